"""Competitions that are kept: their matches are played here, simulated, or typed in from a cardboard table.

Imported by server and cli.
May import store, printing, lab, table, bots, competitions, core. Inside, imports follow the ladder in test_layers.
"""
