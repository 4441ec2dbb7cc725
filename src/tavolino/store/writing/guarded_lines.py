"""Who came first: lines are written only if nobody has changed their table since their writer read it.

A table has a revision, a number that every guarded write raises by one. The row is locked by whoever raises it first;
whoever comes second finds another number and writes nothing. The key of the lines, (table, number), would refuse them
anyway.
"""

import asyncio
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import Connection, bindparam, case, func, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavolino.core.records.record import RecordEntry
from tavolino.live.ports import Overtaken
from tavolino.live.rows import LineGuard, TableClock
from tavolino.store.database import SQLITE
from tavolino.store.schema import tables

PASS_GUARD: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.revision == bindparam("expected"))
    .values(
        revision=tables.c.revision + 1,
        clock_ms=func.coalesce(bindparam("written"), tables.c.clock_ms),
        due_ms=case((bindparam("has_clock"), bindparam("due")), else_=tables.c.due_ms),
        touched=case((bindparam("is_seen"), bindparam("now")), else_=tables.c.touched),
        archived=case((bindparam("is_seen"), None), else_=tables.c.archived),
        held=func.coalesce(bindparam("held_now"), tables.c.held),
    )
)
WRITE_LINES: Final = """
WITH wanted AS (
  SELECT * FROM unnest($1::varchar[], $2::int[], $3::bigint[], $4::bigint[], $5::bool[], $6::bool[], $7::varchar[])
  AS w(id, revision, written, due, has_clock, is_seen, held)
), locked AS MATERIALIZED (
  SELECT t.id FROM tables t JOIN wanted w ON w.id = t.id ORDER BY t.id FOR NO KEY UPDATE OF t
), first AS (
  UPDATE tables t SET revision = t.revision + 1,
    clock_ms = coalesce(w.written, t.clock_ms),
    due_ms = CASE WHEN w.has_clock THEN w.due ELSE t.due_ms END,
    touched = CASE WHEN w.is_seen THEN $8 ELSE t.touched END,
    archived = CASE WHEN w.is_seen THEN NULL ELSE t.archived END,
    held = coalesce(w.held, t.held)
  FROM wanted w JOIN locked ON locked.id = w.id
  WHERE t.id = w.id AND t.revision = w.revision RETURNING t.id
), written AS (
  INSERT INTO entries (table_id, number, seat, move, undone, note, at, request)
  SELECT e.* FROM unnest(
    $9::varchar[], $10::int[], $11::int[], $12::int[], $13::int[], $14::varchar[], $15::bigint[], $16::varchar[]
  ) AS e(table_id, number, seat, move, undone, note, at, request) JOIN first ON first.id = e.table_id
)
SELECT id FROM first
"""
"""One statement and one trip for all that waits; the rows are locked in one order, so that nobody waits in a ring."""

CONNECT_FOR_S: Final = 1.5
"""PostgreSQL restarts as quickly as that; whoever is cut off from it is better served elsewhere."""
RETRY_S: Final = 0.1
WRITE_TIMEOUT_S: Final = 5.0
"""After this nobody knows whether they are written: the tables are read again."""


class GuardedLines(NamedTuple):
    """New lines of a table, from the number `first` on, and what its row is to say with them."""

    table_id: str
    first: int = 0
    entries: Sequence[RecordEntry] = ()
    clock: TableClock | None = None
    guard: LineGuard | None = None
    is_seen: bool = True

    def rows(self) -> Iterator[dict[str, Any]]:
        requests = self.guard.requests if self.guard else {}
        for number, entry in enumerate(self.entries, self.first):
            yield {
                "table_id": self.table_id,
                "number": number,
                **entry._asdict(),
                "request": requests.get(number),
            }

    def row(self, now: int) -> dict[str, Any]:
        assert self.guard
        return {
            "table": self.table_id,
            "expected": self.guard.revision,
            "written": self.clock.written_ms if self.clock else None,
            "due": self.clock.due_ms if self.clock else None,
            "has_clock": self.clock is not None,
            "is_seen": self.is_seen,
            "held_now": self.guard.held,
            "now": now,
        }


def pass_guards(connection: Connection, guarded: list[GuardedLines], now: int) -> None:
    """Raises `Overtaken` if one of them comes too late."""
    rows = [lines.row(now) for lines in sorted(guarded)]
    if connection.dialect.name == SQLITE and rows:
        if connection.execute(PASS_GUARD, rows).rowcount != len(rows):
            raise Overtaken
        return
    for row in rows:
        if not connection.execute(PASS_GUARD, row).rowcount:
            raise Overtaken


class LineWriter(Protocol):
    """Writes the lines of many tables together, and knows of each whether it came first."""

    async def write(self, group: list[GuardedLines], now: int) -> dict[str, Overtaken]:
        """Those that came too late."""

    async def close(self) -> None: ...


class PostgresLines:
    """On a connection of its own, past the layers that would make five trips out of one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, group: list[GuardedLines], now: int) -> dict[str, Overtaken]:
        values = self.values(group, now)
        try:
            raw = await self.open_connection()
            first = {row[0] for row in await raw.fetch(WRITE_LINES, *values, timeout=WRITE_TIMEOUT_S)}
        except BaseException:
            await self.drop_connection()
            raise
        return {lines.table_id: Overtaken() for lines in group if lines.table_id not in first}

    async def open_connection(self) -> Any:
        """Nothing is in doubt before anything was sent: while PostgreSQL restarts it is tried again."""
        until = monotonic() + CONNECT_FOR_S
        while True:
            try:
                if self.connection is None:
                    self.connection = await self.engine.connect()
                raw: Any = (await self.connection.get_raw_connection()).driver_connection
                if not raw.is_closed():
                    return raw
            except Exception:
                if monotonic() > until:
                    raise
            await self.drop_connection()
            await asyncio.sleep(RETRY_S)

    def values(self, group: list[GuardedLines], now: int) -> list[Any]:
        heads = [lines.row(now) for lines in group]
        names = ("table", "expected", "written", "due", "has_clock", "is_seen", "held_now")
        rows = [row for lines in group for row in lines.rows()]
        columns = ("table_id", "number", "seat", "move", "undone", "note", "at", "request")
        return [
            *([head[name] for head in heads] for name in names),
            now,
            *([row[column] for row in rows] for column in columns),
        ]

    async def drop_connection(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()


def open_line_writer(engine: AsyncEngine) -> LineWriter | None:
    """None: lines are written like everything else."""
    return None if engine.dialect.name == SQLITE else PostgresLines(engine)
