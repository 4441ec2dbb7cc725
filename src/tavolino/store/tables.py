"""TableRepository: tables with their records, seats, invitations and chat; lists of tables."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, case, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tavolino.core.records.reader import is_practice_head, players_in_head
from tavolino.core.records.record import RecordEntry
from tavolino.live.rows import ChatLine, NewTableRow, StoredSeat, StoredTable
from tavolino.store.database import SQLITE
from tavolino.store.faults import StoreFault
from tavolino.store.repository import Repository
from tavolino.store.rows import TableSummary
from tavolino.store.schema import (
    chat,
    competition_deals,
    entries,
    guests,
    invites,
    removed_spectators,
    seats,
    tables,
)
from tavolino.store.writing.table_changes import note_news, note_rematch
from tavolino.table.settings import parse_deal

COLUMNS: Final = (
    *("id", "host", "game", "head", "created", "is_public", "chat", "delay", "code", "daily", "clock_ms"),
)
"""The columns of a new table; the others are filled in later."""

ENTRIES: Final = select(
    entries.c.number, *(entries.c[name] for name in RecordEntry._fields), entries.c.request
).order_by(entries.c.number)
SEATS: Final = select(seats.c.guest, seats.c.secret_hash).order_by(seats.c.seat)
TABLE_AT_ONCE: Final = text(f"""
SELECT {", ".join(f"t.{column.name}" for column in tables.columns)},
  (SELECT coalesce(json_agg(json_build_array(s.guest, s.secret_hash) ORDER BY s.seat), '[]')::text
   FROM seats s WHERE s.table_id = t.id) AS places,
  (SELECT coalesce(json_agg(json_build_array(i.seat, i.secret_hash)), '[]')::text
   FROM invites i WHERE i.table_id = t.id) AS invited,
  (SELECT coalesce(json_agg(r.guest), '[]')::text
   FROM removed_spectators r WHERE r.table_id = t.id) AS shown_out,
  (SELECT coalesce(json_agg(
     json_build_array(e.number, {", ".join(f"e.{name}" for name in RecordEntry._fields)}, e.request) ORDER BY e.number
   ), '[]')::text FROM entries e WHERE e.table_id = t.id AND e.number >= :first) AS lines
FROM tables t WHERE t.id = :id
""")
LISTED: Final = (
    select(
        *(tables.c[name] for name in ("id", "host", "game", "is_public", "delay", "created", "touched")),
        *(tables.c[name] for name in ("finished", "result", "winners", "head")),
        guests.c.name.label("host_name"),
    )
    .join(guests, guests.c.id == tables.c.host)
    .order_by(tables.c.touched.desc(), tables.c.id)
)
SHOWN_TIME: Final = case((tables.c.delay > 0, tables.c.created), else_=tables.c.touched)
"""When something happened last, as far as strangers may know."""
MAX_LISTED_PER_HOST: Final = 3
MAX_LISTED_DAILY: Final = 2000
"""Results of one deal of the day that are told together."""
SAID: Final = select(chat.c.seat, chat.c.guest, chat.c.name, chat.c.phrase, chat.c.text, chat.c.at)


class TableRepository(Repository):
    """All tables, those that are over too."""

    async def add(
        self, row: NewTableRow, played: Sequence[RecordEntry] = (), rematch_of: str | None = None
    ) -> None:
        """A new table; of a match that goes on from another one, with what was `played` there.

        Nobody has two of the same deal of the day. If it is the rematch of another table, that one's `rematch_id` is
        set in the same transaction.
        """
        columns = {name: getattr(row, name) for name in COLUMNS}
        places = [
            {"table_id": row.id, "seat": n, "guest": seat.guest, "secret_hash": seat.secret_hash}
            for n, seat in enumerate(row.seats)
        ]
        invited = [
            {"table_id": row.id, "seat": n, "secret_hash": invite} for n, invite in row.invites.items()
        ]
        lines = [{"table_id": row.id, "number": n, **entry._asdict()} for n, entry in enumerate(played)]

        def job(connection: Connection) -> None:
            check_first_daily(connection, row)
            connection.execute(insert(tables).values(**columns, touched=row.created, due_ms=row.first_due_ms))
            connection.execute(insert(seats), places)
            if invited:
                connection.execute(insert(invites), invited)
            if lines:
                connection.execute(insert(entries), lines)
            if rematch_of is not None:
                note_rematch(connection, rematch_of, row.id)

        try:
            await self.group_commit.run(job, () if rematch_of is None else (rematch_of,))
        except IntegrityError:
            if row.daily:
                raise StoreFault("daily-begun") from None  # elsewhere, a moment ago
            raise

    async def delete(self, table_id: str) -> bool:
        """A table and all that belongs to it; was it there? If it was a rematch, there can be another one."""

        def job(connection: Connection) -> int:
            connection.execute(update(tables).where(tables.c.rematch_id == table_id).values(rematch_id=None))
            return connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount

        return await self.group_commit.run(job, (table_id,)) > 0

    async def get(self, table_id: str, first: int = 0) -> StoredTable | None:
        if self.engine.dialect.name == SQLITE:
            async with self.reading() as connection:
                return await stored_table(connection, table_id, first)
        alone = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        async with alone.connect() as connection:
            return await read_at_once(connection, table_id, first)

    async def is_finished(self, table_id: str) -> bool:
        return await self.find_one(select(tables.c.finished).where(tables.c.id == table_id)) is not None

    async def id_by_code(self, code: str) -> str | None:
        """The id of the table with this join code."""
        return await self.find_one(select(tables.c.id).where(tables.c.code == code))

    async def set_chat(self, table_id: str, is_on: bool) -> None:
        await self.group_commit.run(
            lambda connection: note_news(connection, table_id, chat=is_on), (table_id,)
        )

    async def add_removed(self, table_id: str, guest_id: str) -> None:
        """A spectator was shown out. To show them out twice does no harm."""
        row = {"table_id": table_id, "guest": guest_id}

        def job(connection: Connection) -> None:
            own = (removed_spectators.c.table_id == table_id, removed_spectators.c.guest == guest_id)
            connection.execute(delete(removed_spectators).where(*own))
            connection.execute(insert(removed_spectators).values(row))
            note_news(connection, table_id)

        await self.group_commit.run(job, (table_id,))

    async def versions(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How often the match was written, and how often what is beside it. What has gone is not in it."""
        wanted = select(tables.c.id, tables.c.revision, tables.c.noted).where(tables.c.id.in_(table_ids))
        async with self.reading() as connection:
            return {row.id: (row.revision, row.noted) for row in await connection.execute(wanted)}

    # -- Lists

    async def due_tables(self) -> dict[str, int]:
        """The unfinished tables where something is due by itself, and when, the soonest first."""
        due = select(tables.c.id, tables.c.due_ms).where(
            tables.c.finished.is_(None), tables.c.due_ms.is_not(None)
        )
        async with self.reading() as connection:
            rows = await connection.execute(due.order_by(tables.c.due_ms, tables.c.id))
            return {row.id: row.due_ms for row in rows}

    async def list_public(self, limit: int = 50) -> list[TableSummary]:
        """The public tables that go on as far as spectators know, a few of each host, as strangers may see them."""
        now = self.group_commit.clock()
        goes_on = or_(tables.c.finished.is_(None), tables.c.finished + 1000 * tables.c.delay > now)
        of_host = func.row_number().over(partition_by=tables.c.host, order_by=SHOWN_TIME.desc())
        shown = (tables.c.is_public, tables.c.archived.is_(None), goes_on)
        ranked = select(tables.c.id, of_host.label("rank")).where(*shown).subquery()
        few = select(ranked.c.id).where(ranked.c.rank <= MAX_LISTED_PER_HOST)
        latest = LISTED.where(tables.c.id.in_(few)).order_by(None).order_by(SHOWN_TIME.desc(), tables.c.id)
        return [hide_progress(table, now) for table in await self.list_summaries(latest.limit(limit))]

    async def list_of_guest(self, guest: str, limit: int = 100) -> list[TableSummary]:
        """The tables where the guest has a seat, or is the host. Who only hosts waits for a delayed match too."""
        own = select(func.min(seats.c.seat)).where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
        sits = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == guest)
        mine = LISTED.add_columns(own.scalar_subquery().label("seat")).where(
            or_(tables.c.host == guest, sits)
        )
        listed = await self.list_summaries(mine.limit(limit))
        now = self.group_commit.clock()
        return [table if table.seat is not None else hide_progress(table, now) for table in listed]

    async def find_daily(self, guest: str, day: str) -> str | None:
        """The id of the guest's table with the deal of this day."""
        return await self.find_one(daily_table_id(guest, day))

    async def has_finished_daily(self, guest_id: str, day: str) -> bool:
        finished = daily_table_id(guest_id, day).where(tables.c.finished.is_not(None))
        return await self.find_one(finished) is not None

    async def is_sealed(self, deal: str) -> bool:
        """Have others the cards of this round of a duplicate still to play?"""
        competition, number = parse_deal(deal)
        own = select(competition_deals.c.round).where(
            competition_deals.c.competition_id == competition,
            competition_deals.c.round == number,
            competition_deals.c.opened.is_(None),
        )
        return await self.find_one(own) is not None

    async def guests_at(self, table_ids: Iterable[str]) -> set[str]:
        """The guests who have a seat at one of these tables."""
        own = select(seats.c.guest).where(seats.c.table_id.in_([*table_ids]), seats.c.guest.is_not(None))
        async with self.reading() as connection:
            return {str(guest) for guest in await connection.scalars(own)}

    async def list_daily(self, day: str, limit: int = MAX_LISTED_DAILY) -> list[TableSummary]:
        """The tables where the deal of this day was played to its end, the first to end first."""
        ended = LISTED.where(tables.c.daily == day, tables.c.finished.is_not(None))
        first = ended.order_by(None).order_by(tables.c.finished, tables.c.id)
        return await self.list_summaries(first.limit(limit))

    async def count_unfinished(self, guest: str) -> int:
        """How many unfinished tables the guest is the host of."""
        hosted = (tables.c.host == guest, tables.c.finished.is_(None), tables.c.archived.is_(None))
        return await self.find_one(select(func.count()).select_from(tables).where(*hosted)) or 0

    async def list_summaries(self, query: Select[*tuple[Any, ...]]) -> list[TableSummary]:
        async with self.reading() as connection:
            return [table_summary(row) for row in await connection.execute(query)]

    # -- What was said

    async def chat_lines(self, table_id: str, limit: int = 100) -> list[ChatLine]:
        """The last lines, the oldest first."""
        last = SAID.where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(limit)
        async with self.reading() as connection:
            return [ChatLine(*row) for row in reversed((await connection.execute(last)).all())]


def daily_table_id(guest: str, day: str) -> Select[str]:
    return select(tables.c.id).where(tables.c.host == guest, tables.c.daily == day)


def check_first_daily(connection: Connection, row: NewTableRow) -> None:
    if row.daily and connection.scalar(daily_table_id(row.host, row.daily)) is not None:
        raise StoreFault("daily-begun")


async def read_at_once(connection: AsyncConnection, table_id: str, first: int) -> StoredTable | None:
    """The same in one trip: workers read a table again and again, whenever another has made a move."""
    found = await connection.execute(TABLE_AT_ONCE, {"id": table_id, "first": first})
    row = found.one_or_none()
    if row is None:
        return None
    columns = dict(row._mapping)
    places, invited, removed, lines = (
        msgspec.json.decode(columns.pop(name)) for name in ("places", "invited", "shown_out", "lines")
    )
    return StoredTable(
        **columns,
        seats=[StoredSeat(*place) for place in places],
        invites=dict(invited),
        removed=frozenset(removed),
        entries=[record_entry(number, *line[:-1]) for number, line in enumerate(lines, first)],
        requests=frozenset((line[1], line[-1]) for line in lines if line[-1] is not None),
    )


async def stored_table(connection: AsyncConnection, table_id: str, first: int = 0) -> StoredTable | None:
    """A table, with its entries from the number `first` on."""
    table_row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
    if table_row is None:
        return None
    places = await connection.execute(SEATS.where(seats.c.table_id == table_id))
    invited = await connection.execute(
        select(invites.c.seat, invites.c.secret_hash).where(invites.c.table_id == table_id)
    )
    removed = await connection.scalars(
        select(removed_spectators.c.guest).where(removed_spectators.c.table_id == table_id)
    )
    lines = (
        await connection.execute(ENTRIES.where(entries.c.table_id == table_id, entries.c.number >= first))
    ).all()
    return StoredTable(
        **table_row._mapping,
        seats=[StoredSeat(*row) for row in places],
        invites=dict(row for row in invited),
        removed=frozenset(removed),
        entries=[record_entry(number, *row[:-1]) for number, row in enumerate(lines, first)],
        requests=frozenset((row.seat, row.request) for row in lines if row.request is not None),
    )


def record_entry(expected: int, number: int, *row: Any) -> RecordEntry:
    if number != expected:
        raise StoreFault("record-gap", number=expected)
    return RecordEntry(*row)


def hide_progress(table: TableSummary, now: int) -> TableSummary:
    """Of a match that spectators see later, a list tells nothing of how far it is before they have seen its end."""
    if not table.delay or (table.finished is not None and table.finished + 1000 * table.delay <= now):
        return table
    return replace(table, touched=table.created, finished=None, result=None, winners=None)


def table_summary(row: Row[*tuple[Any, ...]]) -> TableSummary:
    columns = dict(row._mapping)
    head = columns.pop("head")
    players, names = players_in_head(head)
    return TableSummary(**columns, names=names, players=players, is_practice=is_practice_head(head))
