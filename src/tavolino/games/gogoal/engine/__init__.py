"""The rules of Go-Goal!: one State, the match over it, its moves, guesses and odds.

Imported by gogoal's bot, view, refusals and __init__.
May import core, and gogoal.cards; match.py also the view and the refusals.
"""
