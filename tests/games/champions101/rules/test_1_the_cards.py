"""Section 1: the cards."""

from collections import Counter

from tavolino.core.language.rulebook import articles, block_words
from tavolino.games.champions101.cards import COUNTS, NAMES
from tavolino.games.champions101.state import FULL_DECK
from tests.games.champions101.support import LETTERS, start


def test_1_1_the_deck_has_ninety_cards() -> None:
    assert dict(zip(NAMES, COUNTS, strict=True)) == {
        "red-footballer": 26,
        "red-ball": 18,
        "blue-footballer": 26,
        "blue-ball": 18,
        "penalty": 2,
    }
    assert len(FULL_DECK) == 90


def test_1_2_one_player_is_red_and_the_other_blue() -> None:
    match = start(3)
    assert {match.colour(0), match.colour(1)} == {0, 1}


def test_1_3_the_first_seat_gets_its_colour_by_option_or_lot() -> None:
    assert all(start(seed, colours="red").colour(0) == 0 for seed in range(20))
    assert all(start(seed, colours="blue").colour(0) == 1 for seed in range(20))
    lots = Counter(start(seed).colour(0) for seed in range(400))
    assert min(lots.values()) > 150


def test_1_4_the_cards_are_known_by_kind_and_colour_alone() -> None:
    assert len(NAMES) == len(LETTERS) == 5
    assert "pictured" in block_words(articles("champions101", "en")["1.4"].blocks[0])
