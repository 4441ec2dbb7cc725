"""Processes in which bots think and matches are analysed.

Imported by server.live, server.routes.
May import table, bots and the server's root modules.
"""
