# 101 Champions Challenge
cards-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
left-of-deck = { $n ->
    [one] card left
   *[other] cards left
}
short-first-half = 1st half
short-second-half = 2nd half
short-extra = extra
short-shoot-out = penalties
holds-n = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
pile-top = { $pile }: { $card } on top
pile-empty = { $pile }: none yet
ball-yours = You have the ball, with { $n ->
    [one] one card
   *[other] { $n } cards
} in hand.
ball-theirs = The opponent has the ball, with { $n ->
    [one] one card
   *[other] { $n } cards
} in hand.
next-is-shot = { $n ->
    [one] One card left
   *[other] Two cards left
}: { $name }’s next pair is a shot

# The line that asks
asks-champions101-play = Play two cards
asks-champions101-foul = Foul?
asks-champions101-keep = Keep one
asks-champions101-strike = Answer the card
asks-second = And the second?
asks-joker = What is the joker?
your-ball = Your ball
pill-counter = Counter!
of-two = { $n } of 2
from-goal = { $n } from goal
press-to-see = press to look
let-go = let go to play
others-go = the others go to { $name }
other-kind = make the pair
calm-wait = { $name } has the ball. You play when it is yours.
calm-foul = Only the whistle can stop { $name } now.

# The table of outcomes (4.9), and what is written on cards
outcomes = What two cards come to
outcome-applies = (this one)
outcome-pass = Pass
outcome-pass-then = draw 1, play on
outcome-lost = Lost
outcome-lost-then = draw 2, ball lost
outcome-shot = Shot!
outcome-shot-then = turn the top card
outcome-cleared = Cleared
outcome-cleared-then = draw 4, ball lost
outcome-counter = Counter!
you-break = you break
name-breaks = { $name } breaks
badge-pass = Pass
badge-lost = Lost
badge-counter = Counter!
badge-shot = Shot!
badge-cleared = Cleared
badge-joker = Joker
badge-kick = Kick!
badge-foul = { $name } +2
badge-foul-kick = Kick: { $name }
badge-goal = Goal!
badge-saved = Saved

# The slip beside the hand
note-play-title = The pair
note-play = A footballer and a ball of one colour on top. Yours: a pass. { $name }’s: a counter-attack.
note-pass-title = Pass
note-pass = Your own pair and cards left in your hand: draw one and play again.
note-lost-title = Lost
note-lost = No pair on top: draw two, and the ball goes to { $name }.
note-counter-title = Counter-attack
note-counter = { $name }’s pair: they keep one card, give you the rest and run at your goal.
note-shot-title = Shot!
note-shot = Your own pair with your last two cards: the top card of the deck decides.
note-cleared-title = Cleared
note-cleared = No pair with your last two cards: draw four, and the ball goes to { $name }.
note-kick-title = Penalty kick
note-kick = Two whistles meet: your hand goes, and the next two cards decide. One ball is enough.
note-joker-title = Joker
note-joker = The whistle lies on top of a pile and is what you call it, in either colour.
note-foul-title = Foul
note-foul = Show the whistle: you draw 1, { $name } draws 2 and is farther away.
note-foul-kick-title = Careful!
note-foul-kick = The other whistle is on the pitch: a foul now is a penalty kick for { $name }.
note-keep-title = Counter-attack
note-keep = Keep one card, the others go to { $name }. Then draw one: two cards from goal.
note-strike-title = Shoot-out
note-strike = A card of the same colour and the other kind scores: a ball for a footballer, a footballer for a ball.

# What a play came to
came-pass = { $colour ->
    [red] A red pair
   *[blue] A blue pair
}: the pass arrives
came-pass-lost = No pair: ball to { $other }
came-cleared = No pair with the last two: cleared
came-counter = { $colour ->
    [red] A red pair
   *[blue] A blue pair
}: { $name } breaks!
came-claim = The two whistles meet: penalty kick!
came-penalties = Both whistles: penalty kick!
came-foul = Foul! { $other } draws 2
came-foul-kick = Foul beside the other whistle: penalty!
came-corner = { $colour ->
    [red] A red man
   *[blue] A blue man
}: blocked, corner for { $name }
came-saved = { $colour ->
    [red] A blue man
   *[blue] A red man
}: saved, ball to { $other }
came-kick-blocked = No ball, but an own man: rebound to { $name }
came-kick-saved = Two men of the others: saved
came-too-late = The last card: the whistle comes first

# The card that decides
takes-shot = { $name } shoots
takes-kick = { $name } takes the kick
deciding-mine = Pull it over, slowly
deciding-theirs = { $name }’s card decides...
fate-goal = Goal
fate-goal-by = any ball
fate-goal-kick = one ball is enough
fate-corner = Corner
fate-corner-by = { $colour ->
    [red] a red man
   *[blue] a blue man
}
fate-blocked = Blocked
fate-blocked-kick = { $colour ->
    [red] a red man, no ball
   *[blue] a blue man, no ball
}
fate-saved = Saved
fate-saved-by = { $colour ->
    [red] a red man
   *[blue] a blue man
}
fate-saved-kick = { $colour ->
    [red] two red men
   *[blue] two blue men
}
fate-penalty = Penalty
fate-penalty-by = the whistle
verdict-goal = A ball: GOAL!
verdict-corner = Blocked: corner, draw 3
verdict-blocked = Blocked: draw 3, play on
verdict-saved = Saved: draw 5, ball lost
verdict-penalty = The whistle: penalty kick!
verdict-late = Too late: time is up

# The shoot-out
kick-round = Round { $n }
kicks-of = { $name }: penalties taken
kick-goal = goal
kick-saved = saved

# The first lesson
lesson-champions101-1 = You are red, and the ball is yours. The fewer cards in hand, the nearer the goal. Lay two: a red footballer and a red ball are a pair in your colour, so that is a pass.
lesson-champions101-2 = Good pass! You have drawn a card and go on. Two footballers go on the same pile, and yours ends on top: red again, beside the red ball. And you keep your own cards: spend the other colour whenever you can.
lesson-champions101-3 = Your last two cards, and they are a red pair: now you shoot. The next card of the deck decides, and a ball is a goal. Shoot!
lesson-champions101-goal = A ball came up, and it is in the net. The deck is also the clock: 45 turns, 45 minutes, and when it runs out, the half is over. One more piece of advice: keep a penalty card for when your opponent holds just two cards and is about to shoot.

# The first time that something is asked
first-champions101-play = Lay two cards a turn. A footballer and a ball of your colour are a pass: you draw, and go on. Hold just two that are a pair, and you shoot. Tap a card: it says what it would come to.
