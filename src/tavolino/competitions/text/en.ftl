# Rounds, places and what decides: the words of competitions that screens and printed boards share.

round-league = Round { $number }
round-group = Group stage, round { $number }
round-swiss = Round { $number }
round-evening = Evening { $number }
round-knockout = { $last ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Last { $last }
}
round-double-main = Main bracket, round { $number }
round-double-losers = Losers’ bracket, round { $number }
round-double-final = Grand final
round-double-decider = Deciding final, if needed
part-main = Main bracket
part-losers = Losers’ bracket
decider-not_needed = not needed
round-third-place = Match for third place
group-name = Group { $letter }
winner-of = winner of { $match }
loser-of = loser of { $match }
place-of = { $place ->
    [1] first of { $group }
    [2] second of { $group }
    [3] third of { $group }
   *[other] { $place }th of { $group }
}
not-known-yet = not known yet
tiebreak-points = on points, { $value } to { $next_value }
tiebreak-head_to_head_points = points against each other, { $value } to { $next_value }
tiebreak-head_to_head_difference = goal difference against each other, { $value } to { $next_value }
tiebreak-head_to_head_goals = goals against each other, { $value } to { $next_value }
tiebreak-difference = goal difference, { $value } to { $next_value }
tiebreak-goals = goals scored, { $value } to { $next_value }
tiebreak-wins = matches won, { $value } to { $next_value }
tiebreak-opponents = stronger opponents, { $value } to { $next_value }
tiebreak-median = opponents without the strongest and the weakest, { $value } to { $next_value }
tiebreak-fair_play = fair play, { $value } to { $next_value }
tiebreak-lot = drawn by lot
tiebreak-none = level
decider-goals = { $won }–{ $lost }
decider-extra_time = { $won }–{ $lost } after extra time
decider-penalties = { $won }–{ $lost } on penalties
decider-forfeit = awarded
decider-aggregate = { $won }–{ $lost } on aggregate
decider-away_goals = on away goals, { $won }–{ $lost }
decider-wins = { $won }–{ $lost } in matches
decider-play_off = { $won }–{ $lost } in a play-off
decider-awarded = walkover
