"""The colours of the sticker album: by name, mixed, and readable on one another.

This is the only list of them: the terminal's theme, print and the page's colours are taken from here.
"""

import re
from functools import cache
from typing import Final

CREAM: Final = "#f4ead5"
PAPER: Final = "#fbf5e6"
SAND: Final = "#e7d8b8"
INK: Final = "#1d2433"
RED: Final = "#c8402f"
BLUE: Final = "#2b5c8a"
GOLD: Final = "#d9a441"
PITCH: Final = "#2f7d4f"
CLOTH: Final = "#24523a"
WHITE: Final = "#ffffff"

PALETTE: Final = {
    "cream": CREAM,
    "ink": INK,
    "red": RED,
    "blue": BLUE,
    "pitch": PITCH,
    "cloth": CLOTH,
    "gold": GOLD,
    "rust": "#a8552a",
    "teal": "#1f6f73",
    "plum": "#6b2d4e",
    "sky": "#5f9bb5",
    "olive": "#7a7a35",
}
LARGE_TEXT_CONTRAST: Final = 3.0
"""The contrast that large letters need; small ones need more."""
SMALL_TEXT_CONTRAST: Final = 4.5


def hex_colour(colour: str) -> str:
    """An ink by its name, or a colour that is written as `#rrggbb`."""
    if colour in PALETTE or re.fullmatch("#[0-9a-fA-F]{6}", colour):
        return PALETTE.get(colour, colour)
    raise ValueError(f"{colour!r} is neither an ink nor a colour")


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it."""
    pairs = zip(rgb(colour), rgb(other))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def luminance(colour: str) -> float:
    """As the accessibility guidelines define it."""
    parts = [part / 255 for part in rgb(colour)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def readable_on(colour: str, wanted: float = LARGE_TEXT_CONTRAST) -> str:
    """What to write with on a ground: cream or ink, or pure white or black where they are not enough."""
    best = max((CREAM, INK), key=lambda ink: contrast(ink, colour))
    return (
        best
        if contrast(best, colour) >= wanted
        else max((WHITE, "#000000"), key=lambda i: contrast(i, colour))
    )
