"""The record of a match: header, seed and moves as readable text.

Imported by core and every layer above.
May import core.
"""
