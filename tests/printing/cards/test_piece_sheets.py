"""The pieces of a box that are no cards: tokens, captain's bands, stadiums, money."""

from collections import Counter

import pytest

import tavolino
from tavolino import printing
from tavolino.core.language.texts import LANGUAGES
from tavolino.printing import LETTER, CardFormat, Edition, Ink, PrintFault, Sides
from tavolino.printing.cards.card_format import CardSize
from tavolino.printing.paper_plan import paper_plan
from tests.printing.support import Printed

PIECES = {piece.id: piece for piece in paper_plan("best11").piece}


def print_pieces(edition: Edition, **wishes: object) -> Printed:
    format = CardFormat(**wishes) if wishes else None  # type: ignore[arg-type]
    return Printed(printing.print_pieces(tavolino.game("best11"), edition, format=format))


def test_1_6_everything_in_the_box_is_there_as_often_as_it_should_be() -> None:
    printed = print_pieces(Edition(), sides=Sides.FRONTS)
    found: Counter[tuple[float, float]] = Counter()
    for page in range(len(printed.pages)):
        for size in {(piece.wide, piece.high) for piece in PIECES.values()}:
            found[size] += len(printed.cards(page, CardSize(*size)))
    wanted: Counter[tuple[float, float]] = Counter()
    for piece in PIECES.values():
        wanted[piece.wide, piece.high] += piece.n
    assert found == wanted
    assert {"goal", "captain", "stadium", "money-1", "money-10"} <= PIECES.keys()


def test_1_7_a_goal_token_is_plus_three_on_one_side_and_minus_one_on_the_other() -> None:
    printed = print_pieces(Edition())
    n = PIECES["goal"].n
    assert printed.words(0).split().count("+3") == n
    assert printed.words(1).split().count("−1") == n
    wide = 210.0
    fronts, backs = (printed.cards(page, CardSize(30, 30)) for page in (0, 1))
    mirrored = {(round(wide - front.x - 30, 1), front.y) for front in fronts}
    assert {(round(back.x, 1), back.y) for back in backs} == mirrored


@pytest.mark.parametrize(
    ("language", "captain", "millions"),
    [
        ("en", "CAPTAIN", "MILLION"),
        ("it", "CAPITANO", "MILIONI"),
        ("ro", "CĂPITAN", "MILIOANE"),
    ],
)
def test_pieces_speak_the_readers_language(language: str, captain: str, millions: str) -> None:
    words = print_pieces(Edition(language, LETTER)).words()
    assert captain in words
    assert millions in words


def test_one_million_is_no_plural() -> None:
    printed = print_pieces(Edition("it"), sides=Sides.FRONTS)
    ones = [printed.words(page) for page in range(len(printed.pages)) if "1 milione" in printed.words(page)]
    assert ones
    assert all("MILIONE" in words and "MILIONI" not in words for words in ones)


def test_pieces_without_colours() -> None:
    assert not print_pieces(Edition("ro", LETTER, Ink.BW)).has_colours()


def test_a_box_of_cards_alone() -> None:
    with pytest.raises(PrintFault) as caught:
        printing.print_pieces(tavolino.game("gogoal"), Edition())
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)
