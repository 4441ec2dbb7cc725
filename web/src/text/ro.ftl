# Pagina în română. Cuvintele jocurilor vin de la server.

skip-to-content = La conținut
settings = Setări
language = Limba
theme-dark = Întunecat
theme-light = Luminos
to-home = Înapoi la masă

lost = Ofsaid!
    .text = Pagina asta nu există. Poate s-a rătăcit o literă din adresă.

card-back = o carte cu fața în jos
some-cards = { $n } × { $name }
zone-size = { $name }: { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}

question = Ce ești întrebat
your-turn = E rândul tău
article = art. { $article }
all-moves = Toate mutările
waiting-for = Așteptăm: { $names }.
waiting-for-seats = Așteptăm să se ocupe locul liber.
match-over = Fluier final.
move-sent = E pe drum …
on-the-table = Pe masă
commentary = Comentariu
kick-off-soon = Echipele ies din tunel.
score = Scor
you = (tu)
to-move = la rând
seat-out = afară
seat-deputy = joacă un înlocuitor
seat-open = loc liber
seat-away = plecat o clipă
clock-days = { $days } z { $hours } h

# Acasă
welcome = Ce jucăm?
    .text = Patru jocuri de cărți despre fotbal la o singură măsuță: cu boții, în jurul unui ecran sau cu prietenii de departe.
play-now = Joacă
dealing = Se împart cărțile …
set-up = Pregătește
rules = Reguli
cards = Cărți
unfinished = Rămase neterminate
join = Te așteaptă cineva?
join-it = Intră
table-code = Codul mesei
offline = Ești fără rețea, tu sau masa. Verifică legătura și încearcă din nou.
no-answer = Masa nu răspunde. Încearcă din nou imediat.
somebody = Oaspete
sitting-down = Îți caut scaunul …

# Pregătire și intrare
set-up-game = { $game }: pregătește masa
who-plays = Cine joacă
your-name = Numele tău
their-name = Numele lui
how-many = Câți jucători
seat = Locul { $n }
bot = Bot: { $name }
friend-elsewhere = Un prieten de departe (cu un link)
friend-here = Cineva de aici, pe același ecran
kitchen-table = Ecranul acesta e terenul, telefoanele sunt mâinile
rule-options = Regulile casei
time-and-company = Timp și companie
clock = Ceas
clock-none = Fără ceas
clock-move-30 = 30 de secunde pe mutare
clock-move-120 = 2 minute pe mutare
clock-match-600-5 = 10 minute de fiecare, plus 5 secunde pe mutare
clock-match-1800-10 = 30 de minute de fiecare, plus 10 secunde pe mutare
clock-days-1 = O zi pe mutare
clock-days-3 = Trei zile pe mutare
clock-days-7 = O săptămână pe mutare
when-late = Când expiră timpul
when-gone = Când pleacă cineva
policy-wait = ceilalți așteaptă
policy-deputy = continuă un bot ca înlocuitor
policy-forfeit = meciul e pierdut
public-table = Oricine poate ocupa un loc liber
with-chat = Cu chat
spectators-delay = Spectatorii văd
delay = { $seconds ->
    [0] imediat
    [one] cu { $seconds } secundă mai târziu
    [few] cu { $seconds } secunde mai târziu
   *[other] cu { $seconds } de secunde mai târziu
}
open-table = Deschide masa
join-table = Ocupă-ți locul
sit-down = Așază-te

# La masă
lobby = Îi așteptăm pe ceilalți
    .text = Trimite linkul celui care trebuie să stea acolo sau citește-i codul.
put-bot = Pune un bot acolo
new-invite = Link nou
take-down = Strânge masa asta
menu = Meniu
close = Închide
undo = Ia mutarea înapoi
offer-draw = Propune egalitate
resign = Abandonează
resign-sure = Chiar abandonezi?
sound-on = Cu sunet
sound-off = Fără sunet
big-screen = Ecranul mare
other-device = Continuă pe alt dispozitiv
    .note = Cine are acest link joacă pe locul tău. E doar pentru tine.
fair-deal = Împărțirea e cinstită?
    .note = Aceasta e amprenta numărului din care s-au împărțit cărțile. La sfârșit se arată numărul și oricine poate verifica.
link = Link
qr-code = Linkul ca un cod QR
copy = Copiază
copied = Copiat
share = Trimite
skip = Mai departe
goal = GOOOL!
agree = De acord
decline = Nu
withdraw = Nu mai cer
asks-undo = { $name } ar vrea să ia înapoi { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
asked-undo = Ai cerut să iei înapoi { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}.
asks-draw = { $name } propune egalitate.
asked-draw = Ai propus egalitate.
rematch = Revanșa
match-report = Cronica meciului
chat = Chat
say-something = Spune ceva
say-it = Spune
line-broken = S-a întrerupt legătura. Încerc din nou …
closed-4401 = Acest link nu mai deschide locul.
closed-4403 = Gazda te-a rugat să ieși.
closed-4404 = Masa asta nu există.
closed-4409 = Ești la această masă în prea multe ferestre. Aceasta a fost închisă.

# Din mână în mână
hand-on = Dă dispozitivul la locul { $n }
    .text = Cortina e trasă: nimeni nu vede nicio mână. O ridică cel care ia dispozitivul.
i-have-it = E la mine, ridică cortina

# 101 Champions Challenge
pitch = Terenul
cards-left = { $n ->
    [one] a mai rămas o carte
    [few] au mai rămas { $n } cărți
   *[other] au mai rămas { $n } de cărți
}
has-ball = are mingea
ball-yours = Ai mingea, cu { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} în mână.
ball-theirs = Adversarul are mingea, cu { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} în mână.

# Go-Goal!
discarded = { $n ->
    [one] una decartată
    [few] { $n } decartate
   *[other] { $n } de decartate
}
against = împotriva
open-play = Minge în joc
goals-of = { $goals } goluri din { $wanted }
holds = { $players } + { $actions } în mână
join-team = În echipa ta
attack-team = Atacă
no-footballers = Nimeni pe teren.

# Mister
your-eleven = Primul tău unsprezece
put-there = { $name }: { $place }
still-missing = { $n ->
    [one] mai lipsește unul
    [few] mai lipsesc { $n }
   *[other] mai lipsesc { $n }
}
hand-in-eleven = Trimite-i pe teren
fill-by-role = Completează după post
clear-sheet = De la capăt
to-bench = { $name } înapoi pe bancă
line-up-how = Trage-ți oamenii pe teren sau atinge întâi unul și apoi un loc. La fel se schimbă doi între ei.
line-up-done = Foaia de joc e predată. Nimeni n-o vede până nu termină și ceilalți.
mark-won = câștigat
mark-lost = pierdut
mark-open = în curs
shoots = șutează
dives = plonjează
tap-twice = Atinge o direcție, apoi încă o dată ca să confirmi.
attacks = atacă
lifted-by = +{ $n } la toate
eleven-of = Primul unsprezece al lui { $name }
nobody-at = nimeni: { $place }
kick-in = marcat
kick-out = ratat
kick-to-come = urmează
takers-how = Atinge-ți executanții în ordinea în care merg la punct. Primii { $n } execută sigur, ceilalți dacă se merge mai departe.
takers-done = Lista e predată, primii { $n } așteaptă la mijlocul terenului.
hand-in-takers = Predă lista
squad-of = Lotul lui { $name }: { $n } din { $all }
signed = { $n } din { $all }
role-need = { $role }: { $n }, pentru primul unsprezece e nevoie de { $places }
offered-to = Pentru { $name }
refuse-here = Lasă-l aici ca să refuzi
results = Rezultate
on-penalties = { $score } la penaltyuri
standings = Clasament
points = { $n ->
    [one] un punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}

# Best 11
list-price = preț de listă: { $n ->
    [one] 1 milion
    [few] { $n } milioane
   *[other] { $n } de milioane
}
sold-out = S-a vândut tot: tarabele sunt goale.
captain = căpitan
shirt = numărul { $n }
free-place = numărul { $n }: loc liber ({ $role })
no-coach = încă fără antrenor
your-team = Primul tău unsprezece
tap-again = Atinge din nou ca s-o faci
in-action = în acțiune
worth-now = acum valorează { $n }
twinned = înfrățire cu { $names }
events-held = { $n ->
    [one] 1 carte de eveniment
    [few] { $n } cărți de eveniment
   *[other] { $n } de cărți de eveniment
}
places-filled = { $n } din { $all } locuri ocupate
pick-manager = Alege: { $name }
duel = Provocarea
total-of = { $total } din { $wanted }
points-paid = { $n } pe bani
no-card-yet = Încă nicio carte
half-stands = A ieșit!
half-fails = Nu ajunge
half-holds = Rezistă!
half-beaten = Învinsă
half-powerless = La penalty nu ajută
half-nobody-for-it = Nu e nimeni potrivit
half-no-substitute = N-are cine să intre
duel-goal = Gol pentru { $attacker }!
duel-cancelled = Gol anulat: ecranul îi dă dreptate lui { $defender }.
duel-refused = { $defender } are imunitate: { $attacker } pleacă acasă.
duel-no-goal = Niciun gol: { $defender } răsuflă ușurat.
reckoning = Sezonul în cifre
part-footballers = Fotbaliști
part-coach = Antrenor
part-formation = Sistem
part-scored = Goluri marcate
part-conceded = Goluri primite
part-stadium = Stadion
part-money = Bani
part-points = Puncte

# Reguli, cărți și cronici de meci
fetching = O clipă …
rules-of = { $name }: regulile
contents = Cuprins
seek-rules = Caută în reguli
articles-found = { $n ->
    [one] un articol
    [few] { $n } articole
   *[other] { $n } de articole
}
nothing-found = Nu s-a găsit nimic. Încearcă mai puține cuvinte sau altele.
table-of = Tabel: { $name }
our-ruling = Hotărârea noastră
cards-of = { $name }: cărțile
seek-cards = Caută printre cărți
decks = Pachete
all-decks = Toate pachetele
cards-found = { $n ->
    [one] O carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}, { $kinds ->
    [one] de un singur fel
    [few] de { $kinds } feluri
   *[other] de { $kinds } de feluri
}
deck-size = { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
in-the-box = { $n ->
    [one] În cutie este una.
    [few] În cutie sunt { $n }.
   *[other] În cutie sunt { $n }.
}
previous-card = Cartea dinainte
next-card = Cartea următoare
report-of = Cronica meciului: { $names }
winner = câștigă
expected-goals = goluri așteptate: { $n }
moves-played = { $n ->
    [one] O mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}
minutes = { $n ->
    [one] un minut
    [few] { $n } minute
   *[other] { $n } de minute
}
moves-undone = { $n ->
    [one] una luată înapoi
   *[other] { $n } luate înapoi
}
replay = Meciul în reluare
moment = Momentul meciului
move-of = Mutarea { $n } din { $all }
step-back = O mutare înapoi
step-on = O mutare înainte
replay-run = Reluarea
replay-stop = Oprește
timeline = Cum a fost
goals-only = Doar golurile
figures = Cifre
    .note = Ce a numărat jocul în acest meci: o medie când e vorba de mai mulți antrenori, o parte din 1 când spune cât de des.
record = De păstrat
    .text = Tot meciul într-un fișier mic: cine are Tavolino îl poate revedea.
download-record = Descarcă meciul
check-deal = Au fost împărțite cinstit cărțile?
    .text = Înainte de fluierul de început toți au văzut o amprentă: ea vine din numărul după care s-au împărțit toate cărțile. Acum și numărul e la vedere.
    .how = Cu Tavolino pe calculator, rândul acesta verifică dacă numărul, amprenta și cărțile se potrivesc și dacă fiecare mutare a fost permisă:
seed = Numărul împărțirii
seed-hash = Amprenta arătată înainte de început
