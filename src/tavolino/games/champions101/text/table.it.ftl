# Come stanno le cose: la riga sotto il punteggio. Un testo vuoto non è una notizia.

fact-period = { $period ->
    [first-half] { period-first-half }
    [second-half] { period-second-half }
    [extra] { period-extra }
   *[shoot-out] { period-shoot-out }, giro { $round }
}
fact-red = { $red ->
    [0] { $name_0 } gioca in rosso, { $name_1 } in blu
   *[other] { $name_1 } gioca in rosso, { $name_0 } in blu
}
fact-ball = { $period ->
    [shoot-out] {""}
   *[other] palla: { $ball_who }
}
fact-footballers_joker = { $footballers_joker ->
    [0] {""}
   *[other] il jolly è un { $footballers_colour ->
        [red] { card-red-footballer }
       *[blue] { card-blue-footballer }
    }
}
fact-balls_joker = { $balls_joker ->
    [0] {""}
   *[other] il jolly è un { $balls_colour ->
        [red] { card-red-ball }
       *[blue] { card-blue-ball }
    }
}
fact-kicks = { $n ->
    [one] un rigore segnato
   *[other] { $n } rigori segnati
}
