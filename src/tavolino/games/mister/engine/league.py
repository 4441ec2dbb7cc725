"""What the competitions of four managers are made of: the fixtures of the league, its table, the lots."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tavolino.competitions import (
    Placing,
    Result,
    Sides,
    draw_unsettled,
    drawn_teams,
    league_table,
    round_robin,
    unsettled,
)
from tavolino.core.rng import Rng

MANAGERS: Final = 4

LEAGUE_ROUNDS: Final = [
    [number for fixture in round_.fixtures for number in (fixture.home, fixture.away)]
    for round_ in round_robin(range(MANAGERS), legs=2, sides=Sides.NUMBERED)
]
"""By round, the numbers of the managers: the first two play each other, and the last two."""

FixtureResult = tuple[int, int, int, int, int, int]
"""Two seats, their goals, their goals in the shoot-out; the first-named first."""


@lru_cache(maxsize=1024)  # a view shows the table at every step, and it changes only when a match ends
def placings(
    seats: tuple[int, ...], played: tuple[FixtureResult, ...], lots: tuple[int, ...]
) -> tuple[Placing[int], ...]:
    results = [Result(home, away, (scored, conceded)) for home, away, scored, conceded, *_ in played]
    return league_table(seats, results, lots=lots)


def table(
    seats: Sequence[int], played: Sequence[FixtureResult], lots: Sequence[int] = ()
) -> tuple[Placing[int], ...]:
    """The league table, with the reason why each stands above the next (11.3 to 11.5)."""
    return placings(tuple(seats), tuple(played), tuple(lots))


def draw_lots(seats: Sequence[int], played: Sequence[FixtureResult], lot: Rng) -> list[int]:
    """Those who are level in everything, in the order drawn."""
    return list(drawn_teams(draw_unsettled(table(seats, played), lot)))


def is_level(seats: Sequence[int], played: Sequence[FixtureResult]) -> bool:
    """Whether lots are needed."""
    return bool(unsettled(table(seats, played)))
