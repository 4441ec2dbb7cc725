"""Footballers and action cards: data, reading, looks, own decks.

Imported by mister's engine, view and __init__.
May import core.
"""
