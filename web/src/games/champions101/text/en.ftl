# 101 Champions Challenge
pitch = The pitch
cards-left = { $n ->
    [one] one card left
   *[other] { $n } cards left
}
has-ball = has the ball
kicks-of = { $name }: penalties taken
kick-goal = goal
kick-saved = saved
ball-yours = You have the ball, with { $n ->
    [one] one card
   *[other] { $n } cards
} in hand.
ball-theirs = The opponent has the ball, with { $n ->
    [one] one card
   *[other] { $n } cards
} in hand.

# The first lesson
lesson-champions101-1 = You are red, and the ball is yours. The fewer cards in hand, the nearer the goal. Lay two: a red footballer and a red ball are a pair in your colour, so that is a pass.
lesson-champions101-2 = Good pass! You have drawn a card and go on. Two footballers go on the same pile, and yours ends on top: red again, beside the red ball. And you keep your own cards: spend the other colour whenever you can.
lesson-champions101-3 = Your last two cards, and they are a red pair: now you shoot. The next card of the deck decides, and a ball is a goal. Shoot!
lesson-champions101-goal = A ball came up, and it is in the net. The deck is also the clock: 45 turns, 45 minutes, and when it runs out, the half is over. One more piece of advice: keep a penalty card for when your opponent holds just two cards and is about to shoot.
