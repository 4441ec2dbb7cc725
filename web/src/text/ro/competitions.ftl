# Cupe, campionate și sezoane
competitions = Cupe și campionate
    .text = Pentru o seară, un turneu la club sau un sezon întreg: cu cutia pe o masă adevărată, aici, sau amestecat, cum vă place.
    .device = Cupe și campionate între cei din jurul acestui dispozitiv și boți: joacă-le aici, lasă boții să joace sau scrie rezultatele meciurilor jucate cu cărțile de carton.
start-competition = Creează o competiție
start-it = Creeaz-o
bring-as = Sub alt nume
bring-file-as = Adu-o
bring-file = Importă dintr-un fișier
not-a-competition = În fișierul acesta nu e nicio competiție.
your-competitions = Ale tale
looked-at = Văzute
for-everyone = Pentru toți
is-over = încheiată
competition-name = Numele competiției
    .example = Campionatul de vineri
which-game = Ce joc
format = Formatul

# Formatele jocului, cu tabloul lor în cutie
box-league = Campionatul din cutie
    .text = Cel mult { $most } echipe, toți contra toți; victorie { $win }, egal { $draw }. Egalul rămâne egal.
    .table = { $most } la aceeași masă, toți contra toți.
box-cup = Cupa din cutie
    .text = Cel mult { $most } echipe; cine pierde este eliminat. La egalitate: o repriză de prelungiri, apoi lovituri de departajare.
    .table = { $most } la aceeași masă: două meciuri în paralel, apoi finala și meciul pentru locul trei.
box-league_once = Campionatul din cutie, doar tur
    .text = Cel mult { $most } echipe, fiecare cu fiecare o dată.
    .table = { $most } la aceeași masă, fiecare cu fiecare o dată.
evening-for = O seară în { $n }
    .text = Toți la aceeași masă: o cupă, un campionat doar tur sau tur-retur, ori un sezon cu piața transferurilor.
evening-way = Ce se joacă
way-cup = o cupă
way-league = un campionat, tur-retur
way-league_once = un campionat, doar tur
way-season = un sezon de mai multe seri, cu piața transferurilor
box-season = Sezonul din cutie
    .text = Cel mult { $most } echipe, seară după seară.
    .table = { $most } la aceeași masă, mai multe seri, cu piața transferurilor deschisă.

kind-league = Campionat
    .text = Toți contra toți, o dată sau de două ori; decide clasamentul.
kind-knockout = Cupă
    .text = Cine pierde este eliminat; de la două la șaizeci și patru de echipe.
kind-double_knockout = Dublă eliminare
    .text = Elimină abia a doua înfrângere; de la trei la șaizeci și patru de echipe.
kind-groups_knockout = Grupe și cupă
    .text = Întâi grupele, apoi cele mai bune merg în cupă.
kind-swiss = Turneu elvețian
    .text = Câteva runde în care se întâlnesc echipe cu același punctaj; nimeni nu e eliminat.
kind-best_of = Serie
    .text = Două echipe, cel mai bun din trei, cinci sau șapte meciuri.
kind-match = Un singur meci
    .text = Toți la aceeași masă, o singură dată.
kind-season = Sezon
    .text = Mai multe seri la aceeași masă; loturile trec de la una la alta, dacă jocul le are.

# Echipe
teams = Echipe
team = Echipa
team-names = Numele, câte unul pe rând
team-count = { $n ->
    [one] O echipă
    [few] { $n } echipe
   *[other] { $n } de echipe
} – formatul acesta cere între { $fewest } și { $most }.
team-count-exact = { $n ->
    [one] O echipă
    [few] { $n } echipe
   *[other] { $n } de echipe
} – formatul acesta e pentru exact { $exactly }.
teams-at-one-table = { $n ->
    [one] O echipă
    [few] { $n } echipe
   *[other] { $n } de echipe
} – toate la aceeași masă: numărul îl stabilește jocul (la unele depinde de regulile casei).
names-twice = Două echipe cu același nume: { $names }
who-plays-them = Cine joacă pentru ele?
with-cardboard = Carton: rezultatele se scriu de mână
cardboard = Carton
people-with-link = Oameni: cine are linkul ia o echipă
i-play-it = Eu
team-by-team = Echipă cu echipă
teams-count = { $n ->
    [one] o echipă
    [few] { $n } echipe
   *[other] { $n } de echipe
}
you-play-it = Tu
somebody-plays-it = E luată
nobody-plays-it = Încă liberă
take-team = Joc eu
team-matters = Decizii
deputy = Înlocuitor
deputy-is = Înlocuitor: { $bot }
no-deputy = nimeni
dock-point = Scade un punct
withdraw-team = Se retrage
withdraw-sure = { $team } se retrage definitiv?
withdrawn = retrasă

# Regulament
regulations = Regulament
points-for = Puncte pentru victorie, egal, înfrângere
tie-breaks = La puncte egale
tie-breaks-difference = întâi golaverajul
tie-breaks-head-to-head = întâi meciurile directe
tie-breaks-wins = întâi victoriile
tie-breaks-fair-play = golaverajul, apoi fair-play
term-best_of = Cel mai bun din
term-groups = Grupe
term-through = Merg mai departe din fiecare grupă
term-rounds = Runde
legs-one = un singur meci
legs-two = tur și retur
withdrawal-halfway = anulate dacă a jucat mai puțin de jumătate, altfel pierdute la masa verde
withdrawal-void = meciurile ei se anulează
withdrawal-award_rest = ce a rămas le revine adversarilor
withdrawal-award_all = toate meciurile ei le revin adversarilor
seeding-lot = prin tragere la sorți
seeding-order = în ordinea scrisă, cea mai puternică prima
lots-seed = Numărul tragerii la sorți
    .usual = îl tragem noi
level-rule-extra_time = prelungiri, apoi lovituri de departajare
level-rule-penalties = direct lovituri de departajare
level-rule-replay = se rejoacă
level-rule-any = cum se înțeleg
third-place = Cu meci pentru locul trei
deputies-allowed = Un bot poate juca în locul cuiva care lipsește

# Unde s-a ajuns
matches-played = meciuri jucate: { $n } din { $of }
seed-of-lots = numărul tragerii la sorți { $seed }
champion = Locul 1
next-draw = Trage la sorți
next-pair = Fă perechile rundei { $n }
next-lots = La egalitate: să decidă sorții
simulate-rest = Lasă boții să joace
simulating = Boții joacă: { $n } din { $of }
simulation-stop = Oprește aici

# Tragerea la sorți
the-draw = Tragerea la sorți
drawn-with = Tragerea { $lot }, din numărul { $seed }: același număr dă mereu aceeași tragere.
skip-draw = Sari peste
draw-again = Vezi-o din nou

# Meciuri
fixtures = Programul
match-number = Meciul { $n }
result = Rezultat
rests = Liberă: { $team }
simulated = simulat
after-extra-time = după prelungiri
won-on-penalties = { $figures } la loviturile de departajare
status-begun = în desfășurare
status-postponed = amânat
status-forfeited = la masa verde
status-awarded = la masa verde
status-void = anulat
status-sealed = sigilat până la sfârșitul rundei
postponed-until = amânat: { $until }
play-it = Joacă-l
open-its-table = Deschide masa lui
watch-bots = Urmărește-l în direct
to-the-table = La masă
watch-match = Privește
back-to-competition = Înapoi la competiție
enter-result = Scrie rezultatul
correct = Corectează
goals = Goluri
penalties = Lovituri de departajare
    .short = Pen
save-result = Salvează
save-correction = Corectează-l
save-and-next = Salvează, apoi următorul
quick-entry = Introdu o etapă întreagă
    .how = Două numere și Enter: apoi urmează meciul următor.
quick-entry-done = Gata
match-day = Etapă
more-of-match = Altele
never-mind = Renunță
match-matters = Decizii
forfeits = { $team } pierde la masa verde
strike-out = Șterge rezultatul
postpone = Amână
postpone-until = Amânat până la
leg-first = tur
leg-second = retur
leg-replay = rejucare
leg-series = meciul { $n } al seriei
leg-changed = cu locurile schimbate
match-waits = Echipele sau turul nu sunt încă hotărâte. Se poate amâna de pe acum.
level-then-any = Egalitate. Ce a urmat?
level-then-extra_time = Egalitate: prelungiri, apoi lovituri de departajare.
level-then-penalties = Egalitate: lovituri de departajare.
level-then-replay = Egalitate: se rejoacă, meciul apare în program.
level-extra_time = Prelungiri
level-penalties = Lovituri de departajare
level-replay = Se rejoacă
score-fewer-after = După prelungiri nu pot fi mai puține goluri decât înainte.
bye = trece fără meci
score-incomplete = Fiecare echipă are nevoie de un număr de goluri, de la 0 în sus.

# Clasamente
league-table = Clasament
points-rule = victorie { $win }, egal { $draw }
against-the-field = Match points față de toți cei cu aceleași cărți, de la 0 la 100
field-results = Boții cu aceleași cărți: { $figures }
points-duplicate = de la 0 la 100 pe meci, față de ceilalți
be-second = Fii al doilea
term-duplicate = Aceleași cărți pentru toată runda
duplicate-no = nu
duplicate-once = duplicat: fiecare meci o dată
duplicate-pairs = duplicat pe perechi: fiecare meci de două ori, cu locurile schimbate
term-field_tables = Meciuri ale boților pentru comparație
term-field_bot = Boții din comparație
league-winner = Câștigător
column-extra = Prelungiri
    .short = S
group = Grupa { $letter }
place = Locul
played = Jucate
    .short = M
column-evening-played = Seri
    .short = S
column-evening-won = Seri câștigate
    .short = Câșt.
column-evening-goals_for = Scorul tuturor serilor
    .short = Scor
evening-details = Clasament intern, meciuri, loturi, transferuri
evening-round = Etapa { $n }
evening-after-round = După etapa { $n }
evening-transfers = Transferuri
evening-transfer = { $came } în locul lui { $left }
evening-squads = Loturile la final
column-won = Victorii
    .short = V
column-drawn = Egaluri
    .short = E
column-lost = Înfrângeri
    .short = Î
column-goals_for = Goluri marcate
    .short = GM
column-goals_against = Goluri primite
    .short = GP
difference = Golaveraj
column-points = Puncte
    .short = Pct
form = Formă
form-win = victorie
    .short = V
form-draw = egal
    .short = E
form-defeat = înfrângere
    .short = Î
ahead = În față la { $reason }
results-grid = Toți contra toți
grid-void = anulat
grid-awarded = la masa verde
grid-of-group = Grupa { $letter }: toți contra toți
bracket = Tabloul
goes-through = merge mai departe
top-scorers = Golgheteri

# Cine ce a schimbat, hârtie și organizatori
changes = Cine și ce a schimbat
all-changes = Arată toate ({ $n })
on-paper = Pe hârtie
paper = Hârtie
paper-a4 = A4
paper-letter = Letter
black-and-white = Alb-negru
print-board = Tipărește tabloul
print-blank = Tablou gol
print-sheet = Foaie de arbitraj
print-lineup = Foi de formație
print-cards = Cărțile
print-rules = Regulile
printing = Tipografia lucrează …
export-json = Totul într-un fișier (JSON)
export-csv = Rezultatele ca tabel (CSV)
import-csv = Rezultate dintr-o listă (CSV)
organising = Organizare
in-the-list = Vizibilă pentru toți în listă
co-organisers = Cine are linkul organizatorilor introduce și corectează rezultate ca tine. Un link nou îl face inutil pe cel vechi.
make-key = Fă un link pentru organizatori
organisers-link = Linkul organizatorilor
delete-competition = Șterge competiția
delete-sure = Ștergi „{ $name }” pentru totdeauna?
sign = Semnează
    .why = Numele tău stă lângă ce schimbi.
sign-first = Întâi semnătura
unsigned = Nu s-a schimbat nimic: nu a semnat nimeni.

yes-do-it = Da
new-team-name = Numele echipei
rename-team = Schimbă numele
dock-points = Puncte luate (date, cu minus)
dock-why = De ce
team-returns = Joacă mai departe
struck-out = anulat
strike-change = Anulează
change-competition = Schimbă ceva
rename-competition = Schimbă numele competiției
late-team = Încă o echipă
let-team-in = Înscrie-o
redraw = Refă tragerea la sorți
change-regulations = Schimbă regulamentul
points-for-win = Victorie
points-for-draw = Egal
points-for-defeat = Înfrângere
tie-breaks-buchholz = întâi forța adversarilor (Buchholz)
tie-breaks-median = adversarii fără cel mai puternic și cel mai slab (mediană)
tie-breaks-own = cum sunt acum
term-head_to_head = Meciurile directe
head-to-head-once = o dată, între toate echipele la egalitate
head-to-head-reapplied = din nou între cele rămase la egalitate
term-best_next = Și cele mai bune dintre următoarele
term-legs = Meciuri cu fiecare adversară
term-final_legs = Meciurile finalei
term-withdrawal = Dacă o echipă se retrage
term-forfeit_goals = Golurile unui meci la masa verde
term-seeding = Cine cu cine joacă
seeding-pots = grupe trase la sorți pe urne, după listă
term-level = La egalitate
away-goals = Decid întâi golurile din deplasare

# Date
date-day = Ziua
date-time = Ora
date-place = Locul
date-set = Stabilește data
date-change = Schimbă data
date-save = Salvează data
next-day = Următoarea etapă: { $name }, { $date }
overdue = { $n ->
    [one] Un meci a rămas în urmă
    [few] { $n } meciuri au rămas în urmă
   *[other] { $n } de meciuri au rămas în urmă
}
postponed-to = amânat pe { $date }
export-ics = Datele pentru calendar (iCalendar)

# Marcatori
scorers-and-cards = Marcatori și cartonașe
scorer-name = Marcator
scorer-add = Adaugă un marcator
scorer-remove = Scoate { $name }
card-points = Puncte pentru cartonașe (fair-play)

# Înscrieri
sign-up = Înscrieri
sign-up-until = Deschise până la { $closes }: locuri ocupate { $n } din { $of }.
sign-up-first = Echipele urmează să se înscrie
sign-up-name = Echipa ta
sign-up-team = Înscrie-te
applicant-waiting = pe lista de așteptare
applicant-admitted = ești înscris
applicant-rejected = nu a fost primită
waiting-list = Lista de așteptare
admit = Primește
reject = Respinge
sign-up-close = Închide înscrierile
sign-up-closes = Deschise până la
sign-up-places = Locuri
sign-up-approve = Primesc eu fiecare echipă
sign-up-open = Deschide înscrierile
let-teams-sign-up = Echipele se înscriu printr-un link

## Pentru cei care urmăresc

follow = Urmărește
follow-note = Pentru cei care vor doar să privească: clasamente, scoruri și meciurile următoare, în direct.
follow-page = Pagina spectatorilor
big-screen-mode = Ecran mare
whole-competition = Toată competiția
next-matches = Meciurile următoare
latest-results = Ultimele scoruri
nothing-drawn = Încă nu s-a tras la sorți.
turn-back = Înapoi
turn-next = Înainte
turn-hold = Oprește
turn-on = Continuă rotirea
full-screen = Pe tot ecranul
leave-screen = Părăsește ecranul mare
frame-elsewhere = Pe alt site
frame-note = Un cadru fără butoane, doar de citit. Cine administrează serverul numește site-urile care îl pot arăta:
frame-code = Codul pentru site
