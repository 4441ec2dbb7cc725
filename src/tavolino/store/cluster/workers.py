"""WorkerRepository: the processes of a server that is many, and what each of them looks after.

Nobody owns a table. A worker that is not heard of for a while only leaves its tables to whoever notices first.
"""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.store.database import NOW_MS
from tavolino.store.faults import StoreFault
from tavolino.store.server_state import UPTIME_MS

LEASE_MS: Final = 2_500
"""A worker that says nothing for so long counts as dead: others go on with its tables."""
LINES_VERSION: Final = 1
"""Raised when lines are written that an older version cannot read: then both do not run side by side."""
FORGET_AFTER_MS: Final = 600_000
EPOCH: Final = "epoch"
UP: Final = "up"
DRAINING: Final = "draining"
START_LOCK: Final = 0x7A701103
SWEEP_LOCK: Final = 0x7A701105
MAX_DEAD_WAKERS: Final = 3
"""A table that has killed so many workers who woke it stays asleep."""

REGISTER: Final = f"""
INSERT INTO workers (id, machine, pid, version, lines_version, started, until, state, figures)
VALUES (:id, :machine, :pid, :version, {LINES_VERSION}, {NOW_MS}, {NOW_MS} + :lease, '{UP}', '{{}}')
"""
BEAT: Final = f"""
UPDATE workers SET until = {NOW_MS} + :lease, figures = :figures WHERE id = :id RETURNING state,
(SELECT count(*) FROM workers WHERE until > {NOW_MS})
"""
TAKE_DUE: Final = f"""
WITH due AS (
  SELECT t.id FROM tables t WHERE t.finished IS NULL AND t.due_ms <= :uptime AND NOT EXISTS (
    SELECT 1 FROM presence p JOIN workers w ON w.id = p.worker WHERE p.table_id = t.id AND w.until > {NOW_MS}
  ) AND (
    SELECT count(*) FROM wakings k WHERE k.table_id = t.id
    AND NOT EXISTS (SELECT 1 FROM workers w WHERE w.id = k.worker AND w.until > {NOW_MS})
  ) < {MAX_DEAD_WAKERS}
  ORDER BY t.due_ms LIMIT :most FOR UPDATE OF t SKIP LOCKED
)
INSERT INTO presence (table_id, worker, seats) SELECT id, :me, '' FROM due
ON CONFLICT (table_id, worker) DO UPDATE SET seats = excluded.seats RETURNING table_id
"""
SEATS_ELSEWHERE: Final = f"""
SELECT p.table_id, p.seats FROM presence p JOIN workers w ON w.id = p.worker
WHERE w.until > {NOW_MS} AND p.worker <> :me AND p.seats <> '' AND p.table_id = ANY(CAST(:ids AS varchar[]))
"""
NOTE_PRESENCE: Final = """
INSERT INTO presence (table_id, worker, seats)
SELECT n.id, :me, n.seats FROM unnest(CAST(:ids AS varchar[]), CAST(:seats AS varchar[])) AS n(id, seats)
JOIN tables t ON t.id = n.id
ON CONFLICT (table_id, worker) DO UPDATE SET seats = excluded.seats
"""
FORGET_PRESENCE: Final = "DELETE FROM presence WHERE worker = :me AND table_id = ANY(CAST(:ids AS varchar[]))"
DEAD_WAKERS: Final = f"""
SELECT count(*) FROM wakings k WHERE k.table_id = :table
AND NOT EXISTS (SELECT 1 FROM workers w WHERE w.id = k.worker AND w.until > {NOW_MS})
"""
ASLEEP: Final = f"""
SELECT k.table_id FROM wakings k
WHERE NOT EXISTS (SELECT 1 FROM workers w WHERE w.id = k.worker AND w.until > {NOW_MS})
GROUP BY k.table_id HAVING count(*) >= {MAX_DEAD_WAKERS} ORDER BY k.table_id
"""


@dataclass(frozen=True)
class WorkerRow:
    """A worker as others see it. `silent_ms` is how long it has been dead; below 0 it lives."""

    id: str
    machine: str
    pid: int
    version: str
    state: str
    age_ms: int
    silent_ms: int
    figures: dict[str, float]


class WorkerRepository:
    """Each write is a statement that commits by itself: none of it is worth waiting in a group for."""

    def __init__(self, engine: AsyncEngine, lease_ms: int = LEASE_MS) -> None:
        self.engine = engine
        self.lease_ms = lease_ms

    async def execute(self, statement: str, **values: Any) -> list[Any]:
        async with self.engine.begin() as connection:
            found = await connection.execute(text(statement), values)
            return list(found.all()) if found.returns_rows else []

    async def register(self, id: str, machine: str, pid: int, version: str) -> int:
        """A worker begins. Returns when this server would have started, had it never stopped.

        One after the other: the first goes on counting where the last one stopped.
        """
        async with self.engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({START_LOCK})"))
            others = (
                await connection.execute(
                    text(f"SELECT version, lines_version FROM workers WHERE until > {NOW_MS}")
                )
            ).all()
            if strangers := [row.version for row in others if row.lines_version != LINES_VERSION]:
                raise StoreFault("other-lines", version=strangers[0])
            now = (await connection.execute(text(f"SELECT {NOW_MS}"))).scalar_one()
            known = "SELECT value FROM server_state WHERE name = :name"
            epoch = (await connection.execute(text(known), {"name": EPOCH})).scalar_one_or_none()
            if epoch is None or not others:
                past = (await connection.execute(text(known), {"name": UPTIME_MS})).scalar_one_or_none() or 0
                epoch = now - past
                keep = (
                    "INSERT INTO server_state (name, value) VALUES (:name, :value) "
                    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
                )
                await connection.execute(text(keep), {"name": EPOCH, "value": epoch})
                await connection.execute(text(keep), {"name": UPTIME_MS, "value": past})
            await connection.execute(text(f"DELETE FROM workers WHERE until < {NOW_MS} - {FORGET_AFTER_MS}"))
            values = {"id": id, "machine": machine, "pid": pid, "version": version, "lease": self.lease_ms}
            await connection.execute(text(REGISTER), values)
            return int(epoch)

    async def beat(self, id: str, figures: dict[str, float]) -> tuple[str, int] | None:
        """Go on living. Returns the state that is wanted, and how many live; None: others have forgotten it."""
        rows = await self.execute(
            BEAT, id=id, lease=self.lease_ms, figures=msgspec.json.encode(figures).decode()
        )
        return next(((state, alive) for state, alive in rows), None)

    async def leave(self, id: str) -> None:
        await self.execute("DELETE FROM workers WHERE id = :id", id=id)

    async def drain(self, id: str) -> bool:
        """Ask a worker to go; was it there?"""
        wish = f"UPDATE workers SET state = '{DRAINING}' WHERE id = :id AND until > {NOW_MS} RETURNING id"
        return bool(await self.execute(wish, id=id))

    async def list_workers(self) -> list[WorkerRow]:
        columns = "id, machine, pid, version, state, figures"
        times = f"{NOW_MS} - started AS age, {NOW_MS} - until AS silent"
        rows = await self.execute(f"SELECT {columns}, {times} FROM workers ORDER BY machine, started, id")
        return [
            WorkerRow(
                *(row.id, row.machine, row.pid, row.version, row.state, row.age, row.silent),
                figures=msgspec.json.decode(row.figures, type=dict[str, float]),
            )
            for row in rows
        ]

    # -- Tables

    async def take_due(self, me: str, uptime_ms: int, most: int) -> list[str]:
        """Tables where something is due and nobody alive looks after them: from now on this worker does.

        One worker at a time: whoever came second would look at what was free before the first one took it.
        """
        async with self.engine.begin() as connection:
            mine = await connection.execute(text(f"SELECT pg_try_advisory_xact_lock({SWEEP_LOCK})"))
            if not mine.scalar_one():
                return []
            values = {"me": me, "uptime": uptime_ms, "most": most}
            return [row.table_id for row in await connection.execute(text(TAKE_DUE), values)]

    async def note_presence(self, me: str, seats: dict[str, str], gone: list[str]) -> None:
        if seats:
            await self.execute(NOTE_PRESENCE, me=me, ids=[*seats], seats=[*seats.values()])
        if gone:
            await self.execute(FORGET_PRESENCE, me=me, ids=gone)

    async def seats_elsewhere(self, me: str, table_ids: list[str]) -> dict[str, frozenset[int]]:
        """Seats whose people are connected to another living worker."""
        found: dict[str, frozenset[int]] = {}
        for row in await self.execute(SEATS_ELSEWHERE, me=me, ids=table_ids):
            found[row.table_id] = found.get(row.table_id, frozenset()) | {int(n) for n in row.seats.split()}
        return found

    # -- Waking

    async def begin_waking(self, table_id: str, me: str) -> bool:
        """Note it before it is tried: False where too many have died of it."""
        [[dead]] = await self.execute(DEAD_WAKERS, table=table_id)
        if dead >= MAX_DEAD_WAKERS:
            return False
        note = (
            "INSERT INTO wakings (table_id, worker) SELECT id, :me FROM tables WHERE id = :table "
            "ON CONFLICT DO NOTHING"
        )
        await self.execute(note, table=table_id, me=me)
        return True

    async def end_waking(self, table_id: str) -> None:
        await self.execute("DELETE FROM wakings WHERE table_id = :table", table=table_id)

    async def list_sleeping(self) -> list[str]:
        """The tables that stay asleep."""
        return [row.table_id for row in await self.execute(ASLEEP)]
