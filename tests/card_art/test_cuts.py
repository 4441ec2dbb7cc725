"""The cuts of every card: legible at the size they are made for, whole, and the same person whatever the cut."""

import re
from xml.etree.ElementTree import fromstring

import pytest

import tavolino
from tavolino import card_art
from tavolino.card_art import Cut
from tavolino.card_art.cuts import MAX_NAME_SIZE, TABLE_DRAWERS, with_face
from tavolino.card_art.people.features import features_of
from tavolino.card_art.text_layout import LOUD, glyph_widths
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.looks.card_look import Emblem, Lettering, Portrait, PortraitPerson
from tests.card_art.support import SVG, cards, find_misplaced, game, lines

GAMES = tavolino.games()
STAGED = ("gogoal", "champions101")
"""Games whose every card has a table's cut."""
LEAST_NAME_UNITS = 110
"""Of 630 in a card's width: 11 pixels on a card of 63, the smallest on a telephone's table."""
SHAPES = {"svg", "g", "rect", "circle", "ellipse", "path", "text"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def draw_cut(id: str, card: str, language: str, cut: Cut, copy: int = 0) -> str:
    return card_art.draw_face(game(id), card, load_texts(language, id), copy=copy, cut=cut)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("cut", ["table", "stamp", "bust", "head"])
def test_every_cut_is_whole_and_needs_nothing_from_outside(id: str, cut: Cut) -> None:
    for card in cards(id):
        svg = draw_cut(id, card, "it", cut)
        root = fromstring(svg)
        assert root.get("aria-label"), card
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= SHAPES, card
        assert not re.search(r" (id|(xlink:)?href|style|class|on\w+)=|url\(", svg), card


@pytest.mark.parametrize("id", GAMES)
@every_language
def test_names_of_the_table_cut_stay_on_the_card(id: str, language: str) -> None:
    for card in cards(id):
        svg = draw_cut(id, card, language, "table")
        assert find_misplaced(svg) == [], card
        for line in lines(svg):
            assert set(line.words) <= set(glyph_widths(line.style)), line.words


@pytest.mark.parametrize("id", STAGED)
@every_language
def test_the_table_cut_is_a_large_name_and_no_small_print(id: str, language: str) -> None:
    texts = load_texts(language, id)
    for card in cards(id):
        look = game(id).card_look(card, texts)
        svg = draw_cut(id, card, language, "table")
        assert type(look) in TABLE_DRAWERS
        if isinstance(look, Lettering):
            continue
        [name] = lines(svg)
        assert name.words == (look.short or look.name).upper()
        assert name.style == LOUD
        [size] = [float(found) for found in re.findall(r'font-size="([\d.]+)"', svg)]
        assert LEAST_NAME_UNITS <= size <= MAX_NAME_SIZE, (card, size)


@pytest.mark.parametrize("id", STAGED)
def test_a_stamp_has_no_words_but_shouted_ones(id: str) -> None:
    texts = load_texts("en", id)
    for card in cards(id):
        words = lines(draw_cut(id, card, "en", "stamp"))
        assert bool(words) == isinstance(game(id).card_look(card, texts), Lettering), card


def test_a_suit_is_told_by_its_shape_on_the_strip() -> None:
    red, blue = (draw_cut("champions101", f"{colour}-ball", "en", "table") for colour in ("red", "blue"))
    assert red.rindex("<circle") > red.index("RED BALL")
    assert blue.rindex("<path") > blue.index("BLUE BALL")


def test_a_card_that_is_all_print_is_shown_whole() -> None:
    id = "mister"
    look = next(
        card
        for card in cards(id)
        if type(game(id).card_look(card, load_texts("en", id))) not in (Portrait, Lettering, Emblem)
    )
    assert draw_cut(id, look, "en", "table") == draw_cut(id, look, "en", "full")


@pytest.mark.parametrize("cut", ["full", "table", "stamp", "bust", "head"])
def test_every_copy_has_a_face_of_its_own_in_every_cut(cut: Cut) -> None:
    faces = {draw_cut("gogoal", "forward", "en", cut, copy) for copy in range(15)}
    assert len(faces) == 15


def test_a_card_without_a_person_has_one_face() -> None:
    assert draw_cut("gogoal", "goal", "en", "table", 7) == draw_cut("gogoal", "goal", "en", "table")


@pytest.mark.parametrize("mood", ["glad", "open"])
def test_a_mood_changes_the_mouth_alone(mood: str) -> None:
    calm = game("gogoal").card_look("forward", load_texts("en", "gogoal"))
    moved = with_face(calm, 3, mood)  # type: ignore[arg-type]
    assert isinstance(moved, Portrait)
    assert isinstance(calm, Portrait)
    before, after = features_of(PortraitPerson("forward:3", kit=calm.person.kit)), features_of(moved.person)
    changed = [name for name in before.__dataclass_fields__ if getattr(before, name) != getattr(after, name)]
    assert changed == ["mouth"]


def test_a_person_is_drawn_without_a_card() -> None:
    svg = card_art.draw_person(PortraitPerson("Gino"), "Gino", "head")
    assert fromstring(svg).get("viewBox") == "-150 -150 300 300"
    assert svg != card_art.draw_person(PortraitPerson("Sara"), "Gino", "head")
