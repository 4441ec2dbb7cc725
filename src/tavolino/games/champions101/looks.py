"""How the cards look: red ones bear stripes and a circle, blue ones hoops and a diamond."""

from typing import Final

from tavolino.core.looks.card_look import CardBack, CardLook, Emblem, Kit, Portrait, PortraitPerson
from tavolino.games.champions101.cards import NAMES, PENALTY

KITS: Final = {"red": Kit("stripes", ("red", "cream")), "blue": Kit("hoops", ("blue", "cream"))}
BEHIND: Final = {"red": "circle", "blue": "diamond"}
BACK: Final = CardBack("cloth", "ball")


def look(card: str, name: str, text: str) -> CardLook:
    if card == NAMES[PENALTY]:
        return Emblem(name, text, "whistle", "gold", "rays")
    colour, _, what = card.partition("-")
    if what == "team":
        return Emblem(name, text, "shirt", colour, BEHIND[colour], BEHIND[colour])
    if what == "ball":
        return Emblem(name, text, "coloured-ball", colour, BEHIND[colour], BEHIND[colour])
    return Portrait(name, text, PortraitPerson(card, kit=KITS[colour]), colour, BEHIND[colour])
