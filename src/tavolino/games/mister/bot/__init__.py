"""What Mister's bots know: odds, values of footballers, line-ups.

Imported by mister's __init__.
May import core, mister.engine.
"""
