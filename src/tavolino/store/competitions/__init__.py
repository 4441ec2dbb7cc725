"""Competitions in the database: charters, numbered entries, records, and who may organise.

Imported by store, organiser and server.
May import store.repository, store.schema, competitions.
"""
