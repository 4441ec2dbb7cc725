"""The cuts of a card: whole; for the table, with a large name and no small print; its picture; its person alone.

A card is read from two metres on a table and from half a metre in a hand: the smaller it lies, the less is on it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Literal

from tavolino.card_art import card_frame, poster, sticker
from tavolino.card_art.backgrounds import background
from tavolino.card_art.card_frame import CENTRE_X, INNER_WIDTH, MARGIN, panel
from tavolino.card_art.icons import draw_icon
from tavolino.card_art.palette import BLUE, CREAM, INK, RED, hex_colour, mix
from tavolino.card_art.people.bust import bust
from tavolino.card_art.svg import diamond, disc, place, stroke
from tavolino.card_art.text_layout import LOUD, capitals, fit_size, text_line
from tavolino.core.looks.card_look import CardLook, Emblem, Lettering, Mood, Portrait, PortraitPerson

Cut = Literal["full", "table", "stamp", "bust", "head"]
FULL: Final[Cut] = "full"
TABLE: Final[Cut] = "table"
STAMP: Final[Cut] = "stamp"
BUST: Final[Cut] = "bust"
HEAD: Final[Cut] = "head"

WINDOW_HEIGHT: Final = 648.0
STRIP_HEIGHT: Final = 172.0
WHOLE_HEIGHT: Final = WINDOW_HEIGHT + STRIP_HEIGHT
MAX_NAME_SIZE: Final = 168
STRIP_MARGIN: Final = 18
NAME_ROOM: Final = INNER_WIDTH - 82
"""A neighbour in a fan hides the right edge of a card: names end before it."""
MARKED_NAME_ROOM: Final = INNER_WIDTH - 168
MARK_X: Final = MARGIN + INNER_WIDTH - 66
MARK_COLOURS: Final = {"circle": RED, "diamond": BLUE}
LETTERING_Y: Final = MARGIN + WHOLE_HEIGHT / 2
LETTERING_STRETCH: Final = "scale(1.03 1.16)"
"""The burst of a full card is as high as its poster; without small print it fills the card."""
PERSON_BOXES: Final = {BUST: (-240, -235, 480, 535), HEAD: (-150, -150, 300, 300)}
"""Left, top, width and height of what is seen of a person, about the middle of the head."""


def with_face(look: CardLook, copy: int = 0, mood: Mood = "") -> CardLook:
    """Another copy of a card that shows a person shows another person; a mood changes the mouth alone."""
    if not isinstance(look, Portrait):
        return look
    id = f"{look.person.id}:{copy}" if copy else look.person.id
    return replace(look, person=replace(look.person, id=id, mood=mood))


# -- The table's cut


def table_drawing(look: CardLook) -> str | None:
    """What lies on a table; None: this kind of card is all print, and is shown whole."""
    draw = TABLE_DRAWERS.get(type(look))
    return draw(look) if draw else None


def table_portrait(look: Portrait) -> str:
    return portrait_picture(look, WINDOW_HEIGHT) + name_strip(look, look.behind)


def table_lettering(look: Lettering) -> str:
    """The burst fills the card, and what is shouted is its name."""
    colour, at = hex_colour(look.colour), poster.POSTER_HEIGHT / 2 + MARGIN
    shouted = (
        poster.burst(at + 8, 282, 300, mix(colour, INK, 0.45))
        + poster.burst(at, 272, 292, CREAM)
        + poster.shout(look, colour, at)
    )
    moved = f"translate({CENTRE_X:g} {LETTERING_Y:g}) {LETTERING_STRETCH} translate({-CENTRE_X:g} {-at:g})"
    rays = background("rays", colour, MARGIN, WHOLE_HEIGHT, LETTERING_Y)
    return f'{rays}<g transform="{moved}">{shouted}</g>'


def table_emblem(look: Emblem) -> str:
    return emblem_picture(look, WINDOW_HEIGHT) + name_strip(look, look.behind)


def name_strip(look: CardLook, mark: str) -> str:
    """The short name, as large as the strip allows, and the mark of its suit: round or a diamond."""
    name, y = capitals(look.short or look.name), MARGIN + WINDOW_HEIGHT + STRIP_HEIGHT / 2
    room = MARKED_NAME_ROOM if mark in MARK_COLOURS else NAME_ROOM
    size = fit_size(name, LOUD, MAX_NAME_SIZE, room)
    words = text_line(name, MARGIN + STRIP_MARGIN, y + size * 0.34, LOUD, size, CREAM)
    return panel(MARGIN + WINDOW_HEIGHT, STRIP_HEIGHT, INK) + words + suit_mark(mark, y)


def suit_mark(mark: str, y: float) -> str:
    if mark not in MARK_COLOURS:
        return ""
    outline = stroke(CREAM, 12)
    if mark == "circle":
        return disc(MARK_X, y, 46, RED, outline)
    return diamond(MARK_X, y, 54, BLUE, outline)


# -- The stamp: the picture fills the card


def stamp_drawing(look: CardLook) -> str | None:
    draw = STAMP_DRAWERS.get(type(look))
    return draw(look) if draw else None


def stamp_portrait(look: Portrait) -> str:
    return portrait_picture(look, WHOLE_HEIGHT)


def stamp_emblem(look: Emblem) -> str:
    return emblem_picture(look, WHOLE_HEIGHT)


def portrait_picture(look: Portrait, high: float) -> str:
    scale = min(high / 530, sticker.BROADEST)
    at = MARGIN + high - sticker.FEET * scale
    wall = background(look.behind, sticker.wall(look), MARGIN, high, at)
    return wall + place(bust(look.person), CENTRE_X, at, scale)


def emblem_picture(look: Emblem, high: float) -> str:
    colour, at = hex_colour(look.colour), MARGIN + high / 2
    pale = disc(CENTRE_X, at, 236, CREAM, stroke(INK, 6)) if look.behind == "rays" else ""
    return (
        background(look.behind, colour, MARGIN, high, at)
        + pale
        + draw_icon(look.sign, CENTRE_X, at, 340, INK, colour, CREAM)
        + corner_icons(look, high)
    )


def corner_icons(look: Emblem, high: float) -> str:
    """A suit is on the strip already."""
    if not look.corners or look.corners in MARK_COLOURS:
        return ""
    places = ((MARGIN + 66, MARGIN + 66), (MARGIN + INNER_WIDTH - 66, MARGIN + high - 66))
    return "".join(draw_icon(look.corners, x, y, 104, INK, CREAM, CREAM) for x, y in places)


TABLE_DRAWERS: Final[dict[type[CardLook], Callable[[Any], str]]] = {
    Portrait: table_portrait,
    Lettering: table_lettering,
    Emblem: table_emblem,
}
STAMP_DRAWERS: Final[dict[type[CardLook], Callable[[Any], str]]] = {
    Portrait: stamp_portrait,
    Lettering: table_lettering,
    Emblem: stamp_emblem,
}


# -- A person without a card


def draw_person(person: PortraitPerson, name: str, cut: Cut = BUST) -> str:
    """Somebody from the chest up, or the head alone, on nothing: for scenes and for the plates of seats."""
    return card_frame.bare_svg(name, bust(person), PERSON_BOXES[HEAD if cut == HEAD else BUST])
