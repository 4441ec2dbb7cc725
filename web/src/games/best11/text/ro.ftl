# Best 11
captain = căpitan
in-action = în acțiune
sent-off = eliminat până la finalul rundei
worth-now = acum valorează { $n }
role-on-place = { $role ->
    [P] portar
    [D] fundaș
    [C] mijlocaș
    [A] atacant
   *[coach] antrenor
}
free-place = loc liber pentru: { $role }
puts-him-here = pune-l aici
your-team = Cei unsprezece
b11-team-of = Echipa: { $name }
tap-again = Atinge din nou ca să-l folosești
events-held = { $n ->
    [one] 1 carte de eveniment
    [few] { $n } cărți de eveniment
   *[other] { $n } de cărți de eveniment
}
places-filled = { $n } din { $all } locuri ocupate
pick-manager = Alege pe { $name }
sold-out = Vândut tot: tarabele sunt goale.
no-events = Nicio carte de eveniment în mână
duel = Provocarea
last-words = Cine ce a făcut
your-word = E rândul tău
back-to-market = Înapoi la piață

## The market

no-free-place = niciun loc
coach-likes = îi place { $formation }: +{ $n }
coach-dislikes = nu-i place { $formation }: −{ $n }
yours = al tău
costs = costă { $n ->
    [one] 1 milion
    [few] { $n } milioane
   *[other] { $n } de milioane
}
b11-cards-left = { $n ->
    [one] a rămas 1 carte
    [few] au rămas { $n } cărți
   *[other] au rămas { $n } de cărți
}
sold-to = la { $name }
build-ground = Construiește stadionul
ground-terms = { $price } milioane, { $points } puncte
ground-built = Stadionul tău
ground-worth = valorează { $n } puncte
of-your-money = { $price } din cele { $money ->
    [0] 0 milioane
    [one] 1 milion
    [few] { $money } milioane
   *[other] { $money } de milioane
}:
so-much-left = rămân { $n }
plays-card = { $name }: { $card }
scored = marcate
has-ground = stadion

## Purse and notebook

million = { $n ->
    [one] milion
    [few] milioane
   *[other] de milioane
}
next-income = +{ $n } runda viitoare
left-after = după { $name }
would-leave = ar rămâne { $n }
points-to-pay = poți plăti { $n ->
    [one] 1 punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
money-means = Banii cumpără fotbaliști, un antrenor și stadionul, și puncte într-o provocare. Runda viitoare îți aduce { $n ->
    [one] 1 milion
    [few] { $n } milioane
   *[other] { $n } de milioane
}.
formation-means = Sistemul tău: locurile de umplut. Un antrenor căruia îi place aduce 3 puncte la final, unul căruia nu-i place costă 2.
notebook-open = Cartea ta: un singur rând
notebook-used = Cartea ta, folosită
line-money = bani
line-events = cărți
line-challenge = atac
line-free-footballer = gratis
line-free-coach = antrenor
line-poach = ofertă
line-exchange-footballer = schimb
line-exchange-coach = antrenor
line-spending-spree = mulți
line-new-market = noi
line-captain = banderolă
line-immunity = imun
n-m = { $n } M
n-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cărți
}
effect-money = de la casa de bilete
effect-events = din ziare
effect-defenders-up = fundașii tăi au { $n } în plus
effect-midfielders-up = mijlocașii tăi au { $n } în plus
effect-forwards-up = atacanții tăi au { $n } în plus
effect-goalkeeper-up = portarul tău are { $n } în plus
effect-strongest-up = cel mai bun are { $n } în plus
effect-total-up = totalurile tale cresc cu { $n }
effect-two-actions = două cărți de acțiune, alegi una
effect-deny-bonus = bonusul lor nu contează
effect-plain-challenge = doar cu oamenii tăi
effect-free-footballer = un fotbalist gratis
effect-free-coach = un antrenor gratis
effect-poach = unul de-al lor, la dublul valorii
effect-exchange-footballer = unul al tău pentru unul din piață
effect-exchange-coach = antrenorul tău pentru altul
effect-spending-spree = cumperi câți poți plăti
effect-new-market = alte cărți în piață
effect-captain = un căpitan, cu 2 în plus
effect-immunity = nimeni nu te poate provoca
aim-market = acum atinge-l în piață
aim-team = acum atinge pentru cine e

## The question

done = Gata
put-back = Pune la loc
b11-play-it = Joac-o
b11-use-it = Folosește-l
buy-for = Cumpără cu { $n }
take-free = Ia-l gratis
take-free-short = Gratis
leave-it = Lasă
leave-it-at = Lasă la { $n }
lamp-purchase = o cumpărătură
lamp-card = carte nefolosită
duel-on = { $attacker } contra { $defender }
asks-best11-move = Ia un om, folosește un rând, joacă
asks-best11-move-short = Cumpără sau joacă
asks-best11-held = { $name }?
asks-best11-line = Atinge rândul din nou
asks-best11-aim = Pe cine? Sunt aprinși
asks-best11-and-who = Și cine merge cu el?
asks-best11-free-footballer = Cine vine gratis?
asks-best11-free-coach = Care antrenor, gratis?
asks-best11-exchange-in = Cine vine în locul lui?
asks-best11-exchange-coach = Care antrenor în loc?
asks-best11-captain = Cine poartă banderola?
asks-best11-exchange-out = Pe cine dai la schimb?
asks-best11-swap-out = Pe cine oferi?
asks-best11-challenge = Pe cine provoci?
asks-best11-peace = Pace cu cine?
asks-best11-fixture = Cine urmează la provocare?
asks-best11-poach = La ușa cui bați?
asks-best11-swap = Schimb cu cine?
asks-best11-poach-whom = Pe cine iei?
asks-best11-swap-in = Pe cine vrei?
asks-best11-deck = Unde caută scouterul?
asks-best11-scout = Scouterul a venit: cumperi?
asks-best11-discard = Mâna plină: ce pleacă?
asks-best11-show = { $name } te atacă: răspunzi?
asks-best11-bet = Pariezi?
asks-best11-bet-on = Gol sau fără gol?
asks-best11-card = Care din cele două?
asks-best11-drawn = O carte, înainte de a alege?
asks-best11-drawn-other = O carte împotrivă?
asks-best11-choose = Cine intră?
asks-best11-jinx = Un deochi?
asks-best11-target = Pe cine?
asks-best11-replace = Cine intră în locul lui?
asks-best11-review = Ceri monitorul?
asks-best11-scored = Gol! Încă o carte?
asks-best11-step-short = { $n ->
    [one] Lipsește unul: plătești, joci?
   *[other] Lipsesc { $n }: plătești, joci?
}
asks-best11-step-short-hopeless = { $n ->
    [one] Lipsește unul, și n-ai bani
   *[other] Lipsesc { $n }: nu le poți plăti
}
asks-best11-step-enough = Ajunge: lași așa?
asks-best11-step-they-short = Nu le ajunge: lași?
asks-best11-step-they-enough = { $n ->
    [one] Unul mai puțin îi oprește
   *[other] { $n } mai puțin îi opresc
}
asks-best11-step-they-enough-hopeless = { $n ->
    [one] Unul mai puțin ar ajunge: n-ai cum
   *[other] Ar trebui să scazi { $n }: prea mult
}
step-quiet-short = Dacă lași, mingea e pierdută
step-quiet-enough = Încă pot să-l scadă
step-quiet-they-short = Încă pot plăti
step-quiet-they-enough = Un punct mai puțin costă 2 milioane
manager-way-pass = Nu, mai departe
manager-way-leave = Niciunul
manager-way-show = Arată imunitatea
manager-way-first = Cea din stânga
manager-way-second = Cea din dreapta
manager-way-goal = Gol
manager-way-no-goal = Fără gol

## A challenge

b11-full-time = final
b11-turn = { $last ->
    [0] runda { $turn }
   *[other] runda { $turn } din { $last }
}
b11-against = vs
attacks-with = atacă cu
defends-with = se apără cu
total-of = { $total } din { $wanted }
of-wanted = din { $n }
total-hidden = Totalul e cu fața în jos
short-by = { $n ->
    [one] lipsește unul
   *[other] lipsesc { $n }
}
enough = ajunge
nobody-yet = încă nimeni
point-for = { $by } cu
printed-value = pe carte { $n }
with-bonus = bonus { $n }
paid-for = plătit
bonus-denied = bonus anulat
bonus-total = toți pentru unul
bonus-strongest = vedeta
tag-side = { $side ->
    [attack] { $who ->
        [you] Tu ataci
       *[other] { $name } atacă
    }
   *[defence] { $who ->
        [you] Tu aperi
       *[other] { $name } apără
    }
}
half-stands = reușește
half-fails = nu ajunge
half-holds = rezistă
half-beaten = învinsă
half-powerless = nu ajută
half-nobody-for-it = nimeni potrivit
half-no-substitute = nu intră nimeni
b11-word-goal = Gol!
word-held = Oprit!
word-cancelled = Fără gol!
for-name = lui { $name }
reason-short = { $total }: { $n ->
    [one] lipsește unul
   *[other] lipsesc { $n }
} până la { $wanted }.
reason-enough = { $total } din { $wanted }: rezistă.
reason-powerless = Un penalty îl oprește doar o paradă.
reason-nobody = Nimeni potrivit pentru carte.
reason-both-paid = { $owner } a plătit pentru { $raised } în plus, { $rival } a luat înapoi { $lowered }.
reason-raised = { $owner } a plătit pentru { $raised } în plus.
reason-lowered = { $rival } a plătit ca să ia { $lowered } înapoi.
word-action = { $half }
word-picked = { $half }: { $names }, { $total }
word-raised = Un milion pe { $footballer }: { $total }
word-lowered = Două milioane contra lui { $footballer }: { $total }
word-hits = { $card }, pe { $footballer }: { $total }
word-sent-off = { $footballer } e eliminat
word-substituted = Intră { $footballer }: { $total }
word-bet = { $on ->
    [goal] Pariază pe gol
   *[other] Pariază: fără gol
}
stamp-powerless = Nu ajută!
stamp-nobody-for-it = Nimeni!

## The count

paper-name = Fluierul de Seară
paper-turn = Runda { $n } · ediția de noapte
paper-price = Preț: o cafea
paper-counting = Se numără...
paper-wait = Club după club, câștigătorul la urmă
headline-walk = { $name }, fără emoții
headline-clear = { $name } cu { $n }
headline-whisker = { $name } la mustață
headline-level = { $name }, la ultimul rând
headline-shared = Doi campioni
paper-turned = Diferența: { $part }, { $n } în plus
paper-close = Nimic nu i-a despărțit, din prima rundă până în ultima
photo-captain = Cei mai buni unsprezece, ai lui { $name }: căpitanul { $captain } cu banderola
photo-of = Cei mai buni unsprezece: { $name }, { $n } din { $all }
not-their-fault = Nu e vina lui: { $name }, cel mai bun al tău
part-footballers = Fotbaliști, căpitanul +2
part-coach = Antrenor
part-formation = Sistemul plăcut
part-scored = Goluri marcate
part-conceded = Goluri primite
part-stadium = Stadionul
part-money = Bani rămași
part-points = Puncte

# The first lesson
lesson-best11-1 = Construiești cel mai bun unsprezece. În fiecare rundă e piață, iar apărarea ta are un loc liber: cumpără-l pe Ned Yarrowby cu 3 milioane.
lesson-best11-2 = Cartea ta de management oferă patru oportunități și poți folosi una. Tu vrei gol: provoacă-l pe Bruno.
lesson-best11-3 = Pasă în adâncime! Trebuie un mijlocaș și un atacant cu 8 puncte împreună. O carte de eveniment ar ajuta, dar te descurci și fără: mai departe.
lesson-best11-4 = Atacantul pleacă singur. Cine îl lansează? Alege mijlocașul, Drumfetter.
lesson-best11-5 = 7 din 8: atât de aproape! Pentru un milion un fotbalist primește un punct în plus. Odunlade merită.
lesson-best11-6 = 8 din 8: ești în fața porții. Lasă așa și vezi ce poate apărarea lui Bruno.
lesson-best11-goal = Bruno n-a avut pe nimeni pentru asta. Un gol îți aduce 3 puncte și îl costă unul pe Bruno. Când prima echipă e completă, decid punctele.

# The first time that something is asked
first-best11-move = Construiește cel mai bun unsprezece: moneda fiecăruia e prețul lui și, la sfârșit, punctele lui. Într-o tură poți cumpăra unul, folosi un rând din carnet și juca evenimente. Când ai terminat, apasă Gata.
first-best11-challenge = O provocare e un atac. Un gol îți aduce 3 puncte și îi ia adversarului 1. Alege echipa cu apărarea cea mai slabă.
first-best11-choose = Cartea spune ce posturi intră și câte puncte trebuie să strângă împreună. Atinge-ți oamenii: monedele lor se adună.
first-best11-step = Acum amândoi puteți schimba suma. Un punct în plus la ai tăi costă 1 milion, unul în minus la ai lor 2, și ajută și evenimentele. Când nimeni nu mai adaugă nimic, contează.
first-best11-captain = Banderola face ca un om să valoreze cu 2 puncte mai mult, la provocări și la sfârșit. Atinge-l pe cel care o poartă.
first-best11-discard = Mai multe nu se pot ține în mână. Atinge-o pe cea de care ai cel mai puțin nevoie.
first-best11-drawn = Cartea ta de acțiune e întoarsă. Înainte să alegi cine intră, poți juca un eveniment aprins. Altfel, mergi mai departe.
first-best11-drawn-other = Cartea lor de acțiune e întoarsă. Un eveniment aprins de-al tău o poate strica acum. Altfel, mergi mai departe.
first-best11-show = Ești provocat. O carte aprinsă de-a ta poate anula totul. Altfel, mergi mai departe: întâi ei trebuie să-și atingă numărul, apoi răspunde apărarea ta.
first-best11-bet = Alți doi sunt pe cale să se înfrunte. Cine are un pariu în mână poate spune acum dacă va fi gol și ia bani dacă ghicește. Altfel, mergi mai departe.
first-best11-jinx = O provocare între alții. O carte aprinsă de-a ta ia puncte cuiva din acțiune. Altfel, mergi mai departe.
first-best11-review = Ți-au marcat. O carte aprinsă de-a ta cere reluarea. Altfel, mergi mai departe și golul rămâne.
