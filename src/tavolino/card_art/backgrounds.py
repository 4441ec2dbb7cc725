"""What is behind a person or a sign: a sun, rays, bars, a circle or a diamond, in a window of the card."""

from functools import cache
from math import cos, pi, sin
from typing import Final

from tavolino.card_art.card_frame import CENTRE, INNER, MARGIN, window
from tavolino.card_art.people.shirt_patterns import Corner, band
from tavolino.card_art.svg import CREAM, INK, WHITE, disc, mix, path, points, rect

RAYS: Final = 14


def ground(kind: str, colour: str, y: float, high: float, at: float) -> str:
    """A window of the colour, and its pattern about the height `at`."""
    draw = {"rays": rays, "bars": bars, "circle": circle, "diamond": lozenge}.get(kind, sun)
    return window(y, high, colour) + draw(colour, y, high, at)


def sun(colour: str, y: float, high: float, at: float) -> str:
    """Rings that grow lighter towards the middle, on a horizon of two bars."""
    radius = min(at - y, INNER / 2) - 12
    tints = (0.14, 0.28, 0.62)
    rings = [
        disc(CENTRE, at, radius * (1 - 0.16 * n), mix(colour, CREAM, tint)) for n, tint in enumerate(tints)
    ]
    return "".join(rings)


def rays(colour: str, y: float, high: float, at: float) -> str:
    """A burst of wedges, cut to the window."""
    return path(wedges(y, high, at), mix(colour, CREAM, 0.3))


@cache
def wedges(y: float, high: float, at: float) -> str:
    return "".join(points(wedge(n, y, high, at)) for n in range(RAYS))


def wedge(number: int, y: float, high: float, at: float) -> list[Corner]:
    start = 2 * pi * number / RAYS
    far = [(CENTRE + 900 * cos(start + turn), at + 900 * sin(start + turn)) for turn in (0, pi / RAYS)]
    shape = band([(CENTRE, at), *far], 1, 0, MARGIN, MARGIN + INNER)
    return band(shape, 0, 1, y, y + high)


def bars(colour: str, y: float, high: float, at: float) -> str:
    """Slanting bars, as on a sports bag, each lighter than the one before."""
    return "".join(
        path(bar, mix(colour, CREAM, tint)) for bar, tint in zip(slants(y, high, at), (0.2, 0.38, 0.56, 0.74))
    )


@cache
def slants(y: float, high: float, at: float) -> list[str]:
    whole: list[Corner] = [(MARGIN, y), (MARGIN + INNER, y), (MARGIN + INNER, y + high), (MARGIN, y + high)]
    middle = CENTRE * 0.8 + at * 0.6
    starts = [middle + 62 * n - 26 for n in (-3, -2, -1, 0)]
    return [points(band(whole, 0.8, 0.6, start, start + 52)) for start in starts]


def circle(colour: str, y: float, high: float, at: float) -> str:
    radius = min(INNER, high) / 2 - 16
    return (
        window(y, high, mix(colour, INK, 0.2))
        + disc(CENTRE, y + high / 2, radius, CREAM)
        + disc(CENTRE, y + high / 2, radius - 16, mix(colour, CREAM, 0.5))
    )


def lozenge(colour: str, y: float, high: float, at: float) -> str:
    """A diamond that touches all four sides."""
    middle = y + high / 2
    outer: list[Corner] = [
        (CENTRE, y + 8),
        (MARGIN + INNER - 8, middle),
        (CENTRE, y + high - 8),
        (MARGIN + 8, middle),
    ]
    inner: list[Corner] = [
        (CENTRE, y + 30),
        (MARGIN + INNER - 28, middle),
        (CENTRE, y + high - 30),
        (MARGIN + 28, middle),
    ]
    return (
        window(y, high, mix(colour, INK, 0.2))
        + path(points(outer), CREAM)
        + path(points(inner), mix(colour, CREAM, 0.5))
    )


def hatched(y: float, high: float) -> str:
    """Mown grass."""
    step = high / 8
    return "".join(
        rect(MARGIN, y + step * n, INNER, step, WHITE, 0, ' opacity=".06"') for n in range(0, 8, 2)
    )
