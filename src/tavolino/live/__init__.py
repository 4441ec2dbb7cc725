"""Live tables: a change is made, written down, then shown to everyone who looks.

Imported by store (the rows), organiser, server. Other hosts than the server can run it: see `ports`.
May import table, bots, core. No web framework, no database, no sockets, no processes.
"""
