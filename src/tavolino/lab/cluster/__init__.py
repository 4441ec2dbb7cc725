"""Several workers on a PostgreSQL of their own, people at all of them, and whatever may happen to one.

Imported by lab, cli.
May import lab.load, lab.speed, lab.faults, core.
"""
