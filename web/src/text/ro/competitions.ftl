# Cupe, campionate și sezoane
competitions = Cupe și campionate
    .text = Pentru o seară, un turneu la club sau un sezon întreg: cu cutia pe o masă adevărată, aici, sau amestecat, cum vă place.
start-competition = Creează o competiție
start-it = Creeaz-o
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
box-season = Sezonul din cutie
    .text = Cel mult { $most } echipe, seară după seară.
    .table = { $most } la aceeași masă, mai multe seri, cu piața transferurilor deschisă.

kind-league = Campionat
    .text = Toți contra toți, o dată sau de două ori; decide clasamentul.
kind-knockout = Cupă
    .text = Cine pierde este eliminat; de la două la șaizeci și patru de echipe.
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
} – toate la aceeași masă: câte primește jocul, la unele după regulile casei.
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
team-matters = În afara terenului
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
legs = Manșe
legs-one = un singur meci
legs-two = tur și retur
when-withdrawn = Dacă o echipă se retrage
withdrawal-halfway = anulate dacă a jucat mai puțin de jumătate, altfel pierdute la masa verde
withdrawal-void = meciurile ei se anulează
withdrawal-award_rest = ce a rămas le revine adversarilor
withdrawal-award_all = toate meciurile ei le revin adversarilor
seeding = Cine cu cine
seeding-lot = prin tragere la sorți
seeding-order = în ordinea scrisă, cea mai puternică prima
lots-seed = Numărul tragerii la sorți
    .usual = îl tragem noi
third-place = Cu meci pentru locul trei
deputies-allowed = Un bot poate juca în locul cuiva care lipsește

# Unde s-a ajuns
matches-played = { $n } din { $of } meciuri jucate
seed-of-lots = numărul tragerii la sorți { $seed }
champion = Locul 1
next-draw = Trage la sorți
next-pair = Fă perechile rundei următoare
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
goals-of-extra-time = Golurile din prelungiri, doar ele
penalties = Lovituri de departajare
    .short = Pen
went-to-extra-time = S-a ajuns la prelungiri
went-to-penalties = S-a ajuns la loviturile de departajare
save-result = Salvează
save-correction = Corectează-l
never-mind = Las-o așa
match-matters = În afara terenului
forfeits = { $team } pierde la masa verde
strike-out = Șterge rezultatul
postpone = Amână
postpone-until = Amânat până la
score-incomplete = Fiecare echipă are nevoie de un număr de goluri, de la 0 în sus.

# Clasamente
league-table = Clasament
points-rule = victorie { $win }, egal { $draw }
league-winner = Câștigător
column-extra = Prelungiri
    .short = S
group = Grupa { $letter }
place = Locul
played = Jucate
    .short = M
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
points-for-rest = puncte pentru o rundă liberă: { $n }
docked = puncte prin decizie: { $n }
results-grid = Toți contra toți
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
in-the-list = O găsesc toți în listă
co-organisers = Cine are linkul organizatorilor înscrie și corectează rezultate ca tine. Un link nou îl face inutil pe cel vechi.
make-key = Fă un link pentru organizatori
organisers-link = Linkul organizatorilor
delete-competition = Șterge competiția
delete-sure = Ștergi „{ $name }” pentru totdeauna?
sign = Semnează
    .why = Numele tău stă lângă ce schimbi.
