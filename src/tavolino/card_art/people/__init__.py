"""People on cards: head, hair, clothes, drawn from the id of the card.

Imported by card_art.
May import card_art.svg, card_art.palette.
"""
