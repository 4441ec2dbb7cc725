# Go-Goal!
discarded = { $n ->
    [one] una decartată
    [few] { $n } decartate
   *[other] { $n } de decartate
}
against = împotriva
open-play = Minge în joc
goals-of = { $goals } goluri din { $wanted }
holds = { $players } + { $actions } în mână
join-team = În echipa ta
attack-team = Atacă
no-footballers = Nimeni pe teren.
