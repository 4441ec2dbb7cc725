"""Processes in which bots think while the server serves.

Imported by server.app, server.competitions.
May import live, table.
"""
