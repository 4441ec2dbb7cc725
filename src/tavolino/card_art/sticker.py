"""Stickers: a portrait, a name on a strip, and figures."""

from typing import Final

from tavolino.card_art.backgrounds import background
from tavolino.card_art.card_frame import CARD_WIDTH, CENTRE_X, INNER_WIDTH, MARGIN, panel, title_strip
from tavolino.card_art.icons import draw_icon
from tavolino.card_art.palette import (
    CREAM,
    GOLD,
    INK,
    PITCH,
    RED,
    SAND,
    SMALL_TEXT_CONTRAST,
    WHITE,
    contrast,
    hex_colour,
    mix,
    readable_on,
)
from tavolino.card_art.people.bust import bust
from tavolino.card_art.svg import disc, line, place, rect, ring, stroke
from tavolino.card_art.text_layout import (
    END,
    LOUD,
    MIDDLE,
    QUIET,
    FittedParagraph,
    capitals,
    draw_paragraph,
    fit_paragraph,
    fit_size,
    text_line,
)
from tavolino.core.looks.card_look import Figure, Point, Portrait, Stamp

GOLD_FIGURE_MIN: Final = 8
"""Figures from this value on are underlaid with gold."""
PICTURE_TOP: Final = MARGIN
FEET: Final = 300
"""Of a bust, below the middle of its head."""
BROADEST: Final = 1.22
"""At this scale shoulders touch the sides of the window."""
PALEST: Final = 1.5
STRIP: Final = 84
BOTTOM: Final = 820
MAX_LETTERS_ABOUT: Final = 122
STAMP: Final = 166


def portrait(look: Portrait) -> str:
    """The picture takes the height that the text and the figures leave."""
    about = about_paragraph(look.text)
    below, lines = lower_part(look), about.height + 12
    y = PICTURE_TOP + BOTTOM - STRIP - lines - (below + 8 if below else 0)
    under = y + STRIP + lines + 8
    return "".join(
        [
            picture(look, y - PICTURE_TOP),
            title_strip(look.name, y, STRIP),
            panel(y + STRIP, lines, SAND) + draw_paragraph(about, MARGIN + 18, y + STRIP + 5, QUIET, INK),
            figures(look.figures, under) if look.figures else "",
            tastes(look, under) if look.likes or look.dislikes else "",
        ]
    )


def about_paragraph(words: str) -> FittedParagraph:
    """On one line, a little smaller if need be; otherwise on several lines."""
    size = fit_size(words, QUIET, 36, INNER_WIDTH - 36)
    return (
        FittedParagraph([words], size)
        if size >= 29
        else fit_paragraph(words, QUIET, 34, INNER_WIDTH - 36, MAX_LETTERS_ABOUT, 24, even=True)
    )


def lower_part(look: Portrait) -> int:
    rows = -(-len(look.figures) // 3)
    return 112 * rows - 8 if rows else 150 if look.likes or look.dislikes else 0


def wall(look: Portrait) -> str:
    """The background colour. One as pale as the card is replaced by a paler shade of the shirt's colour."""
    colour = hex_colour(look.colour)
    shirt = look.person.kit.colours[0] if look.person.kit else "gold"
    return colour if contrast(colour, CREAM) >= PALEST else mix(hex_colour(shirt), CREAM, 0.45)


def picture(look: Portrait, high: float) -> str:
    colour = wall(look)
    scale = min(high / 530, BROADEST)
    at = PICTURE_TOP + high - FEET * scale
    return "".join(
        [
            background(look.behind, colour, PICTURE_TOP, high, at),
            place(bust(look.person), CENTRE_X, at, scale),
            badge(look.badge) if look.badge else "",
            positions_map(look.spots) if look.spots else "",
            value_coin(look.value) if look.value else "",
            stamps(look.stamps, high),
        ]
    )


# -- On the picture


def badge(letter: str) -> str:
    """The letter of a role, in the upper left corner."""
    return rect(MARGIN + 14, PICTURE_TOP + 14, 84, 92, INK, 12, stroke(CREAM, 4)) + text_line(
        letter, MARGIN + 56, PICTURE_TOP + 86, LOUD, fit_size(letter, LOUD, 76, 72), CREAM, MIDDLE
    )


def value_coin(value: str) -> str:
    """A price or value, large, in the upper right corner."""
    x, y = CARD_WIDTH - MARGIN - 70, PICTURE_TOP + 72
    coin = disc(x, y, 60, GOLD, stroke(INK, 6)) + ring(x, y, 49, INK, 2.5)
    return coin + text_line(value, x, y + 32, LOUD, fit_size(value, LOUD, 92, 84), INK, MIDDLE)


def positions_map(places: tuple[Point, ...]) -> str:
    """A small pitch with the places where the person plays."""
    x, y, wide, high = MARGIN + 14, PICTURE_TOP + 14, 84, 116
    halfway = line(f"M{x} {y + high / 2:g}H{x + wide}", CREAM, 3) + ring(
        x + wide / 2, y + high / 2, 12, CREAM, 3
    )
    return (
        rect(x, y, wide, high, PITCH, 6, stroke(CREAM, 4))
        + halfway
        + "".join(
            disc(x + 10 + (wide - 20) * px, y + 8 + (high - 16) * py, 11, GOLD, stroke(INK, 3))
            for px, py in places
        )
    )


def stamps(them: tuple[Stamp, ...], high: float) -> str:
    """Along the right side, one below the other, as large as there is room."""
    scale = min(1.0, high / (STAMP * max(1, len(them))))
    x = CARD_WIDTH - MARGIN - 92 * scale
    return "".join(
        place(stamp(one), x, PICTURE_TOP + (92 + STAMP * n) * scale, scale, turn=8)
        for n, one in enumerate(them)
    )


def stamp(one: Stamp) -> str:
    words = capitals(one.text)
    size = fit_size(words, LOUD, 30, 150)
    return (
        disc(0, 0, 66, CREAM, stroke(RED, 6))
        + ring(0, 0, 56, RED, 2)
        + draw_icon(one.sign, 0, -8, 74, RED, CREAM, CREAM)
        + rect(-84, 28, 168, 40, RED, 6, stroke(CREAM, 4))
        + text_line(words, 0, 58, LOUD, size, WHITE, MIDDLE)
    )


# -- Below


def figures(them: tuple[Figure, ...], y: float) -> str:
    """Three in a row; when there are four, two."""
    across = 2 if len(them) == 4 else 3
    wide = (INNER_WIDTH - 8 * (across - 1)) / across
    return "".join(
        place(figure(one, wide), MARGIN + (wide + 8) * (n % across), y + 112 * (n // across))
        for n, one in enumerate(them)
    )


def figure(one: Figure, wide: float) -> str:
    paper = GOLD if one.n >= GOLD_FIGURE_MIN else SAND
    return (
        rect(0, 0, wide, 104, paper, 10)
        + text_line(one.letter, 36, 46, LOUD, 50, INK, MIDDLE)
        + draw_icon(one.sign, 36, 75, 48, INK, mix(paper, WHITE, 0.55), CREAM)
        + text_line(str(one.n), wide - 18, 86, LOUD, 96, INK, END)
    )


def tastes(look: Portrait, y: float) -> str:
    """The formations that a coach likes and dislikes."""
    rows = [("plus", look.likes, PITCH), ("minus", look.dislikes, RED)]
    return "".join(taste(name, them, colour, y + 76 * n) for n, (name, them, colour) in enumerate(rows))


def taste(name: str, them: tuple[str, ...], colour: str, y: float) -> str:
    wide = (INNER_WIDTH - 70) / 3
    chips = "".join(chip(words, MARGIN + 70 + wide * n, y, wide - 8, colour) for n, words in enumerate(them))
    return draw_icon(name, MARGIN + 32, y + 33, 60, INK, mix(colour, CREAM, 0.35)) + chips


def chip(words: str, x: float, y: float, wide: float, colour: str) -> str:
    size = fit_size(words, LOUD, 50, wide - 16)
    return rect(x, y, wide, 66, colour, 10) + text_line(
        words,
        x + wide / 2,
        y + 34 + size * 0.34,
        LOUD,
        size,
        readable_on(colour, SMALL_TEXT_CONTRAST),
        MIDDLE,
    )
