"""The routes of people: guests, their devices, moderation, drawn faces.

Imported by server.routes.
May import server.http, server.schemas and what is below.
"""
