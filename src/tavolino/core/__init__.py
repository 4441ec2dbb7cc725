"""What a game is: Game, Match, Move, View, Outcome, Refusal, Rng, Record, texts, registry.

Imported by every layer.
May import nothing of ours outside core; the registry loads games by name.
"""
