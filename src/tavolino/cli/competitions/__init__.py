"""`tavolino cup`, `league` and `season`.

Imported by cli's __init__.
May import cli.match, organiser, printing.
"""
