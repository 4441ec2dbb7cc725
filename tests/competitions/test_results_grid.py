"""The grid of results."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import GridEntry, Result, results_grid, round_robin


@given(size=st.integers(2, 8), legs=st.integers(1, 3))
def test_every_match_is_in_the_cells_of_both_teams(size: int, legs: int) -> None:
    pairs = [pair for round_ in round_robin(range(size), legs=legs) for pair in round_.pairs]
    results = {number: Result(pair.home, pair.away, (number, 0)) for number, pair in enumerate(pairs)}
    grid = results_grid(range(size), results)
    for number, result in results.items():
        assert GridEntry(number, result) in grid[result.home][result.away]
        assert GridEntry(number, result.swap_sides()) in grid[result.away][result.home]
    assert sum(len(cell) for line in grid for cell in line) == 2 * len(results)


def test_one_match_seen_both_ways() -> None:
    result = Result("A", "B", (2, 1), penalties=(3, 4))
    there, back = GridEntry("7", result), GridEntry("7", result.swap_sides())
    assert results_grid("AB", {"7": result}) == (((), (there,)), ((back,), ()))


def test_a_void_result_stays_in_its_cell() -> None:
    void = Result("A", "B", (0, 0), void=True)
    assert results_grid("AB", {"1": void})[0][1] == (GridEntry("1", void),)


def test_a_stranger_is_refused() -> None:
    with pytest.raises(ValueError, match="'X'"):
        results_grid("AB", {"1": Result("A", "X", (1, 0))})
