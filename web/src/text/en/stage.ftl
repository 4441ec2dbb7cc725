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

answer-noted = Said. In a moment everyone will see it.
nothing-stops-it = Nothing stops this one
only-move = One move left: it is made for you
may-interrupt = { $names } may still step in
window-left = { $n ->
        [one] { $n } second to step in
       *[other] { $n } seconds to step in
    }
more-time = More time
eyes-up = Eyes on the big screen!
turn-of = { $name }, your turn!
all-choose = Everyone chooses in secret
holds-cards = { $name } holds { $n ->
        [one] one card
       *[other] { $n } cards
    }
