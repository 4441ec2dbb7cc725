# Go-Goal!
discarded = { $n ->
    [one] una scartata
   *[other] { $n } scartate
}
against = contro
open-play = Palla in gioco
goals-of = { $goals } gol su { $wanted }
holds = { $players } + { $actions } in mano
join-team = Nella tua formazione
attack-team = Attacca
no-footballers = Nessuno in campo.
