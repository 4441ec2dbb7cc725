"""Section 15: the end and the points."""

import pytest

from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.games.best11.engine import market
from tavolino.games.best11.engine.match import Best11Match
from tavolino.games.best11.engine.scoring import points
from tests.games.best11.support import ELEVEN, event_kinds, last, play, scene, start


def pass_turn(match: Best11Match) -> Best11Match:
    """Everyone passes for a turn."""
    return play(match, *["pass"] * match.seats)


def test_15_1_one_more_turn_when_a_team_is_complete() -> None:
    match = pass_turn(scene(f"{ELEVEN} coach3"))
    assert (match.turn, match.final_turn) == (2, 2)
    assert last(match, "complete")["seat"] == 0
    market.leave_team(match, 0, 3)  # whatever happens to that team
    assert pass_turn(match).over


def test_15_1_eleven_without_a_coach_are_not_enough() -> None:
    assert pass_turn(scene(ELEVEN)).final_turn == 0


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
    assert pass_turn(complete).over, "no turn is played after it"


def test_15_3_footballers_are_worth_their_values_and_the_captain_2_more() -> None:
    match = scene("D4 C3 A6", money=[0, 0])
    assert points(match, 0) == 13
    match.captain[0] = 1
    assert points(match, 0) == 15


def test_15_4_the_coach_is_worth_his_value() -> None:
    assert points(scene("coach4", money=[0]), 0) == 4


@pytest.mark.parametrize(("coach", "expected"), [("coach3+", 6), ("coach3", 3), ("coach3-", 1)])
def test_15_5_what_he_thinks_of_the_formation_counts(coach: str, expected: int) -> None:
    assert points(scene(coach, money=[0]), 0) == expected


def test_15_6_goals_count_3_and_goals_conceded_cost_1() -> None:
    match = scene(money=[0, 0])
    match.goals, match.conceded = [2, 0], [1, 2]
    assert [points(match, seat) for seat in range(2)] == [5, -2]


def test_15_7_a_stadium_is_worth_5() -> None:
    assert points(play(scene(money=[12]), "build"), 0) == 5


@pytest.mark.parametrize(("money", "expected"), [(4, 0), (5, 1), (14, 2)])
def test_15_8_every_full_5_million_are_a_point(money: int, expected: int) -> None:
    assert points(scene(money=[money]), 0) == expected


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
    match.goals = goals
    match.turn = 18
    pass_turn(match)
    assert match.over
    assert (match.outcome.winners, match.outcome.reason) == (winners, reason)
    assert last(match, "end")["how"] == reason


def test_the_make_up_of_everyones_points_is_told_and_in_the_outcome() -> None:
    match = scene("D4 coach3+", "C2", money=[7, 22])
    match.goals, match.conceded = [1, 0], [0, 1]
    match.turn = 18
    pass_turn(match)
    assert event_kinds(match)[-3:] == ["points", "points", "end"]
    parts, last = match.events[-2].values, match.events[-3].values
    assert (parts["seat"], last["seat"]) == (0, 1)  # the winner's account comes last
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
