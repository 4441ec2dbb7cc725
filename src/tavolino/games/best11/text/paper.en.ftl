# The words of what is printed besides cards and rules.

paper-team = manager
paper-turns = Turns
paper-points = Points at the end
paper-formation = Formation
paper-keeper = Goalkeeper: value
paper-defenders = Defenders: values
paper-midfielders = Midfielders: values
paper-forwards = Forwards: values
paper-captain = Captain: +2
paper-coach = Coach: value
paper-coach-likes = Coach and formation: +3, 0, −2
paper-scored = Goals scored: +3 each
paper-conceded = Goals conceded: −1 each
paper-stadium = Stadium: +5
paper-money = Money: 1 for each 5 million
paper-total = Total
paper-coach-name = coach
paper-captain-name = captain
paper-stadium-built = stadium
paper-points-so-far = points
paper-aid-points = Points: values of footballers and coach, captain +2. The coach likes your formation +3, dislikes it −2. A goal scored +3, a goal conceded −1. Stadium (12 million) +5. Every 5 million left: 1.

piece-goal = Goal tokens
piece-captain = Captain's bands
    .words = Captain
    .note = +2
piece-stadium = Stadiums
    .words = Stadium
    .note = 12 million: 5 points at the end
piece-money = Money: { $n } million
    .words = { $n ->
        [one] million
       *[other] million
    }
