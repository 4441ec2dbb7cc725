"""Clubs, management, action and event cards: data, reading, looks, own decks.

Imported by best11's engine, view and __init__.
May import core.
"""
