"""Work for requests that would hold everyone up: it waits its turn, and is done in a process of its own.

Imported by server.app, server.http, server.competitions and server.routes.
May import server.bot_workers, server.schemas, organiser, printing, live.
"""
