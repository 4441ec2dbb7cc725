"""Live tables: a change is done, written to disk, then shown.

Imported by server.routes, server.competitions.
May import server.bot_workers, server.schemas, store, table.
"""
