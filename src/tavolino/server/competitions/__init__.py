"""Competitions over HTTP: rights, fixtures played here, simulations.

Imported by server.routes.
May import server.schemas, live, organiser, store.
"""
