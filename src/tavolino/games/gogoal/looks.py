"""How the cards look: footballers on coloured rays, and words in comic lettering."""

from typing import Final

from tavolino.core.looks.card_look import (
    JOKER,
    CardBack,
    CardLook,
    Emblem,
    Kit,
    Lettering,
    Point,
    Portrait,
    PortraitPerson,
)
from tavolino.games.gogoal.cards import NAMES, PENALTY_NAMES, ROLES

ROLE_COLOURS: Final = ("blue", "pitch", "red", "gold")
KITS: Final = (
    Kit("hoops", ("blue", "cream")),
    Kit("sash", ("pitch", "cream")),
    Kit("stripes", ("red", "cream")),
    Kit("checks", ("red", "blue")),
)
LINES: Final[tuple[tuple[Point, ...], ...]] = (
    ((0.1, 0.78), (0.5, 0.78), (0.9, 0.78)),
    ((0.1, 0.5), (0.5, 0.5), (0.9, 0.5)),
    ((0.25, 0.22), (0.75, 0.22)),
    ((0.1, 0.78), (0.9, 0.78), (0.5, 0.5), (0.25, 0.22), (0.75, 0.22)),
)
SHOUTS: Final = {
    "goal": ("red", ""),
    "go-goal": ("blue", ""),
    "super-goal": ("plum", "star"),
    "penalty": ("pitch", "spot"),
    "yellow": ("gold", "card"),
    "red": ("red", "card"),
    "no": ("ink", "glove"),
    "super-no": ("teal", "shield"),
    "var": ("rust", "video"),
}
"""The colour and the sign of every action card."""
SYMBOL_COLOURS: Final = {"star": "gold", "bolt": "sky", "flame": "red"}
PENALTY_SIGNS: Final = {"shot": "boot", "save": "glove"}
BACKS: Final = {
    "players": CardBack("blue", "shirt", "rays"),
    "actions": CardBack("red", "megaphone", "rays"),
    "penalties": CardBack("pitch", "spot", "rays"),
}


def look(card: str, name: str, text: str) -> CardLook:
    if card in SHOUTS:
        return Lettering(name, text, *SHOUTS[card])
    if card in PENALTY_NAMES:
        what, _, symbol = card.partition("-")
        return Emblem(name, text, symbol, SYMBOL_COLOURS[symbol], "rays", PENALTY_SIGNS[what])
    role = NAMES.index(card, 0, ROLES)
    person = (
        PortraitPerson(card, job=JOKER, kit=KITS[role])
        if card == "joker"
        else PortraitPerson(card, kit=KITS[role])
    )
    return Portrait(name, text, person, ROLE_COLOURS[role], "rays", spots=LINES[role])
