"""The routes of competitions: founding, reading, changing, files, and the socket of their viewers.

Imported by server.routes.
May import server.competitions, server.http, server.schemas and what is below.
"""
