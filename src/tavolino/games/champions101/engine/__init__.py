"""The rules of 101 Champions Challenge: one State, the match over it, its moves, guesses and forecast.

Imported by champions101's bot, view, refusals and __init__.
May import core, and champions101.cards; match.py also the view and the refusals.
"""
