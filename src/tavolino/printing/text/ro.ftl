# Ce stă pe paginile tipărite.

language = română

## Cărți

cards-title = { $game }: cărțile
sheet-number = foaia { $n } din { $sheets }
side-front = față
side-back = verso
letters-without-type = Pentru literele acestea Tavolino nu are un font: { $letters }. Se desenează cu fonturile calculatorului; dacă nu are, în locul lor rămâne un chenar gol.

fault-no-such-card = Nu există nici pachet, nici carte cu numele „{ $name }”. Pachetele sunt: { $decks }.
fault-no-such-size = Nu există mărimea de carte „{ $size }”. Există { $known }, sau una a ta în milimetri: 57x87.
fault-no-such-offset = „{ $offset }” nu e o deplasare. Scrie două numere în milimetri, spre dreapta și în jos: 0.5,-1.
fault-range-card-side = O carte nu poate avea { $value } mm pe o latură: laturile merg de la { $least } la { $most } mm.
fault-range-copies = Numărul de exemplare nu poate fi { $value }: se tipăresc între { $least } și { $most }.
fault-range-gutter = Un spațiu de { $value } mm între cărți nu se poate: merge de la { $least } la { $most } mm.
fault-range-bleed = O margine de tăiere de { $value } mm nu se poate: merge de la { $least } la { $most } mm.
fault-range-offset = Spatele cărților nu se poate muta cu { $value } mm: se poate între { $least } și { $most } mm.
fault-range-dpi = Nu se pot face imagini cu { $value } puncte pe inch: merg de la { $least } la { $most }.
fault-card-too-large = O carte de { $size } mm nu încape pe o foaie { $paper }.
fault-fold-or-single = Ca să se îndoaie, fața și spatele trebuie să fie pe aceeași foaie: nu pot fi pagini sau imagini separate.
fault-too-many-cards = Ar fi prea multe cărți: { $cards }. Se tipăresc cel mult { $most } deodată: cere mai puține exemplare sau doar câteva pachete.
fault-too-many-images = Ar fi prea multe imagini: { $images }. Se fac cel mult { $most } deodată: cere doar câteva pachete.

## Reguli

rules-title = { $game }: regulile
rules = regulile
contents = Cuprins

## Foi de completat

line-up = Formația
line-up-title = { $game }: formații
score-sheet = Foaie de arbitraj
score-sheet-title = { $game }: foaie de arbitraj

field-team = echipa
field-opponent = adversar
field-competition = competiția
field-date = data
field-place = unde
field-referee = arbitru
field-bench = Banca de rezerve
field-notes = Altele
field-goals = Goluri
field-scorer = marcator
field-score = scor
field-total = goluri
field-won = victorii
field-penalties = departajare
field-winner = câștigă

fault-no-formations = Jocul acesta nu are formații de pus pe hârtie.
fault-no-such-formation = Sistemul „{ $name }” nu există. Există: { $known }.
fault-score-sheet-teams = O foaie de arbitraj are loc pentru { $fewest } până la { $most } echipe sau jucători, nu pentru { $teams }.

## Fișe ajutătoare și piese

aid = Fișă ajutătoare
aid-title = { $game }: fișă ajutătoare
pieces-title = { $game }: piese de decupat
fault-no-aid = Pentru jocul acesta nu există o fișă ajutătoare.
fault-no-pieces = Jocul acesta nu are alte piese în afară de cărți.

## Tabele

board-knockout = Cupă
board-league = Campionat
board-groups = Grupe și cupă
board-teams = { $teams ->
    [few] { $teams } echipe
   *[other] { $teams } de echipe
}
board-champion = câștigă
board-table = Clasament
board-grid = Rezultate
board-scorers = Golgheteri
board-regulations = Regulament
board-fixtures = Program
board-rests = Liberă: { $team }

column-first-leg = Tur
column-second-leg = Ret
column-extra = S
column-penalties = Pen
bracket-key = { $legs ->
    [one] S prelungiri, Pen lovituri de departajare
   *[two] Tur și Ret manșele, S prelungiri, Pen lovituri de departajare
}
points-rule = victorie { $win }, egal { $draw }
column-team = Echipa
column-played = M
column-won = V
column-drawn = E
column-lost = Î
column-evenings = S
column-evenings-won = Câșt.
column-evening-score = Scor
column-goals-for = GM
column-goals-against = GP
column-difference = GAV
column-points = Pct
column-form = Forma
column-key = M meciuri, V victorii, E egaluri, Î înfrângeri, GM goluri marcate, GP goluri primite, GAV golaveraj, Pct puncte
column-key-form = forma: ultimele cinci, cel mai nou în dreapta
form-win = V
form-draw = E
form-defeat = Î

fault-board-size = Un astfel de tablou are loc pentru { $fewest } până la { $most } echipe, nu pentru { $teams }.
