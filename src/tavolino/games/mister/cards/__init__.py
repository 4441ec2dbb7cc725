"""Footballers and action cards: data, reading, looks, own decks.

Imported by mister's __init__ and dump.
May import core, mister.engine.
"""
