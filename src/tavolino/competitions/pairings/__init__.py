"""Who meets whom: round robin, groups, Swiss rounds and the matching behind them.

Imported by competitions.
May import nothing but its neighbours in competitions.
"""
