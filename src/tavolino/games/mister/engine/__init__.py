"""The rules of Mister: one State, a module for each phase, and what follows what.

Imported by mister's bot, view and narration.
May import core, mister.cards.
"""
