"""The one place where the database is written: many tables' moves go to the disk together.

A writer takes everything that waits, writes it in one transaction, and when that is on the disk wakes all who wait.
While it is busy the next group gathers. So a quiet server commits every move at once, and a busy one as many at a
time as came in the meantime; nobody waits for a timer.

A commit costs one wait for the disk (see `database`), however much is in it. Measured on a disk that manages some 145
such waits in a second: one table alone writes 106 moves a second, ten tables 906, a hundred 3,763, five hundred
7,711.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeVar
from zlib import crc32

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.core.records.record import RecordEntry
from tavolino.live.rows import ChatLine, LineGuard, SeatTransfer, TableClock
from tavolino.store.database import SQLITE
from tavolino.store.schema import entries, tables
from tavolino.store.writing.guarded_lines import GuardedLines, LineWriter, open_line_writer, pass_guards
from tavolino.store.writing.table_changes import change_table, insert_chat_line, transfer_seat, winners_text
from tavolino.store.writing.transactions import open_transactions

T = TypeVar("T")
Job = Callable[[Connection], T]
Clock = Callable[[], int]

LANES: Final = 4
"""Of PostgreSQL: so many commits are on their way to its disk at a time."""
INSERT_ENTRIES: Final = insert(entries)
TOUCH_TABLES: Final = (
    update(tables).where(tables.c.id == bindparam("table")).values(touched=bindparam("now"), archived=None)
)


SET_CLOCKS: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(clock_ms=bindparam("written"), due_ms=bindparam("due"))
)


def clock_row(table_id: str, clock: TableClock) -> dict[str, Any]:
    return {"table": table_id, "written": clock.written_ms, "due": clock.due_ms}


def utc_ms() -> int:
    """The time, in milliseconds UTC."""
    return time.time_ns() // 1_000_000


def new_future() -> "asyncio.Future[Any]":
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False)
class WriteJob:
    """A write that somebody waits for. `done` gets its answer when it is on the disk."""

    job: Job[Any]
    table_ids: tuple[str, ...] = ()
    """The tables that it changes."""
    answer: Any = None
    done: "asyncio.Future[Any]" = field(default_factory=new_future)

    def succeed(self) -> None:
        if not self.done.done():  # whoever waited may have gone
            self.done.set_result(self.answer)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


@dataclass(eq=False)
class AppendJob(WriteJob):
    """Lines of one table's record. Those of all tables in a group are written with one statement."""

    lines: GuardedLines = field(default_factory=lambda: GuardedLines(""))
    has_more: bool = False
    """Is there anything beside the lines?"""


class GroupCommit:
    """All writes of the store go through here. `commits` and `appends` count them, `commit_s` is the time they took.

    SQLite has one writer. PostgreSQL can flush several commits at once: there the tables are spread over lanes, each
    with a connection and a group of its own. `on_written` is told which tables were changed, after the commit.
    """

    def __init__(self, engine: AsyncEngine, clock: Clock = utc_ms) -> None:
        self.clock = clock
        self.on_written: Callable[[Iterable[str]], None] = lambda table_ids: None
        lanes = 1 if engine.dialect.name == SQLITE else LANES
        self.lanes = [CommitLane(engine, self) for _ in range(lanes)]
        self.commits = 0
        self.appends = 0
        self.commit_s = 0.0

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[RecordEntry],
        *,
        head: str | None = None,
        finished: str | None = None,
        winners: Sequence[int] = (),
        chat: ChatLine | None = None,
        taken: SeatTransfer | None = None,
        is_seen: bool = True,
        clock: TableClock | None = None,
        guard: LineGuard | None = None,
    ) -> None:
        """Write entries of a table. Returns when they are on the disk; if it raises, nothing was written.

        `first` is the number of the first of these entries in the record, from 0; a number that is there already
        is refused. `head` replaces the record's head, `finished` is its result with the seats of the `winners`,
        `taken` a seat that changes hands. Only what everyone sees touches the table. With a `guard` it raises
        `Overtaken` if somebody else has changed the table.
        """

        def write_beside(connection: Connection) -> None:
            if taken:
                transfer_seat(connection, table_id, taken)
            if head is not None or finished is not None:
                ending = None if finished is None else (finished, winners_text(winners))
                change_table(connection, table_id, head, ending, self.clock())
            if chat:
                insert_chat_line(connection, table_id, chat)

        has_more = bool(taken or chat) or head is not None or finished is not None
        lines = GuardedLines(table_id, first, entries, clock, guard, is_seen)
        await self.lane_of(table_id).enqueue(
            AppendJob(write_beside, (table_id,), lines=lines, has_more=has_more)
        )

    async def run(self, job: Job[T], table_ids: tuple[str, ...] = ()) -> T:
        """Run any other write. The job may be run twice, so it must do nothing but write."""
        answer: T = await self.lanes[0].enqueue(WriteJob(job, table_ids))
        return answer

    def lane_of(self, table_id: str) -> "CommitLane":
        return self.lanes[crc32(table_id.encode()) % len(self.lanes)]

    async def close(self) -> None:
        """Returns when everything that waits has been written."""
        for lane in self.lanes:
            await lane.close()

    def note_commit(self, group: list[WriteJob], began: float) -> None:
        self.commits += 1
        self.commit_s += time.perf_counter() - began
        self.appends += sum(isinstance(errand, AppendJob) for errand in group)
        if table_ids := {table_id for errand in group for table_id in errand.table_ids}:
            self.on_written(table_ids)


class CommitLane:
    """A writer with a connection of its own: it takes all that waits here, and commits it."""

    def __init__(self, engine: AsyncEngine, owner: GroupCommit) -> None:
        self.transactions = open_transactions(engine)
        self.line_writer: LineWriter | None = open_line_writer(engine)
        self.owner = owner
        self.waiting: list[WriteJob] = []
        self.writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self.writer:
            await self.writer
        if self.line_writer:
            await self.line_writer.close()
        await self.transactions.close()

    async def enqueue(self, errand: WriteJob) -> Any:
        self.waiting.append(errand)
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write_waiting())
        return await errand.done

    async def write_waiting(self) -> None:
        while self.waiting:
            group, self.waiting = self.waiting, []
            if self.line_writer:
                plain = [errand for errand in group if is_plain(errand)]
                await self.write_lines(self.line_writer, plain)
                group = [errand for errand in group if not is_plain(errand)]
            if group:
                await self.commit(group)

    async def write_lines(self, writer: LineWriter, group: list[Any]) -> None:
        """Guarded lines alone, of all tables in one statement: each finds out whether it came first."""
        if not group:
            return
        began = time.perf_counter()
        try:
            late = await writer.write([errand.lines for errand in group], self.owner.clock())
        except Exception as error:
            await self.commit_apart(group, error)
            return
        in_time = [errand for errand in group if errand.lines.table_id not in late]
        self.owner.note_commit(in_time, began)
        for errand in group:
            fault = late.get(errand.lines.table_id)
            errand.fail(fault) if fault else errand.succeed()

    async def commit(self, group: list[WriteJob]) -> None:
        """One transaction. If it fails, each job gets its own: one bad job must not fail the others."""
        began = time.perf_counter()
        try:
            await self.transactions.run(partial(self.run_jobs, group))
        except Exception as error:
            if len(group) == 1:
                group[0].fail(error)
            else:
                await self.commit_apart(group, error)
        else:
            self.owner.note_commit(group, began)
            for errand in group:
                errand.succeed()

    async def commit_apart(self, group: list[Any], error: Exception) -> None:
        """One of them is to blame, and must not fail the others; where the database does not answer all have failed."""
        if is_unreachable(error):
            for errand in group:
                errand.fail(error)
            return
        for errand in group:
            await self.commit([errand])

    def run_jobs(self, group: list[WriteJob], connection: Connection) -> None:
        now = self.owner.clock()
        appends = [errand.lines for errand in group if isinstance(errand, AppendJob)]
        pass_guards(connection, [lines for lines in appends if lines.guard], now)
        for errand in group:
            errand.answer = errand.job(connection)
        if rows := [row for lines in appends for row in lines.rows()]:
            connection.execute(INSERT_ENTRIES, rows)
        free = [lines for lines in appends if not lines.guard]
        if touched := {lines.table_id for lines in free if lines.is_seen}:
            connection.execute(TOUCH_TABLES, [{"table": id, "now": now} for id in sorted(touched)])
        if clocks := {lines.table_id: lines.clock for lines in free if lines.clock}:
            connection.execute(
                SET_CLOCKS, [clock_row(*clock) for clock in sorted(clocks.items(), key=itemgetter(0))]
            )


def is_unreachable(error: BaseException) -> bool:
    """Is it the connection that has failed, and not what was to be written?"""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return isinstance(error, OSError) or is_lost_postgres(error)


def is_lost_postgres(error: BaseException) -> bool:
    import asyncpg  # type: ignore[import-untyped]  # takes a while, and SQLite has no use for it

    lost = (asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
    return isinstance(error, lost)


def is_plain(errand: WriteJob) -> bool:
    return isinstance(errand, AppendJob) and errand.lines.guard is not None and not errand.has_more
