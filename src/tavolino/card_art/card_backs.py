"""Card backs: a lattice or rays in the deck's colour, a medallion, and the game's name at both ends."""

from typing import Final

from tavolino.card_art.backgrounds import rays
from tavolino.card_art.card_frame import CARD_HEIGHT, CARD_WIDTH, CENTRE_X, INNER_WIDTH, MARGIN
from tavolino.card_art.icons import draw_icon
from tavolino.card_art.palette import CREAM, GOLD, INK, contrast, hex_colour, mix, readable_on
from tavolino.card_art.svg import disc, line, place, rect, ring, stroke
from tavolino.card_art.text_layout import LOUD, MIDDLE, capitals, fit_size, text_line
from tavolino.core.looks.card_look import CardBack

CENTRE_Y: Final = CARD_HEIGHT / 2


def back_drawing(look: CardBack, game: str) -> str:
    colour = hex_colour(look.colour)
    chalk = readable_on(colour)
    ground = rect(MARGIN, MARGIN, INNER_WIDTH, CARD_HEIGHT - 2 * MARGIN, colour, 18)
    border = rect(44, 44, CARD_WIDTH - 88, CARD_HEIGHT - 88, "none", 12, stroke(chalk, 4))
    lattice = (
        rays_within(colour) if look.pattern == "rays" else line(diagonals(), mix(colour, chalk, 0.22), 3)
    )
    name = nameplate(game, colour, chalk)
    turned = place(place(name, -CENTRE_X, -CENTRE_Y), CENTRE_X, CENTRE_Y, turn=180)
    return ground + lattice + border + name + turned + medallion(look.sign, colour)


def rays_within(colour: str) -> str:
    return rays(colour, 46, CARD_HEIGHT - 92, CENTRE_Y)


def diagonals() -> str:
    """Lines both ways, from edge to edge of the inner frame."""
    step, left, top, wide, high = 53, 50, 50, 530, 780
    lines = []
    for n in range(-14, 10):
        x = left + step * n
        start, end = max(left, x), min(left + wide, x + high)
        if start < end:
            lines.append(f"M{start} {top + start - x}L{end} {top + end - x}")
            lines.append(f"M{CARD_WIDTH - start} {top + start - x}L{CARD_WIDTH - end} {top + end - x}")
    return "".join(lines)


def nameplate(game: str, colour: str, chalk: str) -> str:
    name = capitals(game)
    size = fit_size(name, LOUD, 96, INNER_WIDTH - 90)
    return rect(50, 92, 530, 130, colour) + text_line(
        name, CENTRE_X, 157 + size * 0.34, LOUD, size, chalk, MIDDLE
    )


def medallion(name: str, colour: str) -> str:
    rim = GOLD if contrast(GOLD, colour) > 1.6 else CREAM
    return (
        disc(CENTRE_X, CENTRE_Y, 168, rim, stroke(INK, 6))
        + disc(CENTRE_X, CENTRE_Y, 146, CREAM, stroke(INK, 4))
        + ring(CENTRE_X, CENTRE_Y, 132, INK, 2)
        + draw_icon(name, CENTRE_X, CENTRE_Y, 190, INK, rim, CREAM)
    )
