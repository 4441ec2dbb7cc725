# What stands on printed pages.

language = English

## Cards

cards-title = { $game }: the cards
sheet-number = sheet { $n } of { $sheets }
side-front = front
side-back = back

fault-no-such-card = There is neither a deck nor a card called “{ $name }”. The decks are: { $decks }.

## Rules

rules-title = { $game }: the rules
rules = the rules
contents = Contents

## Sheets to fill in

line-up = Line-up
line-up-title = { $game }: line-ups
score-sheet = Score sheet
score-sheet-title = { $game }: score sheet

field-team = team
field-opponent = opponent
field-competition = competition
field-date = date
field-place = where
field-referee = referee
field-bench = Bench
field-notes = Also
field-coach = coach
field-captain = captain
field-taker = penalties
field-goals = Goals
field-minute = min.
field-scorer = scorer
field-score = score
field-cards = Cards
field-shoot-out = Shoot-out
field-total = goals
field-result = Result
field-half-time = half-time
field-full-time = full time
field-extra-time = after extra time
field-penalties = shoot-out
field-winner = winner
field-signatures = signatures

fault-no-formations = This game has no formations to write down.
fault-no-such-formation = There is no formation “{ $name }”. There are: { $known }.
fault-score-sheet-teams = A score sheet has room for { $fewest } to { $most } teams or players, not for { $teams }.

## Boards

board-knockout = Cup
board-league = League
board-groups = Groups and cup
board-teams = { $teams } teams
board-champion = winner
board-table = Table
board-grid = Results
board-fixtures = Fixtures
board-rests = { $team } rests

column-team = Team
column-played = P
column-won = W
column-drawn = D
column-lost = L
column-goals-for = GF
column-goals-against = GA
column-difference = GD
column-points = Pts
column-form = Form
column-key = P played, W won, D drawn, L lost, GF goals for, GA goals against, GD goal difference, Pts points; form: the last five, the latest on the right
form-win = W
form-draw = D
form-defeat = L

fault-board-size = Such a board has room for { $fewest } to { $most } teams, not for { $teams }.
