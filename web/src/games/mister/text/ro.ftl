# Mister
your-eleven = Primul tău unsprezece
your-album = Albumul tău
your-bench = Banca ta
put-there = { $name }: { $place }
still-missing = { $n ->
    [one] Mai lipsește unul
    [few] Mai lipsesc { $n }
   *[other] Mai lipsesc { $n }
}
hand-in-eleven = Trimite-i pe teren
to-bench = { $name } pe bancă
line-up-how = Trage-ți oamenii sau atinge întâi unul și apoi un loc. La fel se schimbă doi între ei.
line-up-short = Trage un om sau atinge doi ca să-i schimbi între ei
sheets-secret = Se scriu echipele. Nimeni nu vede vreun nume până nu sunt predate toate.
sheet-theirs = { $n ->
    [one] Și { $names } își scrie echipa.
    [few] Și { $names } își scriu echipele.
   *[other] Și { $names } își scriu echipele.
} Nimeni nu vede vreun nume până nu sunt predate toate.
line-up-done = Foaia de joc e predată. Nimeni n-o vede până nu termină și ceilalți.
keeper-fixed = Portarul tău stă în poartă și nu joacă altundeva.
mark-won = câștigat
mark-lost = pierdut
lifted-by = +{ $n } la toate
bonus-means = +{ $n } la toate în acest atac
eleven-of = Primul unsprezece al lui { $name }
nobody-at = nimeni: { $place }
not-him = Nu el: cei pe care îi poți alege sunt luminați.
kick-in = marcat
kick-out = ratat
kick-to-come = urmează
row-of-kicks = Loviturile lui { $name }
takers = Executanți
taker-number = numărul { $n }
takers-how = Primii cinci execută sigur. Atinge doi și se schimbă între ei.
takers-done = Lista e predată, primii { $n } așteaptă la mijlocul terenului.
hand-in-takers = Predă lista
squad-of = Lotul lui { $name }: { $n } din { $all }
signed = { $n } din { $all }
of-all = din { $n }
offered-to = Pentru { $name }
results = Rezultate
on-penalties = { $score } la departajare
shoot-out-now = departajare
standings = Clasament
points = { $n ->
    [one] un punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
evening = Seara de până acum
round-of = Etapa { $round } din { $rounds }
cup-stage = { $round ->
    [1] semifinală
   *[other] { $n ->
        [1] finală
       *[other] pentru locul trei
    }
}

# Letters
letter-name = { $letter ->
    [A] finalizare
    [B] joc de cap
    [C] apărare
    [D] pasă
    [E] centrare
    [F] lovituri fixe
    [G] parade
   *[H] baloane înalte
}
letter-means = { $letter ->
    [A] A, finalizare: șuturile și unu la unu cu un fundaș.
    [B] B, joc de cap: duelurile aeriene și loviturile de cap la poartă.
    [C] C, apărare: oprește pase, centrări și driblinguri. Portarul iese cu el din poartă.
    [D] D, pasă: deschide apărarea. Cu D-ul lui, portarul lansează atacul.
    [E] E, centrare: mingi în careu. La un corner ajunge un 8.
    [F] F, lovituri fixe: lovituri libere și penalty-uri.
    [G] G, parade: ce are portarul împotriva șuturilor.
   *[H] H, baloane înalte: ce are portarul împotriva loviturilor de cap.
}

# The market
squad-group = { $group ->
    [keeper] Portar
    [full-backs] Laterali
    [centre-backs] Centrali
    [wingers] Extreme
    [midfield] Mijlocași
    [forwards] Atacanți
   *[bench] Bancă
}
group-one = { $group ->
    [keeper] un portar
    [full-backs] un lateral
    [centre-backs] un fundaș central
    [wingers] o extremă
    [midfield] un mijlocaș
   *[forwards] un atacant
}
group-code = { $group ->
    [keeper] P
    [full-backs] FL
    [centre-backs] FC
    [wingers] EX
    [midfield] MC
   *[forwards] A
}
group-full = complet
group-wants = { $n ->
    [one] mai trebuie unul
    [few] mai trebuie { $n }
   *[other] mai trebuie { $n }
}
group-free = { $n ->
    [one] un loc liber
    [few] { $n } locuri libere
   *[other] { $n } de locuri libere
}
no-more = ajunge, mulțumesc
no-more-how = Atinge: din aceștia ajunge, sunt lăsați să treacă
frame-here = aici
missing-groups = Mai lipsesc: { $groups }
to-come = { $n ->
    [one] încă o carte
    [few] încă { $n } cărți
   *[other] încă { $n } de cărți
}
time-through = { $n ->
    [1] prima trecere
    [2] a doua trecere
   *[other] trecerea { $n }
}
pass-him = Trec
refuse-him = Nu, mulțumesc
sign-him = Semnez
flick-left = sau împinge-l la stânga
flick-right = sau împinge-l la dreapta
contract = Contract
contract-terms = { $name }, omul cu numărul { $n } din lotul tău
swap-terms = El vine, iar cel pe care îl atingi în album pleacă.
swap-how = Atinge-l pe cel care pleacă în locul lui
stamp-signed = Semnat
stamp-swapped = Schimb
stamp-discarded = Decartat
stamp-refused = Nu
deed-signed = a semnat cu { $who }
deed-swapped = a făcut schimb pentru { $who }
deed-discarded = a trecut peste { $who }
deed-refused = l-a refuzat pe { $who }
no-choice-second-goalkeeper = Portar ai deja, iar lotul are unul singur. Art. 2.5
no-choice-goalkeeper-missing = Paisprezece oameni și niciun portar: doar el mai încape. Art. 2.6
no-choice-last-buyer = Doar tu mai cumperi: îl iei pe cel care vine. Art. 2.8
no-choice-late-pass = Pachetul s-a parcurs: acum toți îl iau pe cel care vine. Art. 2.10
scout = Fișa scouterului
scout-have = { $group ->
    [keeper] { $n ->
        [0] Încă nu ai portar
       *[other] Portarul îl ai
    }
    [full-backs] Laterali: ai { $n }, îți trebuie { $places }
    [centre-backs] Centrali: ai { $n }, îți trebuie { $places }
    [wingers] Extreme: ai { $n }, îți trebuie { $places }
    [midfield] Mijlocași: ai { $n }, îți trebuie { $places }
   *[forwards] Atacanți: ai { $n }, îți trebuie { $places }
}
scout-asks = ce îi cer cărțile
scout-average = medie
scout-mark = medie { $average }
scout-verdict = { $total } în total: { $rank ->
    [1] nimeni de pe postul lui nu are mai mult
   *[other] al { $rank }-lea din { $among } pe postul lui
}
assistant-finish = Termină secundul
assistant-short = Secundul
assistant-buys = Cumpără secundul tău
assistant-stop = Oprește

# Questions
asks-mister-draft = Îl iei?
asks-mister-market = Faci schimb?
asks-mister-line-up = Echipa e gata?
asks-mister-place = Unde joacă { $name }?
asks-mister-gap = Cine mai lipsește?
asks-mister-taker = Cine execută?
asks-mister-leaver = Cine iese?
asks-mister-substitute = Cine intră?
asks-mister-shoot = În ce parte?
asks-mister-dive = În ce parte plonjează?
asks-mister-order = Cine execută și când?
quiet-mister-taker = Contează F-ul. Atinge-l de două ori
quiet-mister-leaver = Sunt la fel de buni. Atinge-l de două ori
quiet-mister-substitute = Atinge de două ori pe cineva de pe bancă
quiet-mister-shoot = Atinge o carte, apoi încă o dată, sau treimea ei de poartă
quiet-mister-dive = Atinge o carte, apoi încă o dată, sau treimea ei de poartă

# The team talk
cards-ask = Ce cer cărțile
marks-how = La fiecare: cele trei cifre cerute cel mai des pe locul lui, prima în auriu.
his-marks = Pe locurile aprinse: ce ar aduce { $name } acolo. ▲ mai mult decât cel de acum, ▼ mai puțin.
pitch-has = Și pe teren ai
specialist = { $verb ->
    [anyone] { $letter } { $n }: cine centrează
    [wall] { $letter } { $n }: zidul
   *[skill] { $skill }
}
specialist-none = nimeni: { $what }
specialist-on = { $what }, oriunde ar juca: cărțile de acțiune { $cards }.
place-asked = { $place }: cerut { $n ->
    [one] o dată
    [few] de { $n } ori
   *[other] de { $n } de ori
} în cărțile de acțiune. { $asks }.
asked-times = { letter-name } { $n }

# The match
actions-left = { $n ->
    [one] încă o carte
    [few] încă { $n } cărți
   *[other] încă { $n } de cărți
}
word-kick-off = Începe!
word-full-time = Gata!
word-goal = GOL!
word-saved = PARADĂ!
tag-attack = { $who ->
    [you] Tu ataci
   *[other] { $name } atacă
}
needs = trebuie { $n }
phase-title = { $verb ->
    [duel] { $letter ->
        [A] Unu la unu
        [B] Duelul aerian
        [C] Deposedarea
        [D] Pasa
       *[E] Centrarea
    }
    [anyone] Cornerul
    [keeper] Degajarea
    [taker] Executantul
    [wall] Zidul
    [skill] Execuția specială
    [bonus] Avântul
    [sent_off] Roșul
    [injury] Accidentarea
   *[shot] Șutul
}
chip-won = { letter-name } { $n } bate { $their } { $m }
chip-won-bonus = { letter-name } { $plain } + { $bonus } bate { $their } { $m }
chip-level = { $n } la { $m }: egal nu ajunge
chip-lost = { letter-name } { $n } la { $their } { $m }: minge pierdută
chip-margin-won = { $n } la { $m }: { $way ->
    [less] cartea acceptă { $margin } mai puțin, și ajunge
   *[more] cartea cere { $margin } în plus și ajunge
}
chip-margin-lost = { $n } la { $m }: { $way ->
    [less] cartea acceptă { $margin } mai puțin, și tot nu ajunge
   *[more] cartea cere { $margin } în plus
}
chip-unopposed = Nimeni pe post de { $place }: drum liber
chip-nobody-there = Nimeni pe post de { $place }: atac încheiat
chip-crosser = Centrează { $name }: { letter-name } { $n }, ajunge { $need }
chip-no-crosser = Nimeni nu are { letter-name } { $need }: cornerul se stinge
chip-launch = Degajează { $name }: { letter-name } { $n }
chip-no-launch = { letter-name } sub { $need }: direct în tribună
chip-over-the-wall = Nimeni din zid nu e destul de înalt
chip-blocked = { $name } are { letter-name } { $n }: zidul ține
chip-trick = { $name } știe execuția
chip-no-trick = Nimeni nu știe execuția
chip-leader = { $name } îi ridică pe toți
chip-no-leader = Nimeni nu-i ridică
chip-lifted = Mai mult la toate și încă o carte
chip-taker = Execută { $name }: { letter-name } { $n }
chip-sent-off = { $name } e eliminat
chip-injured = { $name } se accidentează și iese
chip-comes-on = Intră { $name }

# The shot
the-ball = mingea
tag-does = { $does ->
    [shoots] { $who ->
        [you] Tu șutezi
       *[other] { $name } șutează
    }
   *[dives] { $who ->
        [you] Tu plonjezi
       *[other] { $name } plonjează
    }
}
went-shot = { $who } a șutat: { $where }
went-dive = { $who } a plonjat: { $where }
laid-down = { $card }, cu fața în jos
fork-level = { letter-name } { $n } la { $their } { $m }: egal
fork-penalty = Penalty-ul e cu unu mai ușor: { $n } la { $m } e egal
fork-pure = Doar pe ghicite
fork-other = altă parte: gol
fork-same = aceeași parte: paradă
fork-goal = { $n } la { $m }: pe asta n-o oprește nimeni
fork-goal-easier = { $n } la { $m }, iar penalty-ul e cu unu mai ușor: pe ăsta nu-l oprește nimeni
fork-saved = { $n } la { $m }: asta e a lui
fork-odds = { $fork ->
    [guess] Două din trei intră, dacă nu te citește nimeni
    [goal] Gol, 100 din 100
   *[saved] Paradă, 100 din 100
}

# The first lesson
lesson-mister-1 = Tu ești antrenorul, iar lotului tău îi mai lipsește un om. Literele spun ce știe: F9 e un picior bun la faze fixe. Semnează cu el!
lesson-mister-2 = Secundul a scris foaia de joc și meciul a început. Omul lui Bruno și-a câștigat duelurile și șutează. Încotro sare portarul tău? Tu simți: la dreapta.
lesson-mister-3 = Ce paradă! Acum ți-a reușit atacul. Alegi o parte în secret, la fel și portarul: trimite-o la dreapta.
lesson-mister-goal = Portarul a plecat în partea cealaltă. Semnează cu cei cincisprezece ai tăi, așază-i bine, iar duelurile îți vor aduce altele.

# The first time that something is asked
first-mister-draft = Ai nevoie de cincisprezece oameni: unsprezece joacă, patru stau pe bancă. Pe acesta îl iei sau îl lași. Bilețelul spune ce-i vor cere cărțile de acțiune și dacă îți mai trebuie unul ca el.
first-mister-line-up = Secundul a pus deja unsprezece oameni pe teren. Dacă vrei, mută pe cineva: cu auriu e ce i se cere cel mai des unui loc. Apoi trimite-i pe teren: meciul îl spun cărțile de acțiune.
first-mister-taker = O fază fixă pentru tine. Cine o execută are nevoie de un F bun, faze fixe: atinge-l, apoi mai atinge-l o dată.
first-mister-substitute = Unul dintre ai tăi nu mai poate continua. În locul lui intră cineva de pe bancă: atinge-l, apoi mai atinge-l o dată.
first-mister-shoot = Ai trecut: a mai rămas doar portarul. Alegeți amândoi o parte, în secret. La cifre egale e gol, dacă el n-o alege pe a ta.
first-mister-dive = Se trage la poarta ta. Tu și cel care trage alegeți o parte, în secret. La cifre egale, portarul apără numai pe aceeași parte.
first-mister-order = Tot egal: urmează loviturile de departajare. Pune-i în ordine pe cei care trag, întâi pe cei mai buni la faze fixe, F.
first-mister-market = Între meciuri, un nou-venit poate lua locul unuia dintre cei cincisprezece: atinge-l pe cel care pleacă sau lasă-l pe nou-venit să plece.
