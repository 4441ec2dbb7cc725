"""Backs: a lattice of chalk on the deck's colour, a medallion, and the name of the game, the same way up and down."""

from typing import Final

from tavolino.card_art.backgrounds import rays
from tavolino.card_art.card_frame import CENTRE, HIGH, INNER, MARGIN, WIDE
from tavolino.card_art.icons import sign
from tavolino.card_art.svg import (
    CREAM,
    GOLD,
    INK,
    contrast,
    disc,
    dye,
    line,
    mix,
    moved,
    readable_on,
    rect,
    ring,
    stroke,
)
from tavolino.card_art.text_layout import LOUD, MIDDLE, fitted, say
from tavolino.core.card_look import Back

MIDDLE_OF_CARD: Final = HIGH / 2


def back(look: Back, game: str) -> str:
    colour = dye(look.colour)
    chalk = readable_on(colour)
    ground = rect(MARGIN, MARGIN, INNER, HIGH - 2 * MARGIN, colour, 18)
    chalked = rect(44, 44, WIDE - 88, HIGH - 88, "none", 12, stroke(chalk, 4))
    lattice = (
        rays_within(colour) if look.pattern == "rays" else line(diagonals(), mix(colour, chalk, 0.22), 3)
    )
    name = nameplate(game, colour, chalk)
    turned = moved(moved(name, -CENTRE, -MIDDLE_OF_CARD), CENTRE, MIDDLE_OF_CARD, turn=180)
    return ground + lattice + chalked + name + turned + medallion(look.sign, colour)


def rays_within(colour: str) -> str:
    return rays(colour, 46, HIGH - 92, MIDDLE_OF_CARD)


def diagonals() -> str:
    """Lines both ways, from edge to edge of the inner frame."""
    step, left, top, wide, high = 53, 50, 50, 530, 780
    lines = []
    for n in range(-14, 10):
        x = left + step * n
        start, end = max(left, x), min(left + wide, x + high)
        if start < end:
            lines.append(f"M{start} {top + start - x}L{end} {top + end - x}")
            lines.append(f"M{WIDE - start} {top + start - x}L{WIDE - end} {top + end - x}")
    return "".join(lines)


def nameplate(game: str, colour: str, chalk: str) -> str:
    name = game.upper()
    size = fitted(name, LOUD, 96, INNER - 90)
    return rect(50, 92, 530, 130, colour) + say(name, CENTRE, 157 + size * 0.34, LOUD, size, chalk, MIDDLE)


def medallion(name: str, colour: str) -> str:
    rim = GOLD if contrast(GOLD, colour) > 1.6 else CREAM
    return (
        disc(CENTRE, MIDDLE_OF_CARD, 168, rim, stroke(INK, 6))
        + disc(CENTRE, MIDDLE_OF_CARD, 146, CREAM, stroke(INK, 4))
        + ring(CENTRE, MIDDLE_OF_CARD, 132, INK, 2)
        + sign(name, CENTRE, MIDDLE_OF_CARD, 190, INK, rim, CREAM)
    )
