"""CompetitionFacts: what the entries of a competition say. Nothing here is derived."""

from copy import copy
from dataclasses import dataclass, field, fields, replace
from typing import Final, NamedTuple

from tavolino.competitions import Ball
from tavolino.organiser.entries import Begun, Entry, FieldPlayed, Paired, Postponed, SignUpOpened
from tavolino.organiser.progress.league import TableAdjustments
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import MatchDate
from tavolino.organiser.regulations.charter import Charter


@dataclass(frozen=True)
class DrawnLots:
    """Lots as they were drawn, ball by ball."""

    entry: Entry
    what: str
    lot: int
    balls: tuple[Ball[int], ...]


class LateTeam(NamedTuple):
    """A team that came when matches had been played, and the round from which it plays."""

    team: int
    round: int


WAITING: Final = "waiting"
ADMITTED: Final = "admitted"
REJECTED: Final = "rejected"


@dataclass(frozen=True)
class Applicant:
    """A team that has signed up: the number of its entry, when, and what became of it."""

    number: int
    name: str
    guest: str
    at: int
    state: str = WAITING


@dataclass
class CompetitionFacts:
    """`results` are the results that stand, by the id of their match, in the order in which they first came in.

    `charter` is that of the beginning with all changes since.
    """

    charter: Charter
    entries: list[Entry] = field(default_factory=list)
    results: dict[str, StandingResult] = field(default_factory=dict)
    begun: dict[str, Begun] = field(default_factory=dict)
    table_ids: dict[str, str] = field(default_factory=dict)
    """By match, the table where it was last begun."""
    postponed: dict[str, Postponed] = field(default_factory=dict)
    dates: dict[tuple[str, int], MatchDate] = field(default_factory=dict)
    """By stage and round."""
    sign_up: SignUpOpened | None = None
    """None when the list of teams stands."""
    applicants: dict[int, Applicant] = field(default_factory=dict)
    """By the number of the entry with which they signed up."""
    deputies: dict[int, str] = field(default_factory=dict)
    guests: dict[int, str] = field(default_factory=dict)
    partners: dict[int, str] = field(default_factory=dict)
    """The second guests of teams that are pairs."""
    field_matches: dict[int, tuple[FieldPlayed, ...]] = field(default_factory=dict)
    """By round, what bots made of its deal."""
    draws: list[DrawnLots] = field(default_factory=list)
    reseeded: int = 0
    """How many of the draws do not count any more."""
    late: list[LateTeam] = field(default_factory=list)
    pairings: list[Paired] = field(default_factory=list)
    struck: set[int] = field(default_factory=set)
    """The numbers of entries that are struck out."""
    teams_of_entry: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Who played the match that an entry is about, by the number of the entry."""
    adjustments: TableAdjustments = field(default_factory=TableAdjustments)

    @classmethod
    def from_charter(cls, charter: Charter) -> "CompetitionFacts":
        """The facts before the first entry."""
        teams = enumerate(charter.teams)
        return cls(charter, guests={number: team.guest for number, team in teams if team.guest is not None})

    def copy(self) -> "CompetitionFacts":
        """A copy that can change while this one stays as it is."""
        own = {one.name: copy(getattr(self, one.name)) for one in fields(self) if one.name != "charter"}
        return replace(self, **own | {"adjustments": self.adjustments.copy()})

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def standing_draws(self) -> list[DrawnLots]:
        """The draws that count."""
        return self.draws[self.reseeded :]

    @property
    def is_sign_up_open(self) -> bool:
        """Is the list of teams still to be closed?"""
        return self.sign_up is not None or self.charter.sign_up

    @property
    def has_begun(self) -> bool:
        """Has a match been played or begun, or a round been paired?"""
        return bool(self.results or self.begun or self.pairings)

    @property
    def remaining_teams(self) -> list[int]:
        """The teams that have not withdrawn."""
        return [team for team in self.charter.team_numbers if team not in self.adjustments.withdrawn]

    def player(self, team: int) -> str:
        """Who plays a team now: its deputy, if it has one."""
        return self.deputies.get(team) or self.charter.teams[team].player
