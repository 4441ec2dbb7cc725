"""Hard cases of tie-breaks, worked out by hand, each with the reason expected."""

import pytest

from tavolino.competitions import HeadToHead, Points, Reason, Regulations, Result, TieBreak, league_table

T = TieBreak
HEAD_TO_HEAD_FIRST = (
    T.POINTS,
    T.HEAD_TO_HEAD_POINTS,
    T.HEAD_TO_HEAD_DIFFERENCE,
    T.HEAD_TO_HEAD_GOALS,
    T.DIFFERENCE,
    T.GOALS,
    T.LOT,
)
ONCE, REAPPLIED = HeadToHead.ONCE, HeadToHead.REAPPLIED
Placed = list[tuple[int, str, Reason[str] | None]]


def season(*lines: str) -> list[Result[str]]:
    """Results from lines such as "A-B 2-1"."""
    words = [line.replace("-", " ").split() for line in lines]
    return [Result(home, away, (int(scored), int(conceded))) for home, away, scored, conceded in words]


def place_teams(
    results: list[Result[str]],
    tiebreaks: tuple[TieBreak, ...],
    mode: HeadToHead = ONCE,
    teams: str = "ABCD",
    lots: str = "",
    docked: dict[str, int] | None = None,
    fair_play: dict[str, float] | None = None,
) -> Placed:
    table = league_table(
        teams,
        results,
        Regulations(Points(), tiebreaks, mode),
        adjustments=docked,
        fair_play=fair_play,
        lots=lots,
    )
    return [(placing.place, placing.team, placing.reason) for placing in table]


@pytest.mark.parametrize("mode", HeadToHead)
def test_three_level_after_drawing_with_each_other_are_told_apart_by_their_goals(mode: HeadToHead) -> None:
    results = season("A-B 2-2", "B-C 1-1", "C-A 0-0", "A-D 2-0", "B-D 1-0", "C-D 5-0")
    among = ("A", "B", "C")
    assert place_teams(results, HEAD_TO_HEAD_FIRST, mode) == [
        (1, "B", Reason(T.HEAD_TO_HEAD_GOALS, 3, 2, among)),
        (2, "A", Reason(T.HEAD_TO_HEAD_GOALS, 2, 1, among)),
        (3, "C", Reason(T.POINTS, 5, 0)),
        (4, "D", None),
    ]


# A beat B, B beat C, C beat A: three points each and level goals, but A's matches had more of them.
CIRCLE = season("A-B 3-2", "B-C 1-0", "C-A 3-2", "A-D 1-0", "B-D 1-0", "C-D 4-0")


def test_worked_out_once_the_two_left_level_go_on_to_the_whole_season() -> None:
    assert place_teams(CIRCLE, HEAD_TO_HEAD_FIRST, ONCE) == [
        (1, "A", Reason(T.HEAD_TO_HEAD_GOALS, 5, 3, ("A", "B", "C"))),
        (2, "C", Reason(T.DIFFERENCE, 4, 1)),
        (3, "B", Reason(T.POINTS, 6, 0)),
        (4, "D", None),
    ]


def test_reapplied_the_two_left_level_are_compared_by_their_own_match() -> None:
    assert place_teams(CIRCLE, HEAD_TO_HEAD_FIRST, REAPPLIED) == [
        (1, "A", Reason(T.HEAD_TO_HEAD_GOALS, 5, 3, ("A", "B", "C"))),
        (2, "B", Reason(T.HEAD_TO_HEAD_POINTS, 3, 0, ("B", "C"))),
        (3, "C", Reason(T.POINTS, 6, 0)),
        (4, "D", None),
    ]


def test_reapplied_only_after_the_whole_small_table_has_failed() -> None:
    """B beat C, but in the table of the three C has the better difference, and that comes first."""
    results = season("A-B 3-0", "B-C 1-0", "C-A 1-0", "A-C 1-0")
    assert place_teams(results, HEAD_TO_HEAD_FIRST, REAPPLIED, "ABC", docked={"A": -3}) == [
        (1, "A", Reason(T.HEAD_TO_HEAD_POINTS, 6, 3, ("A", "B", "C"))),
        (2, "C", Reason(T.HEAD_TO_HEAD_DIFFERENCE, -1, -2, ("A", "B", "C"))),
        (3, "B", None),
    ]


# Four level once A and D are docked; head to head A 7, D 4, B and C 3, and B beat C.
FOUR = season("A-B 1-0", "A-C 1-0", "A-D 0-0", "B-C 1-0", "C-D 3-0", "D-B 1-0")
DOCKED = {"A": -4, "D": -1}


def test_points_among_all_four_once_then_lot() -> None:
    among = ("A", "B", "C", "D")
    tiebreaks = (T.POINTS, T.HEAD_TO_HEAD_POINTS, T.LOT)
    assert place_teams(FOUR, tiebreaks, ONCE, lots="CABD", docked=DOCKED) == [
        (1, "A", Reason(T.HEAD_TO_HEAD_POINTS, 7, 4, among)),
        (2, "D", Reason(T.HEAD_TO_HEAD_POINTS, 4, 3, among)),
        (3, "C", Reason(T.LOT, 1, 2)),
        (4, "B", None),
    ]


def test_points_among_all_four_then_among_the_last_two() -> None:
    tiebreaks = (T.POINTS, T.HEAD_TO_HEAD_POINTS, T.LOT)
    rows = place_teams(FOUR, tiebreaks, REAPPLIED, lots="CABD", docked=DOCKED)
    assert rows[2] == (3, "B", Reason(T.HEAD_TO_HEAD_POINTS, 3, 0, ("B", "C")))


def test_once_means_once_even_when_another_tie_break_stands_between() -> None:
    """B beat C, but the difference still comes from the table of all four."""
    tiebreaks = (T.POINTS, T.HEAD_TO_HEAD_POINTS, T.FAIR_PLAY, T.HEAD_TO_HEAD_DIFFERENCE)
    assert place_teams(FOUR, tiebreaks, ONCE, docked=DOCKED)[2:] == [
        (3, "C", Reason(T.HEAD_TO_HEAD_DIFFERENCE, 1, -1, ("A", "B", "C", "D"))),
        (4, "B", None),
    ]


def test_goals_before_head_to_head_and_then_a_lot_not_drawn_yet() -> None:
    """Level on points, difference and goals: A and B drew with each other, so only a lot can tell."""
    usual = (T.POINTS, T.DIFFERENCE, T.GOALS, T.HEAD_TO_HEAD_POINTS, T.LOT)
    results = season("A-B 1-1", "A-C 2-0", "B-C 2-0", "A-D 0-0", "B-D 0-0", "C-D 1-0")
    assert place_teams(results, usual) == [
        (1, "A", None),
        (1, "B", Reason(T.POINTS, 5, 3)),
        (3, "C", Reason(T.POINTS, 3, 2)),
        (4, "D", None),
    ]
    assert place_teams(results, usual, lots="BA")[:2] == [
        (1, "B", Reason(T.LOT, 1, 2)),
        (2, "A", Reason(T.POINTS, 5, 3)),
    ]


def test_the_difference_stands_before_the_match_between_the_two() -> None:
    usual = (T.POINTS, T.DIFFERENCE, T.GOALS, T.HEAD_TO_HEAD_POINTS, T.LOT)
    results = season("B-A 1-0", "A-C 3-1", "C-B 3-2")
    assert place_teams(results, usual, teams="ABC") == [
        (1, "A", Reason(T.DIFFERENCE, 1, 0)),
        (2, "B", Reason(T.DIFFERENCE, 0, -1)),
        (3, "C", None),
    ]


def test_one_goes_ahead_by_goals_and_the_other_two_by_their_own_matches() -> None:
    usual = (T.POINTS, T.DIFFERENCE, T.GOALS, T.HEAD_TO_HEAD_POINTS, T.LOT)
    results = season("B-A 1-0", "A-C 2-1", "C-B 1-0", "C-A 0-0", "B-C 1-1", "A-B 0-0")
    assert place_teams(results, usual, teams="ABC") == [
        (1, "C", Reason(T.GOALS, 3, 2)),
        (2, "B", Reason(T.HEAD_TO_HEAD_POINTS, 4, 1, ("A", "B"))),
        (3, "A", None),
    ]


def test_one_win_is_better_than_three_draws() -> None:
    results = season("A-C 1-0", "A-C 0-1", "A-C 0-1", "B-C 0-0", "B-C 0-0", "B-C 0-0")
    assert place_teams(results, (T.POINTS, T.WINS), teams="ABC") == [
        (1, "C", Reason(T.POINTS, 9, 3)),
        (2, "A", Reason(T.WINS, 1, 0)),
        (3, "B", None),
    ]


def test_fewer_penalty_points_are_fairer() -> None:
    rows = place_teams([], (T.POINTS, T.FAIR_PLAY), teams="ABC", fair_play={"A": 2, "B": 0.5})
    assert rows == [
        (1, "C", Reason(T.FAIR_PLAY, 0, 0.5)),
        (2, "B", Reason(T.FAIR_PLAY, 0.5, 2)),
        (3, "A", None),
    ]


def test_the_points_of_the_opponents_met() -> None:
    results = season("A-C 1-0", "B-D 1-0", "C-D 1-0")
    assert place_teams(results, (T.POINTS, T.OPPONENTS, T.LOT), lots="CA") == [
        (1, "C", Reason(T.LOT, 1, 2)),
        (2, "A", Reason(T.OPPONENTS, 3, 0)),
        (3, "B", Reason(T.POINTS, 3, 0)),
        (4, "D", None),
    ]


def test_a_lot_counts_only_when_all_who_are_level_were_drawn() -> None:
    tiebreaks = (T.POINTS, T.LOT)
    assert [row[0] for row in place_teams([], tiebreaks, teams="ABC", lots="BA")] == [1, 1, 1]
    assert [row[1] for row in place_teams([], tiebreaks, teams="ABC", lots="BXAC")] == ["B", "A", "C"]


def test_a_tie_break_listed_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        Regulations(tiebreaks=(T.POINTS, T.GOALS, T.POINTS))
