"""Backgrounds of a person or an icon: a sun, rays, bars, a circle or a diamond."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from tavolino.card_art.card_frame import CENTRE_X, INNER_WIDTH, MARGIN, panel
from tavolino.card_art.palette import CREAM, INK, WHITE, mix
from tavolino.card_art.people.shirt_patterns import Corner, clip_band
from tavolino.card_art.svg import disc, path, polygon_path, rect

RAY_COUNT: Final = 14


def background(kind: str, colour: str, y: float, high: float, at: float) -> str:
    """A panel of the colour, with a pattern whose centre is at the height `at`."""
    draw = {"rays": rays, "bars": bars, "circle": circle, "diamond": lozenge}.get(kind, sun)
    return panel(y, high, colour) + draw(colour, y, high, at)


def sun(colour: str, y: float, high: float, at: float) -> str:
    """Rings that grow lighter towards the middle, on a horizon of two bars."""
    radius = min(at - y, INNER_WIDTH / 2) - 12
    tints = (0.14, 0.28, 0.62)
    rings = [
        disc(CENTRE_X, at, radius * (1 - 0.16 * n), mix(colour, CREAM, tint)) for n, tint in enumerate(tints)
    ]
    return "".join(rings)


def rays(colour: str, y: float, high: float, at: float) -> str:
    """A burst of wedges, cut to the window."""
    return path(wedges(y, high, at), mix(colour, CREAM, 0.3))


@cache
def wedges(y: float, high: float, at: float) -> str:
    return "".join(polygon_path(wedge(n, y, high, at)) for n in range(RAY_COUNT))


def wedge(number: int, y: float, high: float, at: float) -> list[Corner]:
    start = 2 * pi * number / RAY_COUNT
    far = [(CENTRE_X + 900 * cos(start + turn), at + 900 * sin(start + turn)) for turn in (0, pi / RAY_COUNT)]
    shape = clip_band([(CENTRE_X, at), *far], 1, 0, MARGIN, MARGIN + INNER_WIDTH)
    return clip_band(shape, 0, 1, y, y + high)


def bars(colour: str, y: float, high: float, at: float) -> str:
    """Slanting bars, as on a sports bag, each lighter than the one before."""
    return "".join(
        path(bar, mix(colour, CREAM, tint)) for bar, tint in zip(slants(y, high, at), (0.2, 0.38, 0.56, 0.74))
    )


@cache
def slants(y: float, high: float, at: float) -> list[str]:
    whole: list[Corner] = [
        (MARGIN, y),
        (MARGIN + INNER_WIDTH, y),
        (MARGIN + INNER_WIDTH, y + high),
        (MARGIN, y + high),
    ]
    middle = CENTRE_X * 0.8 + at * 0.6
    starts = [middle + 62 * n - 26 for n in (-3, -2, -1, 0)]
    return [polygon_path(clip_band(whole, 0.8, 0.6, start, start + 52)) for start in starts]


def circle(colour: str, y: float, high: float, at: float) -> str:
    radius = min(INNER_WIDTH, high) / 2 - 16
    return (
        panel(y, high, mix(colour, INK, 0.2))
        + disc(CENTRE_X, y + high / 2, radius, CREAM)
        + disc(CENTRE_X, y + high / 2, radius - 16, mix(colour, CREAM, 0.5))
    )


def lozenge(colour: str, y: float, high: float, at: float) -> str:
    """A diamond that touches all four sides."""
    middle = y + high / 2
    outer: list[Corner] = [
        (CENTRE_X, y + 8),
        (MARGIN + INNER_WIDTH - 8, middle),
        (CENTRE_X, y + high - 8),
        (MARGIN + 8, middle),
    ]
    inner: list[Corner] = [
        (CENTRE_X, y + 30),
        (MARGIN + INNER_WIDTH - 28, middle),
        (CENTRE_X, y + high - 30),
        (MARGIN + 28, middle),
    ]
    return (
        panel(y, high, mix(colour, INK, 0.2))
        + path(polygon_path(outer), CREAM)
        + path(polygon_path(inner), mix(colour, CREAM, 0.5))
    )


def hatching(y: float, high: float) -> str:
    """Mown grass."""
    step = high / 8
    return "".join(
        rect(MARGIN, y + step * n, INNER_WIDTH, step, WHITE, 0, ' opacity=".06"') for n in range(0, 8, 2)
    )
