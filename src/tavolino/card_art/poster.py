"""Cards with shouted words on a burst of colour, and cards that an icon fills."""

from math import cos, pi, sin
from typing import Final

from tavolino.card_art.backgrounds import background
from tavolino.card_art.card_frame import CENTRE_X, INNER_WIDTH, MARGIN, panel, title_strip
from tavolino.card_art.icons import draw_icon
from tavolino.card_art.palette import CREAM, GOLD, INK, hex_colour, mix, readable_on
from tavolino.card_art.svg import disc, path, place, polygon_path, stroke
from tavolino.card_art.text_layout import (
    LOUD,
    MIDDLE,
    QUIET,
    capitals,
    draw_paragraph,
    fit_paragraph,
    fit_size,
    text_line,
)
from tavolino.core.looks.card_look import Emblem, Lettering

POSTER_HEIGHT: Final = 620.0
SPIKE_COUNT: Final = 18
MAX_TYPE_SIZE: Final = 260
BROAD: Final = 500
MAX_STRETCH: Final = 1.35
"""How much letters may be stretched in height."""
CAPITALS: Final = 0.78
"""The height of capitals with the gap between two lines, in parts of the type size."""
DEPTH: Final = (14, 10, 6)
"""How far the shadow of shouted letters falls: from the farthest copy to the nearest."""


def lettering(look: Lettering) -> str:
    colour = hex_colour(look.colour)
    at = MARGIN + POSTER_HEIGHT / 2
    return (
        background("rays", colour, MARGIN, POSTER_HEIGHT, at)
        + burst(at + 8, 282, 300, mix(colour, INK, 0.45))
        + burst(at, 272, 292, CREAM)
        + shout(look, colour, at)
        + explanation(look.text)
    )


def burst(y: float, wide: float, high: float, fill: str) -> str:
    """A star with uneven spikes, as round a blow in a comic."""
    corners = []
    for n in range(2 * SPIKE_COUNT):
        reach = (0.98 - (n * 7 % 5) * 0.03) if n % 2 else 0.74
        corners.append(
            (
                CENTRE_X + wide * reach * cos(pi * n / SPIKE_COUNT),
                y + high * reach * sin(pi * n / SPIKE_COUNT),
            )
        )
    return path(polygon_path(corners), fill)


def shout(look: Lettering, colour: str, at: float) -> str:
    """The words as large as the burst allows, leaning forward, with the icon above them."""
    words = capitals(look.name).replace("-", "- ").split() or [" "]
    room = 320 if look.sign else 440
    sizes = sizes_of(words, room)
    high = sum(sizes) * CAPITALS
    stretch = min(MAX_STRETCH, room / high)
    y = -high / 2 + (84 / stretch if look.sign else 0)
    lines = []
    for word, size in zip(words, sizes):
        y += size * CAPITALS
        lines.append(comic(word, y - size * 0.05, size, colour))
    leaning = f'<g transform="skewX(-6) scale(1 {stretch:.3g})">{"".join(lines)}</g>'
    emblem = draw_icon(look.sign, 0, -152, 168, INK, colour) if look.sign else ""
    return place(emblem + leaning, CENTRE_X, at, turn=-6)


def sizes_of(words: list[str], room: float) -> list[float]:
    """A size for each word that makes all of them equally wide, smaller if they are too high together."""
    sizes = [fit_size(word, LOUD, MAX_TYPE_SIZE, BROAD) for word in words]
    high = sum(sizes) * CAPITALS
    return [size * min(1.0, room / high) for size in sizes]


def comic(word: str, y: float, size: float, colour: str) -> str:
    """Fat outlines, a shadow to the lower right, and the colour on top of its line: contours overlap inside letters."""
    fill = colour if readable_on(colour) == CREAM else mix(colour, "#ff8800", 0.15)
    fat = stroke(INK, 16, ' stroke-linejoin="round"')
    fine = stroke(CREAM, 7, ' stroke-linejoin="round" paint-order="stroke"')
    shadow = "".join(text_line(word, d, y + d, LOUD, size, INK, MIDDLE, fat) for d in DEPTH)
    return (
        shadow
        + text_line(word, 0, y, LOUD, size, CREAM, MIDDLE, fat)
        + text_line(word, 0, y, LOUD, size, fill, MIDDLE, fine)
    )


def explanation(words: str) -> str:
    paragraph = fit_paragraph(words, QUIET, 40, INNER_WIDTH - 40, 176, 24, even=True)
    return panel(MARGIN + POSTER_HEIGHT, 8, GOLD) + draw_paragraph(
        paragraph, CENTRE_X, MARGIN + POSTER_HEIGHT + 14 + (184 - paragraph.height) / 2, QUIET, INK, MIDDLE
    )


def emblem(look: Emblem) -> str:
    colour = hex_colour(look.colour)
    high = 560.0
    at = MARGIN + high / 2
    paragraph = fit_paragraph(look.text, QUIET, 38, INNER_WIDTH - 36, 148, 24, even=True)
    return (
        background(look.behind, colour, MARGIN, high, at)
        + medallion(look.behind, at)
        + draw_icon(look.sign, CENTRE_X, at, 300, INK, colour, CREAM)
        + (corners(look.corners, high) if look.corners else "")
        + title_strip(look.name, MARGIN + high, 92, INK, 72)
        + draw_paragraph(
            paragraph, CENTRE_X, MARGIN + high + 100 + (152 - paragraph.height) / 2, QUIET, INK, MIDDLE
        )
    )


def medallion(behind: str, at: float) -> str:
    """A pale disc behind an icon that would not stand out from its own colour."""
    return disc(CENTRE_X, at, 214, CREAM, stroke(INK, 6)) if behind == "rays" else ""


def corners(name: str, high: float) -> str:
    """A small icon in two corners, as on playing cards."""
    places = ((MARGIN + 56, MARGIN + 56), (MARGIN + INNER_WIDTH - 56, MARGIN + high - 56))
    return "".join(draw_icon(name, x, y, 84, INK, CREAM, CREAM) for x, y in places)
