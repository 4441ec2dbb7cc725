"""Competitions: a charter, and numbered entries that are written once and never changed."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tavolino.competitions.storage import CompetitionSummary, EntryBatch, StoredCompetition, StoredEntry
from tavolino.store.faults import StoreFault
from tavolino.store.repository import Repository
from tavolino.store.schema import competition_deals, competition_entries, competition_records, competitions

ENTRY_COLUMNS: Final = select(
    *(competition_entries.c[name] for name in ("number", "at", "by", "what"))
).order_by(competition_entries.c.number)


class CompetitionRepository(Repository):
    """All competitions, those that are over too."""

    async def add(self, row: StoredCompetition, records: dict[int, str] | None = None) -> None:
        """Add a competition. One that was imported has entries already."""

        def job(connection: Connection) -> None:
            head = {name: value for name, value in asdict(row).items() if name != "entries"}
            connection.execute(insert(competitions).values(**head))
            insert_entries(connection, row.id, row.entries, records or {})

        await self.group_commit.run(job)

    async def append(self, id: str, batch: EntryBatch) -> bool:
        def job(connection: Connection) -> None:
            insert_entries(connection, id, batch.entries, batch.records)
            own = update(competitions).where(competitions.c.id == id)
            title = {} if batch.name is None else {"name": batch.name}
            connection.execute(own.values(touched=batch.at, finished=batch.finished, **title))
            if batch.opened:
                sealed = (competition_deals.c.competition_id == id, competition_deals.c.opened.is_(None))
                rounds = update(competition_deals).where(*sealed, competition_deals.c.round.in_(batch.opened))
                connection.execute(rounds.values(opened=batch.at))

        try:
            await self.group_commit.run(job)
        except IntegrityError:
            return False
        return True

    async def get(self, id: str) -> StoredCompetition | None:
        async with self.reading() as connection:
            return await stored_competition(connection, id)

    async def last_number(self, id: str) -> int | None:
        """The number of the last entry, 0 before the first; None if there is no such competition."""
        last = func.coalesce(func.max(competition_entries.c.number), 0)
        own = select(last).select_from(competitions.outerjoin(competition_entries))
        return await self.find_one(own.where(competitions.c.id == id).group_by(competitions.c.id))

    async def entries_after(self, id: str, number: int) -> tuple[StoredEntry, ...]:
        """The entries that follow the one of this number."""
        async with self.reading() as connection:
            return await read_entries(connection, id, after=number)

    async def list_of_owner(self, owner: str | None, limit: int = 1000) -> list[CompetitionSummary]:
        """The competitions of one guest, or those without an owner; the latest first."""
        own = competitions.c.owner.is_(None) if owner is None else competitions.c.owner == owner
        return await self.list_latest(select(competitions).where(own), limit)

    async def list_all(self, limit: int = 1000) -> list[CompetitionSummary]:
        """All competitions, whoever owns them; the latest first."""
        return await self.list_latest(select(competitions), limit)

    async def list_latest(self, wanted: Select[Any], limit: int) -> list[CompetitionSummary]:
        latest = wanted.order_by(competitions.c.touched.desc(), competitions.c.id).limit(limit)
        async with self.reading() as connection:
            return [CompetitionSummary(**row._mapping) for row in await connection.execute(latest)]

    async def records(self, id: str) -> dict[int, str]:
        """The records of its matches, by the number of the entry with their result."""
        own = select(competition_records.c.number, competition_records.c.text)
        async with self.reading() as connection:
            rows = await connection.execute(own.where(competition_records.c.competition_id == id))
            return {row.number: row.text for row in rows}

    async def record(self, id: str, number: int) -> str | None:
        ours = (competition_records.c.competition_id == id, competition_records.c.number == number)
        return await self.find_one(select(competition_records.c.text).where(*ours))

    async def deal_seed(self, id: str, round_: int, proposed: int) -> int:
        """The seed of a round of a duplicate: the proposed one if there is none yet. Of two who propose one the first
        has it. It never stands in an entry: anyone may read those.
        """
        own = select(competition_deals.c.seed).where(
            competition_deals.c.competition_id == id, competition_deals.c.round == round_
        )

        def job(connection: Connection) -> int:
            known = connection.execute(own).scalar_one_or_none()
            if known is None:
                row = {"competition_id": id, "round": round_, "seed": str(proposed)}
                connection.execute(insert(competition_deals).values(**row))
            return int(known or proposed)

        try:
            return await self.group_commit.run(job)
        except IntegrityError:
            return int(await self.find_one(own) or proposed)

    async def delete(self, id: str) -> bool:
        """Delete a competition and everything in it. True if it was there."""
        return await self.execute(delete(competitions).where(competitions.c.id == id)) > 0


async def stored_competition(connection: AsyncConnection, id: str) -> StoredCompetition | None:
    """A competition with all its entries; None if there is no such competition."""
    head = (await connection.execute(select(competitions).where(competitions.c.id == id))).one_or_none()
    if head is None:
        return None
    return StoredCompetition(**head._mapping, entries=await read_entries(connection, id))


async def read_entries(connection: AsyncConnection, id: str, after: int = 0) -> tuple[StoredEntry, ...]:
    """The entries with a higher number than `after`. A Fault names the first one that is missing."""
    own = ENTRY_COLUMNS.where(competition_entries.c.competition_id == id)
    newer = own.where(competition_entries.c.number > after) if after else own
    entries = tuple(StoredEntry(*row) for row in await connection.execute(newer))
    for expected, entry in enumerate(entries, start=after + 1):
        if entry.number != expected:
            raise StoreFault("entry-gap", number=expected)
    return entries


def insert_entries(
    connection: Connection, id: str, entries: tuple[StoredEntry, ...], records: Mapping[int, str]
) -> None:
    if entries:
        lines = [{"competition_id": id, **asdict(entry)} for entry in entries]
        connection.execute(insert(competition_entries), lines)
    if records:
        sheets = [{"competition_id": id, "number": n, "text": text} for n, text in records.items()]
        connection.execute(insert(competition_records), sheets)
