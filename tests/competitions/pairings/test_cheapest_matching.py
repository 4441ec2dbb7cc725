"""The cheapest matching, against trying every one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions.pairings.matching import NoPairing, cheapest_matching, matchings_by_cost

Matrix = list[list[int | None]]


@st.composite
def graphs(draw: st.DrawFn) -> Matrix:
    """A few vertices; any two of them may or may not be allowed to meet."""
    size = 2 * draw(st.integers(1, 4))
    edge = st.none() | st.integers(0, draw(st.sampled_from([1, 4, 1000])))
    costs: Matrix = [[None] * size for _ in range(size)]
    for v in range(size):
        for w in range(v):
            costs[v][w] = costs[w][v] = draw(edge)
    return costs


def lowest_total(costs: Matrix, free: tuple[int, ...]) -> int | None:
    if not free:
        return 0
    totals = []
    for partner in free[1:]:
        cost = costs[free[0]][partner]
        rest = lowest_total(costs, tuple(v for v in free[1:] if v != partner))
        if cost is not None and rest is not None:
            totals.append(cost + rest)
    return min(totals, default=None)


def total(costs: Matrix, mates: list[int]) -> int:
    paid = [costs[v][w] for v, w in enumerate(mates) if v < w]
    return sum(cost for cost in paid if cost is not None)


@given(costs=graphs())
def test_no_matching_is_cheaper(costs: Matrix) -> None:
    best = lowest_total(costs, tuple(range(len(costs))))
    if best is None:
        with pytest.raises(NoPairing):
            cheapest_matching(costs)
        return
    mates = cheapest_matching(costs)
    assert all(mates[mates[v]] == v and costs[v][mates[v]] is not None for v in range(len(costs)))
    assert total(costs, mates) == best


def all_matchings(costs: Matrix, free: tuple[int, ...]) -> list[frozenset[frozenset[int]]]:
    if not free:
        return [frozenset()]
    return [
        rest | {frozenset((free[0], partner))}
        for partner in free[1:]
        if costs[free[0]][partner] is not None
        for rest in all_matchings(costs, tuple(v for v in free[1:] if v != partner))
    ]


@given(costs=graphs())
def test_every_matching_comes_once_and_the_cheaper_ones_first(costs: Matrix) -> None:
    found = list(matchings_by_cost(costs))
    totals = [total(costs, mates) for mates in found]
    assert totals == sorted(totals)
    pairs = [frozenset(frozenset(pair) for pair in enumerate(mates)) for mates in found]
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == set(all_matchings(costs, tuple(range(len(costs)))))


def test_blossoms_inside_blossoms_are_opened_again() -> None:
    """Triangles on triangles joined by costly bridges: a case that random graphs seldom reach."""
    size = 12
    costs: Matrix = [[None] * size for _ in range(size)]
    edges = {(v, w): 1 for k in range(0, size, 3) for v, w in ((k, k + 1), (k + 1, k + 2), (k, k + 2))}
    edges |= {(2, 3): 5, (5, 6): 3, (8, 9): 7, (0, 11): 2, (1, 4): 9, (7, 10): 4}
    for (v, w), cost in edges.items():
        costs[v][w] = costs[w][v] = cost
    assert total(costs, cheapest_matching(costs)) == lowest_total(costs, tuple(range(size)))


def test_an_odd_number_cannot_be_paired() -> None:
    with pytest.raises(NoPairing):
        cheapest_matching([[None, 1, 1], [1, None, 1], [1, 1, None]])
