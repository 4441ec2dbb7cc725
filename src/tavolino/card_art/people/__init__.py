"""People on cards: head, hair, clothes, drawn by lot from the id of the person.

Imported by card_art.
May import card_art.svg, card_art.palette.
"""
