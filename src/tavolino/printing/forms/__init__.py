"""Sheets to be filled in by hand, and aids to lay beside the cards.

Imported by `printing`.
May import core and the modules of printing itself.
"""
