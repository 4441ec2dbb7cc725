"""Cup ties: what decides them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import (
    BestOf,
    Decider,
    Forfeit,
    Pair,
    Result,
    TieDecision,
    TieRules,
    TwoLegs,
    award,
    decide_tie,
    leg_pair,
)

A_B, B_A = ("A", "B"), ("B", "A")


@pytest.mark.parametrize(
    ("results", "rules", "expected"),
    [
        ([Result(*A_B, (2, 1))], BestOf(), TieDecision("A", "B", Decider.GOALS, (2, 1))),
        ([Result(*B_A, (2, 1))], BestOf(), TieDecision("B", "A", Decider.GOALS, (2, 1))),
        ([Result(*A_B, (1, 1), (0, 1))], BestOf(), TieDecision("B", "A", Decider.EXTRA_TIME, (2, 1))),
        ([Result(*A_B, (1, 1), (0, 0), (5, 4))], BestOf(), TieDecision("A", "B", Decider.PENALTIES, (5, 4))),
        ([Result(*A_B, (0, 0), None, (2, 4))], BestOf(), TieDecision("B", "A", Decider.PENALTIES, (4, 2))),
        ([Result(*A_B, (2, 0), None, (4, 5))], BestOf(), TieDecision("A", "B", Decider.GOALS, (2, 0))),
        ([award(*A_B, Forfeit.HOME)], BestOf(), TieDecision("B", "A", Decider.FORFEIT, (1, 0))),
        ([award(*A_B, Forfeit.AWAY, goals=0)], BestOf(), TieDecision("A", "B", Decider.FORFEIT, (1, 0))),
        ([award(*A_B, Forfeit.BOTH)], BestOf(), None),
        ([Result(*A_B, (3, 0), void=True)], BestOf(), None),
        ([Result(*A_B, (1, 1))], BestOf(), None),
        (
            [Result(*A_B, (1, 1)), Result(*B_A, (2, 0))],
            BestOf(),
            TieDecision("B", "A", Decider.GOALS, (2, 0)),
        ),
        (
            [Result(*A_B, (1, 0)), Result(*B_A, (2, 0))],
            BestOf(),
            TieDecision("A", "B", Decider.GOALS, (1, 0)),
        ),
        ([Result(*A_B, (1, 0))], BestOf(3), None),
        (
            [Result(*A_B, (1, 0)), Result(*B_A, (0, 1))],
            BestOf(3),
            TieDecision("A", "B", Decider.WINS, (2, 0)),
        ),
        ([Result(*A_B, (1, 0)), Result(*B_A, (1, 0))], BestOf(3), None),
        (
            [Result(*A_B, (1, 0)), Result(*B_A, (1, 1)), Result(*A_B, (2, 2))],
            BestOf(3),
            TieDecision("A", "B", Decider.WINS, (1, 0)),
        ),
        ([Result(*A_B, (1, 0)), Result(*B_A, (1, 0)), Result(*A_B, (2, 2))], BestOf(3), None),
        ([Result(*A_B, (1, 0)), Result(*B_A, (1, 1))], BestOf(3), None),
        ([Result(*A_B, (1, 0)), Result(*B_A, (0, 1))], BestOf(5), None),
        ([Result(*A_B, (3, 0))], TwoLegs(), None),
        (
            [Result(*A_B, (3, 0)), Result(*B_A, (2, 0))],
            TwoLegs(),
            TieDecision("A", "B", Decider.AGGREGATE, (3, 2)),
        ),
        ([Result(*A_B, (2, 1)), Result(*B_A, (1, 0))], TwoLegs(), None),
        (
            [Result(*A_B, (2, 1)), Result(*B_A, (1, 0))],
            TwoLegs(away_goals=True),
            TieDecision("B", "A", Decider.AWAY_GOALS, (1, 0)),
        ),
        (
            [Result(*A_B, (1, 0)), Result(*B_A, (1, 0), (1, 1))],
            TwoLegs(away_goals=True),
            TieDecision("A", "B", Decider.AWAY_GOALS, (1, 0)),
        ),
        (
            [Result(*A_B, (1, 0)), Result(*B_A, (1, 0), (2, 1))],
            TwoLegs(),
            TieDecision("B", "A", Decider.EXTRA_TIME, (3, 2)),
        ),
        (
            [Result(*A_B, (1, 0)), Result(*B_A, (1, 0), (0, 0), (3, 5))],
            TwoLegs(),
            TieDecision("A", "B", Decider.PENALTIES, (5, 3)),
        ),
        (
            [
                Result(*A_B, (0, 4), void=True),
                Result(*A_B, (1, 0)),
                Result(*B_A, (0, 0)),
                Result(*A_B, (0, 9)),
            ],
            TwoLegs(),
            TieDecision("A", "B", Decider.AGGREGATE, (1, 0)),
        ),
    ],
)
def test_what_decides(results: list[Result[str]], rules: TieRules, expected: TieDecision[str] | None) -> None:
    assert decide_tie("A", "B", results, rules) == expected


scores = st.tuples(st.integers(0, 3), st.integers(0, 3))


@given(first=scores, second=scores, away_goals=st.booleans())
def test_who_is_named_first_does_not_matter(
    first: tuple[int, int], second: tuple[int, int], away_goals: bool
) -> None:
    results = [Result(*A_B, first), Result(*B_A, second)]
    rules = TwoLegs(away_goals)
    assert decide_tie("A", "B", results, rules) == decide_tie("B", "A", results, rules)


def test_sides_swap_from_leg_to_leg() -> None:
    legs = [leg_pair("A", "B", number) for number in (1, 2, 3)]
    assert legs == [Pair("A", "B"), Pair("B", "A"), Pair("A", "B")]


@pytest.mark.parametrize("matches", [-1, 0, 2])
def test_a_series_has_an_odd_number_of_matches(matches: int) -> None:
    with pytest.raises(ValueError, match="odd"):
        BestOf(matches)
