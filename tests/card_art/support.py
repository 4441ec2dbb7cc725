"""All cards that there are, and what can be read off a drawing."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import cos, radians, sin, tan
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

import tavolino
from tavolino import card_art
from tavolino.card_art.card_frame import CARD_HEIGHT, CARD_WIDTH
from tavolino.card_art.text_layout import ASIDE, LOUD, QUIET, TypeStyle, text_width
from tavolino.core.game import Game
from tavolino.core.language.texts import load_texts

SVG = "{http://www.w3.org/2000/svg}"
ALL_OF_IT = {"best11": {"clubs": "bramblecaster,fuioresti,montelampo,portosaldo,puertolucero"}}
"""Options that put everything in the box on the table."""
EDGE = 12
"""No letter comes nearer to the edge of a card, in tenths of a millimetre."""
ASCENT, DESCENT = 0.7, 0.02
TOUCH = 3.0
"""So much may two lines share: an accent here, a tail there."""

Matrix = tuple[float, float, float, float, float, float]
UPRIGHT: Matrix = (1, 0, 0, 1, 0, 0)


@cache
def game(id: str) -> Game:
    return tavolino.game(id, **ALL_OF_IT.get(id, {}))


def cards(id: str) -> list[str]:
    return [card for deck in game(id).decks.values() for card in deck]


@cache
def draw_card(id: str, card: str, language: str) -> str:
    return card_art.draw_face(game(id), card, load_texts(language, id))


def read(svg: str) -> list[str]:
    """All words on a card, line by line."""
    return [line.words for line in lines(svg)]


# -- Where words stand


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


class Line(NamedTuple):
    """Words on a card: the box they take up where they were written, and how that is moved and turned."""

    words: str
    style: TypeStyle
    box: Box
    matrix: Matrix


@cache
def lines(svg: str) -> list[Line]:
    return [line_of(element, matrix) for element, matrix in walk(fromstring(svg), UPRIGHT) if element.text]


def walk(element: Element, matrix: Matrix) -> Iterator[tuple[Element, Matrix]]:
    """Every text, with the way its coordinates are moved, turned and stretched."""
    for name, told in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
        matrix = times(matrix, one_of(name, [float(part) for part in told.split()]))
    if element.tag == f"{SVG}text":
        yield element, matrix
    for child in element:
        yield from walk(child, matrix)


def one_of(name: str, told: list[float]) -> Matrix:
    if name == "translate":
        return (1, 0, 0, 1, told[0], told[1])
    if name == "scale":
        return (told[0], 0, 0, told[-1], 0, 0)
    turn = radians(told[0])
    if name == "skewX":
        return (1, 0, tan(turn), 1, 0, 0)
    assert name == "rotate"
    return (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)


def times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = two
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)


def line_of(element: Element, matrix: Matrix) -> Line:
    style, words, size = style_of(element), element.text or "", float(element.get("font-size", "0"))
    long = text_width(words, style, size)
    start = {"middle": 0.5, "end": 1.0}.get(element.get("text-anchor", ""), 0.0) * long
    x, y = float(element.get("x", "0")) - start, float(element.get("y", "0"))
    return Line(words, style, Box(x, y - ASCENT * size, x + long, y + DESCENT * size), matrix)


def style_of(element: Element) -> TypeStyle:
    if element.get("font-family", "").startswith(LOUD.family):
        return LOUD
    return ASIDE if element.get("font-style") == "italic" else QUIET


def on_card(line: Line) -> Box:
    """The box that a line takes up on the card; of a slanting one, the box about it."""
    a, b, c, d, e, f = line.matrix
    corners = [(x, y) for x in (line.box.left, line.box.right) for y in (line.box.top, line.box.bottom)]
    xs = [a * x + c * y + e for x, y in corners]
    ys = [b * x + d * y + f for x, y in corners]
    return Box(min(xs), min(ys), max(xs), max(ys))


def find_misplaced(svg: str) -> list[str]:
    """What runs off the card, and what is printed over something else. Of words with a shadow, the words count."""
    there = list({(line.words, line.matrix): line for line in lines(svg)}.values())
    faults = [f"{line.words!r} runs off the card" for line in there if is_off(on_card(line))]
    pairs = [(one.words, two.words) for one, two in combinations(there, 2) if overlap(one, two)]
    return faults + [f"{one!r} and {two!r} overlap" for one, two in pairs]


def is_off(box: Box) -> bool:
    return (
        box.left < EDGE or box.top < EDGE or box.right > CARD_WIDTH - EDGE or box.bottom > CARD_HEIGHT - EDGE
    )


def overlap(one: Line, two: Line) -> bool:
    together = one.matrix == two.matrix
    here, there = (one.box, two.box) if together else (on_card(one), on_card(two))
    across = min(here.right, there.right) - max(here.left, there.left)
    down = min(here.bottom, there.bottom) - max(here.top, there.top)
    return across > TOUCH and down > TOUCH
