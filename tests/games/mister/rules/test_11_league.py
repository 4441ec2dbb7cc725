"""Section 11: the league."""

from collections import Counter
from itertools import combinations

from tavolino.games.mister import Mister
from tavolino.games.mister.engine import league
from tavolino.games.mister.engine.match import MisterMatch
from tavolino.games.mister.engine.state import ASK_LINE_UP, FixtureResult
from tests.games.mister.support import Goals, event_kinds, pairs, play_round, start_evening

SEATS = [0, 1, 2, 3]


def results_of(*scores: tuple[int, int, int, int]) -> list[FixtureResult]:
    """Results without penalties: home, away, goals, goals."""
    return [(home, away, goals, conceded, 0, 0) for home, away, goals, conceded in scores]


def season_of(goals: Goals, **options: bool) -> MisterMatch:
    """In every round each manager scores the same number of goals."""
    match = start_evening(format="league", **options)
    for _ in range(6):
        play_round(match, goals)
    return match


def standing(match: MisterMatch, last: int = 4) -> list[tuple[object, object]]:
    events = [event.values for event in match.events if event.kind == "standing"]
    return [(values["seat"], values["why"]) for values in events[-last:]]


def test_11_1_everyone_meets_everyone_in_three_rounds() -> None:
    match = start_evening(format="league")
    found = []
    for _ in range(3):
        found.append(pairs(match))
        play_round(match, (0, 0, 0, 0))
    assert found == [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]]


def test_11_2_then_the_same_again_so_that_everyone_plays_six() -> None:
    match = season_of((3, 2, 1, 0))
    assert match.over
    assert len(match.results) == 12
    meetings = Counter((home, away) for home, away, *_ in match.results)
    assert set(meetings.values()) == {1}
    assert Counter(seat for result in match.results for seat in result[:2]) == dict.fromkeys(SEATS, 6)


def test_11_2_with_one_leg_the_season_ends_after_three_rounds() -> None:
    match = start_evening(format="league", legs="one")
    for _ in range(3):
        assert not match.over
        play_round(match, (3, 2, 1, 0))
    assert match.over
    assert {frozenset(result[:2]) for result in match.results} == {
        frozenset(pair) for pair in combinations(SEATS, 2)
    }
    assert match.outcome.scores == [9, 6, 3, 0]
    assert match.outcome.winners == [0]


def test_11_2_legs_are_the_league_s_alone() -> None:
    for format in ("single", "cup"):
        assert Mister(format=format, legs="one").rules.round_count == Mister(format=format).rules.round_count


def test_11_3_three_points_one_or_none_and_a_draw_stays_a_draw() -> None:
    match = start_evening(format="league")
    play_round(match, (1, 1, 2, 0))
    assert match.asked == ASK_LINE_UP, "no penalties in a league"
    assert match.outcome.scores == [1, 1, 3, 0]
    assert match.outcome.winners == []


def test_11_4_the_table_is_told_after_every_match_and_the_first_is_champion() -> None:
    match = start_evening(format="league")
    play_round(match, (2, 0, 1, 3))
    rows = [event.values for event in match.events if event.kind == "standing"]
    assert len(rows) == 8, "four lines after each of the two matches"
    assert [(row["seat"], row["place"], row["points"], row["played"]) for row in rows[4:]] == [
        (3, 1, 3, 1),
        (0, 2, 3, 1),
        (2, 3, 0, 1),
        (1, 4, 0, 1),
    ]
    champion = season_of((0, 1, 2, 3))
    assert champion.outcome.winners == [3]
    assert champion.outcome.scores == [0, 6, 12, 18]
    assert champion.outcome.reason == "league"
    assert champion.outcome.details == {"points": 18, "why": "points"}
    assert event_kinds(champion)[-1] == "end-league"


def test_11_5_level_on_points_the_goal_difference_counts_then_goals() -> None:
    match = start_evening(format="league")
    play_round(match, (2, 0, 1, 3))
    assert standing(match) == [(3, "goals"), (0, "points"), (2, "goals"), (1, "level")]
    by_difference = league.league_placings(SEATS, results_of((0, 1, 3, 0), (2, 3, 1, 0)))
    assert [placing.team for placing in by_difference[:2]] == [0, 2]
    assert by_difference[0].reason is not None
    assert by_difference[0].reason.tiebreak.value == "difference"


def test_11_5_then_the_points_among_those_level() -> None:
    table = league.league_placings(SEATS, results_of((0, 1, 1, 0), (2, 0, 1, 0), (1, 3, 1, 0)))
    assert [placing.team for placing in table] == [2, 0, 1, 3]
    level = [(placing.row.points, placing.row.difference, placing.row.goals_for) for placing in table[1:3]]
    assert level == [(3, 0, 1), (3, 0, 1)]
    reason = table[1].reason
    assert reason is not None
    assert (reason.tiebreak.value, reason.value, reason.next_value) == ("head_to_head_points", 3, 0)


def test_11_5_and_then_a_lot() -> None:
    match = season_of((1, 1, 1, 1))
    assert sorted(match.lot_order) == SEATS
    assert match.outcome.details["why"] == "lot"
    assert match.outcome.winners == [match.lot_order[0]]
    assert [seat for seat, _ in standing(match)] == match.lot_order
    assert "lots" in event_kinds(match)
    settled = season_of((3, 2, 1, 0))
    assert settled.lot_order == []
