"""Load and crash tests of a running server.

Imported by lab, cli.
May import lab, core, bots, table.
"""
