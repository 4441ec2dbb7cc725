"""What a game is: Game, Match, Move, View, Outcome, Refusal, Rng, Record, texts, registry."""
