"""How things look, as data: a card, and the scene that an event is.

Imported by everyone.
May import core.
"""
