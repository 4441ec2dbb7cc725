"""What keeps strangers from stopping the server: bans, costs of requests, limits of tables and guesses, headers.

Imported by server.http and server.routes.
May import server.limits, live.guards and what is below.
"""
