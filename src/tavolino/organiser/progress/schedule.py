"""Who meets whom: the matches of a competition, each with an id that people can type."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from string import ascii_lowercase
from typing import Final

from tavolino.competitions import Round, round_robin, snake_groups
from tavolino.organiser.regulations.charter import Charter, Seeding

STAGE_LEAGUE: Final = "league"
STAGE_GROUP: Final = "group"
STAGE_SWISS: Final = "swiss"
STAGE_KNOCKOUT: Final = "knockout"
STAGE_EVENING: Final = "evening"

MAX_TIE_MATCHES: Final = len(ascii_lowercase)


@dataclass(frozen=True)
class Fixture:
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


@dataclass(frozen=True)
class MatchDate:
    """When and where, as people write it on a poster: `2026-11-20`, `20:30` by the clock on the wall there."""

    day: str = ""
    time: str = ""
    place: str = ""


NO_DATE: Final = MatchDate()


def match_id(number: int, leg: int = 1) -> str:
    """`12`, its second leg or replay `12b`."""
    return f"{number}{ascii_lowercase[leg - 1] if leg > 1 else ''}"


def league_fixtures(teams: Sequence[int], legs: int) -> list[Fixture]:
    return list(number_fixtures(round_robin(teams, legs=legs), STAGE_LEAGUE))


def number_fixtures(rounds: Iterable[Round[int]], stage: str) -> Iterator[Fixture]:
    numbers = count(1)
    for round_ in rounds:
        for fixture in round_.pairs:
            teams = (fixture.home, fixture.away)
            yield Fixture(match_id(next(numbers)), stage, round_.number, teams)


def form_groups(charter: Charter, order: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The groups: dealt in turn as the balls came out, or along the list and back."""
    groups = charter.terms.groups
    if charter.terms.seeding is Seeding.ORDER:
        return snake_groups(order, groups)
    return tuple(tuple(order[group::groups]) for group in range(groups))


def group_fixtures(groups: Sequence[Sequence[int]], legs: int) -> list[Fixture]:
    """Round by round, in every round group after group."""
    rounds = [
        (round_.number, group, fixture)
        for group, teams in enumerate(groups)
        for round_ in round_robin(teams, legs=legs)
        for fixture in round_.pairs
    ]
    numbers = count(1)
    return [
        Fixture(match_id(next(numbers)), STAGE_GROUP, number, (fixture.home, fixture.away), group)
        for number, group, fixture in sorted(rounds, key=lambda row: row[:2])
    ]


def evening_fixtures(teams: Sequence[int], evenings: int) -> list[Fixture]:
    """Everyone at one table, always in the same seats: what a match hands on belongs to a seat."""
    return [
        Fixture(match_id(number), STAGE_EVENING, number, tuple(teams)) for number in range(1, evenings + 1)
    ]
