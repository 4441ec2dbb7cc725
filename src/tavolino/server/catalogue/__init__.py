"""What a page is told of games, decks and cards: built here for both hosts, the server and the pocket.

Imported by server.http, server.routes, server.warm_up and pocket.
May import server.schemas and below, card_art, printing, core. No web framework.
"""
