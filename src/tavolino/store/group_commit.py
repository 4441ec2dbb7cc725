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
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.core.records.record import RecordEntry
from tavolino.live.rows import ChatLine, SeatTransfer, TableClock
from tavolino.store.faults import StoreFault
from tavolino.store.schema import chat, entries, invites, seats, tables
from tavolino.store.transactions import open_transactions

T = TypeVar("T")
Job = Callable[[Connection], T]
Clock = Callable[[], int]

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
    """Entries of one table's record. Those of all tables in a group are written with one statement."""

    table_id: str = ""
    rows: list[dict[str, Any]] = field(default_factory=list)
    is_seen: bool = True
    clock: TableClock | None = None


class GroupCommit:
    """All writes of the store go through here. `commits` and `appends` count them, `commit_s` is the time they took."""

    def __init__(self, engine: AsyncEngine, clock: Clock = utc_ms) -> None:
        self.transactions = open_transactions(engine)
        self.clock = clock
        self.commits = 0
        self.appends = 0
        self.commit_s = 0.0
        self.waiting: list[WriteJob] = []
        self.writer: asyncio.Task[None] | None = None

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
    ) -> None:
        """Write entries of a table. Returns when they are on the disk; if it raises, nothing was written.

        `first` is the number of the first of these entries in the record, from 0; a number that is there already
        is refused. `head` replaces the record's head, `finished` is its result with the seats of the `winners`,
        `taken` a seat that changes hands. Only what everyone sees touches the table.
        """

        def write_beside(connection: Connection) -> None:
            if taken:
                transfer_seat(connection, table_id, taken)
            if head is not None or finished is not None:
                ending = None if finished is None else (finished, winners_text(winners))
                change_table(connection, table_id, head, ending, self.clock())
            if chat:
                insert_chat_line(connection, table_id, chat)

        rows = [
            {"table_id": table_id, "number": number, **entry._asdict()}
            for number, entry in enumerate(entries, first)
        ]
        await self.enqueue(
            AppendJob(write_beside, table_id=table_id, rows=rows, is_seen=is_seen, clock=clock)
        )

    async def run(self, job: Job[T]) -> T:
        """Run any other write. The job may be run twice, so it must do nothing but write."""
        answer: T = await self.enqueue(WriteJob(job))
        return answer

    async def close(self) -> None:
        """Returns when everything that waits has been written."""
        if self.writer:
            await self.writer
        await self.transactions.close()

    async def enqueue(self, errand: WriteJob) -> Any:
        self.waiting.append(errand)
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write_waiting())
        return await errand.done

    async def write_waiting(self) -> None:
        while self.waiting:
            group, self.waiting = self.waiting, []
            await self.commit(group)

    async def commit(self, group: list[WriteJob]) -> None:
        """One transaction. If it fails, each job gets its own: one bad job must not fail the others."""
        began = time.perf_counter()
        try:
            await self.transactions.run(partial(self.run_jobs, group))
        except Exception as error:
            if len(group) == 1:
                group[0].fail(error)
                return
            for errand in group:
                await self.commit([errand])
        else:
            self.commits += 1
            self.commit_s += time.perf_counter() - began
            self.appends += sum(isinstance(errand, AppendJob) for errand in group)
            for errand in group:
                errand.succeed()

    def run_jobs(self, group: list[WriteJob], connection: Connection) -> None:
        for errand in group:
            errand.answer = errand.job(connection)
        appends = [errand for errand in group if isinstance(errand, AppendJob)]
        if rows := [row for append in appends for row in append.rows]:
            connection.execute(INSERT_ENTRIES, rows)
        if touched := {append.table_id for append in appends if append.is_seen}:
            now = self.clock()
            connection.execute(TOUCH_TABLES, [{"table": id, "now": now} for id in sorted(touched)])
        if clocks := {append.table_id: append.clock for append in appends if append.clock}:
            connection.execute(
                SET_CLOCKS, [clock_row(*clock) for clock in sorted(clocks.items(), key=itemgetter(0))]
            )


def change_table(
    connection: Connection, table_id: str, head: str | None, ending: tuple[str, str] | None, now: int
) -> None:
    """`ending` is the result and the winners of a match that is over now."""
    changes: dict[str, Any] = {} if head is None else {"head": head}
    changes |= {} if ending is None else {"result": ending[0], "winners": ending[1], "finished": now}
    changed = connection.execute(update(tables).where(tables.c.id == table_id).values(changes))
    if not changed.rowcount:
        raise StoreFault("no-such-table")


def winners_text(winners: Sequence[int]) -> str:
    return " ".join(map(str, winners))


def transfer_seat(connection: Connection, table_id: str, taken: SeatTransfer) -> None:
    if taken.invite and not consume_invite(connection, table_id, taken.seat, taken.invite):
        raise StoreFault("invite-used")
    seat = update(seats).where(seats.c.table_id == table_id, seats.c.seat == taken.seat)
    changed = connection.execute(seat.values(guest=taken.guest, secret_hash=taken.secret_hash))
    if not changed.rowcount:
        raise StoreFault("no-such-table")
    replace_invite(connection, table_id, taken.seat, taken.next_invite)


def replace_invite(connection: Connection, table_id: str, seat: int, invite: str | None) -> None:
    connection.execute(delete(invites).where(invites.c.table_id == table_id, invites.c.seat == seat))
    if invite is not None:
        connection.execute(insert(invites).values(table_id=table_id, seat=seat, secret_hash=invite))


def consume_invite(connection: Connection, table_id: str, seat: int, invite: str) -> bool:
    """Delete the invitation. True if it was still there."""
    ours = (invites.c.table_id == table_id, invites.c.seat == seat, invites.c.secret_hash == invite)
    return bool(connection.execute(delete(invites).where(*ours)).rowcount)


def insert_chat_line(connection: Connection, table_id: str, line: ChatLine) -> None:
    last = select(func.coalesce(func.max(chat.c.number), -1)).where(chat.c.table_id == table_id)
    number = last.scalar_subquery() + 1
    connection.execute(insert(chat).values(table_id=table_id, number=number, **asdict(line)))
