"""Icons: small drawings about 0, 0 in a square of 100, each an SVG file that any drawing program opens.

The files use the palette's ink, gold and cream. A card may replace these colours.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from tavolino.card_art.palette import CREAM, GOLD, INK
from tavolino.card_art.svg import place

ICON_FOLDER: Final = files(__package__) / "icons"
FALLBACK_ICON: Final = "ball"


@cache
def icon_drawings() -> dict[str, str]:
    """The content of the <svg> of every file, by the file's name."""
    return {
        file.name.removesuffix(".svg"): svg_content(file.read_text("utf-8"))
        for file in ICON_FOLDER.iterdir()
        if file.name.endswith(".svg")
    }


def svg_content(svg: str) -> str:
    return re.sub(r"\n|<\??/?(svg|xml)[^>]*>", "", svg)


def draw_icon(
    name: str,
    x: float,
    y: float,
    size: float,
    ink: str = INK,
    accent: str = GOLD,
    ground: str = CREAM,
    turn: float = 0,
) -> str:
    """Draw an icon at a place. An unknown one is a ball."""
    drawing = icon_drawings().get(name) or icon_drawings()[FALLBACK_ICON]
    inks = {INK: ink, GOLD: accent, CREAM: ground}
    tinted = re.sub("|".join(inks), lambda match: inks[match[0]], drawing)
    return place(tinted, x, y, size / 100, turn)
