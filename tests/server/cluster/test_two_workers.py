"""Two workers on one PostgreSQL, as in earnest but for the time: whatever comes, they are one table."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from tavolino.core.records.reader import verify_record
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.ports import Storage, TimeSource
from tavolino.live.rows import table_record
from tavolino.live.table_registry import TableRegistry
from tavolino.store import Store, open_store
from tests.live.memory_store import GUESTS, secret_of
from tests.live.support import Client, Frame, Stage

pytestmark = pytest.mark.anyio

STEPS = 40
LINES = "SELECT seat, request FROM entries WHERE table_id = :id AND request IS NOT NULL"


class Counted:
    """A part of the store that counts what is being asked of it. An answer can get lost on its way."""

    def __init__(self, stage: "SharedStage", inner: Any) -> None:
        self.stage = stage
        self.inner = inner
        self.loses_answer = False

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        ask = getattr(self.inner, name)

        async def counted(*args: Any, **more: Any) -> Any:
            self.stage.asked += 1
            try:
                answer = await ask(*args, **more)
            finally:
                self.stage.asked -= 1
            if self.loses_answer:
                self.loses_answer = False
                raise OSError("the line broke before the answer came")
            return answer

        return counted


class SharedStage(Stage):
    """Live tables of several workers, each with connections of its own to one PostgreSQL."""

    def __init__(self, stores: list[Store], seed: int) -> None:
        self.stores = stores
        self.asked = 0
        self.journals: list[Counted] = []
        super().__init__(seed)

    def new_registry(self, past_uptime_ms: int = 0) -> TableRegistry:
        store = self.stores[len(self.journals) % len(self.stores)]
        journal: Any = Counted(self, store.group_commit)
        tables: Any = Counted(self, store.tables)
        guests: Any = Counted(self, store.guests)
        self.journals.append(journal)
        clock = TimeSource(self.clock.now, self.clock.today)
        return TableRegistry(
            Storage(tables, guests, journal), self.thinker, clock, self.random_source(), past_uptime_ms
        )

    async def rest(self) -> None:
        """Until nothing is asked of PostgreSQL any more, and nothing follows from its answers."""
        quiet = 0
        while quiet < 3:
            for _ in range(20):
                await asyncio.sleep(0)
            quiet = 0 if self.asked else quiet + 1
            if self.asked:
                await asyncio.sleep(0.001)  # leave it the core


class Person:
    """A seat at one of the workers. What was not answered when a connection broke is asked again, wherever that is."""

    def __init__(self, room: "Room", seat: int, secret: str) -> None:
        self.room = room
        self.seat = seat
        self.secret = secret
        self.pending: Frame | None = None
        self.sent: list[str] = []
        self.done: list[str] = []

    async def come(self, worker: int) -> None:
        self.room.stage.registry = self.room.workers[worker]
        self.client: Client = await self.room.stage.come(self.room.table_id, self.secret)
        if self.pending:
            self.client.put(json.dumps(self.pending))

    def move(self, rng: Random) -> None:
        if self.client.code is None and self.client.legal and not self.pending:
            self.sent.append(f"{self.seat}.{len(self.sent)}")
            on, move = self.client.state["number"], rng.choice(self.client.legal)
            self.pending = {"do": "move", "id": self.sent[-1], "on": on, "move": move}
            self.client.put(json.dumps(self.pending))

    async def hear(self) -> None:
        for frame in await self.client.hear():
            if self.pending and frame["is"] in ("done", "refused") and frame.get("id") == self.pending["id"]:
                self.done += [frame["id"]] * (frame["is"] == "done")
                self.pending = None


class Room:
    """One table at two workers, and its two people."""

    def __init__(self, stage: SharedStage) -> None:
        self.stage = stage
        self.workers = [stage.registry, stage.new_registry()]
        for worker in self.workers:
            worker.is_shared = True

    async def open(self, game_id: str, **more: Any) -> None:
        self.table_id, secrets = await self.stage.open_by_two(game_id, **more)
        self.people = [Person(self, seat, secret) for seat, secret in enumerate(secrets)]
        for seat, person in enumerate(self.people):
            await person.come(seat)

    async def tell(self, times: tuple[int, int]) -> None:
        """Each worker hears of the table so many times."""
        for worker, n in zip(self.workers, times, strict=True):
            for _ in range(n):
                worker.hear([self.table_id])
        await self.stage.rest()

    async def replace(self, number: int) -> None:
        """A worker ends; another takes its place."""
        await self.workers[number].stop()
        fresh = self.stage.new_registry()
        while self.stage.journals[-1].inner is not self.stage.stores[number].group_commit:
            fresh = self.stage.new_registry()
        self.workers[number] = fresh
        fresh.is_shared = True

    async def pass_time(self, seconds: float) -> None:
        self.stage.clock.seconds += seconds
        for worker in self.workers:
            worker.wake_timer.call_due()
        await self.stage.rest()

    async def settle(self) -> None:
        """All news arrive in the end."""
        for _ in range(3):
            for person in self.people:
                if person.client.code is not None:
                    await person.come(person.seat)
            for worker in self.workers:
                await worker.find_missed_news()
            await self.stage.rest()
            for person in self.people:
                await person.hear()


@pytest.fixture
async def stores(postgres_url: str) -> AsyncIterator[list[Store]]:
    stores = [await open_store(postgres_url) for _ in range(2)]
    for guest in GUESTS:
        await stores[0].guests.add(guest.id, guest.name, "en", hash_secret(secret_of(guest)), 1)
    yield stores
    for store in stores:
        await store.close()


async def play(room: Room, rng: Random) -> None:
    """People move, at once or one after the other; connections, answers, news and workers come and go."""
    for _ in range(STEPS):
        if rng.random() < 0.15:
            rng.choice(room.stage.journals[-2:]).loses_answer = True
        for person in room.people if rng.random() < 0.5 else [rng.choice(room.people)]:
            person.move(rng)
        await room.stage.rest()
        await room.tell((rng.choice((0, 1, 1, 2)), rng.choice((0, 1, 1, 2))))
        if rng.random() < 0.3:
            await room.pass_time(rng.choice((0.3, 1.0, 4.0)))
        if rng.random() < 0.1:
            await room.replace(rng.randrange(2))
        for person in room.people:
            await person.hear()
            if person.client.code is not None or rng.random() < 0.1:
                await person.come(rng.randrange(2))
                await person.hear()


@pytest.mark.parametrize(
    ("game_id", "seed"), [("champions101", 1), ("gogoal", 2), ("mister", 3), ("best11", 4)]
)
async def test_two_workers_are_one_table(stores: list[Store], game_id: str, seed: int) -> None:
    stage = SharedStage(stores, seed)
    room = Room(stage)
    await room.open(game_id)
    await play(room, Random(seed))
    await room.settle()

    stored = await stores[0].tables.get(room.table_id)
    assert stored
    record = table_record(stored)
    if record.is_finished:
        verify_record(record)
    for worker in room.workers:
        assert (await worker.get(room.table_id)).record.entries == record.entries
    async with stores[0].engine.connect() as connection:
        rows = [
            (row.seat, row.request) for row in await connection.execute(text(LINES), {"id": room.table_id})
        ]
    done = {(person.seat, id) for person in room.people for id in person.done}
    sent = {(person.seat, id) for person in room.people for id in person.sent}
    assert len(rows) == len({*rows})
    assert done <= {*rows} <= sent
    assert len(done) > 3

    alone = stage.registry = stage.new_registry()  # one table server, which has nothing but the record
    for person in room.people:
        shown = await stage.come(room.table_id, person.secret)
        assert shown.events == person.client.events
        assert shown.state["view"] == person.client.state["view"]
    await stage.leave()
    for worker in [*room.workers, alone]:
        await worker.stop()
