"""Names that may be used, secret tokens, rates of requests, answers given before.

Imported by live and server.
May import core.
"""
