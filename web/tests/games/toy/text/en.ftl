toy-scores = Scores: { $n }
toy-picture = One card
