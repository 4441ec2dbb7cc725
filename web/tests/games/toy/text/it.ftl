toy-scores = Punti: { $n }
toy-picture = Una carta
