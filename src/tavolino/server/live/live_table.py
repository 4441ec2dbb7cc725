"""One live table: what is done is put on disk, and only then shown.

If it cannot be put on disk, nobody has seen it: the table is dropped as it is and its sockets are closed, and whoever
asks for it next gets what the disk knows. The same if the writing is broken off, for then it is in doubt.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from tavolino.core.faults import Fault
from tavolino.core.options import Document, Setting
from tavolino.core.records.record import Record, RecordEntry
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.server.faults import ServerFault
from tavolino.server.live.bot_turns import BotTurns
from tavolino.server.live.chat import chat_line_frame, quick_phrases
from tavolino.server.live.connection import Connection
from tavolino.server.live.idempotency import RequestCache
from tavolino.server.live.viewers import Viewers
from tavolino.server.logs import log_error
from tavolino.server.schemas.frames import (
    CLOSE_OUR_FAULT,
    ChatFrame,
    DoneFrame,
    RefusedFrame,
    WelcomeFrame,
    encode,
    refused_frame,
)
from tavolino.server.tokens import hash_secret
from tavolino.store.rows import ChatLine, Guest, NewTableRow, SeatTransfer, StoredSeat
from tavolino.store.store import Store
from tavolino.table.table import Table

TableChange = Callable[[float], SeatTransfer | None]
"""Something done to a table at a time; a seat that changes hands with it."""

LEAVE_AFTER_S: Final = 5.0
"""Seconds after which somebody whose last socket has closed is said to have left."""
ARRIVE_WITHIN_S: Final = 30.0
"""Seconds that people have to come when a match begins, or when their table has just woken up."""


class HostServices(Protocol):
    """Whoever keeps the tables. `now` counts seconds and never goes back; `today` is the time of day in ms."""

    store: Store
    now: Callable[[], float]
    today: Callable[[], int]
    new_epoch: Callable[[], str]
    worker_pool: WorkerPool

    def start_task(self, chore: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do it beside everything else."""

    def set_timer(self, live: "LiveTable") -> None:
        """What is due there may have changed."""

    def drop(self, live: "LiveTable") -> None:
        """Keep it no longer."""


class HeldRequest(NamedTuple):
    """A request that is answered when the move that it makes is played."""

    id: str | None
    language: str


class DiskState(NamedTuple):
    """What the disk knows of a table: how many lines, the head as long as it may change, and whether it is over."""

    entry_count: int
    head: str | None
    is_finished: bool


class LiveTable:
    """For reading: `id`, `host` (a guest's id), `table` and `record`. Only `act` changes the table."""

    def __init__(
        self, row: NewTableRow, table: Table, keeper: HostServices, said: Iterable[ChatLine] = ()
    ) -> None:
        self.id, self.host, self.code = row.id, row.host, row.code
        self.is_public, self.delay = row.is_public, row.delay
        self.holders, self.invites = list(row.seats), dict(row.invites)
        self.table = table
        self.host_services = keeper
        self.epoch = keeper.new_epoch()
        self.viewers = Viewers(row, table, self.epoch, keeper.now(), keeper.today(), said)
        self.request_caches = [RequestCache() for _ in row.seats]
        self.held_requests: dict[int, HeldRequest] = {}
        self.undo_faults: dict[int, tuple[int, Fault]] = {}
        self.leave_deadlines: dict[int, float] = {}
        self.bot_turns = BotTurns(self)
        self.lock = asyncio.Lock()
        self.shown_entries = len(table.record.entries)
        self.rematch: str | None = None
        self.is_dropped = False
        self.expect_people(keeper.now())
        self.bot_turns.start()

    # -- Reading

    @property
    def record(self) -> Record:
        return self.table.record

    @property
    def chat(self) -> bool:
        return self.viewers.chat.is_on

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def seat_of(self, secret: str) -> int | None:
        """The seat that a seat's secret belongs to."""
        found = hash_secret(secret)
        return next((seat for seat, holder in enumerate(self.holders) if holder.secret_hash == found), None)

    def seats_of(self, guest: Guest) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if holder.guest == guest.id]

    def is_host(self, visitor: Connection) -> bool:
        if visitor.seat is not None and self.holders[visitor.seat].guest == self.host:
            return True
        return visitor.guest is not None and visitor.guest.id == self.host

    def due(self) -> float | None:
        """When something happens here by itself."""
        times = [self.table.due(), self.viewers.spectators.due(), *self.leave_deadlines.values()]
        return min((time for time in times if time is not None), default=None)

    @property
    def is_idle(self) -> bool:
        """Nobody is there, and nothing will happen by itself."""
        return self.viewers.is_empty and self.due() is None and not self.bot_turns.running

    async def state(self, viewer: int | None, language: str) -> dict[str, Any]:
        """What the viewer may know now, as plain data: the fields of `welcome` and of `state`, all events."""
        async with self.lock:
            self.check_alive()
            welcome = self.welcome(Connection(viewer, None, language))
            state = self.viewers.state(viewer, language, self.host_services.now())
        fields: dict[str, Any] = {**msgspec.to_builtins(welcome), **msgspec.json.decode(encode(state))}
        del fields["is"]
        return fields

    # -- Doing

    async def change(self, deed: TableChange) -> None:
        """Do something, put it on disk, show it. A Fault says why it was not done."""
        async with self.lock:
            self.check_alive()
            now = self.host_services.now()
            before = self.disk_state()
            done = await self.try_change(deed, now)
            await self.write(before, done if isinstance(done, SeatTransfer) else None)
            self.show(now)
            self.bot_turns.start()
        self.host_services.set_timer(self)
        if isinstance(done, Fault):
            raise done

    def disk_state(self) -> DiskState:
        head = None if self.table.state.has_started else self.record.head_text()
        return DiskState(len(self.record.entries), head, self.record.is_finished)

    async def try_change(self, deed: TableChange, now: float) -> SeatTransfer | Fault | None:
        """What is due by now comes first. After an error that is no Fault of the deed nobody knows how things are."""
        try:
            await self.advance(now)
            return try_to(deed, now)
        except BaseException as error:
            self.drop_after_error(error)
            raise

    async def advance(self, now: float) -> None:
        """Let happen what is due. Bots that are quick are asked here, the others have thought by now."""
        while self.table.run_next(now):  # noqa: ASYNC110 (others get their turn after each move)
            await asyncio.sleep(0)

    async def write(self, before: DiskState, taken: SeatTransfer | None) -> None:
        """Put on disk what is new."""
        new = self.record.entries[before.entry_count :]
        head = None if before.head is None else self.record.head_text()
        if not new and not taken and head == before.head:
            return
        try:
            await self.host_services.store.group_commit.append(
                self.id,
                before.entry_count,
                new,
                head=None if head == before.head else head,
                finished=self.record.result if self.record.is_finished and not before.is_finished else None,
                taken=taken,
            )
        except BaseException as error:
            self.drop_after_error(error)
            if isinstance(error, Exception):
                raise ServerFault("not-kept") from None  # what a database says may quote the record
            raise

    def drop_after_error(self, error: BaseException) -> None:
        """What is in memory is not what is on disk, or nobody knows: the disk is right."""
        log_error("table dropped", error, table=self.id)
        self.close(CLOSE_OUR_FAULT)
        self.host_services.drop(self)

    def close(self, code: int) -> None:
        self.stop_work()
        for visitor in self.viewers.everyone():
            visitor.close_with(code)

    def stop_work(self) -> None:
        """Nobody keeps it any more, and nobody needs to think about it."""
        self.is_dropped = True
        self.bot_turns.stop()

    def check_alive(self) -> None:
        if self.is_dropped:
            raise ServerFault("not-kept")

    # -- Showing

    def show(self, now: float) -> None:
        new = self.record.entries[self.shown_entries :]
        self.shown_entries = len(self.record.entries)
        self.viewers.show(now)
        for seat in [seat for seat in self.held_requests if seat not in self.table.automation.held_answers]:
            self.answer_held_request(seat, self.held_requests.pop(seat), new)

    def answer_held_request(self, seat: int, waited: HeldRequest, new: list[RecordEntry]) -> None:
        """An answer that had to wait has been played or, if moves were taken back meanwhile, dropped."""
        was_played = any(entry.seat == seat and entry.move >= 0 for entry in new)
        answer: DoneFrame | RefusedFrame = refused_frame(waited.id, ServerFault("stale"), waited.language)
        if was_played:
            answer = DoneFrame(id=waited.id, number=self.viewers.number(seat))
        self.request_caches[seat].replace_answer(waited.id, answer)
        for visitor in self.viewers.connections[seat]:
            visitor.send(answer)

    def has_moved_on(self) -> bool:
        """Has something happened, in what is being done now, that nobody has been shown yet?"""
        return len(self.record.entries) > self.shown_entries

    def frame(self, visitor: Connection) -> str:
        return self.viewers.frame(visitor, self.host_services.now())

    def welcome(self, visitor: Connection) -> WelcomeFrame:
        record, is_seated = self.record, visitor.seat is not None
        said = self.viewers.chat_so_far(visitor.seat, self.host_services.today())
        return WelcomeFrame(
            table_id=self.id,
            epoch=self.epoch,
            seat=visitor.seat,
            host=self.is_host(visitor),
            game=record.game.id,
            options={name: plain_setting(value) for name, value in record.game.options.items()},
            settings=record.settings,
            fair=record.fair,
            code=self.code if is_seated else None,
            practice=record.is_practice,
            delay=self.delay,
            chat=self.chat,
            phrases=quick_phrases(visitor.language),
            said=[chat_line_frame(line, visitor.language) for line in said],
        )

    # -- Coming and going

    async def connect(self, visitor: Connection) -> None:
        """A new socket: it is greeted, and shown how things stand."""
        await self.change(lambda now: self.mark_arrived(visitor.seat, now))
        self.viewers.add(visitor)
        if visitor.seat is not None:
            visitor.request_cache = self.request_caches[visitor.seat]
        self.viewers.refresh(visitor.seat, self.host_services.now())
        visitor.send(self.welcome(visitor))
        visitor.mark_state_stale()
        self.send_spectator_count([visitor] if visitor.seat is not None else self.viewers.everyone())

    def mark_arrived(self, seat: int | None, now: float) -> None:
        if seat is not None:
            self.leave_deadlines.pop(seat, None)
            with suppress(Fault):  # their time is used up: a deputy plays on, and they watch
                self.table.come_back(seat, now)

    def disconnect(self, visitor: Connection) -> None:
        """A socket is closed. After that of a seat's last one it counts as left, if nobody comes back soon."""
        if not self.viewers.remove(visitor) or self.is_dropped:
            return
        if visitor.seat is None:
            self.send_spectator_count(self.viewers.everyone())
        elif not self.viewers.connections[visitor.seat]:
            self.leave_deadlines[visitor.seat] = self.host_services.now() + LEAVE_AFTER_S
        self.host_services.set_timer(self)

    def send_spectator_count(self, visitors: Iterable[Connection]) -> None:
        if self.viewers.spectators.last_number:
            self.viewers.send_spectator_count(visitors, self.is_host)

    async def tick(self) -> None:
        """Let happen what is due by itself."""
        await self.change(self.mark_absent)

    def mark_absent(self, now: float) -> None:
        for seat in [seat for seat, until in self.leave_deadlines.items() if until <= now]:
            del self.leave_deadlines[seat]
            self.table.leave(seat, now)

    def expect_people(self, now: float) -> None:
        """Those who should be there and are not have a while to come."""
        for seat, place in enumerate(self.table.state.presence):
            is_here = self.table.state.has_say(seat) and place.gone_since_ms is None
            if is_here and not self.viewers.connections[seat]:
                self.leave_deadlines.setdefault(seat, now + ARRIVE_WITHIN_S)

    def hand_over(self, seat: int, holder: StoredSeat, code: int) -> None:
        """Somebody else has the seat now, or nobody; the sockets of whoever had it are closed."""
        self.holders[seat] = holder
        self.invites.pop(seat, None)
        self.request_caches[seat] = RequestCache()
        for visitor in self.viewers.connections[seat]:
            visitor.close_with(code)

    # -- The host's and everyone's words

    async def say(self, visitor: Connection, text: str, phrase: str) -> None:
        now = self.host_services.now()
        line = self.chat_line(visitor, text, phrase)
        self.viewers.chat.check_may_say(line.guest, text, phrase, now)
        try:
            await self.host_services.store.group_commit.append(self.id, 0, [], chat=line)
        except Exception as error:
            log_error("chat not kept", error, table=self.id)
            raise ServerFault("not-kept") from None
        self.viewers.add_chat_line(line, now)
        self.host_services.set_timer(self)

    def chat_line(self, visitor: Connection, text: str, phrase: str) -> ChatLine:
        seat, today = visitor.seat, self.host_services.today()
        if seat is not None:
            who = self.holders[seat].guest or self.host
            return ChatLine(seat, who, self.table.seats[seat].name, phrase, text.strip(), today)
        assert visitor.guest is not None
        return ChatLine(None, visitor.guest.id, visitor.guest.name, phrase, text.strip(), today)

    async def switch_chat(self, is_on: bool) -> None:
        await self.host_services.store.tables.set_chat(self.id, is_on)
        self.viewers.chat.is_on = is_on
        self.viewers.send_all(self.viewers.everyone(), lambda _: ChatFrame(on=is_on))

    def remove_spectator(self, number: int) -> None:
        self.viewers.spectators.remove(number)


def try_to(deed: TableChange, now: float) -> SeatTransfer | Fault | None:
    try:
        return deed(now)
    except Fault as fault:
        return fault


def plain_setting(value: Setting) -> bool | int | str:
    """An option as it is shown: of a document the name."""
    return value.name if isinstance(value, Document) else value
