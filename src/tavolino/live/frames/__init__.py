"""The frames that a client and a live table send each other, and why a socket is closed.

Imported by live, server, pocket, lab.
May import table, core.
"""
