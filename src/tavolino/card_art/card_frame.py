"""The card itself: 630 by 880, a tenth of a millimetre each, with round corners, or with a bleed for cutting."""

from typing import Final

from tavolino.card_art.palette import CREAM, INK, readable_on
from tavolino.card_art.svg import num, quote_attribute, rect
from tavolino.card_art.text_layout import (
    LOUD,
    MIDDLE,
    QUIET,
    capitals,
    draw_paragraph,
    fit_paragraph,
    fit_size,
    style_attributes,
    text_line,
)

CARD_WIDTH: Final = 630
CARD_HEIGHT: Final = 880
CORNER_RADIUS: Final = 34
MARGIN: Final = 30
INNER_WIDTH: Final = CARD_WIDTH - 2 * MARGIN
CENTRE_X: Final = CARD_WIDTH / 2
UNITS_PER_MM: Final = 10
"""To the millimetre."""


def card_svg(name: str, drawing: str, stock: str = CREAM, bleed: float = 0) -> str:
    """A whole SVG. With a bleed, in millimetres, the ground continues beyond the edges and has no round corners."""
    more = bleed * UNITS_PER_MM
    wide, high = CARD_WIDTH + 2 * more, CARD_HEIGHT + 2 * more
    box = " ".join(num(side) for side in (-more, -more, wide, high))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{num(wide / UNITS_PER_MM)}mm"'
        f' height="{num(high / UNITS_PER_MM)}mm" role="img" aria-label={quote_attribute(name)}'
        f"{style_attributes(QUIET, None)}>"
        f"{rect(-more, -more, wide, high, stock, 0 if bleed else CORNER_RADIUS)}{drawing}</svg>"
    )


def bare_svg(name: str, drawing: str, box: tuple[int, int, int, int]) -> str:
    """A drawing without a card, in the box of its left, top, width and height."""
    sides = " ".join(map(str, box))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{sides}" role="img"'
        f" aria-label={quote_attribute(name)}>{drawing}</svg>"
    )


def panel(y: float, high: float, fill: str) -> str:
    return rect(MARGIN, y, INNER_WIDTH, high, fill)


def title_strip(
    words: str, y: float, high: float, ground: str = INK, size: float = 62, left: float = 18
) -> str:
    """A name in capitals on a coloured strip."""
    name = capitals(words)
    size = fit_size(name, LOUD, size, INNER_WIDTH - left - 18)
    return panel(y, high, ground) + text_line(
        name, MARGIN + left, y + high / 2 + size * 0.34, LOUD, size, readable_on(ground)
    )


def heading_text(
    words: str, y: float, high: float, fill: str = INK, size: float = 66, wide: float = INNER_WIDTH - 20
) -> str:
    """A heading in the middle, on one line or more."""
    paragraph = fit_paragraph(words, LOUD, size, wide, high, 30, even=True)
    return draw_paragraph(paragraph, CENTRE_X, y + (high - paragraph.height) / 2, LOUD, fill, MIDDLE)
