"""The rules of Best 11: one State, a module for each phase, and what follows what.

Imported by best11's bot, view and narration.
May import core, best11.cards.
"""
