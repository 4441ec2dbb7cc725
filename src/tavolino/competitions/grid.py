"""The grid of results: who played whom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tavolino.competitions.results import Result
from tavolino.competitions.teams import TeamT, check_distinct

MatchT = TypeVar("MatchT")


@dataclass(frozen=True)
class GridEntry(Generic[MatchT, TeamT]):
    """A match, and its result as the line's team sees it."""

    match: MatchT
    result: Result[TeamT]


Grid = tuple[tuple[tuple[GridEntry[MatchT, TeamT], ...], ...], ...]


def results_grid(teams: Sequence[TeamT], results: Mapping[MatchT, Result[TeamT]]) -> Grid[MatchT, TeamT]:
    """A line for each team and a column for each opponent; in each cell what they played.

    Every match is found from either side, with the line's team named first. A void result stays in its cell.
    """
    check_distinct(teams)
    cells: dict[tuple[TeamT, TeamT], list[GridEntry[MatchT, TeamT]]] = {
        (a, b): [] for a in teams for b in teams
    }
    for match, result in results.items():
        for seen in (result, result.swap_sides()):
            if (seen.home, seen.away) not in cells:
                raise ValueError(f"{seen.home!r} v {seen.away!r} is not in this grid")
            cells[seen.home, seen.away].append(GridEntry(match, seen))
    return tuple(tuple(tuple(cells[line, column]) for column in teams) for line in teams)
