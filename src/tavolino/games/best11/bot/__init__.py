"""How bots play Best 11: the odds of a challenge, what a card or a million is worth, who is going to win.

Imported by best11's __init__.
May import core and best11.engine.
"""
