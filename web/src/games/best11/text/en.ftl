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
price-now = costs { $n ->
    [one] one million
   *[other] { $n } million
} now
sent-off = sent off until the end of the turn
played-cards = Cards out of play ({ $n })

# The first lesson
lesson-best11-1 = You are building the best eleven. There is a market every turn, and your defence has a free place: buy Ned Yarrowby for 3 million.
lesson-best11-2 = Your management card offers four things, and you may use one of them. You want a goal: challenge Bruno.
lesson-best11-3 = A through ball! It takes a midfielder (C) and a forward (A) with 8 points together. An event card could help, but you can do without: pass.
lesson-best11-4 = Your forward goes by himself. Who sends him off? Choose your midfielder, number 6.
lesson-best11-5 = 7 of 8: so near! For a million a footballer gets one point more. Your number 9 is worth it.
lesson-best11-6 = 8 of 8: you are through. Pass, and see what Bruno's defence can do.
lesson-best11-goal = Bruno had nobody for it. A goal is 3 points for you and costs Bruno one. When the first team is complete, the points decide.
