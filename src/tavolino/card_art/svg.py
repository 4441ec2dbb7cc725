"""The inks of the album, and the few marks that everything is drawn with.

A drawing is a piece of SVG. Nothing in it has an id, so that any number of cards can share a page.
"""

import re
from functools import cache
from typing import Final
from xml.sax.saxutils import quoteattr

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


# -- Marks


def num(value: float) -> str:
    """A number as short as it can be."""
    return f"{round(value, 1):g}"


def rect(x: float, y: float, wide: float, high: float, fill: str, radius: float = 0, more: str = "") -> str:
    corner = f' rx="{num(radius)}"' if radius else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}"{corner}'
        f' fill="{fill}"{more}/>'
    )


def disc(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill}"{more}/>'


def path(d: str, fill: str, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{more}/>'


def stroke(colour: str, width: float, more: str = "") -> str:
    """The attributes of an outline."""
    return f' stroke="{colour}" stroke-width="{num(width)}"{more}'


def line(d: str, colour: str, width: float, more: str = "") -> str:
    """A line along a path, with round ends."""
    return path(d, "none", stroke(colour, width, f' stroke-linecap="round" stroke-linejoin="round"{more}'))


def ring(x: float, y: float, radius: float, colour: str, width: float) -> str:
    return disc(x, y, radius, "none", stroke(colour, width))


def diamond(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    r = num(radius)
    return path(f"M{num(x)} {num(y - radius)}l{r} {r} -{r} {r} -{r} -{r}z", fill, more)


def place(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing about 0, 0, put somewhere else."""
    turned = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{drawing}</g>'


def polygon_path(corners: list[tuple[float, float]]) -> str:
    """A closed path through all corners."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "z"


def quote_attribute(text: str) -> str:
    """As an attribute's value, with its quotes."""
    return quoteattr(text)
