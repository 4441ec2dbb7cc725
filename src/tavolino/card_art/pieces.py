"""Pieces of a box that are no cards: tokens, captain's bands, stadiums, banknotes. A tenth of a millimetre each, like
cards; the ground reaches the edges, so that a cut that is a little off does not show.
"""

from math import cos, pi, sin
from typing import Final, NamedTuple

from tavolino.card_art.card_frame import UNITS_PER_MM
from tavolino.card_art.icons import draw_icon
from tavolino.card_art.palette import CREAM, GOLD, INK, PITCH, RED, mix, readable_on
from tavolino.card_art.svg import disc, line, num, path, polygon_path, quote_attribute, rect, ring, stroke
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

WAVES: Final = 24
STANDS: Final = ((0.0, 1.0), (0.35, 0.86), (0.15, 0.74), (0.5, 0.64))
"""The tiers of a stadium from the outside in: how much cream is in the colour, and how large each is."""


class PieceLook(NamedTuple):
    """A side of a piece: its size in millimetres, its colour, its figure, and its words."""

    wide: float
    high: float
    colour: str
    figure: str = ""
    words: str = ""
    note: str = ""


def piece_svg(look: PieceLook, drawing: str, name: str) -> str:
    wide, high = look.wide * UNITS_PER_MM, look.high * UNITS_PER_MM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(high)}" role="img"'
        f" aria-label={quote_attribute(name)}{style_attributes(QUIET, None)}>"
        f"{rect(0, 0, wide, high, look.colour)}{drawing}</svg>"
    )


# -- Tokens


def draw_token(look: PieceLook) -> str:
    """A ball with what it is worth. Where it costs points the ball is crossed out."""
    size = look.wide * UNITS_PER_MM
    middle, is_loss = size / 2, look.figure.startswith("−")
    ground = disc(middle, middle, size * 0.46, CREAM, stroke(INK, size * 0.02))
    ball = draw_icon("ball", middle, size * 0.38, size * 0.5)
    cross = line(cross_path(middle, size * 0.38, size * 0.24), RED, size * 0.05) if is_loss else ""
    figure = text_line(look.figure, middle, size * 0.86, LOUD, size * 0.3, RED if is_loss else PITCH, MIDDLE)
    return piece_svg(look, ground + ball + cross + figure, look.figure)


def cross_path(x: float, y: float, reach: float) -> str:
    left, right, top, bottom = (num(value) for value in (x - reach, x + reach, y - reach, y + reach))
    return f"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}"


# -- Captain's bands


def draw_band(look: PieceLook) -> str:
    """An armband: the letter, what it is, and what it is worth."""
    wide, high = look.wide * UNITS_PER_MM, look.high * UNITS_PER_MM
    stripe = high * 0.14
    word = capitals(look.words)
    size = fit_size(word, LOUD, high * 0.5, wide * 0.52)
    return piece_svg(
        look,
        rect(0, 0, wide, stripe, INK)
        + rect(0, high - stripe, wide, stripe, INK)
        + disc(wide * 0.12, high / 2, high * 0.3, INK)
        + text_line(word[:1], wide * 0.12, high * 0.63, LOUD, high * 0.4, CREAM, MIDDLE)
        + text_line(word, wide * 0.5, high / 2 + size * 0.35, LOUD, size, INK, MIDDLE)
        + disc(wide * 0.88, high / 2, high * 0.3, CREAM, stroke(INK, 4))
        + text_line(look.note, wide * 0.88, high * 0.6, LOUD, high * 0.32, INK, MIDDLE),
        look.words,
    )


# -- Stadiums


def draw_stadium(look: PieceLook) -> str:
    """A ground seen from above, with its floodlights, its name and its worth."""
    wide, high = look.wide * UNITS_PER_MM, look.high * UNITS_PER_MM
    at, name = high * 0.37, capitals(look.words)
    size = fit_size(name, LOUD, high * 0.12, wide * 0.84)
    note = fit_paragraph(look.note, QUIET, high * 0.05, wide * 0.84, high * 0.12, even=True)
    return piece_svg(
        look,
        stands(look.colour, wide, at)
        + floodlights(wide, at)
        + text_line(name, wide / 2, high * 0.76, LOUD, size, CREAM, MIDDLE)
        + draw_paragraph(note, wide / 2, high * 0.79, QUIET, CREAM, MIDDLE)
        + disc(wide * 0.84, high * 0.1, high * 0.075, GOLD, stroke(INK, 5))
        + text_line(look.figure, wide * 0.84, high * 0.126, LOUD, high * 0.085, INK, MIDDLE),
        look.words,
    )


def stands(colour: str, wide: float, at: float) -> str:
    tiers = "".join(
        oval(wide / 2, at, wide * 0.42 * reach, wide * 0.5 * reach, mix(colour, CREAM, 0.25 + share))
        for share, reach in STANDS
    )
    across, deep = wide * 0.34, wide * 0.46
    left, top = wide / 2 - across / 2, at - deep / 2
    return (
        tiers
        + rect(left, top, across, deep, PITCH, 0, stroke(CREAM, 5))
        + line(f"M{num(left)} {num(at)}h{num(across)}", CREAM, 4)
        + ring(wide / 2, at, across * 0.2, CREAM, 4)
        + rect(wide / 2 - across * 0.24, top, across * 0.48, deep * 0.14, "none", 0, stroke(CREAM, 4))
        + rect(
            wide / 2 - across * 0.24,
            top + deep * 0.86,
            across * 0.48,
            deep * 0.14,
            "none",
            0,
            stroke(CREAM, 4),
        )
    )


def oval(x: float, y: float, across: float, up: float, fill: str) -> str:
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(across)}" ry="{num(up)}" fill="{fill}"{stroke(INK, 4)}/>'


def floodlights(wide: float, at: float) -> str:
    places = [(wide / 2 + side * wide * 0.36, at + end * wide * 0.4) for side in (-1, 1) for end in (-1, 1)]
    return "".join(disc(x, y, wide * 0.035, GOLD, stroke(INK, 4)) for x, y in places)


# -- Banknotes


def draw_note(look: PieceLook) -> str:
    """A banknote: its figure twice, a rosette in the middle, and what it is."""
    wide, high = look.wide * UNITS_PER_MM, look.high * UNITS_PER_MM
    inner, chalk = mix(look.colour, CREAM, 0.78), readable_on(look.colour)
    edge = high * 0.08
    figure = fit_size(look.figure, LOUD, high * 0.58, wide * 0.2)
    word = capitals(look.words)
    size = fit_size(word, LOUD, high * 0.16, wide * 0.3)
    figures = "".join(
        text_line(look.figure, wide * x, high * 0.5 + figure * 0.35, LOUD, figure, look.colour, MIDDLE)
        for x in (0.16, 0.84)
    )
    return piece_svg(
        look,
        rect(edge, edge, wide - 2 * edge, high - 2 * edge, inner, edge / 2)
        + rosette(wide / 2, high * 0.44, high * 0.32, mix(look.colour, CREAM, 0.45))
        + disc(wide / 2, high * 0.44, high * 0.23, look.colour)
        + draw_icon("coins", wide / 2, high * 0.44, high * 0.28, chalk, GOLD, look.colour)
        + figures
        + text_line(word, wide / 2, high * 0.87, LOUD, size, INK, MIDDLE),
        f"{look.figure} {look.words}",
    )


def rosette(x: float, y: float, radius: float, colour: str) -> str:
    """Petals round a middle, as on real banknotes."""
    corners = [
        (x + reach * cos(pi * n / WAVES), y + reach * sin(pi * n / WAVES))
        for n in range(2 * WAVES)
        for reach in (radius * (1.0 if n % 2 else 0.86),)
    ]
    return path(polygon_path(corners), colour)
