# Etape, locuri și ce decide: cuvintele competițiilor pe care ecranele și tablourile tipărite le au în comun.

round-league = Etapa { $number }
round-group = Grupe, etapa { $number }
round-swiss = Runda { $number }
round-evening = Seara { $number }
round-knockout = { $last ->
    [2] Finala
    [4] Semifinale
    [8] Sferturi de finală
    [16] Optimi de finală
    [32] Șaisprezecimi de finală
   *[other] Ultimele { $last }
}
round-third-place = Finala mică
group-name = Grupa { $letter }
winner-of = câștigătoarea din { $match }
loser-of = învinsa din { $match }
place-of = { $place ->
    [1] prima din { $group }
    [2] a doua din { $group }
    [3] a treia din { $group }
   *[other] a { $place }-a din { $group }
}
not-known-yet = încă necunoscut
tiebreak-points = puncte, { $value } la { $next_value }
tiebreak-head_to_head_points = puncte în meciurile directe, { $value } la { $next_value }
tiebreak-head_to_head_difference = golaveraj în meciurile directe, { $value } la { $next_value }
tiebreak-head_to_head_goals = goluri în meciurile directe, { $value } la { $next_value }
tiebreak-difference = golaveraj, { $value } la { $next_value }
tiebreak-goals = goluri marcate, { $value } la { $next_value }
tiebreak-wins = meciuri câștigate, { $value } la { $next_value }
tiebreak-opponents = adversari mai puternici, { $value } la { $next_value }
tiebreak-median = adversari fără cel mai puternic și cel mai slab, { $value } la { $next_value }
tiebreak-fair_play = fair-play, { $value } la { $next_value }
tiebreak-lot = prin tragere la sorți
tiebreak-none = la egalitate
decider-goals = { $won }–{ $lost }
decider-extra_time = { $won }–{ $lost } după prelungiri
decider-penalties = { $won }–{ $lost } la loviturile de departajare
decider-forfeit = la masa verde
decider-aggregate = { $won }–{ $lost } la general
decider-away_goals = prin golurile din deplasare, { $won }–{ $lost }
decider-wins = { $won }–{ $lost } la meciuri
decider-play_off = { $won }–{ $lost } în meciul de departajare
decider-awarded = prin retragere
