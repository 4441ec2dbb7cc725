# The words of what is printed besides cards and rules.

paper-team = player or side
paper-goals-of-matches = Goals, match by match: the third one wins
paper-aid-turn = Your turn: play one card, a footballer into your team or an attack, then draw one from either deck. With a sixth footballer, one of the team goes. Whoever stops an attack draws an action card at once.
paper-aid-cards = YELLOW: the footballer goes, and his owner puts in another from the hand at once, if there is one. RED: he goes, and nobody takes his place. PENALTY: both choose a card in secret.
