"""Every card of every game, in every language: whole, self-contained, always the same, and legible."""

import re
from xml.etree.ElementTree import fromstring

import pytest

import tavolino
from tavolino import card_art
from tavolino.card_art.text_layout import glyph_widths
from tavolino.core.language.texts import LANGUAGES, load_texts
from tests.card_art.support import ALL_OF_IT, SVG, cards, draw_card, find_misplaced, game, lines

GAMES = tavolino.games()
SHAPES = {"svg", "g", "rect", "circle", "ellipse", "path", "text"}
MAX_BYTES = 12_000
"""Bytes."""

every_game = pytest.mark.parametrize("id", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_card_is_whole_and_needs_nothing_from_outside(id: str, language: str) -> None:
    for card in cards(id):
        svg = draw_card(id, card, language)
        root = fromstring(svg)
        assert root.get("viewBox") == "0 0 630 880"
        assert root.get("aria-label")
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= SHAPES, card
        assert not re.search(
            r" (id|(xlink:)?href|style|class|on\w+)=|url\(|http(?!://www.w3.org/2000/svg)", svg
        ), card
        assert len(svg.encode()) < MAX_BYTES, card


@every_game
@every_language
def test_words_stay_on_the_card_and_clear_of_one_another(id: str, language: str) -> None:
    faults = {card: found for card in cards(id) if (found := find_misplaced(draw_card(id, card, language)))}
    assert faults == {}


@every_game
@every_language
def test_the_typefaces_have_every_letter(id: str, language: str) -> None:
    for card in cards(id):
        for line in lines(draw_card(id, card, language)):
            assert set(line.words) <= set(glyph_widths(line.style)), line.words


@every_game
def test_the_same_card_is_always_drawn_the_same(id: str) -> None:
    again = tavolino.game(id, **ALL_OF_IT.get(id, {}))
    for card in cards(id)[::5]:
        assert card_art.draw_face(again, card, load_texts("ro", id)) == draw_card(id, card, "ro")


@every_game
def test_no_two_cards_look_alike(id: str) -> None:
    assert len({draw_card(id, card, "it") for card in cards(id)}) == len(set(cards(id)))


@every_game
@every_language
def test_backs_are_legible_and_differ_from_deck_to_deck(id: str, language: str) -> None:
    backs = {deck: card_art.draw_back(game(id), deck, load_texts(language, id)) for deck in game(id).decks}
    assert len(set(backs.values())) == len(backs)
    for deck, svg in backs.items():
        assert find_misplaced(svg) == []
        assert card_art.draw_back(game(id), next(iter(game(id).decks[deck])), load_texts(language, id)) == svg


def test_a_back_of_no_deck_is_refused() -> None:
    with pytest.raises(LookupError, match="tarot"):
        card_art.draw_back(game(GAMES[0]), "tarot", load_texts("en", GAMES[0]))


@every_game
def test_a_bleed_runs_on_beyond_the_edges(id: str) -> None:
    card = cards(id)[0]
    root = fromstring(card_art.draw_face(game(id), card, load_texts("en", id), bleed=3))
    assert root.get("viewBox") == "-30 -30 690 940"
    assert (root.get("width"), root.get("height")) == ("69mm", "94mm")
    stock = root[0]
    assert (stock.get("x"), stock.get("width"), stock.get("rx")) == ("-30", "690", None)
    assert len(root) == len(fromstring(draw_card(id, card, "en")))


@pytest.mark.parametrize(
    ("svg", "fault"),
    [
        ('<text x="560" y="90" font-size="40">OUTSIDE</text>', "runs off"),
        (
            '<g transform="translate(300 0) scale(2 2)"><text x="150" y="90" font-size="20">FAR</text></g>',
            "runs off",
        ),
        (
            '<text x="90" y="90" font-size="40">ONE</text><text x="95" y="95" font-size="40">TWO</text>',
            "overlap",
        ),
    ],
)
def test_what_is_misplaced_is_found(svg: str, fault: str) -> None:
    [found] = find_misplaced(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')
    assert fault in found
