"""Sections 15 and 16: the end and the points, two managers."""

from collections import Counter

import pytest

from tavolino import Rng
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.playout import random_playout
from tavolino.games.best11.engine.match import Best11Match
from tests.games.best11.scene import ELEVEN, kind, last, play, scene, start, told, zone


def passed(match: Best11Match) -> Best11Match:
    """Everyone passes for a turn."""
    return play(match, *["pass"] * match.seats)


def test_15_1_one_more_turn_when_a_team_is_complete() -> None:
    match = passed(scene(f"{ELEVEN} coach3"))
    assert (match.turn, match.last) == (2, 2)
    assert last(match, "complete")["seat"] == 0
    match.leave(0, 3)  # whatever happens to that team
    assert passed(match).over


def test_15_1_eleven_without_a_coach_are_not_enough() -> None:
    assert passed(scene(ELEVEN)).last == 0


def test_15_2_otherwise_it_ends_after_turn_18() -> None:
    match = start(1)
    while not match.over:
        play(match, "pass")
    assert match.turn == 18


@pytest.mark.parametrize("turns", [1, 5])
def test_15_2_or_after_another_turn(turns: int) -> None:
    match = start(1, last_turn=turns)
    while not match.over:
        play(match, "pass")
    assert match.turn == turns
    complete = scene(f"{ELEVEN} coach3", last_turn=1)
    assert passed(complete).over, "no turn is played after it"


def test_15_3_footballers_are_worth_their_values_and_the_captain_2_more() -> None:
    match = scene("D4 C3 A6", money=[0, 0])
    assert match.points(0) == 13
    match.captain[0] = 1
    assert match.points(0) == 15


def test_15_4_the_coach_is_worth_his_value() -> None:
    assert scene("coach4", money=[0]).points(0) == 4


@pytest.mark.parametrize(("coach", "points"), [("coach3+", 6), ("coach3", 3), ("coach3-", 1)])
def test_15_5_what_he_thinks_of_the_formation_counts(coach: str, points: int) -> None:
    assert scene(coach, money=[0]).points(0) == points


def test_15_6_goals_count_3_and_goals_conceded_cost_1() -> None:
    match = scene(money=[0, 0])
    match.scored, match.conceded = [2, 0], [1, 2]
    assert [match.points(seat) for seat in range(2)] == [5, -2]


def test_15_7_a_stadium_is_worth_5() -> None:
    assert play(scene(money=[12]), "build").points(0) == 5


@pytest.mark.parametrize(("money", "points"), [(4, 0), (5, 1), (14, 2)])
def test_15_8_every_full_5_million_are_a_point(money: int, points: int) -> None:
    assert scene(money=[money]).points(0) == points


@pytest.mark.parametrize(
    ("team", "goals", "money", "winners", "reason"),
    [
        ("D3", [0, 0], [0, 0], [0], "points"),
        ("", [1, 0], [0, 15], [0], "goals"),
        ("", [0, 0], [3, 4], [1], "cash"),
        ("", [1, 1], [2, 2], [0, 1], "shared"),
    ],
)
def test_15_9_level_on_points_goals_then_money_then_shared(
    team: str, goals: list[int], money: list[int], winners: list[int], reason: str
) -> None:
    match = scene(team, money=money)
    match.scored = goals
    match.turn = 18
    passed(match)
    assert match.over
    assert (match.outcome.winners, match.outcome.reason) == (winners, reason)
    assert last(match, "end")["how"] == reason


def test_the_make_up_of_everyones_points_is_told_and_in_the_outcome() -> None:
    match = scene("D4 coach3+", "C2", money=[7, 22])
    match.scored, match.conceded = [1, 0], [0, 1]
    match.turn = 18
    passed(match)
    assert told(match)[-3:] == ["points", "points", "end"]
    parts = match.events[-3].values
    assert [parts[name] for name in ("footballers", "coach", "formation", "scored", "money")] == [
        4,
        3,
        3,
        3,
        1,
    ]
    assert parts["points"] == match.outcome.scores[0] == 14
    assert match.outcome.details["conceded_1"] == -1
    assert match.outcome.details["money_1"] == 4
    for language in LANGUAGES:
        assert load_texts(language, "best11").say(f"reason-{match.outcome.reason}", match.outcome.details)


def test_16_1_with_two_the_management_cards_are_shuffled_every_four_turns() -> None:
    match = start(6)
    for _ in range(4):
        dealt = []
        for _ in range(4):
            dealt += match.management
            passed(match)
        assert len(set(dealt)) == 8, "two of the ten are not dealt"


def test_16_1_what_was_used_is_known_what_was_not_only_to_its_owner() -> None:
    match = play(scene(cards=[3, 5]), "use money", "pass", "pass")
    assert zone(match, "used", 1) == [{"card": "management-3", "n": 1}]
    assert zone(match, "down:1", 0) == []
    guesses = Counter(match.guess(0, Rng(n)).down[1] for n in range(60))  # type: ignore[attr-defined]
    assert len(guesses) > 3
    assert 1 << 2 not in guesses, "card 3 has been used"
    assert all(match.guess(1, Rng(n)).down[1] == 1 << 4 for n in range(9))  # type: ignore[attr-defined]


def test_16_2_the_order_changes_every_turn_as_always() -> None:
    match = scene()
    assert [passed(match).order for _ in range(3)] == [[1, 0], [0, 1], [1, 0]]


def test_16_3_five_kinds_of_event_cards_are_taken_out() -> None:
    out = {"twinning", "jinx", "even-swap", "sports-bet", "fixture-list"}
    match = start(2)
    assert set(match.dump()["cards"]["taken-out"]) == out  # type: ignore[index]
    kinds = {kind(match, id) for id in out}
    assert not kinds & set(match.cards[1])
    assert len(match.cards[1]) == 55
    assert len(start(2, 3).cards[1]) == 67


def test_a_random_match_always_ends() -> None:
    for seed in range(30):
        match = start(seed, 2 + seed % 4)
        random_playout(match, Rng(seed))
        assert match.over
        assert match.turn <= 18
