# Cupe, campionate și sezoane
competitions = Cupe și campionate
    .text = Pentru o seară, un turneu la club sau un sezon întreg: cu cutia pe o masă adevărată, aici, sau amestecat, cum vă place.
start-competition = Creează o competiție
start-it = Creeaz-o
bring-file = Adu una dintr-un fișier
not-a-competition = În fișierul acesta nu e nicio competiție.
your-competitions = Ale tale
looked-at = Văzute
for-everyone = Pentru toți
is-over = încheiată
competition-name = Numele competiției
    .example = Campionatul de vineri
which-game = Care joc
format = Formatul

kind-league = Campionat
    .text = Toți contra toți, o dată sau de două ori; decide clasamentul.
kind-knockout = Cupă
    .text = Cine pierde e afară; de la două la șaizeci și patru de echipe.
kind-groups_knockout = Grupe și cupă
    .text = Întâi grupele, apoi cele mai bune merg în cupă.
kind-swiss = Turneu elvețian
    .text = Câteva runde în care se întâlnesc echipe de aceeași măsură; nimeni nu iese.
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
teams-at-one-table = { $n ->
    [one] O echipă
    [few] { $n } echipe
   *[other] { $n } de echipe
} – toate la aceeași masă: câte primește jocul, la unele după regulile casei.
names-twice = Două echipe cu același nume: { $names }
who-plays-them = Cine le joacă?
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
somebody-plays-it = O joacă cineva
nobody-plays-it = Încă liberă
take-team = O joc eu
team-matters = În afara terenului
deputy = Înlocuitor
deputy-is = Înlocuitor: { $bot }
no-deputy = nimeni
dock-point = Scade un punct
withdraw-team = Se retrage
withdraw-sure = { $team } se retrage de tot?
withdrawn = retrasă

# Regulament
regulations = Regulament
points-for = Puncte la victorie, egal, înfrângere
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
withdrawal-halfway = anulate înainte de jumătatea meciurilor ei, apoi la masa verde
withdrawal-void = meciurile ei se anulează
withdrawal-award_rest = ce a rămas le revine adversarilor
withdrawal-award_all = toate meciurile ei le revin adversarilor
seeding = Cine cu cine
seeding-lot = decid sorții
seeding-order = în ordinea scrisă, cea mai tare prima
lots-seed = Sămânța tragerii la sorți
    .usual = o tragem noi
third-place = Cu meci pentru locul trei
deputies-allowed = Un bot poate juca în locul cuiva care lipsește

# Unde s-a ajuns
matches-played = { $n } din { $of } meciuri jucate
seed-of-lots = sămânța tragerii la sorți { $seed }
champion = Campioana
next-draw = Trage la sorți
next-pair = Fă perechile rundei următoare
next-lots = La egalitate: să decidă sorții
simulate-rest = Lasă boții să joace
simulating = Boții joacă: { $n } din { $of }

# Tragerea la sorți
the-draw = Tragerea la sorți
drawn-with = Tragerea { $lot }, din sămânța { $seed }: aceeași sămânță dă mereu aceeași tragere.
skip-draw = Sari peste
draw-again = Vezi-o din nou

# Meciuri
fixtures = Programul
match-number = Meciul { $n }
result = Rezultat
rests = Stă: { $team }
simulated = simulat
after-extra-time = după prelungiri
won-on-penalties = { $figures } la penaltiuri
status-begun = în desfășurare
status-postponed = amânat
status-forfeited = la masa verde
status-awarded = trece fără joc
status-void = anulat
postponed-until = amânat: { $until }
play-it = Joacă-l
open-its-table = Deschide masa lui
watch-bots = Privește-l pe viu
to-the-table = La masă
watch-match = Privește
back-to-competition = Înapoi la competiție
enter-result = Scrie rezultatul
correct = Corectează
goals = Goluri
goals-of-extra-time = Golurile din prelungiri, doar ele
penalties = Penaltiuri
went-to-extra-time = S-a ajuns la prelungiri
went-to-penalties = S-a ajuns la penaltiuri
save-result = Înscrie-l
save-correction = Corectează-l
never-mind = Las-o așa
match-matters = În afara terenului
forfeits = { $team } pierde la masa verde
strike-out = Șterge rezultatul
postpone = Amână
postpone-until = Amânat până
score-incomplete = Fiecare echipă are nevoie de un număr de goluri, de la 0 în sus.

# Clasamente
league-table = Clasament
group = Grupa { $letter }
place = Locul
played = Jucate
    .short = J
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
ahead = În față: { $reason }
points-for-rest = { $n } puncte pentru o rundă liberă
docked = { $n } puncte prin decizie
results-grid = Toți contra toți
grid-of-group = Grupa { $letter }: toți contra toți
bracket = Tabloul
goes-through = merge mai departe
top-scorers = Golgheteri

# Cine ce a schimbat, hârtie și organizatori
changes = Cine ce a schimbat
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
