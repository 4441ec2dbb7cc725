# The words of what is printed besides cards and rules.

paper-team = manager
paper-turns = Turni
paper-points = Punti alla fine
paper-formation = Modulo
paper-keeper = Portiere: valore
paper-defenders = Difensori: valori
paper-midfielders = Centrocampisti: valori
paper-forwards = Attaccanti: valori
paper-captain = Capitano: +2
paper-coach = Allenatore: valore
paper-coach-likes = Allenatore e modulo: +3, 0, −2
paper-scored = Gol fatti: +3 l'uno
paper-conceded = Gol subiti: −1 l'uno
paper-stadium = Stadio: +5
paper-money = Denaro: 1 ogni 5 milioni
paper-total = Totale
paper-coach-name = allenatore
paper-captain-name = capitano
paper-stadium-built = stadio
paper-points-so-far = punti
paper-aid-points = Punti: i valori di calciatori e allenatore, capitano +2. All'allenatore piace il tuo modulo +3, non piace −2. Gol fatto +3, gol subito −1. Stadio (12 milioni) +5. Ogni 5 milioni rimasti: 1.

piece-goal = Segnalini gol
piece-captain = Fasce da capitano
    .words = Capitano
    .note = +2
piece-stadium = Stadi
    .words = Stadio
    .note = 12 milioni: 5 punti alla fine
piece-money = Denaro: { $n ->
        [one] { $n } milione
       *[other] { $n } milioni
    }
    .words = { $n ->
        [one] milione
       *[other] milioni
    }
