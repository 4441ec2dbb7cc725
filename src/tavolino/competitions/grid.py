"""The grid of results: who played whom."""

from collections.abc import Iterable, Sequence

from tavolino.competitions.results import Result
from tavolino.competitions.teams import Team, check_distinct

Grid = tuple[tuple[tuple[Result[Team], ...], ...], ...]


def results_grid(
    teams: Sequence[Team], results: Iterable[Result[Team]], *, both_ways: bool = False
) -> Grid[Team]:
    """A line per home team, a column per away team, in each cell what they played.

    With `both_ways` a match is found from either side, always with the line's team named first: the
    grid of a league that meets only once. A void result stays in its cell.
    """
    check_distinct(teams)
    cells: dict[tuple[Team, Team], list[Result[Team]]] = {(a, b): [] for a in teams for b in teams}
    for result in results:
        for seen in (result, result.swap_sides()) if both_ways else (result,):
            if (seen.home, seen.away) not in cells:
                raise ValueError(f"{seen.home!r} v {seen.away!r} is not in this grid")
            cells[seen.home, seen.away].append(seen)
    return tuple(tuple(tuple(cells[home, away]) for away in teams) for home in teams)
