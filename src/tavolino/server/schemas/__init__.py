"""The bodies of the HTTP API. Socket frames and reports are declared by live: `live.frames`, `live.report.schemas`.

Imported by all of server.
May import core, table, store, organiser.
"""
