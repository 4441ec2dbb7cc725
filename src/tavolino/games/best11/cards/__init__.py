"""Clubs, management, action and event cards: their data files, reading them, how they look, decks of one's own.

Imported by best11's view, narration and __init__.
May import core, and from best11.engine the card box, the moves and the figures of the rules.
"""
