"""The grid of results."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import Result, results_grid, round_robin


@given(size=st.integers(2, 8), legs=st.integers(1, 3))
def test_every_match_is_in_its_cell(size: int, legs: int) -> None:
    fixtures = [f for round_ in round_robin(range(size), legs=legs) for f in round_.pairs]
    results = [Result(f.home, f.away, (number, 0)) for number, f in enumerate(fixtures)]
    grid = results_grid(range(size), results)
    for result in results:
        assert result in grid[result.home][result.away]
    assert sum(len(cell) for line in grid for cell in line) == len(results)


def test_one_meeting_seen_both_ways() -> None:
    result = Result("A", "B", (2, 1), penalties=(3, 4))
    assert results_grid("AB", [result]) == (((), (result,)), ((), ()))
    assert results_grid("AB", [result], both_ways=True) == (((), (result,)), ((result.swap_sides(),), ()))


def test_a_void_result_stays_in_its_cell() -> None:
    void = Result("A", "B", (0, 0), void=True)
    assert results_grid("AB", [void])[0][1] == (void,)


def test_a_stranger_is_refused() -> None:
    with pytest.raises(ValueError, match="'X'"):
        results_grid("AB", [Result("A", "X", (1, 0))])
