# What stands on printed pages.

language = English

## Cards

cards-title = { $game }: the cards
sheet-number = sheet { $n } of { $sheets }
side-front = front
side-back = back
letters-without-type = For these letters Tavolino brings no typeface: { $letters }. They are drawn with the fonts of the computer; where it has none, an empty box stands in their place.

fault-no-such-card = There is neither a deck nor a card called “{ $name }”. The decks are: { $decks }.
fault-no-such-size = There is no card size “{ $size }”. There are { $known }, or your own in millimetres: 57x87.
fault-no-such-offset = “{ $offset }” is no offset. Give two numbers in millimetres, to the right and down: 0.5,-1.
fault-range-card-side = A card cannot be { $value } mm wide or high: its sides go from { $least } to { $most } mm.
fault-range-copies = { $value } copies cannot be printed: from { $least } to { $most } can.
fault-range-gutter = A gutter of { $value } mm is not possible: from { $least } to { $most } mm is.
fault-range-bleed = A bleed of { $value } mm is not possible: from { $least } to { $most } mm is.
fault-range-offset = The backs cannot be moved by { $value } mm: from { $least } to { $most } mm is possible.
fault-range-dpi = Images with { $value } dots per inch are not possible: from { $least } to { $most } are.
fault-card-too-large = A card of { $size } mm does not fit on { $paper } paper.
fault-fold-or-single = To be folded, front and back must share a sheet: they cannot be pages or images of their own.
fault-too-many-cards = That would be { $cards } cards. At most { $most } are printed at once: ask for fewer copies, or for some decks only.
fault-too-many-images = That would be { $images } images. At most { $most } are made at once: ask for some decks only.

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
field-goals = Goals
field-scorer = scorer
field-score = score
field-total = goals
field-won = won
field-penalties = penalties
field-winner = winner

fault-no-formations = This game has no formations to write down.
fault-no-such-formation = There is no formation “{ $name }”. There are: { $known }.
fault-score-sheet-teams = A score sheet has room for { $fewest } to { $most } teams or players, not for { $teams }.

## Player's aids and pieces

aid = Player's aid
aid-title = { $game }: player's aid
pieces-title = { $game }: pieces to cut out
fault-no-aid = There is no player's aid for this game.
fault-no-pieces = This game has no pieces besides its cards.

## Boards

board-knockout = Cup
board-league = League
board-groups = Groups and cup
board-teams = { $teams } teams
board-champion = winner
board-table = Table
board-grid = Results
board-scorers = Top scorers
board-regulations = Regulations
board-fixtures = Fixtures
board-rests = { $team } rests

column-first-leg = 1st
column-second-leg = 2nd
column-extra = S
column-penalties = Pen
bracket-key = { $legs ->
    [one] S extra period, Pen penalties
   *[two] 1st and 2nd leg, S extra period, Pen penalties
}
points-rule = win { $win }, draw { $draw }
column-team = Team
column-played = P
column-won = W
column-drawn = D
column-lost = L
column-evenings = Ev
column-evenings-won = Won
column-evening-score = Score
column-goals-for = GF
column-goals-against = GA
column-difference = GD
column-points = Pts
column-form = Form
column-key = P played, W won, D drawn, L lost, GF goals for, GA goals against, GD goal difference, Pts points
column-key-form = form: the last five, the latest on the right
form-win = W
form-draw = D
form-defeat = L

fault-board-size = Such a board has room for { $fewest } to { $most } teams, not for { $teams }.
