"""Duplicate scoring against sums done by hand, and against a slow computation of its own."""

from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import AVERAGE_PLUS, Forfeit, Result, award, duplicate_scores, margin

GOALS = st.tuples(st.integers(0, 4), st.integers(0, 4))


def results_of(*scores: tuple[int, int]) -> dict[int, Result[str]]:
    return {n: Result(f"home {n}", f"away {n}", goals) for n, goals in enumerate(scores)}


def test_whoever_did_better_with_the_same_cards_has_more() -> None:
    assert duplicate_scores(results_of((3, 0), (1, 1), (0, 2))) == {0: (100, 0), 1: (50, 50), 2: (0, 100)}


def test_as_many_goals_more_are_as_good() -> None:
    assert duplicate_scores(results_of((3, 1), (2, 0), (0, 0), (0, 1)))[0] == (83, 17)


def test_penalties_stand_between_a_draw_and_a_goal() -> None:
    on_penalties = Result("a", "b", (1, 1), penalties=(4, 3))
    assert margin(Result("a", "b", (1, 1))) < margin(on_penalties) < margin(Result("a", "b", (1, 0)))
    assert margin(on_penalties.swap_sides()) == -margin(on_penalties)


def test_the_field_of_bots_counts_like_everyone() -> None:
    assert duplicate_scores(results_of((2, 0)), field=[2, 6, 4]) == {0: (50, 50)}


def test_alone_with_the_cards_everyone_is_average() -> None:
    assert duplicate_scores(results_of((5, 0))) == {0: (50, 50)}


def test_void_matches_have_no_part_and_forfeited_ones_are_not_compared() -> None:
    results = results_of((2, 0), (0, 0))
    results[2] = award("x", "y", Forfeit.HOME)
    results[3] = Result("v", "w", (9, 0), void=True)
    assert duplicate_scores(results) == {0: (100, 0), 1: (0, 100), 2: (0, AVERAGE_PLUS)}


@given(st.lists(GOALS, min_size=2, max_size=9))
def test_each_line_shares_out_the_same(scores: list[tuple[int, int]]) -> None:
    """Of any two one has what the other lacks: a line's average is 50, but for rounding."""
    percents = duplicate_scores(results_of(*scores))
    for side in (0, 1):
        total = sum(pair[side] for pair in percents.values())
        assert abs(total - 50 * len(scores)) <= len(scores) / 2
    for n, (home, away) in enumerate(scores):
        others = [one - two for at, (one, two) in enumerate(scores) if at != n]
        better = (
            sum(home - away > other for other in others) + sum(home - away == other for other in others) / 2
        )
        assert abs(percents[n][0] - 100 * better / len(others)) <= 0.5
        assert abs(percents[n][0] + percents[n][1] - 100) <= 1
