"""Signs: small drawings about 0, 0 in a square of 100, each a file that any drawing program opens.

They are drawn in the album's ink, gold and cream; a card may want them in other colours.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from tavolino.card_art.svg import CREAM, GOLD, INK, moved

FOLDER: Final = files(__package__) / "icons"
UNDRAWN: Final = "ball"


@cache
def drawings() -> dict[str, str]:
    """What is inside the <svg> of every file, by the file's name."""
    return {
        file.name.removesuffix(".svg"): inside(file.read_text("utf-8"))
        for file in FOLDER.iterdir()
        if file.name.endswith(".svg")
    }


def inside(svg: str) -> str:
    return re.sub(r"\n|<\??/?(svg|xml)[^>]*>", "", svg)


def sign(
    name: str,
    x: float,
    y: float,
    size: float,
    ink: str = INK,
    accent: str = GOLD,
    ground: str = CREAM,
    turn: float = 0,
) -> str:
    """A sign at a place; one that nobody has drawn is a ball."""
    drawing = drawings().get(name) or drawings()[UNDRAWN]
    inks = {INK: ink, GOLD: accent, CREAM: ground}
    tinted = re.sub("|".join(inks), lambda found: inks[found[0]], drawing)
    return moved(tinted, x, y, size / 100, turn)
