"""How things look, as data: a card, the scene that an event is, what happened inside one evening.

Imported by everyone.
May import core.
"""
