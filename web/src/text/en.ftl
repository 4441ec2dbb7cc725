# The page in English. One file for the whole page; the games' own words come from the server.

skip-to-content = To the content
settings = Settings
language = Language
theme-dark = Dark
theme-light = Light
to-home = Back to the table

lost = Offside!
    .text = There is no such page. Perhaps a letter of the address went astray.

card-back = a card face down
some-cards = { $n } × { $name }
zone-size = { $name }: { $n ->
    [one] one card
   *[other] { $n } cards
}

question = What you are asked
your-turn = Your turn
article = art. { $article }
all-moves = All moves
waiting-for = Waiting for { $names }.
waiting-for-seats = Waiting for somebody to take the open seat.
match-over = Full time.
move-sent = On its way …
on-the-table = On the table
commentary = Commentary
kick-off-soon = The teams are coming out of the tunnel.
score = Score
you = (you)
to-move = to move
seat-out = out
seat-deputy = a deputy plays
seat-open = open seat
seat-away = away for a moment
clock-days = { $days } d { $hours } h

# Home
welcome = What shall we play?
    .text = Four football card games on one small table: against the bots, round one screen, or with friends far away.
play-now = Play
dealing = Dealing …
set-up = Set up
rules = Rules
cards = Cards
unfinished = Left unfinished
join = Somebody is waiting for you?
join-it = Join
table-code = Code of the table
offline = You are offline, or the table is. Check the connection and try again.
no-answer = No answer from the table. Try again in a moment.
somebody = Guest
sitting-down = Finding your chair …

# Setting up and joining
set-up-game = { $game }: set up the table
who-plays = Who plays
your-name = Your name
their-name = Their name
how-many = How many players
seat = Seat { $n }
bot = Bot: { $name }
friend-elsewhere = A friend elsewhere (by link)
friend-here = Somebody here, on this device
kitchen-table = This screen is the pitch, phones are the hands
rule-options = House rules
time-and-company = Time and company
clock = Clock
clock-none = No clock
clock-move-30 = 30 seconds a move
clock-move-120 = 2 minutes a move
clock-match-600-5 = 10 minutes each, 5 seconds more a move
clock-match-1800-10 = 30 minutes each, 10 seconds more a move
clock-days-1 = One day a move
clock-days-3 = Three days a move
clock-days-7 = A week a move
when-late = When time runs out
when-gone = When somebody leaves
policy-wait = the others wait
policy-deputy = a bot plays on as deputy
policy-forfeit = the match is lost
public-table = Anyone may take an open seat
with-chat = With chat
spectators-delay = Spectators see it
delay = { $seconds ->
    [0] at once
   *[other] { $seconds } seconds later
}
open-table = Open the table
join-table = Take your seat
sit-down = Sit down

# At the table
lobby = Waiting for the others
    .text = Send the link to whoever is to sit there, or read them the code.
put-bot = Let a bot sit there
new-invite = New link
take-down = Clear this table away
menu = Menu
close = Close
undo = Take back
offer-draw = Offer a draw
resign = Resign
resign-sure = Really resign?
sound-on = Sound on
sound-off = Sound off
big-screen = The big screen
other-device = Go on with another device
    .note = Whoever has this link plays your seat. It is for you alone.
fair-deal = Is the deal fair?
    .note = This is the hash of the seed that the cards were dealt from. When the match is over the seed is shown, and anyone can check it.
link = Link
qr-code = The link as a QR code
copy = Copy
copied = Copied
share = Share
skip = Go on
goal = GOAL!
agree = Agree
decline = No
withdraw = Ask no more
asks-undo = { $name } would like to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
asked-undo = You asked to take back { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
asks-draw = { $name } offers a draw.
asked-draw = You have offered a draw.
rematch = Play again
match-report = Match report
chat = Chat
say-something = Say something
say-it = Say it
line-broken = The line is broken. Trying again …
closed-4401 = This link does not open the seat any more.
closed-4403 = The host has asked you to leave.
closed-4404 = There is no such table.
closed-4409 = You are at this table in too many windows. This one was closed.

# Passed round
hand-on = Hand over to seat { $n }
    .text = The curtain is down: nobody sees any hand. Whoever takes the device lifts it.
i-have-it = I have it, lift the curtain

# 101 Champions Challenge
pitch = The pitch
cards-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
has-ball = has the ball
ball-yours = You have the ball, with { $n ->
    [one] one card
   *[other] { $n } cards
} in hand.
ball-theirs = The opponent has the ball, with { $n ->
    [one] one card
   *[other] { $n } cards
} in hand.

# Go-Goal!
discarded = { $n } discarded
against = against
open-play = Open play
goals-of = { $goals } of { $wanted } goals
holds = { $players } + { $actions } in hand
join-team = To your team
attack-team = Attack
no-footballers = Nobody on the pitch.

# Mister
your-eleven = Your eleven
put-there = { $name } to { $place }
still-missing = { $n ->
    [one] one still missing
   *[other] { $n } still missing
}
hand-in-eleven = Send out the eleven
fill-by-role = Fill by role
clear-sheet = Start again
to-bench = { $name } back to the bench
line-up-how = Drag your men onto the pitch, or tap one and then a place. Two of them change places the same way.
line-up-done = Your team sheet is in. Nobody sees it before the others are done.
mark-won = won
mark-lost = lost
mark-open = going on
shoots = shoots
dives = dives
tap-twice = Tap a direction, and once more to be sure.
attacks = attacks
lifted-by = +{ $n } in everything
eleven-of = The eleven of { $name }
nobody-at = nobody at { $place }
kick-in = scored
kick-out = missed
kick-to-come = still to come
takers-how = Tap your takers in the order in which they go. The first { $n } always kick, the others if it goes on.
takers-done = Your list is in, with the first { $n } ready at the halfway line.
hand-in-takers = Hand in the list
squad-of = Squad of { $name }: { $n } of { $all }
signed = { $n } of { $all }
role-need = { $role }: { $n }, { $places } needed for the eleven
offered-to = For { $name }
refuse-here = Drop here to refuse
results = Results
on-penalties = { $score } on penalties
standings = Table
points = { $n ->
    [one] one point
   *[other] { $n } points
}

# Best 11
list-price = list price: { $n ->
    [one] 1 million
   *[other] { $n } million
}
sold-out = Sold out: the stalls are empty.
captain = captain
shirt = number { $n }
free-place = number { $n }: free, for a { $role }
no-coach = no coach yet
your-team = Your eleven
tap-again = Tap again to do it
in-action = in the action
worth-now = worth { $n } now
twinned = twinned with { $names }
events-held = { $n ->
    [one] 1 event card
   *[other] { $n } event cards
}
places-filled = { $n } of { $all } places filled
pick-manager = Choose { $name }
duel = The challenge
total-of = { $total } of { $wanted }
points-paid = { $n } paid for
no-card-yet = No card yet
half-stands = It stands!
half-fails = Not enough
half-holds = It holds!
half-beaten = Beaten
half-powerless = No help against a penalty
half-nobody-for-it = Nobody for it
half-no-substitute = Nobody to step in
duel-goal = Goal for { $attacker }!
duel-cancelled = No goal: the screen has spoken for { $defender }.
duel-refused = { $defender } is immune: { $attacker } goes home.
duel-no-goal = No goal: { $defender } breathes again.
reckoning = The season in figures
part-footballers = Footballers
part-coach = Coach
part-formation = Formation
part-scored = Goals scored
part-conceded = Goals conceded
part-stadium = Stadium
part-money = Money
part-points = Points

# Rules, cards and match reports
fetching = Just a moment …
rules-of = { $name }: the rules
contents = Contents
seek-rules = Search the rules
articles-found = { $n ->
    [one] one article
   *[other] { $n } articles
}
nothing-found = Nothing found. Try fewer words, or other ones.
table-of = Table: { $name }
our-ruling = Our ruling
cards-of = { $name }: the cards
seek-cards = Search the cards
decks = Decks
all-decks = All decks
cards-found = { $n ->
    [one] One card
   *[other] { $n } cards
}, { $kinds ->
    [one] of one kind
   *[other] of { $kinds } kinds
}
deck-size = { $n ->
    [one] one card
   *[other] { $n } cards
}
in-the-box = { $n ->
    [one] There is one in the box.
   *[other] There are { $n } in the box.
}
previous-card = The card before
next-card = The next card
report-of = Match report: { $names }
winner = winner
expected-goals = expected goals: { $n }
moves-played = { $n ->
    [one] One move
   *[other] { $n } moves
}
minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
moves-undone = { $n } taken back
replay = The match again
moment = Moment of the match
move-of = Move { $n } of { $all }
step-back = One move back
step-on = One move on
replay-run = Play it
replay-stop = Stop
timeline = How it went
goals-only = Only the goals
figures = Figures
    .note = What the game counted in this match; an average where there are several managers, a share of 1 where it is about how often.
record = To keep
    .text = The whole match in one small file: whoever has Tavolino can play it back.
download-record = Download the record
check-deal = Was the deal fair?
    .text = Before kick-off everybody saw a hash; it was made from the seed that all cards were dealt from. Now the seed itself is open.
    .how = With Tavolino on your computer this line checks that seed, hash and deal belong together and that every move was allowed:
seed = Seed
seed-hash = Hash shown before kick-off
