"""ClusterMember: this process as one worker of a server that is many, all on one PostgreSQL.

No worker owns a table. Each keeps those that somebody looks at here, hears what the others have written, and goes on
with the tables of those that are not heard of any more.
"""

import asyncio
import os
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic, process_time
from typing import Final

from tavolino.live.faults import LiveFault
from tavolino.live.frames.close_codes import CLOSE_RESTART
from tavolino.live.logs import log_error, log_event
from tavolino.live.table_registry import TableRegistry
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.server.build_info import app_version
from tavolino.server.cluster.thinking import SharedThinker, ThinkingPlace
from tavolino.store.cluster.bus import NewsBus, open_bus
from tavolino.store.cluster.clock import DatabaseClock
from tavolino.store.cluster.thinking_jobs import ThoughtRepository
from tavolino.store.cluster.workers import DRAINING, WorkerRepository
from tavolino.store.store import Store

BEAT_INTERVAL_S: Final = 0.7
SWEEP_INTERVAL_S: Final = 0.5
PRESENCE_INTERVAL_S: Final = 0.5
NEWS_INTERVAL_S: Final = 2.0
"""News that were lost arrive this late."""
CLOCK_INTERVAL_S: Final = 30.0
CUT_OFF_S: Final = 6.0
"""So long without the database, and nobody is to look at what may be stale."""
DATABASE_TIMEOUT_S: Final = 2.0
TAKEN_AT_ONCE: Final = 100


def new_worker_id() -> str:
    return secrets.token_hex(4)


class ClusterMember:
    """`on_drain` is called when this worker is asked to go, `on_count` with how many live; `loop_lag_s` says how late
    the loop is.
    """

    def __init__(self, store: Store, clock: DatabaseClock, bus: str = "") -> None:
        self.id = new_worker_id()
        self.store = store
        self.clock = clock
        self.rows = WorkerRepository(store.engine)
        self.bus: NewsBus = open_bus(bus, store.engine.url, self.id)
        self.pool = WorkerPool()
        thoughts = ThoughtRepository(store.engine)
        self.place = ThinkingPlace(self.id, thoughts, self.pool, self.bus.publish)
        self.thinker = SharedThinker(thoughts, self.pool, self.place)
        self.on_drain: Callable[[], None] = lambda: None
        self.on_count: Callable[[int], None] = lambda workers: None
        self.seats: dict[str, str] = {}
        self.elsewhere: dict[str, frozenset[int]] = {}
        self.loop_lag_s: Callable[[], float] = lambda: 0.0
        self.seen_s = monotonic()
        self.alive = 1
        self.sweeps = 0
        self.moves = FigureRate()
        self.load = FigureRate()
        self.tasks: list[asyncio.Task[None]] = []

    async def join(self) -> None:
        await self.clock.measure()
        self.clock.epoch_ms = await self.rows.register(
            self.id, socket.gethostname(), os.getpid(), app_version()
        )
        self.seen_s = monotonic()

    def look_after(self, tables: TableRegistry) -> None:
        """From now on these tables are shared."""
        self.tables = tables
        tables.is_shared = True
        tables.seats_elsewhere = self.seats_elsewhere
        tables.waking = self.waking
        self.store.group_commit.on_written = self.bus.publish
        self.tasks = [
            asyncio.create_task(self.repeat(BEAT_INTERVAL_S, self.beat)),
            asyncio.create_task(self.repeat(SWEEP_INTERVAL_S, self.take_due)),
            asyncio.create_task(self.repeat(PRESENCE_INTERVAL_S, self.note_presence)),
            asyncio.create_task(self.repeat(NEWS_INTERVAL_S, self.find_missed_news)),
            asyncio.create_task(self.repeat(CLOCK_INTERVAL_S, self.clock.measure)),
            asyncio.create_task(self.bus.run(self.hear)),
            *self.place.start(),
        ]

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(Exception):
            async with asyncio.timeout(DATABASE_TIMEOUT_S):
                await self.rows.leave(self.id)

    async def repeat(self, interval_s: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with asyncio.timeout(DATABASE_TIMEOUT_S):
                    await work()
            except Exception as error:
                log_error(f"cluster: {work.__name__}", error)
            self.check_cut_off()
            await asyncio.sleep(interval_s)

    # -- Alive

    async def beat(self) -> None:
        told = await self.rows.beat(self.id, self.figures())
        if told is None:  # stopped for long: the others have forgotten this worker
            self.clock.epoch_ms = await self.rows.register(
                self.id, socket.gethostname(), os.getpid(), app_version()
            )
            self.seats.clear()
            told = ("", 1)
        self.check_cut_off()
        was_away = monotonic() - self.seen_s > NEWS_INTERVAL_S
        self.seen_s = monotonic()
        if was_away:
            await self.tables.find_missed_news()
        self.alive = max(1, told[1])
        self.on_count(self.alive)
        if told[0] == DRAINING:
            self.on_drain()

    def check_cut_off(self) -> None:
        """Nobody is to look at a table that may have gone on elsewhere."""
        if monotonic() - self.seen_s < CUT_OFF_S or not self.tables.tables:
            return
        log_event("cut off from the database", tables=self.tables.table_count)
        for live in list(self.tables.tables.values()):
            live.close(CLOSE_RESTART)
            self.tables.drop(live)
        self.seats.clear()

    def figures(self) -> dict[str, float]:
        now = monotonic()
        return {
            "tables": self.tables.table_count,
            "sockets": self.tables.connection_count,
            "moves": self.moves.per_second(self.store.group_commit.appends, now),
            "load": self.load.per_second(process_time(), now),
            "lag": self.loop_lag_s(),
        }

    # -- Tables

    async def take_due(self) -> None:
        """What is due where nobody alive is. All workers together look as often as one alone would."""
        self.sweeps += 1
        if self.sweeps % self.alive:
            return
        for table_id in await self.rows.take_due(self.id, self.clock.uptime_ms(), TAKEN_AT_ONCE):
            self.seats[table_id] = ""
            if table_id not in self.tables.tables:
                self.tables.start_task(self.tables.load_due(table_id))

    async def note_presence(self) -> None:
        """Tell the others what changed: which tables are here, and whose people."""
        now = {live.id: seats_here(live.viewers.connections) for live in self.tables.tables.values()}
        changed = {id: seats for id, seats in now.items() if self.seats.get(id) != seats}
        loading = self.tables.loading.keys()
        gone = [id for id in self.seats if id not in now and id not in loading]
        await self.rows.note_presence(self.id, changed, gone)
        self.seats |= changed
        for id in gone:
            self.seats.pop(id, None)

    async def find_missed_news(self) -> None:
        await self.tables.find_missed_news()
        self.elsewhere = await self.rows.seats_elsewhere(self.id, [*self.tables.tables])

    def seats_elsewhere(self, table_id: str) -> Collection[int]:
        return self.elsewhere.get(table_id, ())

    @asynccontextmanager
    async def waking(self, table_id: str) -> AsyncIterator[None]:
        """If this kills the process, its note stays behind."""
        if not await self.rows.begin_waking(table_id, self.id):
            raise LiveFault("asleep")
        try:
            yield
        finally:
            await self.rows.end_waking(table_id)

    def hear(self, names: list[str]) -> None:
        self.place.hear([name for name in names if not name[0].isalnum()])
        self.tables.hear(name for name in names if name[0].isalnum())


class FigureRate:
    """How fast a figure grows."""

    def __init__(self) -> None:
        self.before = (0.0, monotonic())

    def per_second(self, value: float, now: float) -> float:
        was, at = self.before
        if now - at < BEAT_INTERVAL_S / 2:
            return 0.0
        self.before = (value, now)
        return round((value - was) / (now - at), 3)


def seats_here(connections: Mapping[int | None, Sequence[object]]) -> str:
    """The seats with people connected here."""
    return " ".join(sorted(str(seat) for seat, lines in connections.items() if seat is not None and lines))
