# Turni, posti e che cosa decide: le parole delle competizioni che schermi e tabelloni stampati hanno in comune.

round-league = Giornata { $number }
round-group = Gironi, giornata { $number }
round-swiss = Turno { $number }
round-evening = Serata { $number }
round-knockout = { $last ->
    [2] Finale
    [4] Semifinali
    [8] Quarti di finale
    [16] Ottavi di finale
    [32] Sedicesimi di finale
   *[other] Ultime { $last }
}
round-double-main = Tabellone principale, turno { $number }
round-double-losers = Tabellone dei perdenti, turno { $number }
round-double-final = Finalissima
round-double-decider = Spareggio, se serve
part-main = Tabellone principale
part-losers = Tabellone dei perdenti
decider-not_needed = non necessario
round-third-place = Finale per il terzo posto
group-name = Girone { $letter }
winner-of = vincente della { $match }
loser-of = perdente della { $match }
place-of = { $place ->
    [1] prima del { $group }
    [2] seconda del { $group }
    [3] terza del { $group }
   *[other] { $place }ª del { $group }
}
not-known-yet = ancora da definire
tiebreak-points = punti, { $value } a { $next_value }
tiebreak-head_to_head_points = punti negli scontri diretti, { $value } a { $next_value }
tiebreak-head_to_head_difference = differenza reti negli scontri diretti, { $value } a { $next_value }
tiebreak-head_to_head_goals = gol negli scontri diretti, { $value } a { $next_value }
tiebreak-difference = differenza reti, { $value } a { $next_value }
tiebreak-goals = gol fatti, { $value } a { $next_value }
tiebreak-wins = partite vinte, { $value } a { $next_value }
tiebreak-opponents = avversari più forti, { $value } a { $next_value }
tiebreak-median = avversari senza il più forte e il più debole, { $value } a { $next_value }
tiebreak-fair_play = fair play, { $value } a { $next_value }
tiebreak-lot = per sorteggio
tiebreak-none = alla pari
decider-goals = { $won }–{ $lost }
decider-extra_time = { $won }–{ $lost } dopo i supplementari
decider-penalties = { $won }–{ $lost } ai rigori
decider-forfeit = a tavolino
decider-aggregate = { $won }–{ $lost } nel doppio confronto
decider-away_goals = per i gol in trasferta, { $won }–{ $lost }
decider-wins = { $won }–{ $lost } nella serie
decider-play_off = { $won }–{ $lost } allo spareggio
decider-awarded = per ritiro
