"""Colours and glyphs of the terminal."""

from typing import Final, NamedTuple

from rich.theme import Theme

from tavolino.card_art.palette import BLUE, CLOTH, CREAM, GOLD, INK, RED

# A style without a background has no colour: it might not be seen on a light or a dark terminal.
THEME: Final = Theme(
    {
        "title": "bold",
        "quiet": "dim",
        "key": "bold",
        "card": f"{INK} on {CREAM}",
        "card.second": f"{INK} on {GOLD}",
        "card.third": f"{CREAM} on {CLOTH}",
        "card.red": f"bold {CREAM} on {RED}",
        "card.blue": f"bold {CREAM} on {BLUE}",
        "card.yellow": f"bold {INK} on {GOLD}",
        "back": f"{CREAM} on {CLOTH}",
        "board": f"bold {CREAM} on {INK}",
        "board.score": f"bold {GOLD} on {INK}",
        "board.facts": f"{CREAM} on {INK}",
        "pitch": f"{CREAM} on {CLOTH}",
        "question": "bold",
        "notice": "bold reverse",
    }
)

CARD_COLOURS: Final = ("red", "blue", "yellow")
"""The colours that may be part of a card's name: `red-ball`."""


class Glyphs(NamedTuple):
    """The characters that are drawn with. Red and blue differ by shape too."""

    red: str
    blue: str
    yellow: str
    back: str
    times: str
    dash: str
    dot: str
    pointer: str
    ellipsis: str


UNICODE_GLYPHS: Final = Glyphs("●", "◆", "■", "▒", "×", "–", "·", "▸", "…")
ASCII_GLYPHS: Final = Glyphs("(R)", "(B)", "(Y)", "#", "x", "-", "|", ">", "...")
"""For terminals that know only ASCII."""


def card_colour(card: str) -> str:
    """The colour in a card's name; empty for a card of no colour."""
    return next((colour for colour in CARD_COLOURS if colour in card.split("-")), "")
