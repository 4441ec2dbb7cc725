"""Live tables for the tests: time that is handed in, a store in memory that can be held back or fail, and clients
without a network.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from math import inf
from typing import Any, TypeVar

from tavolino.core.game import Game
from tavolino.core.records.record import RecordEntry
from tavolino.live import table_setup
from tavolino.live.clients.client_session import run_session
from tavolino.live.frames import ShownTable
from tavolino.live.guards.tokens import RandomSource, hash_secret
from tavolino.live.live_table import LiveTable
from tavolino.live.ports import NOBODY, Asker, Overtaken, Storage, ThinkingTime, TimeSource
from tavolino.live.rows import (
    ChatLine,
    Guest,
    LineGuard,
    NewTableRow,
    SeatTransfer,
    StoredSeat,
    StoredTable,
    TableClock,
)
from tavolino.live.table_registry import TableRegistry
from tavolino.live.table_setup import SeatKey, SeatRequest, TableKeys, TableRequest
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.settings import Settings
from tavolino.table.thinking.match_worker import MatchPosition, MatchWorker, WorkerQuestion

ANA, ION, ADA = (Guest(name.lower(), name, "en", 0, 0) for name in ("Ana", "Ion", "Ada"))
GUESTS = (ANA, ION, ADA)
START = 1_700_000_000_000
SEED = 7

Frame = dict[str, Any]
T = TypeVar("T")


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    def today(self) -> int:
        return START + round(self.seconds * 1000)


class MemoryJournal:
    """Writes into memory. `gate` holds back what is to be written; when it is broken nothing can be."""

    def __init__(self, tables: "MemoryTables") -> None:
        self.tables = tables
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_broken = False
        self.appended = 0

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
        await self.gate.wait()
        if self.is_broken:
            raise OSError("no room on the disk")
        self.appended += 1
        row = self.tables.rows[table_id]
        if guard and guard.revision != row.revision:
            raise Overtaken
        requests = {(entries[n - first].seat, id) for n, id in guard.requests.items()} if guard else set()
        assert not entries or first == len(row.entries), "a gap in the record"
        self.tables.rows[table_id] = replace(
            row,
            entries=[*row.entries, *entries],
            clock_ms=clock.written_ms if clock else row.clock_ms,
            due_ms=clock.due_ms if clock else row.due_ms,
            touched=self.tables.clock.today() if is_seen else row.touched,
            head=row.head if head is None else head,
            result=finished or row.result,
            winners=" ".join(map(str, winners)) if finished else row.winners,
            finished=1 if finished else row.finished,
            revision=row.revision + (guard is not None),
            noted=row.noted + (chat is not None),
            held=guard.held if guard and guard.held is not None else row.held,
            requests=row.requests | requests,
            seats=row.seats if taken is None else with_holder(row.seats, taken),
            invites=row.invites if taken is None else with_invite(row.invites, taken),
        )
        if chat:
            self.tables.chats.setdefault(table_id, []).append(chat)


def with_holder(seats: list[StoredSeat], taken: SeatTransfer) -> list[StoredSeat]:
    held = seats.copy()
    held[taken.seat] = StoredSeat(taken.guest, taken.secret_hash)
    return held


def with_invite(invites: dict[int, str], taken: SeatTransfer) -> dict[int, str]:
    """As the store has it: an invitation that is not there cannot be used."""
    if taken.invite and invites.get(taken.seat) != taken.invite:
        raise OSError("an invitation that is not there")
    others = {seat: invite for seat, invite in invites.items() if seat != taken.seat}
    return others if taken.next_invite is None else {**others, taken.seat: taken.next_invite}


class MemoryTables:
    """Tables in memory."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.rows: dict[str, StoredTable] = {}
        self.chats: dict[str, list[ChatLine]] = {}
        self.sealed: set[str] = set()

    async def add(
        self, row: NewTableRow, played: Sequence[RecordEntry] = (), rematch_of: str | None = None
    ) -> None:
        self.rows[row.id] = StoredTable(
            **vars(row), touched=self.clock.today(), due_ms=row.first_due_ms, entries=[*played]
        )
        if rematch_of is not None:
            old = self.rows[rematch_of]
            if old.rematch_id is not None:
                raise Overtaken
            self.rows[rematch_of] = replace(old, rematch_id=row.id, noted=old.noted + 1)

    async def get(self, table_id: str, first: int = 0) -> StoredTable | None:
        row = self.rows.get(table_id)
        return row and replace(row, entries=row.entries[first:])

    async def versions(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        return {id: (self.rows[id].revision, self.rows[id].noted) for id in table_ids if id in self.rows}

    async def is_sealed(self, deal: str) -> bool:
        return deal in self.sealed

    async def delete(self, table_id: str) -> bool:
        for row in [row for row in self.rows.values() if row.rematch_id == table_id]:
            self.rows[row.id] = replace(row, rematch_id=None)
        return self.rows.pop(table_id, None) is not None

    async def id_by_code(self, code: str) -> str | None:
        return next((row.id for row in self.rows.values() if row.code == code), None)

    async def due_tables(self) -> dict[str, int]:
        rows = self.rows.values()
        return {row.id: row.due_ms for row in rows if row.finished is None and row.due_ms is not None}

    async def chat_lines(self, table_id: str, limit: int = 100) -> list[ChatLine]:
        return self.chats.get(table_id, [])[-limit:]

    async def has_finished_daily(self, guest_id: str, day: str) -> bool:
        mine = [row for row in self.rows.values() if (row.host, row.daily) == (guest_id, day)]
        return any(row.finished for row in mine)

    async def set_chat(self, table_id: str, is_on: bool) -> None:
        self.rows[table_id] = replace(self.rows[table_id], chat=is_on, noted=self.rows[table_id].noted + 1)

    async def add_removed(self, table_id: str, guest_id: str) -> None:
        row = self.rows[table_id]
        self.rows[table_id] = replace(row, removed=row.removed | {guest_id}, noted=row.noted + 1)


class MemoryGuests:
    """The three who play in these tests."""

    async def by_secret(self, secret_hash: str) -> Guest | None:
        return next((guest for guest in GUESTS if hash_secret(secret_of(guest)) == secret_hash), None)

    async def mark_seen(self, guest_id: str, at: int) -> None:
        """Nobody asks."""


def secret_of(guest: Guest) -> str:
    return f"secret of {guest.id}"


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
        opened = await table_setup.open_new(
            self.registry, ANA, TableRequest(game_id, more.pop("options", {}), seats, **more)
        )
        if is_watched:
            self.watch(self.registry.tables[opened.table_id])
        return opened

    def watch(self, live: LiveTable) -> None:
        """From now on, as long as it is in memory."""
        live.watched_until = inf
        live.note_look()

    async def opened_by_two(self, game_id: str = "champions101", **more: Any) -> tuple[str, list[str]]:
        """A table where Ana and Ion sit: its id, and the secrets of the seats."""
        opened = await self.open(game_id, "person", "open", **more)
        joined = await table_setup.join(self.registry, opened.table_id, ION, invite=opened.invites[1])
        return opened.table_id, [opened.secrets[0], joined.secret]

    async def duel(self, game_id: str = "champions101", **more: Any) -> tuple[Client, Client]:
        """Ana and Ion, each at a page of their own."""
        table_id, secrets = await self.opened_by_two(game_id, **more)
        return await self.come(table_id, secrets[0]), await self.come(table_id, secrets[1])

    async def table_of(self, game: Game, seats: int = 2, settings: Settings | None = None) -> TableKeys:
        """People only, at a table for this very game; their secrets are told by seat."""
        people = [Seat(guest.name) for guest in GUESTS[:seats]]
        table = open_table(game, people, self.seed, "", settings, self.clock.now())
        secrets = {seat: self.registry.random_source.secret() for seat in range(seats)}
        holders = [StoredSeat(GUESTS[seat].id, hash_secret(secret)) for seat, secret in secrets.items()]
        return await table_setup.add_new(
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
async def staged(seed: int = SEED) -> AsyncIterator[Stage]:
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
    "staged",
]
