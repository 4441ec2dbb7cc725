"""Benchmarks of our games, beside other engines.

Imported by lab, cli.
May import lab, core, bots, table.
"""
