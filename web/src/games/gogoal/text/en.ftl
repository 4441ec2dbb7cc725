# Go-Goal!
goals-of = { $goals } of { $wanted } goals
holds = { $players } + { $actions } in hand
against = against
team-place = Place { $n }
balance-yours = your forwards v { $name }’s defenders
balance-theirs = { $name }’s forwards v your defenders
shoot = Shoot!
stops-it = stops it
put-aside = put aside, unused
so-many-of = { $n } of { $all }
one-more = One more!
pick-three = { $n ->
    [0] That's three!
    [3] Pick three
   *[other] { $n } more
}
is-ready = Ready: { $names }.
turn-together = All teams turn over together.
thinking = { $name } is thinking
tap-or-drag = tap again, or drag
tap-a-team = tap a lit team
tap-a-man = tap a lit card
deck-players = footballers
deck-actions = actions
asks-gogoal-play = Play one card
asks-gogoal-discard = Nothing fits: put one aside
asks-gogoal-answer = Stop it?
asks-gogoal-bring = Who comes on?
asks-gogoal-draw = Draw: which deck?
asks-three = Pick your three
asks-third = Pick your third footballer
asks-where = Send him on
asks-room = Who makes room?
asks-shoot = Where do you shoot?
asks-dive = Which way do you dive?
attack-at = { $card } at { $name }
attack-whom = { $card } at whom?
shoot-at = Shoot at the { $place }
dive-to = Dive towards the { $place }
place-star = star
place-bolt = bolt
place-flame = flame
why-beat = { $forwards ->
    [one] 1 forward beats
   *[other] { $forwards } forwards beat
} { $defenders ->
    [0] an open goal
    [one] 1 defender
   *[other] { $defenders } defenders
}
why-match = { $forwards ->
    [one] 1 forward
   *[other] { $forwards } forwards
} v { $defenders ->
    [one] 1 defender
   *[other] { $defenders } defenders
}: enough
why-goal = The team is ready for it
why-go-goal = The team is ready for it
why-super-goal = One forward is enough
why-penalty = A kick from the spot
why-yellow = Off, and another comes on
why-red = Off, and nobody comes on
sum-shoot = { $forwards } v { $defenders }: shoot!
sum-closed = { $forwards } v { $defenders }: closed
sum-open = open: go!
sum-shut = closed

# Scenes
gogoal-stopped = STOPPED!
gogoal-no-penalty = NO PENALTY
gogoal-no-card = NO CARD
gogoal-shoots = { $name } shoots
gogoal-dives = { $name } dives
kick-counts = Shot at the { $shot }, dive to the { $dive }: it counts.
kick-held = Shot at the { $shot }, dive to the { $dive }: held!

# The first lesson
lesson-gogoal-1 = Goals are scored by forwards. One in your hand is no use: send him out to join your team.
lesson-gogoal-2 = Every turn ends with a new card. Footballers or actions? Actions win matches: draw one.
lesson-gogoal-3 = GO-GOAL! from Bruno, and it comes straight at you. But look what you have just drawn: shout SUPER NO!
lesson-gogoal-4 = Stopped, and for that you drew a card at once: a GO-GOAL! of your own. You have as many forwards as Bruno has defenders, and that is enough. Attack!
lesson-gogoal-goal = Bruno had no answer. Two more like this one, and the match is yours: three goals win.

# The first time that something is asked
first-gogoal-field = Three of your cards begin in the team: forwards score, defenders keep attacks out. Tap three, or drag them to their places. All teams turn over together.
first-gogoal-play = One card a turn. Footballers go out to join your team; GOAL! and GO-GOAL! attack, and want enough forwards against their defenders. Tap a lit card, then where it goes. Three goals win.
first-gogoal-answer = They attack you. A lit card stops it; without one, or if you keep it, the attack goes through.
first-gogoal-draw = Every turn ends with a new card: from the footballers, who make your team, or from the actions, which score and stop goals.
