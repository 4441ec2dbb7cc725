"""Round-robin fixtures: everybody meets everybody, by the circle method."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic

from tavolino.competitions.teams import TeamT, check_entries


class HomeSides(StrEnum):
    """How the home sides of a first leg are chosen."""

    BALANCED = "balanced"
    NUMBERED = "numbered"  # the team entered earlier is always at home


@dataclass(frozen=True)
class Pair(Generic[TeamT]):
    """One match to be played."""

    home: TeamT
    away: TeamT

    def swap_sides(self) -> "Pair[TeamT]":
        return Pair(self.away, self.home)


@dataclass(frozen=True)
class Round(Generic[TeamT]):
    """The fixtures of one matchday, and the team without one where the number is odd."""

    number: int
    pairs: tuple[Pair[TeamT], ...]
    resting: TeamT | None = None
    leg: int = 1


def round_robin(
    teams: Sequence[TeamT], *, legs: int = 1, sides: HomeSides = HomeSides.BALANCED
) -> tuple[Round[TeamT], ...]:
    """All rounds; each later leg repeats the one before with the sides swapped."""
    check_entries(teams, 2, 32)
    if legs < 1:
        raise ValueError("a round robin has at least one leg")
    first = _first_leg(teams, sides)
    return tuple(_in_leg(round_, leg, len(first)) for leg in range(1, legs + 1) for round_ in first)


def _in_leg(round_: Round[TeamT], leg: int, length: int) -> Round[TeamT]:
    fixtures = round_.pairs if leg % 2 else tuple(fixture.swap_sides() for fixture in round_.pairs)
    return Round(round_.number + (leg - 1) * length, fixtures, round_.resting, leg)


def _first_leg(teams: Sequence[TeamT], sides: HomeSides) -> list[Round[TeamT]]:
    even = len(teams) % 2 == 0
    circle = range(1, len(teams)) if even else range(len(teams))
    return [_round(teams, number, circle, sides) for number in range(1, len(circle) + 1)]


def _round(teams: Sequence[TeamT], number: int, circle: range, sides: HomeSides) -> Round[TeamT]:
    """With an even number the first team stands in the middle; otherwise whoever would meet it rests."""
    turn = number - 1
    pairs = list(_across(circle, turn))
    resting = None
    if circle.start:
        pairs.append((0, circle[turn]) if turn % 2 == 0 else (circle[turn], 0))
    else:
        resting = teams[circle[turn]]
    if sides is HomeSides.NUMBERED:
        pairs = [(min(pair), max(pair)) for pair in pairs]
    fixtures = (Pair(teams[home], teams[away]) for home, away in sorted(pairs, key=min))
    return Round(number, tuple(fixtures), resting)


def _across(circle: range, turn: int) -> Iterator[tuple[int, int]]:
    """Pairs at the same distance on either side of the one whose turn it is.

    Swapping the sides at every other distance lets each team alternate home and away from round to
    round, with the fewest exceptions there can be.
    """
    size = len(circle)
    for distance in range(1, (size + 1) // 2):
        after, before = circle[(turn + distance) % size], circle[(turn - distance) % size]
        yield (after, before) if distance % 2 else (before, after)
