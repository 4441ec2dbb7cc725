"""Finished matches: the report, any moment again, and the analysis, as they are told to a reader.

Imported by server.
May import live.table_registry, live.frames, live.faults, bots, core.
"""
