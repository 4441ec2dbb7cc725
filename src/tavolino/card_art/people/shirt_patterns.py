"""Patterns of shirts, cut to a silhouette below a head at 0, 0."""

from functools import cache
from typing import Final

from tavolino.card_art.svg import polygon_path

Corner = tuple[float, float]

BUST_BOTTOM: Final = 300.0
"""Where a bust ends."""

KIT_COLOURS: Final = (
    ("#c8402f", "#f4ead5"),
    ("#2b5c8a", "#f4ead5"),
    ("#1d2433", "#d9a441"),
    ("#2f7d4f", "#f4ead5"),
    ("#d9a441", "#2b5c8a"),
    ("#6b2d4e", "#a9c3d6"),
    ("#f4ead5", "#1d2433"),
    ("#c8402f", "#1d2433"),
    ("#1f6f73", "#f4ead5"),
    ("#c8402f", "#d9a441"),
    ("#7fb0c9", "#f4ead5"),
    ("#a8552a", "#f4ead5"),
    ("#2b5c8a", "#c8402f"),
    ("#2f7d4f", "#1d2433"),
)
PATTERNS: Final = ("plain", "stripes", "hoops", "halves", "sash", "quarters", "yoke", "checks")
PATTERN_LOTS: Final = (*PATTERNS, *PATTERNS[:5])
"""Patterns as they are drawn by lot. The common ones stand here twice."""
COLLARS: Final = ("round", "vee", "wings", "laces")


def curve(start: Corner, turn: Corner, end: Corner, steps: int) -> list[Corner]:
    """Corners along a bent line."""

    def at(t: float) -> Corner:
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        x, y = (
            sum(weight * corner[axis] for weight, corner in zip(weights, (start, turn, end)))
            for axis in (0, 1)
        )
        return x, y

    return [at(step / steps) for step in range(steps + 1)]


def shirt_outline() -> list[Corner]:
    left = [
        *curve((-40, 112), (-70, 136), (-140, 150), 4),
        *curve((-158, 154), (-206, 168), (-222, 240), 4),
        (-232, BUST_BOTTOM),
    ]
    return left + [(-x, y) for x, y in reversed(left)]


SILHOUETTE: Final = shirt_outline()


def clip_half_plane(shape: list[Corner], a: float, b: float, c: float) -> list[Corner]:
    """The part of a shape where a·x + b·y <= c."""
    corners: list[Corner] = []
    for (x, y), (p, q) in zip(shape, shape[1:] + shape[:1]):
        here, there = a * x + b * y - c, a * p + b * q - c
        if here <= 0:
            corners.append((x, y))
        if (here < 0 < there) or (there < 0 < here):
            share = here / (here - there)
            corners.append((x + (p - x) * share, y + (q - y) * share))
    return corners


def clip_band(shape: list[Corner], a: float, b: float, low: float, high: float) -> list[Corner]:
    return clip_half_plane(clip_half_plane(shape, a, b, high), -a, -b, -low)


@cache
def pattern_path(name: str) -> str:
    """The pieces of a shirt that are in its second colour, as one outline."""
    return "".join(polygon_path(piece) for piece in pattern_pieces(name) if piece)


def pattern_pieces(name: str) -> list[list[Corner]]:
    whole = SILHOUETTE
    if name == "stripes":
        return [clip_band(whole, 1, 0, x - 17, x + 17) for x in (-204, -136, -68, 0, 68, 136, 204)]
    if name == "hoops":
        return [clip_band(whole, 0, 1, y, y + 34) for y in (132, 200, 268)]
    if name == "halves":
        return [clip_half_plane(whole, -1, 0, 0)]
    if name == "sash":
        return [clip_band(whole, 0.53, -0.85, -238, -172)]
    if name == "quarters":
        return [
            clip_half_plane(clip_half_plane(whole, -1, 0, 0), 0, 1, 216),
            clip_half_plane(clip_half_plane(whole, 1, 0, 0), 0, -1, -216),
        ]
    if name == "yoke":
        return [clip_half_plane(whole, 0, 1, 178)]
    if name == "checks":
        return checks(whole)
    return []


def checks(whole: list[Corner]) -> list[list[Corner]]:
    """Every other square."""
    squares = [
        (x, y) for row, y in enumerate(range(100, 300, 50)) for x in range(-250 + 50 * (row % 2), 250, 100)
    ]
    return [clip_band(clip_band(whole, 1, 0, x, x + 50), 0, 1, y, y + 50) for x, y in squares]
