"""Texts in three languages, commentary and the rulebook.

Imported by core.game, core.records and every layer above.
May import core.
"""
