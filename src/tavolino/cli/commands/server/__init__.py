"""Commands for whoever runs a server: serve, admin, backup and restore.

Imported by cli's __init__.
May import everything below.
"""
