"""The card itself: 630 by 880, a tenth of a millimetre each, with round corners, or with a bleed for cutting."""

from typing import Final

from tavolino.card_art.svg import CREAM, INK, num, quoted, readable_on, rect
from tavolino.card_art.text_layout import LOUD, MIDDLE, QUIET, attributes, fitted, paragraph, say, set_in

WIDE: Final = 630
HIGH: Final = 880
CORNER: Final = 34
MARGIN: Final = 30
INNER: Final = WIDE - 2 * MARGIN
CENTRE: Final = WIDE / 2
UNITS: Final = 10
"""To the millimetre."""


def card(name: str, drawing: str, stock: str = CREAM, bleed: float = 0) -> str:
    """A whole SVG. With a bleed, in millimetres, the stock runs on beyond the edges and has no round corners."""
    more = bleed * UNITS
    wide, high = WIDE + 2 * more, HIGH + 2 * more
    box = " ".join(num(side) for side in (-more, -more, wide, high))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{num(wide / UNITS)}mm"'
        f' height="{num(high / UNITS)}mm" role="img" aria-label={quoted(name)}'
        f"{attributes(QUIET, None)}>"
        f"{rect(-more, -more, wide, high, stock, 0 if bleed else CORNER)}{drawing}</svg>"
    )


def window(y: float, high: float, fill: str) -> str:
    return rect(MARGIN, y, INNER, high, fill)


def strip(words: str, y: float, high: float, ground: str = INK, size: float = 62, left: float = 18) -> str:
    """A name in capitals on a coloured strip."""
    name = words.upper()
    size = fitted(name, LOUD, size, INNER - left - 18)
    return window(y, high, ground) + say(
        name, MARGIN + left, y + high / 2 + size * 0.34, LOUD, size, readable_on(ground)
    )


def title(
    words: str, y: float, high: float, fill: str = INK, size: float = 66, wide: float = INNER - 20
) -> str:
    """A heading in the middle, on one line or more."""
    told = set_in(words, LOUD, size, wide, high, 30, even=True)
    return paragraph(told, CENTRE, y + (high - told.height) / 2, LOUD, fill, MIDDLE)
