"""What every HTTP request passes: middleware, errors, caching, language.

Imported by server.routes, server.app.
May import server.schemas and the server's root modules.
"""
