"""Competitions: a charter, and numbered entries that are written once and never changed."""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tavolino.core.faults import Fault
from tavolino.store.repository import Repository
from tavolino.store.schema import competition_entries, competition_records, competitions

LINES: Final = select(*(competition_entries.c[name] for name in ("number", "at", "by", "what"))).order_by(
    competition_entries.c.number
)


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


class CompetitionRepository(Repository):
    """Every competition that is held here, or was."""

    async def add_competition(self, row: StoredCompetition, records: dict[int, str] | None = None) -> None:
        """A competition with the entries that it has already, if it comes from elsewhere."""

        def job(connection: Connection) -> None:
            head = {name: value for name, value in asdict(row).items() if name != "entries"}
            connection.execute(insert(competitions).values(**head))
            insert_entries(connection, row.id, row.entries, records or {})

        await self.group_commit.run(job)

    async def append_entries(
        self,
        id: str,
        entries: tuple[StoredEntry, ...],
        records: dict[int, str] | None = None,
        finished: int | None = None,
    ) -> bool:
        """Write entries, with the records of the matches they tell of; all of it or nothing.

        False: somebody else has written an entry of that number, or the competition has gone.
        """
        touched = max(entry.at for entry in entries)

        def job(connection: Connection) -> None:
            insert_entries(connection, id, entries, records or {})
            own = update(competitions).where(competitions.c.id == id)
            connection.execute(own.values(touched=touched, finished=finished))

        try:
            await self.group_commit.run(job)
        except IntegrityError:
            return False
        return True

    async def competition(self, id: str) -> StoredCompetition | None:
        async with self.reading() as connection:
            return await stored_competition(connection, id)

    async def competitions_of(self, owner: str | None, limit: int = 1000) -> list[CompetitionSummary]:
        """Those of one guest, or those without an owner; the latest first."""
        own = competitions.c.owner.is_(None) if owner is None else competitions.c.owner == owner
        latest = select(competitions).where(own).order_by(competitions.c.touched.desc(), competitions.c.id)
        async with self.reading() as connection:
            return [
                CompetitionSummary(**row._mapping) for row in await connection.execute(latest.limit(limit))
            ]

    async def competition_records(self, id: str) -> dict[int, str]:
        """The records of its matches, by the number of the entry with their result."""
        own = select(competition_records.c.number, competition_records.c.text)
        async with self.reading() as connection:
            found = await connection.execute(own.where(competition_records.c.competition_id == id))
            return {row.number: row.text for row in found}

    async def competition_record(self, id: str, number: int) -> str | None:
        ours = (competition_records.c.competition_id == id, competition_records.c.number == number)
        return await self.find_one(select(competition_records.c.text).where(*ours))

    async def delete_competition(self, id: str) -> bool:
        """A competition and all that belongs to it; was it there?"""
        return await self.execute(delete(competitions).where(competitions.c.id == id)) > 0


async def stored_competition(connection: AsyncConnection, id: str) -> StoredCompetition | None:
    """A competition with all its entries; one that is missing is told."""
    head = (await connection.execute(select(competitions).where(competitions.c.id == id))).one_or_none()
    if head is None:
        return None
    lines = await connection.execute(LINES.where(competition_entries.c.competition_id == id))
    entries = tuple(StoredEntry(*row) for row in lines)
    for expected, entry in enumerate(entries, start=1):
        if entry.number != expected:
            raise Fault("entry-gap", number=expected)
    return StoredCompetition(**head._mapping, entries=entries)


def insert_entries(
    connection: Connection, id: str, entries: tuple[StoredEntry, ...], records: dict[int, str]
) -> None:
    if entries:
        lines = [{"competition_id": id, **asdict(entry)} for entry in entries]
        connection.execute(insert(competition_entries), lines)
    if records:
        sheets = [{"competition_id": id, "number": n, "text": text} for n, text in records.items()]
        connection.execute(insert(competition_records), sheets)
