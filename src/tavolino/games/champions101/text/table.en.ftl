# How things stand: the line under the score. An empty text is no news.

fact-period = { $period ->
    [first-half] { period-first-half }
    [second-half] { period-second-half }
    [extra] { period-extra }
   *[shoot-out] { period-shoot-out }, round { $round }
}
fact-red = { $red ->
    [0] { $name_0 } plays in red, { $name_1 } in blue
   *[other] { $name_1 } plays in red, { $name_0 } in blue
}
fact-ball = { $period ->
    [shoot-out] {""}
   *[other] ball: { $ball_who }
}
fact-footballers_joker = { $footballers_joker ->
    [0] {""}
   *[other] the joker is a { $footballers_colour ->
        [red] { card-red-footballer }
       *[blue] { card-blue-footballer }
    }
}
fact-balls_joker = { $balls_joker ->
    [0] {""}
   *[other] the joker is a { $balls_colour ->
        [red] { card-red-ball }
       *[blue] { card-blue-ball }
    }
}
fact-kicks = { $n ->
    [one] one penalty scored
   *[other] { $n } penalties scored
}
