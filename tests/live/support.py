"""Live tables for the tests: a stage with people on it, and clients without a network."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from math import inf
from typing import Any, TypeVar

import pytest

from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.live.clients.client_session import run_session
from tavolino.live.frames.server_frames import ShownTable
from tavolino.live.guards.tokens import RandomSource, hash_secret
from tavolino.live.live_table import LiveTable
from tavolino.live.ports import NOBODY, Asker, Storage, ThinkingTime, TimeSource
from tavolino.live.rows import (
    Guest,
    StoredSeat,
    StoredTable,
)
from tavolino.live.setup import new_tables, seat_changes
from tavolino.live.setup.new_tables import SeatRequest, TableKeys, TableRequest
from tavolino.live.setup.seat_changes import SeatKey
from tavolino.live.table_registry import TableRegistry
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.settings import Settings
from tavolino.table.thinking.match_worker import MatchPosition, MatchWorker, WorkerQuestion
from tests.live.memory_store import (
    ADA,
    ANA,
    GUESTS,
    ION,
    Clock,
    MemoryGuests,
    MemoryJournal,
    MemoryTables,
    secret_of,
)

SEED = 7

Frame = dict[str, Any]
T = TypeVar("T")


class LocalThinker:
    """Thinks here and now. `gate` holds back what is thought; `asked` is all that was."""

    def __init__(self) -> None:
        self.worker = MatchWorker()
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked: list[tuple[MatchPosition, WorkerQuestion[Any]]] = []
        self.askers: list[Asker] = []
        self.time = ThinkingTime()

    async def ask(self, position: MatchPosition, question: WorkerQuestion[T], asker: Asker = NOBODY) -> T:
        self.asked.append((position, question))
        self.askers.append(asker)
        await self.gate.wait()
        return self.worker.answer(position, question)

    def time_for(self, table_id: str, bot: str) -> ThinkingTime:
        return self.time

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        return function(*args)

    def close(self) -> None:
        """There is nothing to close."""


class Wire:
    """The client's end and ours at once: what is put in is received, what is sent is kept."""

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.inbox: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.sent: list[str] = []
        self.code: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()

    async def receive(self) -> str | bytes | None:
        return await self.inbox.get()

    @property
    def is_writable(self) -> bool:
        return self.reads.is_set()

    def send_now(self, frames: Sequence[str]) -> None:
        self.sent += frames

    async def send(self, frame: str) -> None:
        await self.reads.wait()
        self.sent.append(frame)

    async def close(self, code: int) -> None:
        self.code = code
        self.inbox.put_nowait(None)


class Client:
    """Somebody's page: it keeps the list of events as the wire tells it to."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self.wire = Wire()
        self.read = 0
        self.frames: list[Frame] = []
        self.events: list[Frame] = []
        self.state: Frame = {}
        self.welcome: Frame = {}
        self.task: asyncio.Task[None] | None = None

    @property
    def code(self) -> int | None:
        return self.wire.code

    def put(self, frame: str | bytes) -> None:
        self.wire.inbox.put_nowait(frame)

    async def ask(self, **request: Any) -> list[Frame]:
        """Send a request; what comes back before all is quiet again."""
        self.put(json.dumps(request))
        return await self.hear()

    async def hear(self) -> list[Frame]:
        """What is new."""
        await self.stage.rest()
        new = [json.loads(frame) for frame in self.wire.sent[self.read :]]
        self.read = len(self.wire.sent)
        for frame in new:
            self.take(frame)
        return new

    def take(self, frame: Frame) -> None:
        self.frames.append(frame)
        if frame["is"] == "welcome":
            self.welcome = frame
        if frame["is"] == "state":
            assert len(self.events) >= frame["since"], "a gap in the story"
            self.events[frame["since"] :] = frame["events"]
            assert [event["n"] for event in self.events] == list(range(len(self.events)))
            self.state = frame

    @property
    def legal(self) -> list[str]:
        view = self.state["view"]
        return [choice["text"] for choice in view["legal"]] if view else []

    async def move(self, n: int = 0, id: str | None = None, **changes: Any) -> list[Frame]:
        """Make the n-th legal move, or what else is said."""
        move = {} if "move" in changes else {"move": self.legal[n]}
        request = {"do": "move", "id": id, "on": self.state["number"], **move, **changes}
        return await self.ask(**request)

    async def hang_up(self) -> None:
        self.wire.inbox.put_nowait(None)
        await self.stage.rest()


def kinds(frames: list[Frame]) -> list[str]:
    return [frame["is"] for frame in frames]


def shown_view(shown: ShownTable) -> Any:
    """The view as a client without a socket reads it."""
    return shown.view and json.loads(bytes(shown.view))


def only(frames: list[Frame], kind: str) -> Frame:
    """The one frame of this kind."""
    (found,) = [frame for frame in frames if frame["is"] == kind]
    return found


class Stage:
    """Live tables on an empty store in memory."""

    def __init__(self, seed: int = SEED) -> None:
        self.clock = Clock()
        self.tables = MemoryTables(self.clock)
        self.disk = MemoryJournal(self.tables)
        self.seed = seed
        self.numbers = count(1)
        self.clients: list[Client] = []
        self.thinker = LocalThinker()
        self.registry = self.new_registry()

    def new_registry(self, past_uptime_ms: int = 0) -> TableRegistry:
        """Another server on the same store."""
        return TableRegistry(
            Storage(self.tables, MemoryGuests(), self.disk),
            self.thinker,
            TimeSource(self.clock.now, self.clock.today),
            self.random_source(),
            past_uptime_ms,
        )

    def random_source(self) -> RandomSource:
        def numbered(what: str) -> Callable[[], str]:
            return lambda: f"{what}-{next(self.numbers)}"

        return RandomSource(
            lambda: self.seed, numbered("secret"), numbered("table"), numbered("code"), numbered("epoch")
        )

    async def rest(self) -> None:
        """Let everything happen that does not wait for time to pass."""
        for _ in range(40):
            await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        """Time passes, and every alarm on the way rings."""
        await self.rest()
        until = self.clock.seconds + seconds
        while self.registry.wake_timer.heap and self.registry.wake_timer.heap[0][0] <= until:
            self.clock.seconds = max(self.clock.seconds, self.registry.wake_timer.heap[0][0])
            self.registry.wake_timer.call_due()
            await self.rest()
        self.clock.seconds = until
        await self.rest()

    # -- Tables

    async def open(self, game_id: str = "champions101", *players: str, **more: Any) -> TableKeys:
        """Ana's table, for two unless it is said who plays. Unless it is said otherwise it counts as watched."""
        seats = [SeatRequest(player) for player in players or ("person", "open")]
        is_watched = more.pop("is_watched", True)
        opened = await new_tables.open_new(
            self.registry, ANA, TableRequest(game_id, more.pop("options", {}), seats, **more)
        )
        if is_watched:
            self.watch(self.registry.tables[opened.table_id])
        return opened

    def watch(self, live: LiveTable) -> None:
        """From now on, as long as it is in memory."""
        live.watched_until = inf
        live.note_look()

    async def open_by_two(self, game_id: str = "champions101", **more: Any) -> tuple[str, list[str]]:
        """A table where Ana and Ion sit: its id, and the secrets of the seats."""
        opened = await self.open(game_id, "person", "open", **more)
        joined = await seat_changes.join(self.registry, opened.table_id, ION, invite=opened.invites[1])
        return opened.table_id, [opened.secrets[0], joined.secret]

    async def duel(self, game_id: str = "champions101", **more: Any) -> tuple[Client, Client]:
        """Ana and Ion, each at a page of their own."""
        table_id, secrets = await self.open_by_two(game_id, **more)
        return await self.come(table_id, secrets[0]), await self.come(table_id, secrets[1])

    async def table_of(self, game: Game, seats: int = 2, settings: Settings | None = None) -> TableKeys:
        """People only, at a table for this very game; their secrets are told by seat."""
        people = [Seat(guest.name) for guest in GUESTS[:seats]]
        table = open_table(game, people, self.seed, "", settings, self.clock.now())
        secrets = {seat: self.registry.random_source.secret() for seat in range(seats)}
        holders = [StoredSeat(GUESTS[seat].id, hash_secret(secret)) for seat, secret in secrets.items()]
        return await new_tables.add_new(
            self.registry, ANA.id, table, holders, TableRequest(game.id, {}, []), secrets
        )

    async def live(self) -> LiveTable:
        """The only table there is."""
        (table_id,) = self.tables.rows
        return await self.registry.get(table_id)

    @property
    def stored(self) -> StoredTable:
        (row,) = self.tables.rows.values()
        return row

    # -- Clients

    def client(self, table_id: str) -> Client:
        client = Client(self)
        client.task = asyncio.create_task(run_session(client.wire, self.registry, table_id))
        self.clients.append(client)
        return client

    async def come(
        self, table_id: str, secret: str | None = None, guest: Guest | None = None, **more: Any
    ) -> Client:
        """Somebody opens the page of a table: with a seat's secret, or as a guest who watches."""
        client = self.client(table_id)
        await client.ask(do="hello", secret=secret, guest=guest and secret_of(guest), **more)
        return client

    async def leave(self) -> None:
        for client in self.clients:
            client.wire.inbox.put_nowait(None)
        await self.registry.stop()
        await self.rest()


@asynccontextmanager
async def open_stage(seed: int = SEED) -> AsyncIterator[Stage]:
    stage = Stage(seed)
    try:
        yield stage
    finally:
        await stage.leave()


def numbers_of(client: Client) -> Iterator[int]:
    return (frame["number"] for frame in client.frames if frame["is"] == "state")


__all__ = [
    "ADA",
    "ANA",
    "ION",
    "Client",
    "Frame",
    "SeatKey",
    "Stage",
    "kinds",
    "numbers_of",
    "only",
    "open_stage",
]


async def fault_key(doing: Any) -> str:
    """The key of the fault that something is answered with."""
    with pytest.raises(Fault) as fault:
        await doing
    return fault.value.key
