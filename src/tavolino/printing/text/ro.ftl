# Ce stă pe paginile tipărite.

language = română

## Cărți

cards-title = { $game }: cărțile
sheet-number = foaia { $n } din { $sheets }
side-front = față
side-back = verso

fault-no-such-card = Nu există nici pachet, nici carte cu numele „{ $name }”. Pachetele sunt: { $decks }.

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
field-notes = Și încă
field-coach = antrenor
field-captain = căpitan
field-taker = executant de penalty
field-goals = Goluri
field-minute = min.
field-scorer = marcator
field-score = scor
field-cards = Cartonașe
field-shoot-out = Departajare
field-total = goluri
field-result = Rezultat
field-half-time = la pauză
field-full-time = final
field-extra-time = după prelungiri
field-penalties = departajare
field-winner = câștigă
field-signatures = semnături

fault-no-formations = Jocul acesta nu are formații de pus pe hârtie.
fault-no-such-formation = Sistemul „{ $name }” nu există. Există: { $known }.
fault-score-sheet-teams = O foaie de arbitraj are loc pentru { $fewest } până la { $most } echipe sau jucători, nu pentru { $teams }.

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
board-fixtures = Program
board-rests = Stă { $team }

column-team = Echipa
column-played = M
column-won = V
column-drawn = E
column-lost = Î
column-goals-for = GM
column-goals-against = GP
column-difference = GAV
column-points = Pct
column-form = Forma
column-key = M meciuri, V victorii, E egaluri, Î înfrângeri, GM goluri marcate, GP goluri primite, GAV golaveraj, Pct puncte; forma: ultimele cinci, cel mai nou în dreapta
form-win = V
form-draw = E
form-defeat = Î

fault-board-size = O astfel de tabelă are loc pentru { $fewest } până la { $most } echipe, nu pentru { $teams }.
