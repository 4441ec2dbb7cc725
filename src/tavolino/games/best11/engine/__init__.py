"""The rules of Best 11: one State, a module for each phase that returns what happened, and Best11Match above them.

Imported by best11's bot, view, refusals, narration, cards and __init__.
May import core and best11.narration; match.py also the view, the refusals and the places of the cards.
"""
