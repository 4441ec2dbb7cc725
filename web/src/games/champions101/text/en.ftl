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

# The first lesson
lesson-champions101-1 = You are red, and the ball is yours. The fewer cards in hand, the nearer the goal. Lay two: a red footballer and a red ball are a pair in your colour, so that is a pass.
lesson-champions101-2 = Good pass! You have drawn a card and go on. Two footballers go on the same pile, and yours ends on top: red again, beside the red ball.
lesson-champions101-3 = Your last two cards, and they are a red pair: now you shoot. The next card of the deck decides, and a ball is a goal. Shoot!
lesson-champions101-goal = A ball came up, and it is in the net. The deck is also the clock: when it runs out, the half is over.

# Pictures in the rules
drawn-play = You are red and have laid two cards. What do the tops of the piles say?
drawn-own-pair = Red footballer, red ball: your own pair. A pass: draw 1 and play again. With your last two cards it is a shot!
drawn-no-pair = Mixed colours: no pair. The pass is lost: draw 2, ball to the opponent. With your last two cards the defence clears: draw 4.
drawn-their-pair = Blue footballer, blue ball: the opponent's pair. Counter-attack!
drawn-counter = A counter-attack: you are blue, and red has made your pair
drawn-counter-keep = Keep one card, the one you like best.
drawn-counter-give = Give all the others to red.
drawn-counter-draw = Draw one. You hold two: your next play brings you before the goal.
drawn-shot = You are red and shoot: turn the top card of the deck
drawn-shot-goal = A ball, red or blue: goal!
drawn-shot-corner = A red footballer, one of yours: blocked, corner kick. Draw 3 and play again.
drawn-shot-saved = A blue footballer: saved. Draw 5, ball to the opponent.
drawn-shot-penalty = A penalty card: penalty kick to you.
