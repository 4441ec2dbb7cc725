"""The league of four managers: its fixtures, its table and the lots (section 11 of the rules)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tavolino.competitions import (
    HomeSides,
    Placing,
    Result,
    draw_shared_places,
    league_table,
    round_robin,
    shared_places,
    teams_of_balls,
)
from tavolino.core.rng import Rng
from tavolino.games.mister.engine.state import FixtureResult

MANAGER_COUNT: Final = 4

LEAGUE_ROUNDS: Final = [
    [number for fixture in round_.pairs for number in (fixture.home, fixture.away)]
    for round_ in round_robin(range(MANAGER_COUNT), legs=2, sides=HomeSides.NUMBERED)
]
"""By round, the numbers of the managers: the first two play each other, and the last two."""


@lru_cache(maxsize=1024)  # a view shows the table at every step, and it changes only when a match ends
def compute_placings(
    seats: tuple[int, ...], played: tuple[FixtureResult, ...], lots: tuple[int, ...]
) -> tuple[Placing[int], ...]:
    """The table for these results. Arguments are tuples, so that they can be cached."""
    results = [Result(home, away, (scored, conceded)) for home, away, scored, conceded, *_ in played]
    return league_table(seats, results, lots=lots)


def league_placings(
    seats: Sequence[int], played: Sequence[FixtureResult], lots: Sequence[int] = ()
) -> tuple[Placing[int], ...]:
    """The league table, with the reason why each stands above the next (11.3 to 11.5)."""
    return compute_placings(tuple(seats), tuple(played), tuple(lots))


def draw_level_seats(seats: Sequence[int], played: Sequence[FixtureResult], lot: Rng) -> list[int]:
    """Those who are level in everything, in the order drawn."""
    return list(teams_of_balls(draw_shared_places(league_placings(seats, played), lot)))


def needs_lots(seats: Sequence[int], played: Sequence[FixtureResult]) -> bool:
    """Are some of them level in everything?"""
    return bool(shared_places(league_placings(seats, played)))
