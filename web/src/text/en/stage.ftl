# The stage
ask-bench = Ask the bench
not-now = Not now.
all-rules = All the rules
watching = watching
level-random = random
level-greedy = greedy
level-beginner = beginner
level-amateur = amateur
level-professional = professional
level-champion = champion
peel-it = Turn the card: pull the corner over, or press Enter

answer-noted = Said. In a moment everyone will see it.
nothing-stops-it = Nothing stops this one
only-move = One move left: it is made for you
may-interrupt = { $names } may still step in
window-left = { $n ->
        [one] { $n } second to step in
       *[other] { $n } seconds to step in
    }
more-time = More time
volume = How loud
tap-to-go-on = tap to go on
match-ball = Match ball!

# Words that are stamped on the table, by event
checking = CHECKING…
overruled = NO GOAL
stamp-saved = SAVED!
stamp-kick-saved = SAVED!
stamp-kick-blocked = BLOCKED!
stamp-corner = CORNER!
stamp-cleared = CLEARED!
stamp-too-late = TOO LATE!
stamp-cancelled = NO GOAL
eyes-up = Eyes on the big screen!
turn-of = { $name }, your turn!
all-choose = Everyone chooses in secret
holds-cards = { $name } holds { $n ->
        [one] one card
       *[other] { $n } cards
    }
got-it = Got it
