"""What the entries of a competition come to: fixtures, tables, brackets.

Imported by organiser.
May import organiser.entries, organiser.charter, competitions.
"""
