# Cum stau lucrurile: rândul de sub scor. Un text gol nu e o noutate.

fact-period = { $period ->
    [first-half] { period-first-half }
    [second-half] { period-second-half }
    [extra] { period-extra }
   *[shoot-out] { period-shoot-out }, runda { $round }
}
fact-red = { $red ->
    [0] { $name_0 } joacă în roșu, { $name_1 } în albastru
   *[other] { $name_1 } joacă în roșu, { $name_0 } în albastru
}
fact-ball = { $period ->
    [shoot-out] {""}
   *[other] mingea: { $ball_who }
}
fact-footballers_joker = { $footballers_joker ->
    [0] {""}
   *[other] jokerul e un { $footballers_colour ->
        [red] { card-red-footballer }
       *[blue] { card-blue-footballer }
    }
}
fact-balls_joker = { $balls_joker ->
    [0] {""}
   *[other] jokerul e o { $balls_colour ->
        [red] { card-red-ball }
       *[blue] { card-blue-ball }
    }
}
fact-kicks = { $n ->
    [one] un penalty transformat
    [few] { $n } penalty-uri transformate
   *[other] { $n } de penalty-uri transformate
}
