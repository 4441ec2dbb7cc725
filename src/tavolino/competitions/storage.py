"""Competitions as they are kept: a charter, and numbered entries that are written once and never changed.

A database keeps them so, and a browser too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True)
class StoredEntry:
    """`what` happened, as JSON; `by` whom, and `at` what time."""

    number: int
    at: int
    by: str
    what: str


@dataclass(frozen=True)
class CompetitionSummary:
    """A competition in a list; `owner` is a guest, or nobody where there are none."""

    id: str
    name: str
    charter: str
    owner: str | None
    created: int
    touched: int
    finished: int | None


@dataclass(frozen=True)
class StoredCompetition(CompetitionSummary):
    entries: tuple[StoredEntry, ...] = ()


@dataclass(frozen=True)
class EntryBatch:
    """Entries that are written together, with the records of their matches by number. `name` is the competition's from
    now on. The deals of `opened` rounds are no secret any more.
    """

    entries: tuple[StoredEntry, ...]
    records: Mapping[int, str] = field(default_factory=dict)
    finished: int | None = None
    name: str | None = None
    opened: Sequence[int] = ()

    @property
    def at(self) -> int:
        return max(entry.at for entry in self.entries)


class CompetitionStorage(Protocol):
    """Keeps competitions. What it has written is on disk."""

    async def add(self, row: StoredCompetition, records: dict[int, str] | None = None) -> None:
        """Add a competition. One that was imported has entries already."""

    async def append(self, id: str, batch: EntryBatch) -> bool:
        """Write all of it or nothing.

        False: somebody else has written an entry of that number, or the competition has gone.
        """

    async def get(self, id: str) -> StoredCompetition | None: ...

    async def last_number(self, id: str) -> int | None:
        """The number of the last entry, 0 before the first; None if there is no such competition."""

    async def entries_after(self, id: str, number: int) -> tuple[StoredEntry, ...]:
        """The entries that follow the one of this number."""

    async def list_of_owner(self, owner: str | None) -> list[CompetitionSummary]:
        """The competitions of one guest, or those without an owner; the latest first."""

    async def list_all(self) -> list[CompetitionSummary]:
        """All competitions, whoever owns them; the latest first."""

    async def records(self, id: str) -> dict[int, str]:
        """The records of its matches, by the number of the entry with their result."""

    async def record(self, id: str, number: int) -> str | None: ...

    async def deal_seed(self, id: str, round_: int, proposed: int) -> int:
        """The seed of a round of a duplicate: the proposed one if there is none yet. It never stands in an entry:
        anyone may read those.
        """

    async def delete(self, id: str) -> bool:
        """Delete a competition and everything in it. True if it was there."""
