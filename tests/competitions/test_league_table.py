"""The league table: rows add up, the order is total, every place has its reason."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import (
    Forfeit,
    HeadToHead,
    Placing,
    Points,
    Reason,
    Regulations,
    Result,
    TieBreak,
    Verdict,
    award,
    draw_shared_places,
    league_table,
    place_rows,
    shared_places,
    tally,
    teams_of_balls,
)
from tavolino.core.rng import Rng

TEAMS = tuple(range(6))
FEWER_IS_BETTER = (TieBreak.FAIR_PLAY, TieBreak.LOT)


@st.composite
def results(draw: st.DrawFn) -> Result[int]:
    home, away = draw(st.permutations(TEAMS))[:2]
    if draw(st.integers(0, 9)) == 0:
        return award(home, away, draw(st.sampled_from(Forfeit)))
    score = st.tuples(st.integers(0, 2), st.integers(0, 2))  # few goals: many ties
    return Result(home, away, draw(score), draw(st.none() | score), void=draw(st.integers(0, 9)) == 0)


seasons = st.lists(results(), max_size=20)
rules = st.builds(
    Regulations,
    st.sampled_from([Points(), Points(win=2)]),
    st.lists(st.sampled_from(TieBreak), unique=True).map(tuple),
    st.sampled_from(HeadToHead),
)
with_lot = rules.map(
    lambda r: Regulations(
        r.points, (*(t for t in r.tiebreaks if t != TieBreak.LOT), TieBreak.LOT), r.head_to_head
    )
)
lots = st.permutations(TEAMS)
fair_plays = st.dictionaries(st.sampled_from(TEAMS), st.integers(0, 3))


def order(table: tuple[Placing[int], ...]) -> list[int]:
    return [placing.team for placing in table]


@given(season=seasons, docked=st.dictionaries(st.sampled_from(TEAMS), st.integers(-3, 3)))
def test_columns_add_up_to_the_results(season: list[Result[int]], docked: dict[int, int]) -> None:
    rows = tally(TEAMS, season, Points(), docked)
    counted = [result for result in season if not result.void]
    shared_defeats = sum(result.forfeit is Forfeit.BOTH for result in counted)
    goals = sum(sum(result.total) for result in counted)
    assert [row.team for row in rows] == list(TEAMS)
    assert sum(row.played for row in rows) == 2 * len(counted)
    assert sum(row.lost for row in rows) - sum(row.won for row in rows) == 2 * shared_defeats
    assert sum(row.goals_for for row in rows) == sum(row.goals_against for row in rows) == goals
    assert sum(row.difference for row in rows) == 0
    for row in rows:
        assert row.points == 3 * row.won + row.drawn + docked.get(row.team, 0)
        assert len(row.form) == min(row.played, 5)


@given(season=seasons, regulations=with_lot, drawn=lots, fair_play=fair_plays)
def test_with_lots_the_order_is_total(
    season: list[Result[int]], regulations: Regulations, drawn: list[int], fair_play: dict[int, int]
) -> None:
    table = league_table(TEAMS, season, regulations, fair_play=fair_play, lots=drawn)
    turned = league_table(TEAMS[::-1], season, regulations, fair_play=fair_play, lots=drawn)
    assert [placing.place for placing in table] == [1, 2, 3, 4, 5, 6]
    assert sorted(order(table)) == list(TEAMS)
    assert order(table) == order(turned)  # whoever was entered first has no advantage
    assert shared_places(table) == ()


@given(season=seasons, regulations=rules, drawn=lots, fair_play=fair_plays)
def test_every_reason_favours_the_upper_team(
    season: list[Result[int]], regulations: Regulations, drawn: list[int], fair_play: dict[int, int]
) -> None:
    table = league_table(TEAMS, season, regulations, fair_play=fair_play, lots=drawn)
    for placing, below in pairwise(table):
        reason = placing.reason
        assert (reason is None) == (placing.place == below.place)
        if reason:
            assert reason.tiebreak in regulations.tiebreaks
            fewer = reason.tiebreak in FEWER_IS_BETTER
            assert (reason.value < reason.next_value) == fewer
            assert reason.value != reason.next_value
            assert bool(reason.among) == reason.tiebreak.startswith("head_to_head")
    assert table[-1].reason is None


@given(season=seasons, drawn=lots)
def test_without_head_to_head_it_is_a_plain_sort(season: list[Result[int]], drawn: list[int]) -> None:
    tiebreaks = (TieBreak.POINTS, TieBreak.WINS, TieBreak.DIFFERENCE, TieBreak.GOALS, TieBreak.LOT)
    table = league_table(TEAMS, season, Regulations(tiebreaks=tiebreaks), lots=drawn)
    expected = sorted(
        tally(TEAMS, season, Points()),
        key=lambda row: (-row.points, -row.won, -row.difference, -row.goals_for, drawn.index(row.team)),
    )
    assert [placing.row for placing in table] == expected


@given(season=seasons, regulations=with_lot, seed=st.integers(0, 99))
def test_lots_settle_all_that_is_left(season: list[Result[int]], regulations: Regulations, seed: int) -> None:
    open_table = league_table(TEAMS, season, regulations)
    balls = draw_shared_places(open_table, Rng(seed))
    final = league_table(TEAMS, season, regulations, lots=teams_of_balls(balls))
    shared = {team: placing.place for placing in open_table for team in [placing.team]}
    assert shared_places(final) == ()
    assert sorted(order(final), key=lambda team: shared[team]) == order(final)
    assert draw_shared_places(open_table, Rng(seed)) == balls


def test_a_row_by_hand() -> None:
    season = [
        Result("A", "B", (2, 1)),
        Result("C", "A", (0, 0), (1, 1), (5, 4)),
        award("A", "B", Forfeit.HOME),
        Result("B", "A", (0, 4), void=True),
        Result("A", "C", (0, 1)),
        Result("B", "A", (1, 1)),
        Result("A", "B", (3, 0)),
        Result("C", "A", (1, 2)),
    ]
    row = tally("ABC", season, Points(win=2), {"A": -1})[0]
    assert (row.played, row.won, row.drawn, row.lost) == (7, 3, 2, 2)
    assert (row.goals_for, row.goals_against, row.difference) == (9, 8, 1)
    assert (row.points, row.adjustment) == (7, -1)
    win, draw, defeat = Verdict.WIN, Verdict.DRAW, Verdict.DEFEAT
    assert row.form == (defeat, defeat, draw, win, win)


def test_a_defeat_may_be_worth_points_too() -> None:
    rows = tally("ABC", [Result("A", "B", (1, 0)), Result("C", "A", (1, 1))], Points(win=4, draw=2, defeat=1))
    assert [row.points for row in rows] == [6, 1, 2]


def test_before_the_first_match_all_share_first_place() -> None:
    table = league_table("ABC", [])
    assert [placing.place for placing in table] == [1, 1, 1]
    assert shared_places(table) == (("A", "B", "C"),)


def test_a_shared_place_leaves_the_next_ones_empty() -> None:
    table = league_table("ABCD", [Result("A", "D", (1, 0)), Result("B", "C", (0, 0))])
    assert [(placing.place, placing.team) for placing in table] == [(1, "A"), (2, "B"), (2, "C"), (4, "D")]
    assert shared_places(table) == (("B", "C"),)


def test_the_best_of_several_tables() -> None:
    first = tally("AB", [Result("A", "B", (0, 2))], Points())[0]
    second = tally("CD", [Result("C", "D", (0, 1))], Points())[0]
    best, other = place_rows([first, second])
    assert (best.team, other.team) == ("C", "A")
    assert best.reason == Reason(TieBreak.DIFFERENCE, -1, -2)


def test_a_stranger_in_the_results_is_refused() -> None:
    with pytest.raises(ValueError, match="'X' is not in this table"):
        league_table("AB", [Result("A", "X", (1, 0))])
    assert len(league_table("AB", [Result("A", "X", (1, 0), void=True)])) == 2


def test_a_team_entered_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        league_table("ABA", [])
