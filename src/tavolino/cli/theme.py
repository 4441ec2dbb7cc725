"""The look of the sticker album, as far as a terminal can show it."""

from typing import Final, NamedTuple

from rich.theme import Theme

from tavolino.card_art.palette import BLUE, CLOTH, CREAM, GOLD, INK, RED

# What has no background of its own takes no colour that a light or a dark terminal would swallow.
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
"""The colours that a card's name may bear: `red-ball`."""


class Glyphs(NamedTuple):
    """The signs drawn with; red and blue differ by shape too."""

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
