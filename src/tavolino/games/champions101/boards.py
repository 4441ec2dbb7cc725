"""The two boards in the box: a cup and a league for up to eight teams (section 12)."""

from collections.abc import Iterable, Sequence
from typing import Final

from tavolino.competitions import (
    TWO_POINTS,
    Bracket,
    Grid,
    Placing,
    Regulations,
    Result,
    knockout_bracket,
    league_table,
    results_grid,
)
from tavolino.core.faults import Fault

TEAMS: Final = "ABCDEFGH"


def cup(entrants: int) -> Bracket:
    """The bracket; each of its ties is a match with `must_win`."""
    check(entrants)
    return knockout_bracket(entrants)


def table(teams: Sequence[str], results: Iterable[Result[str]]) -> tuple[Placing[str], ...]:
    """The final table: 2 points for a win, 1 for a draw. Its matches are played without `must_win`."""
    check(len(teams))
    return league_table(teams, results, Regulations(points=TWO_POINTS))


def grid(teams: Sequence[str], results: Iterable[Result[str]]) -> Grid[str]:
    """The grid of results, each found from either side."""
    check(len(teams))
    return results_grid(teams, results, both_ways=True)


def check(teams: int) -> None:
    if not 2 <= teams <= len(TEAMS):
        raise Fault("board-teams", game="champions101", teams=teams, most=len(TEAMS))
