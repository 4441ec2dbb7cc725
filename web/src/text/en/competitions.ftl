# Cups, leagues and seasons
competitions = Cups and leagues
    .text = For an evening, a club night or a whole season: with the box on a real table, here, or mixed as you like.
    .device = Cups and leagues among those round this device and bots: play them here, let bots play, or type in what was played with cardboard.
start-competition = Start a competition
start-it = Start it
bring-as = Under another name
bring-file-as = Bring it in
bring-file = Bring one from a file
not-a-competition = This file holds no competition.
your-competitions = Yours
looked-at = Looked at
for-everyone = For everyone
is-over = over
competition-name = Name of the competition
    .example = The Friday League
which-game = Which game
format = Format

# The game's own, whose boards are in the box
box-league = The box's league
    .text = Up to { $most } teams, everyone against everyone; win { $win }, draw { $draw }. A level match stays level.
    .table = { $most } at one table, everyone against everyone.
box-cup = The box's cup
    .text = Up to { $most } teams; whoever loses is out. Level: an extra period, then penalties.
    .table = { $most } at one table: two matches side by side, then the final and the match for third place.
box-league_once = The box's league, once
    .text = Up to { $most } teams, everyone against everyone once.
    .table = { $most } at one table, everyone against everyone once.
evening-for = An evening for { $n }
    .text = All at one table: a cup, a league once or twice, or a season with the transfer market.
evening-way = What is played
way-cup = a cup
way-league = a league, everyone twice
way-league_once = a league, everyone once
way-season = a season of several evenings, with the market
box-season = The box's season
    .text = Up to { $most } teams, evening after evening.
    .table = { $most } at one table, several evenings, with the transfer market open.

kind-league = League
    .text = Everyone meets everyone, once or twice; the table decides.
kind-knockout = Cup
    .text = Whoever loses is out; two to sixty-four teams.
kind-double_knockout = Double knockout
    .text = Only a second defeat puts a team out; three to sixty-four teams.
kind-groups_knockout = Groups and cup
    .text = Small leagues first, the best go on to a cup.
kind-swiss = Swiss tournament
    .text = A few rounds in which equals meet equals; nobody is out.
kind-best_of = Series
    .text = Two teams, the best of three, five or seven.
kind-match = One match
    .text = Everyone at one table, just once.
kind-season = Season
    .text = Several evenings at one table; squads pass on where the game has them.

# Teams
teams = Teams
team = Team
team-names = Names, one per line
team-count = { $n ->
    [one] One team
   *[other] { $n } teams
} – this format takes { $fewest } to { $most }.
team-count-exact = { $n ->
    [one] One team
   *[other] { $n } teams
} – this format is for exactly { $exactly }.
teams-at-one-table = { $n ->
    [one] One team
   *[other] { $n } teams
} – all sit at one table: as many as the game takes, in some by its house rules.
names-twice = Two teams of one name: { $names }
who-plays-them = Who plays them?
with-cardboard = Cardboard: results are typed in
cardboard = Cardboard
people-with-link = People: whoever has the link takes a team
i-play-it = I do
team-by-team = Team by team
teams-count = { $n ->
    [one] one team
   *[other] { $n } teams
}
you-play-it = You
somebody-plays-it = Somebody plays it
nobody-plays-it = Still free
take-team = I play it
team-matters = Off the pitch
deputy = Deputy
deputy-is = Deputy: { $bot }
no-deputy = nobody
dock-point = Dock a point
withdraw-team = Withdraw
withdraw-sure = Does { $team } withdraw for good?
withdrawn = withdrawn

# Regulations
regulations = Regulations
points-for = Points for win, draw, defeat
tie-breaks = When points are level
tie-breaks-difference = goal difference first
tie-breaks-head-to-head = head to head first
tie-breaks-wins = more wins first
tie-breaks-fair-play = goal difference, then fair play
term-best_of = Best of
term-groups = Groups
term-through = Go through from each group
term-rounds = Rounds
legs-one = one match
legs-two = home and away
withdrawal-halfway = void before half of its matches, awarded later
withdrawal-void = its matches are void
withdrawal-award_rest = what is left goes to its opponents
withdrawal-award_all = all its matches go to its opponents
seeding-lot = lots decide
seeding-order = as listed, the strongest first
lots-seed = Seed of the lots
    .usual = drawn for you
level-rule-extra_time = extra time, then penalties
level-rule-penalties = penalties at once
level-rule-replay = one more match
level-rule-any = as they agree
third-place = With a match for third place
deputies-allowed = A bot may play for someone absent

# How far it is
matches-played = { $n } of { $of } matches played
seed-of-lots = seed of the lots { $seed }
champion = Champion
next-draw = Draw the lots
next-pair = Pair round { $n }
next-lots = Level: let lots decide
simulate-rest = Let the bots play theirs
simulating = The bots are playing: { $n } of { $of }
simulation-stop = Stop here

# The draw
the-draw = The draw
drawn-with = Draw { $lot }, from seed { $seed }: the same seed always gives the same draw.
skip-draw = Skip
draw-again = Watch it again

# Matches
fixtures = Fixtures
match-number = Match { $n }
result = Result
rests = Resting: { $team }
simulated = simulated
after-extra-time = after extra time
won-on-penalties = { $figures } on penalties
status-begun = being played
status-postponed = postponed
status-forfeited = awarded
status-awarded = walkover
status-void = void
status-sealed = sealed until the round is over
postponed-until = postponed: { $until }
play-it = Play it
open-its-table = Open its table
watch-bots = Watch it live
to-the-table = To the table
watch-match = Watch
back-to-competition = Back to the competition
enter-result = Enter result
correct = Correct
goals = Goals
penalties = Penalties
    .short = Pen
save-result = Enter it
save-correction = Correct it
save-and-next = Enter it, then the next
quick-entry = Type in a match day
    .how = Two numbers and Enter: the next match is waiting then.
quick-entry-done = Done
match-day = Match day
more-of-match = More
never-mind = Never mind
match-matters = Off the pitch
forfeits = { $team } forfeits
strike-out = Strike the result out
postpone = Postpone
postpone-until = Postponed until
leg-first = first leg
leg-second = second leg
leg-replay = replay
leg-series = match { $n } of the series
leg-changed = with seats changed
match-waits = Who plays it, or the first leg, is not settled yet. It can be postponed already.
level-then-any = The tie is level. What followed?
level-then-extra_time = The tie is level: extra time, then penalties.
level-then-penalties = The tie is level: penalties.
level-then-replay = The tie is level: one more match will be listed.
level-extra_time = Extra time
level-penalties = Penalties
level-replay = A replay
score-fewer-after = After extra time there cannot be fewer goals than before it.
bye = bye
score-incomplete = Every side needs a number of goals, from 0 up.

# Tables
league-table = Table
points-rule = win { $win }, draw { $draw }
against-the-field = Match points against all who held the same cards, 0 to 100
field-results = Bots with the same cards: { $figures }
points-duplicate = 0 to 100 a match, against the field
be-second = Be its second
term-duplicate = The same cards for a whole round
duplicate-no = no
duplicate-once = duplicate: each match once
duplicate-pairs = duplicate for pairs: each match twice, seats changed
term-field_tables = Bots’ matches to be compared with
term-field_bot = Bots of the field
league-winner = Winner
column-extra = Extra period
    .short = S
group = Group { $letter }
place = Place
played = Played
    .short = P
column-evening-played = Evenings
    .short = Ev
column-evening-won = Evenings won
    .short = Won
column-evening-goals_for = Score of all evenings
    .short = Score
evening-details = Inner table, fixtures, squads, transfers
evening-round = Round { $n }
evening-after-round = After round { $n }
evening-transfers = Transfers
evening-transfer = { $came } for { $left }
evening-squads = Squads at the end
column-won = Won
    .short = W
column-drawn = Drawn
    .short = D
column-lost = Lost
    .short = L
column-goals_for = Goals for
    .short = F
column-goals_against = Goals against
    .short = A
difference = Goal difference
column-points = Points
    .short = Pts
form = Form
form-win = win
    .short = W
form-draw = draw
    .short = D
form-defeat = defeat
    .short = L
ahead = Ahead: { $reason }
results-grid = Everyone against everyone
grid-void = void
grid-awarded = awarded
grid-of-group = Group { $letter }: everyone against everyone
bracket = The cup
goes-through = goes through
top-scorers = Top scorers

# Who changed what, paper and organisers
changes = Who changed what
all-changes = Show all { $n }
on-paper = On paper
paper = Paper
paper-a4 = A4
paper-letter = Letter
black-and-white = Black and white
print-board = Print the board
print-blank = Blank board
print-sheet = Score sheet
print-lineup = Line-up sheets
print-cards = The cards
print-rules = The rules
printing = The press is running …
export-json = All as a file (JSON)
export-csv = Results as a table (CSV)
import-csv = Results from a list (CSV)
organising = Organising
in-the-list = Everyone finds it in the list
co-organisers = Whoever has the organisers' link enters and corrects results like you. A new link makes the old one useless.
make-key = Make an organisers' link
organisers-link = Organisers' link
delete-competition = Delete the competition
delete-sure = Delete “{ $name }” for good?
sign = Sign
    .why = Your name stands beside what you change.
sign-first = Sign first
unsigned = Nothing was changed: nobody signed for it.

yes-do-it = Yes
new-team-name = Name of the team
rename-team = Rename
dock-points = Points taken off (given, with a minus)
dock-why = Why
team-returns = It plays on
struck-out = struck out
strike-change = Strike out
change-competition = Change something
rename-competition = Rename the competition
late-team = One more team
let-team-in = Let it in
redraw = Hold the draw anew
change-regulations = Change the regulations
points-for-win = Win
points-for-draw = Draw
points-for-defeat = Defeat
tie-breaks-buchholz = strength of opponents first (Buchholz)
tie-breaks-median = opponents without strongest and weakest (median)
tie-breaks-own = as they are now
term-head_to_head = Matches against each other
head-to-head-once = compared once, among all who are level
head-to-head-reapplied = again among those still level
term-best_next = And the best of the next placed
term-legs = Matches against each opponent
term-final_legs = Matches of the final
term-withdrawal = If a team withdraws
term-forfeit_goals = Goals of a forfeited match
term-seeding = Who meets whom
seeding-pots = groups are drawn from pots, filled as listed
term-level = If a tie is level
away-goals = Away goals decide first

# Dates
date-day = Day
date-time = Time
date-place = Place
date-set = Set a date
date-change = Change the date
date-save = Save the date
next-day = Next match day: { $name }, { $date }
overdue = { $n ->
    [one] One match is overdue
   *[other] { $n } matches are overdue
}
postponed-to = postponed to { $date }
export-ics = Dates for your calendar (iCalendar)

# Scorers
scorers-and-cards = Scorers and cards
scorer-name = Scorer
scorer-add = Add a scorer
scorer-remove = Remove { $name }
card-points = Points for cards (fair play)

# Signing up
sign-up = Sign-up
sign-up-until = Open until { $closes }: { $n } of { $of } places are taken.
sign-up-first = Teams are still to sign up
sign-up-name = Your team
sign-up-team = Sign up
applicant-waiting = on the waiting list
applicant-admitted = you are in
applicant-rejected = not let in
waiting-list = Waiting list
admit = Let in
reject = Turn away
sign-up-close = Close the sign-up
sign-up-closes = Open until
sign-up-places = Places
sign-up-approve = I let each team in myself
sign-up-open = Open the sign-up
let-teams-sign-up = Let teams sign up by a link

## For those who follow

follow = Follow it
follow-note = For everyone who only wants to look: tables, results and what comes next, live.
follow-page = Spectators’ page
big-screen-mode = Big screen
whole-competition = The whole competition
next-matches = Next matches
latest-results = Latest results
nothing-drawn = The lots have not been drawn yet.
turn-back = Back
turn-next = Next
turn-hold = Hold
turn-on = Go on turning
full-screen = Full screen
leave-screen = Leave the big screen
frame-elsewhere = On another site
frame-note = A frame without any button, to be read only. Whoever runs the server names the sites that may show it:
frame-code = Code for the site
