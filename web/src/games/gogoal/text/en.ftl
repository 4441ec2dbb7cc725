# Go-Goal!
discarded = { $n } discarded
against = against
open-play = Open play
goals-of = { $goals } of { $wanted } goals
holds = { $players } + { $actions } in hand
join-team = To your team
attack-team = Attack
no-footballers = Nobody on the pitch.
