"""Section 16: two managers."""

from collections import Counter

from tavolino import Rng
from tavolino.core.playout import random_playout
from tavolino.games.best11.engine.match import Best11Match
from tests.games.best11.support import kind, play, scene, start, zone


def pass_turn(match: Best11Match) -> Best11Match:
    """Everyone passes for a turn."""
    return play(match, *["pass"] * match.seats)


def test_16_1_with_two_the_management_cards_are_shuffled_every_four_turns() -> None:
    match = start(6)
    for _ in range(4):
        dealt = []
        for _ in range(4):
            dealt += match.management
            pass_turn(match)
        assert len(set(dealt)) == 8, "two of the ten are not dealt"


def test_16_1_what_was_used_is_known_what_was_not_only_to_its_owner() -> None:
    match = play(scene(cards=[3, 5]), "use money", "pass", "pass")
    assert zone(match, "used", 1) == [{"card": "management-3", "n": 1}]
    assert zone(match, "down:1", 0) == []
    guesses = Counter(match.guess(0, Rng(n)).discarded_unused[1] for n in range(60))  # type: ignore[attr-defined]
    assert len(guesses) > 3
    assert 1 << 2 not in guesses, "card 3 has been used"
    assert all(match.guess(1, Rng(n)).discarded_unused[1] == 1 << 4 for n in range(9))  # type: ignore[attr-defined]


def test_16_2_the_order_changes_every_turn_as_always() -> None:
    match = scene()
    assert [pass_turn(match).order for _ in range(3)] == [[1, 0], [0, 1], [1, 0]]


def test_16_3_five_kinds_of_event_cards_are_taken_out() -> None:
    out = {"twinning", "jinx", "even-swap", "sports-bet", "fixture-list"}
    match = start(2)
    assert set(match.dump()["cards"]["taken-out"]) == out  # type: ignore[index]
    kinds = {kind(match, id) for id in out}
    assert not kinds & set(match.deck_cards[1])
    assert len(match.deck_cards[1]) == 55
    assert len(start(2, 3).deck_cards[1]) == 67


def test_a_random_match_always_ends() -> None:
    for seed in range(30):
        match = start(seed, 2 + seed % 4)
        random_playout(match, Rng(seed))
        assert match.over
        assert match.turn <= 18
