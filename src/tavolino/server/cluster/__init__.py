"""Many workers as one server: each says that it lives, takes what is due where nobody is, hears news and thinks.

Imported by server.app, server.run and cli.
May import server.bot_workers and below, store, live.
"""
