"""Section 1: the cards."""

from collections import Counter

import pytest

from tavolino.core.decks.deck_faults import DeckRefused
from tavolino.core.language.rulebook import articles, block_words
from tavolino.core.options import Document
from tavolino.games.champions101.cards import NAMES
from tests.games.champions101.support import LETTERS, start


def test_1_1_the_deck_has_ninety_cards() -> None:
    assert start(1).game.decks["deck"] == {
        "red-footballer": 26,
        "red-ball": 18,
        "blue-footballer": 26,
        "blue-ball": 18,
        "penalty": 2,
    }
    assert len(start(1).rules.full_deck) == 90


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


def own(*counts: int) -> Document:
    cards = zip(NAMES, counts, strict=True)
    return Document("mine.csv", "\n".join(["id,n", *(f"{card},{n}" for card, n in cards)]))


def test_1_5_a_half_is_played_with_the_cards_of_ones_own_box() -> None:
    match = start(2, deck=own(20, 11, 12, 13, 1))
    assert [list(match.rules.full_deck).count(kind) for kind in range(5)] == [20, 11, 12, 13, 1]
    assert match.cards_left() == 57 - 12
    assert match.view(None)["board"]["deck_at_start"] == 57 - 12


@pytest.mark.parametrize(
    ("counts", "fault"),
    [
        ((10, 10, 10, 9, 0), "few-cards"),
        ((20, 0, 20, 20, 2), "field-range"),
        ((20, 20, 20, 20, 3), "field-range"),
        ((61, 20, 20, 20, 2), "field-range"),
    ],
)
def test_1_5_the_cards_must_be_enough_for_a_half(counts: tuple[int, ...], fault: str) -> None:
    with pytest.raises(DeckRefused) as refused:
        start(1, deck=own(*counts))
    assert [one.key for one in refused.value.faults] == [fault]
