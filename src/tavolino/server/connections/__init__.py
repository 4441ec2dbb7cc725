"""Connections below HTTP: how many there may be, how long they may be silent, and how many frames they may send.

Imported by server.app and server.run.
May import server.config, live.
"""
