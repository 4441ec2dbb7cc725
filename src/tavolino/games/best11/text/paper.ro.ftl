# The words of what is printed besides cards and rules.

paper-team = manager
paper-turns = Runde
paper-points = Puncte la final
paper-formation = Sistem
paper-keeper = Portar: valoare
paper-defenders = Fundași: valori
paper-midfielders = Mijlocași: valori
paper-forwards = Atacanți: valori
paper-captain = Căpitan: +2
paper-coach = Antrenor: valoare
paper-coach-likes = Antrenor și sistem: +3, 0, −2
paper-scored = Goluri marcate: câte +3
paper-conceded = Goluri primite: câte −1
paper-stadium = Stadion: +5
paper-money = Bani: 1 la fiecare 5 milioane
paper-total = Total
paper-coach-name = antrenor
paper-captain-name = căpitan
paper-stadium-built = stadion
paper-points-so-far = puncte
paper-aid-points = Puncte: valorile fotbaliștilor și valoarea antrenorului, căpitanul +2. Antrenorului îi place sistemul tău +3, nu-i place −2. Gol marcat +3, gol primit −1. Stadion (12 milioane) +5. La fiecare 5 milioane rămase: 1.

piece-goal = Jetoane de gol
piece-captain = Banderole de căpitan
    .words = Căpitan
    .note = +2
piece-stadium = Stadioane
    .words = Stadion
    .note = 12 milioane: 5 puncte la final
piece-money = Bani: { $n ->
        [one] { $n } milion
        [few] { $n } milioane
       *[other] { $n } de milioane
    }
    .words = { $n ->
        [one] milion
        [few] milioane
       *[other] de milioane
    }
