"""User-written decks: reading, checking and writing card files.

Imported by core.game, the games and every layer above. May import core.
"""
