"""The facts that the entries of a competition state, and what follows from them: fixtures, tables, brackets.

Imported by organiser.
May import organiser.entries, organiser.charter, competitions.
"""
