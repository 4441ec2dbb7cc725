"""What Best 11's bots know: odds, values of cards, choices in a challenge.

Imported by best11's __init__.
May import core, best11.engine.
"""
