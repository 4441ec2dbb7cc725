# Best 11
captain = captain
in-action = in the action
sent-off = sent off until the end of the turn
worth-now = worth { $n } now
role-on-place = { $role ->
    [P] goalkeeper
    [D] defender
    [C] midfield
    [A] forward
   *[coach] coach
}
free-place = free place for a { $role }
puts-him-here = put him here
your-team = The eleven
b11-team-of = The team of { $name }
tap-again = Tap again to use it
events-held = { $n ->
    [one] 1 event card
   *[other] { $n } event cards
}
places-filled = { $n } of { $all } places filled
pick-manager = Choose { $name }
sold-out = Sold out: the stalls are empty.
no-events = No event cards in hand
duel = The challenge
last-words = Who did what
your-word = Your word
back-to-market = Back to the market

## The market

no-free-place = no free place
coach-likes = likes your { $formation }: +{ $n }
coach-dislikes = hates your { $formation }: −{ $n }
yours = yours
costs = costs { $n ->
    [one] 1 million
   *[other] { $n } million
}
b11-cards-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
sold-to = to { $name }
build-ground = Build the ground
ground-terms = { $price } million, worth { $points } points
ground-built = Your ground
ground-worth = worth { $n } points
of-your-money = { $price } of your { $money } million:
so-much-left = { $n } left
plays-card = { $name }: { $card }
scored = scored
has-ground = ground

## Purse and notebook

million = { $n ->
    [one] million
   *[other] million
}
next-income = +{ $n } next turn
left-after = left after { $name }
would-leave = { $n } would be left
points-to-pay = you can pay for { $n ->
    [one] 1 point
   *[other] { $n } points
}
money-means = Money buys footballers, a coach and the ground, and points in a challenge. The next turn brings you { $n } million.
formation-means = Your formation: the places that you fill. A coach who likes it brings 3 points at the end, one who dislikes it costs 2.
notebook-open = Your card, one line of it
notebook-used = Your card, used
line-money = money
line-events = cards
line-challenge = attack
line-free-footballer = free
line-free-coach = coach
line-poach = poach
line-exchange-footballer = swap
line-exchange-coach = coach
line-spending-spree = spree
line-new-market = new
line-captain = band
line-immunity = immune
n-m = { $n } M
n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-money = from the gate
effect-events = in the papers
effect-defenders-up = all turn your defenders count { $n } more
effect-midfielders-up = all turn your midfielders count { $n } more
effect-forwards-up = all turn your forwards count { $n } more
effect-goalkeeper-up = all turn your keeper counts { $n } more
effect-strongest-up = your strongest counts { $n } more
effect-total-up = your totals are { $n } higher
effect-two-actions = two action cards to choose from
effect-deny-bonus = their bonus does not count
effect-plain-challenge = with nothing but your men
effect-free-footballer = a footballer for nothing
effect-free-coach = a coach for nothing
effect-poach = a man of theirs, for double his value
effect-exchange-footballer = one of yours for one on the market
effect-exchange-coach = your coach for another
effect-spending-spree = buy as many as you can pay
effect-new-market = other cards on the market
effect-captain = a captain, worth 2 more
effect-immunity = nobody can challenge you
aim-market = now tap him on the market
aim-team = now tap who it is for

## The question

done = Done
put-back = Put back
b11-play-it = Play it
b11-use-it = Use it
buy-for = Buy for { $n }
take-free = Take him free
take-free-short = Free
leave-it = Leave it
leave-it-at = Leave it at { $n }
lamp-purchase = one purchase left
lamp-card = your card unused
duel-on = { $attacker } against { $defender }
asks-best11-move = Take a man, use a line, play a card
asks-best11-move-short = Buy, use or play
asks-best11-held = { $name }?
asks-best11-line = Tap the line again to use it
asks-best11-aim = On whom? They are lit
asks-best11-and-who = And who goes with him?
asks-best11-free-footballer = Who comes for nothing?
asks-best11-free-coach = Which coach, for nothing?
asks-best11-exchange-in = Who comes in his place?
asks-best11-exchange-coach = Which coach instead?
asks-best11-captain = Who wears the band?
asks-best11-exchange-out = Whom do you give in exchange?
asks-best11-swap-out = Whom do you offer?
asks-best11-challenge = Whom do you challenge?
asks-best11-peace = Peace with whom?
asks-best11-fixture = Who must be challenged next?
asks-best11-poach = At whose door?
asks-best11-swap = Swap with whom?
asks-best11-poach-whom = Whom do you take?
asks-best11-swap-in = Whom do you want?
asks-best11-deck = Where does your scout look?
asks-best11-scout = Your scout is back: buy one?
asks-best11-discard = Hand full: which card goes?
asks-best11-show = { $name } attacks you: an answer?
asks-best11-bet = Any bets?
asks-best11-bet-on = Goal or no goal?
asks-best11-card = Which of the two cards?
asks-best11-drawn = A card, before you choose?
asks-best11-drawn-other = A card against it?
asks-best11-choose = Who goes in?
asks-best11-jinx = A jinx?
asks-best11-target = On whom?
asks-best11-replace = Who comes on for him?
asks-best11-review = Call for the screen?
asks-best11-scored = Goal! Another card?
asks-best11-step-short = { $n ->
    [one] One short: pay, or play?
   *[other] { $n } short: pay, or play?
}
asks-best11-step-short-hopeless = { $n ->
    [one] One short, and nothing to pay with
   *[other] { $n } short: you can't pay that
}
asks-best11-step-enough = It stands: leave it so?
asks-best11-step-they-short = They are short: leave it?
asks-best11-step-they-enough = { $n ->
    [one] One off would stop it
   *[other] { $n } off would stop it
}
asks-best11-step-they-enough-hopeless = { $n ->
    [one] One off would stop it: too much
   *[other] { $n } off would stop it: too many
}
step-quiet-short = Leave it, and the ball is lost
step-quiet-enough = They may still lower it
step-quiet-they-short = They may still pay for it
step-quiet-they-enough = A point off costs 2 million
manager-way-pass = No, go on
manager-way-leave = None of them
manager-way-show = Show immunity
manager-way-first = The left one
manager-way-second = The right one
manager-way-goal = Goal
manager-way-no-goal = No goal

## A challenge

b11-full-time = full time
b11-turn = { $last ->
    [0] turn { $turn }
   *[other] turn { $turn } of { $last }
}
b11-against = v
attacks-with = attacks with
defends-with = defends with
total-of = { $total } of { $wanted }
of-wanted = of { $n }
total-hidden = The total lies face down
short-by = { $n ->
    [one] one short
   *[other] { $n } short
}
enough = it is enough
nobody-yet = nobody chosen yet
point-for = { $by } for
printed-value = on the card { $n }
with-bonus = bonus { $n }
paid-for = paid for
bonus-denied = bonus denied
bonus-total = one for all
bonus-strongest = the star
tag-side = { $side ->
    [attack] { $who ->
        [you] You attack
       *[other] { $name } attacks
    }
   *[defence] { $who ->
        [you] You defend
       *[other] { $name } defends
    }
}
half-stands = it stands
half-fails = not enough
half-holds = it holds
half-beaten = beaten
half-powerless = no help
half-nobody-for-it = nobody for it
half-no-substitute = nobody steps in
b11-word-goal = Goal!
word-held = Held!
word-cancelled = No goal!
for-name = for { $name }
reason-short = { $total } is { $n ->
    [one] one
   *[other] { $n }
} short of { $wanted }.
reason-enough = { $total } for { $wanted }: it holds.
reason-powerless = Only a save stops a penalty.
reason-nobody = Nobody there for the card.
reason-both-paid = { $owner } paid for { $raised }, { $rival } took { $lowered } back.
reason-raised = { $owner } paid for { $raised }.
reason-lowered = { $rival } paid to take { $lowered } away.
word-action = { $half }
word-picked = { $half }: { $names }, { $total }
word-raised = A million on { $footballer }: { $total }
word-lowered = Two million against { $footballer }: { $total }
word-hits = { $card }, on { $footballer }: { $total }
word-sent-off = { $footballer } is off
word-substituted = { $footballer } comes on: { $total }
word-bet = { $on ->
    [goal] A bet on a goal
   *[other] A bet on no goal
}
stamp-powerless = No help!
stamp-nobody-for-it = Nobody!

## The count

paper-name = The Evening Whistle
paper-turn = Turn { $n } · late edition
paper-price = Price: one coffee
paper-counting = Counting...
paper-wait = Club by club, the winner last
headline-walk = { $name } walk it
headline-clear = { $name } by { $n }
headline-whisker = { $name } by a whisker
headline-level = { $name }, on the last line
headline-shared = Two champions
paper-turned = { $part } made the difference: { $n } ahead
paper-close = Nothing in it from the first turn to the last
photo-captain = The best eleven, { $name }'s: captain { $captain } with the band
photo-of = The best eleven: { $name }'s, { $n } of { $all }
not-their-fault = Not their fault: { $name }, your best man
part-footballers = Footballers, captain +2
part-coach = Coach
part-formation = Formation he likes
part-scored = Goals scored
part-conceded = Goals conceded
part-stadium = The ground
part-money = Money left
part-points = Points

# The first lesson
lesson-best11-1 = You are building the best eleven. There is a market every turn, and your defence has a free place: buy Ned Yarrowby for 3 million.
lesson-best11-2 = Your management card offers four things, and you may use one of them. You want a goal: challenge Bruno.
lesson-best11-3 = A through ball! It takes a midfielder and a forward with 8 points together. An event card could help, but you can do without: go on.
lesson-best11-4 = Your forward goes by himself. Who sends him off? Choose your midfielder, Drumfetter.
lesson-best11-5 = 7 of 8: so near! For a million a footballer gets one point more. Odunlade is worth it.
lesson-best11-6 = 8 of 8: you are through. Leave it so, and see what Bruno's defence can do.
lesson-best11-goal = Bruno had nobody for it. A goal is 3 points for you and costs Bruno one. When the first team is complete, the points decide.

# The first time that something is asked
first-best11-move = Build the best eleven: each man's coin is his price, and his points at the end. In a turn you may buy one, use one line of your notebook and play event cards. When you are through, press Done.
first-best11-challenge = A challenge is an attack. A goal brings you 3 points and costs them 1. Pick the team whose defence looks weakest.
first-best11-choose = The card says which roles go in and how many points they must reach together. Tap your men: their coins are added up.
first-best11-step = Now both sides can change the sum. A point more for yours costs 1 million, a point off theirs 2, and event cards help too. Once nobody adds anything, it counts.
first-best11-captain = The captain's band makes one man worth 2 points more, in challenges and at the end. Tap who wears it.
first-best11-discard = No hand may hold more cards than this. Tap the one that you need least.
first-best11-drawn = Your action card is turned. Before you choose who goes in you may play an event card that is lit. Else go on.
first-best11-drawn-other = Their action card is turned. An event card of yours that is lit can spoil it now. Else go on.
first-best11-show = You are challenged. A lit card of yours can call it off. Else go on: first they must reach their number, then your defence answers.
first-best11-bet = Two others are about to meet. Whoever holds Sports bet may say now whether there will be a goal, and is paid for being right. Else go on.
first-best11-jinx = A challenge between others. A lit card of yours takes points from somebody in it. Else go on.
first-best11-review = They have scored against you. A lit card of yours has it looked at again. Else go on, and the goal stands.
