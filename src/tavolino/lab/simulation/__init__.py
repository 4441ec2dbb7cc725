"""Simulations and the arena: many matches, tallied with intervals.

Imported by lab, cli.
May import lab, core, bots, table.
"""
