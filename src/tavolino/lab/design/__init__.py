"""The designer's bench: variants of a game compared on the same deals, swept, sought; what each card is worth.

Imported by cli.
May import lab.simulation, lab.faults, bots, table, core.
"""
