"""What the entries of a competition come to, before anything is worked out from it."""

from dataclasses import dataclass, field

from tavolino.competitions import Ball
from tavolino.organiser.charter import Charter
from tavolino.organiser.entries import Begun, Entry, Paired
from tavolino.organiser.progress.league import TableAdjustments
from tavolino.organiser.progress.results import StandingResult


@dataclass(frozen=True)
class DrawnLots:
    """Lots as they were drawn, ball by ball."""

    entry: Entry
    what: str
    lot: int
    balls: tuple[Ball[int], ...]


@dataclass
class CompetitionFacts:
    """`kept` are the results that stand, by the id of their match, in the order in which they first came in."""

    charter: Charter
    entries: list[Entry] = field(default_factory=list)
    results: dict[str, StandingResult] = field(default_factory=dict)
    begun: dict[str, Begun] = field(default_factory=dict)
    table_ids: dict[str, str] = field(default_factory=dict)
    """By match, the table where it was last begun."""
    postponed: dict[str, str] = field(default_factory=dict)
    deputies: dict[int, str] = field(default_factory=dict)
    guests: dict[int, str] = field(default_factory=dict)
    draws: list[DrawnLots] = field(default_factory=list)
    pairings: list[Paired] = field(default_factory=list)
    adjustments: TableAdjustments = field(default_factory=TableAdjustments)

    def __post_init__(self) -> None:
        teams = enumerate(self.charter.teams)
        self.guests |= {number: team.guest for number, team in teams if team.guest is not None}

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def player(self, team: int) -> str:
        """Who plays a team now: its deputy, if it has one."""
        return self.deputies.get(team) or self.charter.teams[team].player
