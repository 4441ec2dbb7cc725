# 101 Champions Challenge
pitch = Terenul
cards-left = { $n ->
    [one] a mai rămas o carte
    [few] au mai rămas { $n } cărți
   *[other] au mai rămas { $n } de cărți
}
has-ball = are mingea
ball-yours = Ai mingea, cu { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} în mână.
ball-theirs = Adversarul are mingea, cu { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} în mână.
