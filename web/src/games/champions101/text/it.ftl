# 101 Champions Challenge
pitch = Il campo
cards-left = { $n ->
    [one] ancora una carta
   *[other] ancora { $n } carte
}
has-ball = ha palla
ball-yours = Hai palla tu, con { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano.
ball-theirs = Ha palla l'avversario, con { $n ->
    [one] una carta
   *[other] { $n } carte
} in mano.
