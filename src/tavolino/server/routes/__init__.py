"""The HTTP API, one module for each resource.

Imported by server.app.
May import all of server below it.
"""
