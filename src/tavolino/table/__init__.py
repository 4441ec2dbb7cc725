"""One match at a table: seats, record, clocks, leavers, taking back. No input, no output, no clock of its own.

Imported by live, store, lab, organiser, server, cli.
May import bots, games through core.registry, core.
"""
