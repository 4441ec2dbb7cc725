"""InnerEvening: what happened inside one match of several: its own fixtures, table, squads and transfers."""

from dataclasses import dataclass


@dataclass(frozen=True)
class InnerFixture:
    """Two of those at the table, by seat. `kicks` are the penalties scored, if there were any."""

    round: int
    home: int
    away: int
    goals: tuple[int, int]
    kicks: tuple[int, int] | None = None


@dataclass(frozen=True)
class InnerPlacing:
    """A line of the table that they played among themselves."""

    place: int
    seat: int
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    points: int


@dataclass(frozen=True)
class Transfer:
    """After a round somebody came and somebody left, by the names of their cards."""

    round: int
    seat: int
    came: str
    left: str


@dataclass(frozen=True)
class InnerEvening:
    """`squads` are by seat, as they were at the end. A cup has no `table`."""

    fixtures: tuple[InnerFixture, ...]
    table: tuple[InnerPlacing, ...]
    squads: tuple[tuple[str, ...], ...]
    transfers: tuple[Transfer, ...]
