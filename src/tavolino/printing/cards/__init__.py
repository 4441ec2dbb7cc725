"""Whatever is printed to be cut out: cards, tokens, notes; on sheets, one by one, or as images.

Imported by `printing`.
May import card_art, core and the modules of printing itself.
"""
