"""Every type that crosses the wire: HTTP bodies and socket frames.

Imported by all of server.
May import core, table, store, organiser.
"""
