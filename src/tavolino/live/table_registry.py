"""All live tables: loading them from the store, dropping them when nothing happens, and their timers.

A table is in memory while somebody looks at it or something is due there; all others are only on disk.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, nullcontext
from datetime import UTC, datetime
from typing import Any, Final

from tavolino.live.analysis_jobs import AnalysisJobs
from tavolino.live.catch_up import read_table
from tavolino.live.faults import LiveFault
from tavolino.live.frames.close_codes import CLOSE_RESTART
from tavolino.live.guards.tokens import RandomSource, hash_secret
from tavolino.live.live_table import LiveTable
from tavolino.live.logs import log_error, log_event
from tavolino.live.ports import Storage, Thinker, TimeSource
from tavolino.live.rows import Guest
from tavolino.live.wake_timer import WakeTimer

SLEEP_AFTER_S: Final = 60.0
"""A table where nothing is due is dropped from memory after this."""
LOADED_AT_ONCE: Final = 8
MAX_KNOWN_ADDRESSES: Final = 20_000
"""Guests of whom it is remembered where they come from."""
DAY_MS: Final = 86_400_000


class TableRegistry:
    """Loads and drops tables. `setup` adds new ones. Whoever runs the server says which tables are closed and who
    is banned.
    """

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        clock: TimeSource | None = None,
        random_source: RandomSource | None = None,
        past_uptime_ms: int = 0,
    ) -> None:
        clock = clock or TimeSource()
        self.storage = storage
        self.thinker = thinker
        self.now = clock.now
        self.today = clock.today
        self.random_source = random_source or RandomSource()
        self.new_epoch = self.random_source.epoch
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.wake_timer = WakeTimer(self.now, self.on_timer)
        self.background_tasks: set[asyncio.Task[None]] = set()
        self.analysis_jobs = AnalysisJobs(thinker, self.start_task, self.now)
        self.guest_addresses: dict[str, str] = {}
        self.is_shared = False
        """Do other processes change the same tables?"""
        self.waking: Callable[[str], AbstractAsyncContextManager[None]] = lambda table_id: nullcontext()
        self.load_places = asyncio.Semaphore(LOADED_AT_ONCE)
        self.seats_elsewhere: Callable[[str], Collection[int]] = lambda table_id: ()
        self.is_closed: Callable[[str], bool] = lambda table_id: False
        self.is_banned: Callable[[str], bool] = lambda guest_id: False
        self.past_uptime_ms = past_uptime_ms
        self.shared_uptime_ms = clock.uptime_ms
        self.started_s = self.now()

    async def start(self) -> None:
        """Run the timers, and those of tables where something is due. All others are loaded when somebody comes."""
        self.start_task(self.wake_timer.run())
        if not self.is_shared:
            self.start_task(self.set_due_timers())

    async def stop(self) -> None:
        """Nothing happens any more; all connections are closed, and their clients will come back."""
        for task in self.background_tasks:
            task.cancel()
        await asyncio.gather(*self.background_tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.lock:  # a write that has begun is finished
                live.close(CLOSE_RESTART)
        self.thinker.close()

    def start_task(self, task: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        started = asyncio.create_task(task)
        self.background_tasks.add(started)
        started.add_done_callback(self.background_tasks.discard)
        return started

    def uptime_ms(self) -> int:
        """How long the server has run, all its runs together."""
        if self.shared_uptime_ms is not None:
            return self.shared_uptime_ms()
        return self.past_uptime_ms + round((self.now() - self.started_s) * 1000)

    @property
    def table_count(self) -> int:
        return len(self.tables)

    @property
    def connection_count(self) -> int:
        return sum(len(list(live.viewers.all_connections())) for live in self.tables.values())

    def date(self) -> str:
        """Now, as it is written in a record."""
        return datetime.fromtimestamp(self.today() / 1000, UTC).isoformat(timespec="seconds")

    # -- Guests

    async def guest_by_secret(self, secret: str) -> Guest | None:
        return await self.storage.guests.by_secret(hash_secret(secret))

    def note_address(self, guest: Guest, address: str) -> None:
        """Where a guest comes from: known while the server runs, and never written down."""
        self.guest_addresses.pop(guest.id, None)
        self.guest_addresses[guest.id] = address
        if len(self.guest_addresses) > MAX_KNOWN_ADDRESSES:
            del self.guest_addresses[next(iter(self.guest_addresses))]

    def address_of(self, guest_id: str) -> str:
        return self.guest_addresses.get(guest_id, "")

    async def mark_guest_seen(self, guest: Guest) -> None:
        """Note that they were here; once a day is enough."""
        if self.today() - guest.seen > DAY_MS:
            await self.storage.guests.mark_seen(guest.id, self.today())

    # -- Loading and dropping

    async def get(self, table_id: str) -> LiveTable:
        """The table, loaded if need be, while no change is being made to it; finished ones too."""
        if table_id not in self.tables:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self.load(table_id))
                self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
            return await asyncio.shield(self.loading[table_id])
        live = self.tables[table_id]
        if self.is_shared:
            await self.look_for_news([live])
        async with live.lock:
            return live

    async def get_as_host(self, table_id: str, host: Guest) -> LiveTable:
        live = await self.get(table_id)
        if live.host != host.id:
            raise LiveFault("not-host")
        return live

    async def find_by_code(self, code: str) -> str:
        """The id of the table that is joined by this short code."""
        id = await self.storage.tables.id_by_code(code)
        if id is None:
            raise LiveFault("no-such-table")
        return id

    async def load(self, table_id: str) -> LiveTable:
        async with self.load_places, self.waking(table_id):
            stored = None if self.is_closed(table_id) else await self.storage.tables.get(table_id)
            if stored is None or self.is_banned(stored.host):
                raise LiveFault("no-such-table")
            chat = await self.storage.tables.chat_lines(table_id)
            table = await self.thinker.run(read_table, stored, self.now(), self.uptime_ms())
            return self.add(LiveTable(stored, table, self, chat))

    def add(self, live: LiveTable) -> LiveTable:
        self.tables[live.id] = live
        self.set_timer(live)
        return live

    def drop(self, live: LiveTable) -> None:
        live.stop_work()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
            self.wake_timer.set(live.id, None)

    # -- News from others

    def hear(self, table_ids: Iterable[str]) -> None:
        """Somebody elsewhere has changed these tables. Those that nobody looks at here are none of our business."""
        for table_id in table_ids:
            if live := self.tables.get(table_id):
                self.start_task(self.catch_up(live))

    async def find_missed_news(self) -> None:
        """News may be lost: look which tables here are not as they are on disk. They catch up by themselves: whoever
        has no time to wait for them must not break one off.
        """
        self.hear([live.id for live in await self.find_behind(list(self.tables.values()))])

    async def look_for_news(self, tables: list[LiveTable]) -> None:
        """Returns when those of them that others have changed are as they are on disk."""
        await asyncio.gather(*(self.catch_up(live) for live in await self.find_behind(tables)))

    async def find_behind(self, tables: list[LiveTable]) -> list[LiveTable]:
        """Those that others have changed."""
        known = {live: (live.writer.revision, live.noted) for live in tables}
        on_disk = await self.storage.tables.versions([live.id for live in tables]) if tables else {}
        return [live for live, version in known.items() if on_disk.get(live.id) != version]

    async def catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Exception as error:
            log_error("news not read", error, table=live.id)

    async def set_due_timers(self) -> None:
        """Wake every table when something is due there."""
        due = await self.storage.tables.due_tables()
        for table_id, due_ms in due.items():
            if table_id not in self.tables:
                self.wake_timer.set(table_id, self.now() + max(0, due_ms - self.uptime_ms()) / 1000)
        log_event("tables due", tables=len(due))

    async def load_due(self, table_id: str) -> None:
        """Something is due at a table that is not in memory. One that can't be read is skipped."""
        try:
            live = await self.get(table_id)
            await live.advance()
        except Exception as error:
            log_error("table skipped", error, table=table_id)

    # -- Timers

    def set_timer(self, live: LiveTable) -> None:
        """For what is due there next; where nothing is, to see whether the table can be dropped."""
        if live.is_dropped:
            return
        due = live.due()
        if due is None and live.viewers.is_empty:
            due = self.now() + SLEEP_AFTER_S
        self.wake_timer.set(live.id, due)

    def on_timer(self, table_id: str) -> None:
        live = self.tables.get(table_id)
        if live is None:
            self.start_task(self.load_due(table_id))
        elif live.is_idle:
            self.drop(live)
        else:
            self.start_task(self.advance(live))

    async def advance(self, live: LiveTable) -> None:
        try:
            await live.advance()
        except Exception as error:
            log_error("tick failed", error, table=live.id)
