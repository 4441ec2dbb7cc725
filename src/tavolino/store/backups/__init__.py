"""Backups: the whole database as one file, and a database made from such a file.

Imported by cli.
May import all of store, live (its rows), table, core.
"""
