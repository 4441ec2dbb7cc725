"""Who meets whom: the matches of a competition, each with an id that people can type."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from string import ascii_lowercase
from typing import Final

from tavolino.competitions import Round, round_robin, snake_groups
from tavolino.organiser.charter import Charter, Seeding

LEAGUE: Final = "league"
GROUP: Final = "group"
SWISS: Final = "swiss"
KNOCKOUT: Final = "knockout"
EVENING: Final = "evening"

MOST_LEGS: Final = len(ascii_lowercase)


@dataclass(frozen=True)
class Meeting:
    """One match: its teams by number, None for one that is not known yet. Replays and second legs have a `leg`."""

    id: str
    stage: str
    round: int
    teams: tuple[int | None, ...]
    group: int | None = None
    tie: int = 0
    leg: int = 1

    @property
    def is_known(self) -> bool:
        return None not in self.teams

    @property
    def sides(self) -> tuple[int, ...]:
        """The teams of a match that can be played."""
        return tuple(team for team in self.teams if team is not None)


def match_id(number: int, leg: int = 1) -> str:
    """`12`, its second leg or replay `12b`."""
    return f"{number}{ascii_lowercase[leg - 1] if leg > 1 else ''}"


def league_meetings(teams: Sequence[int], legs: int) -> list[Meeting]:
    return list(numbered(round_robin(teams, legs=legs), LEAGUE))


def numbered(rounds: Iterable[Round[int]], stage: str) -> Iterator[Meeting]:
    numbers = count(1)
    for round_ in rounds:
        for fixture in round_.fixtures:
            teams = (fixture.home, fixture.away)
            yield Meeting(match_id(next(numbers)), stage, round_.number, teams)


def groups_of(charter: Charter, order: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The groups: dealt in turn as the balls came out, or along the list and back."""
    groups = charter.terms.groups
    if charter.terms.seeding is Seeding.ORDER:
        return snake_groups(order, groups)
    return tuple(tuple(order[group::groups]) for group in range(groups))


def group_meetings(groups: Sequence[Sequence[int]], legs: int) -> list[Meeting]:
    """Round by round, in every round group after group."""
    rounds = [
        (round_.number, group, fixture)
        for group, teams in enumerate(groups)
        for round_ in round_robin(teams, legs=legs)
        for fixture in round_.fixtures
    ]
    numbers = count(1)
    return [
        Meeting(match_id(next(numbers)), GROUP, number, (fixture.home, fixture.away), group)
        for number, group, fixture in sorted(rounds, key=lambda row: row[:2])
    ]


def evening_meetings(teams: Sequence[int], evenings: int) -> list[Meeting]:
    """Everyone at one table, always in the same seats: what a match hands on belongs to a seat."""
    return [Meeting(match_id(number), EVENING, number, tuple(teams)) for number in range(1, evenings + 1)]
