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
