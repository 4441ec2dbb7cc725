"""One live table: a change is made, written to disk, then shown.

Nothing is shown before it is on disk. If a write fails or is cancelled, the table is dropped from memory and its
connections are closed; the next request loads it from disk.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from tavolino.core.faults import Fault
from tavolino.core.options import plain_setting
from tavolino.core.records.record import Record
from tavolino.live.bot_turns import BotTurns
from tavolino.live.catch_up import FOLLOW_S, adopt, rebuild, seats_wrongly_gone
from tavolino.live.change_writer import ChangeWriter, DiskState
from tavolino.live.faults import LiveFault
from tavolino.live.frames.close_codes import CLOSE_OUR_FAULT
from tavolino.live.frames.server_frames import (
    DoneFrame,
    RefusedFrame,
    ShownTable,
    WelcomeFrame,
    refused_frame,
)
from tavolino.live.guards.request_cache import RequestCache
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.leave_deadlines import LeaveDeadlines
from tavolino.live.logs import log_error
from tavolino.live.ports import Asker, Overtaken
from tavolino.live.rows import ChatLine, Guest, NewTableRow, SeatTransfer, StoredSeat, StoredTable
from tavolino.live.table_services import TableServices
from tavolino.live.viewers.chat import chat_message, quick_phrases
from tavolino.live.viewers.connection import Connection
from tavolino.live.viewers.viewers import Viewers
from tavolino.table.automation import SettledRequest
from tavolino.table.table import DONE, HELD, Table

TableChange = Callable[[float], SeatTransfer | str | None]
"""Changes a table at a time. Returns the seat that changes hands with it, or what became of a move."""

WATCHED_AFTER_LOOK_S: Final = 30.0
"""After somebody has looked at a table, its bots play on for so long; then they wait until somebody looks again."""
MAX_ATTEMPTS: Final = 4
"""Of one change, when others are quicker every time."""


class LiveTable:
    """For reading: `id`, `host` (a guest's id), `table` and `record`. Only `change` changes the table."""

    def __init__(
        self, row: NewTableRow, table: Table, services: TableServices, chat: Iterable[ChatLine] = ()
    ) -> None:
        self.id, self.host, self.code = row.id, row.host, row.code
        self.is_public, self.delay = row.is_public, row.delay
        self.holders, self.invites = list(row.seats), dict(row.invites)
        self.rematch_id = row.rematch_id
        self.table = table
        self.services = services
        self.writer = ChangeWriter(row, table, services)
        self.epoch = services.new_epoch()
        self.viewers = Viewers(row, table, self.epoch, services.now(), services.today(), chat)
        self.request_caches = [RequestCache() for _ in row.seats]
        self.undo_faults: dict[int, tuple[int, Fault]] = {}  # by seat, and after how many entries
        self.leave_deadlines = LeaveDeadlines()
        self.bot_turns = BotTurns(self)
        self.lock = asyncio.Lock()
        self.shown_entries = len(table.record.entries)
        self.is_dropped = False
        self.follows = False
        """Was the last line written elsewhere?"""
        self.noted = row.noted if isinstance(row, StoredTable) else 0
        self.watched_until = services.now()
        self.expect_people(services.now())
        self.update_watch()

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
        hashed = hash_secret(secret)
        return next((seat for seat, holder in enumerate(self.holders) if holder.secret_hash == hashed), None)

    def seats_of(self, guest: Guest) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if holder.guest == guest.id]

    def seat_of_reader(self, guest: Guest | None, secret: str | None) -> int | None:
        """A seat of whoever reads, by its secret or as the guest whose seat it is; None: a spectator."""
        by_secret = self.seat_of(secret) if secret else None
        own = self.seats_of(guest) if guest else []
        return by_secret if by_secret is not None else next(iter(own), None)

    @property
    def daily(self) -> str:
        """The day whose deal this is; empty: it is a match like any other."""
        return self.table.state.settings.daily

    def is_host(self, connection: Connection) -> bool:
        if connection.seat is not None and self.holders[connection.seat].guest == self.host:
            return True
        return connection.guest is not None and connection.guest.id == self.host

    @property
    def asker(self) -> Asker:
        """Its bots think in the name of its host."""
        return Asker(self.host, self.services.address_of(self.host))

    def update_watch(self) -> None:
        """While nobody looks, bots neither think nor move."""
        is_watched = not self.viewers.is_empty or self.services.now() < self.watched_until
        self.table.automation.are_bots_asleep = not is_watched

    def note_look(self) -> None:
        """Somebody looks, or has looked until now: the bots go on."""
        self.watched_until = max(self.watched_until, self.services.now() + WATCHED_AFTER_LOOK_S)
        self.update_watch()
        self.bot_turns.start()
        self.services.set_timer(self)

    def due(self) -> float | None:
        """When something happens here by itself."""
        self.update_watch()
        due = self.table.due()
        if due is not None and self.follows:
            due += FOLLOW_S
        times = [due, self.viewers.spectators.due(), *self.leave_deadlines.by_seat.values()]
        return min((time for time in times if time is not None), default=None)

    @property
    def is_idle(self) -> bool:
        """Nobody is there, nothing is being done, and nothing will happen by itself."""
        if self.lock.locked() or self.bot_turns.running:
            return False
        return self.viewers.is_empty and self.due() is None

    async def snapshot(self, viewer: int | None, language: str) -> ShownTable:
        """What the viewer may know now, with all events."""
        async with self.lock:
            self.check_alive()
            self.note_look()
            welcome = self.welcome_frame(Connection(viewer, None, language))
            state = self.viewers.full_state(viewer, language, self.services.now())
        return ShownTable(**{**msgspec.structs.asdict(welcome), **msgspec.structs.asdict(state)})

    # -- Changing

    async def change(self, change: TableChange) -> str:
        """Make a change, write it to disk, show it: `DONE` or, for a move during the pause, `HELD`.

        A Fault says why it was not made. What was due before it happens all the same.
        """
        async with self.lock:
            result = await self.change_in_turn(change)
            self.bot_turns.start()
        self.services.set_timer(self)
        if isinstance(result, Fault):
            raise result
        return HELD if result == HELD else DONE

    async def change_in_turn(self, change: TableChange) -> SeatTransfer | str | Fault | None:
        """If somebody elsewhere was quicker, the change is judged once more on what is true now."""
        for _ in range(MAX_ATTEMPTS):
            self.check_alive()
            now = self.services.now()
            self.update_watch()
            before = self.writer.state()
            result = await self.try_change(change, now)
            try:
                await self.write(before, result if isinstance(result, SeatTransfer) else None)
            except Overtaken:
                await self.read_again(rebuild)
                continue
            self.show(now)
            return result
        return LiveFault("stale")

    async def catch_up(self) -> None:
        """Others have changed it. If that cannot be read all stays as it was: the next look makes up for it."""
        async with self.lock:
            if not self.is_dropped:
                stored = await self.services.storage.tables.get(self.id, len(self.record.entries))
                await self.read_again(partial(adopt, stored=stored))
        for seat in seats_wrongly_gone(self):
            await self.change(partial(self.mark_arrived, seat))
        self.services.set_timer(self)

    async def read_again(self, read: "Callable[[LiveTable], Coroutine[Any, Any, None]]") -> None:
        """Read what others have written, and show it."""
        try:
            await read(self)
        except Fault:
            raise
        except BaseException as error:
            self.drop_after_error(error)
            raise
        if not self.is_dropped:
            self.show(self.services.now())
            self.bot_turns.start()

    async def advance(self) -> None:
        """Let happen what is due by now."""
        await self.change(self.mark_absent)

    async def try_change(self, change: TableChange, now: float) -> SeatTransfer | str | Fault | None:
        """What is due comes first. After any error but a Fault of the change nobody knows the state of the table."""
        try:
            while self.table.run_next(now):  # noqa: ASYNC110 (others get their turn after each move)
                await asyncio.sleep(0)
            return result_or_fault(change, now)
        except BaseException as error:
            self.drop_after_error(error)
            raise

    async def write(self, before: DiskState, taken: SeatTransfer | None) -> None:
        try:
            is_new = await self.writer.write(before, taken)
        except Overtaken:
            raise
        except BaseException as error:
            self.drop_after_error(error)
            if isinstance(error, Exception):
                raise LiveFault("not-kept") from None  # the words of a database may quote the record
            raise
        self.follows = self.follows and not is_new

    def drop_after_error(self, error: BaseException) -> None:
        """Memory and disk differ, or may differ: the disk is right."""
        log_error("table dropped", error, table=self.id)
        self.close(CLOSE_OUR_FAULT)
        self.services.drop(self)

    def close(self, code: int) -> None:
        self.stop_work()
        for connection in self.viewers.all_connections():
            connection.close_with(code)

    def stop_work(self) -> None:
        """Nobody keeps it any more, and no bot needs to think for it."""
        self.is_dropped = True
        self.bot_turns.stop()

    def check_alive(self) -> None:
        if self.is_dropped:
            raise LiveFault("not-kept")

    # -- Showing

    def show(self, now: float) -> None:
        self.shown_entries = len(self.record.entries)
        self.viewers.show(now)
        settled = self.table.automation.settled
        while settled:
            self.confirm(settled.pop(0))

    def confirm(self, answered: SettledRequest) -> None:
        """Answer the request of a held move that has been played or, after an undo, dropped."""
        seat, request, was_played = answered
        if seat not in self.viewers.states:
            return  # they have not been here: it was held, and asked for, elsewhere
        answer: DoneFrame | RefusedFrame = refused_frame(
            request.request_id, LiveFault("stale"), request.language
        )
        if was_played:
            answer = DoneFrame(id=request.request_id, number=self.viewers.number(seat))
        self.request_caches[seat].replace_answer(request.request_id, answer)
        for connection in self.viewers.connections[seat]:
            connection.send(answer)

    def has_unshown_entries(self) -> bool:
        """Has something happened, in the change that is being made, that nobody has been shown yet?"""
        return len(self.record.entries) > self.shown_entries

    def state_frame(self, connection: Connection) -> str:
        return self.viewers.state_frame(connection, self.services.now())

    def welcome_frame(self, connection: Connection) -> WelcomeFrame:
        record, is_seated = self.record, connection.seat is not None
        chat = self.viewers.chat_so_far(connection.seat, self.services.today())
        return WelcomeFrame(
            table_id=self.id,
            epoch=self.epoch,
            seat=connection.seat,
            host=self.is_host(connection),
            game=record.game.id,
            options={name: plain_setting(value) for name, value in record.game.options.items()},
            settings=record.settings,
            fair=record.fair,
            code=self.code if is_seated else None,
            practice=record.is_practice,
            delay=self.delay,
            chat=self.chat,
            phrases=quick_phrases(connection.language),
            said=[chat_message(line, connection.language) for line in chat],
        )

    # -- Coming and going

    async def connect(self, connection: Connection) -> None:
        """A new connection: it gets a welcome and the state."""
        await self.change(lambda now: self.mark_arrived(connection.seat, now))
        self.viewers.add(connection)
        self.note_look()
        if connection.seat is not None:
            connection.request_cache = self.request_caches[connection.seat]
        self.viewers.refresh(connection.seat, self.services.now())
        connection.send(self.welcome_frame(connection))
        connection.mark_state_stale()
        self.send_spectator_count([connection] if connection.seat is not None else None)
        if self.rematch_id is not None:
            self.viewers.send_rematch_to(connection, self.rematch_id)

    def mark_arrived(self, seat: int | None, now: float) -> None:
        if seat is not None:
            self.leave_deadlines.cancel(seat)
            with suppress(Fault):  # their time is used up: a deputy plays on, and they watch
                self.table.come_back(seat, now)

    def disconnect(self, connection: Connection) -> None:
        """A connection is closed. Without another one the seat counts as left, if nobody comes back soon."""
        if not self.viewers.remove(connection) or self.is_dropped:
            return
        self.note_look()
        if connection.seat is None:
            self.send_spectator_count()
        elif not self.viewers.connections[connection.seat]:
            self.leave_deadlines.start(connection.seat, self.services.now())
        self.services.set_timer(self)

    def send_spectator_count(self, connections: Iterable[Connection] | None = None) -> None:
        """To these connections, or to all."""
        if self.viewers.spectators.last_number:
            to = self.viewers.all_connections() if connections is None else connections
            self.viewers.send_spectator_count(to, self.is_host)

    def mark_absent(self, now: float) -> None:
        for seat in self.leave_deadlines.take_overdue(now, self.services.seats_elsewhere(self.id)):
            self.table.leave(seat, now)

    def expect_people(self, now: float) -> None:
        """Those who should be there and are not have a while to connect."""
        state = self.table.state
        for seat, presence in enumerate(state.presence):
            is_here = state.has_say(seat) and presence.gone_since_ms is None
            if is_here and not self.viewers.connections[seat]:
                self.leave_deadlines.expect(seat, now)

    def hand_over(self, seat: int, holder: StoredSeat, code: int, invite: str | None = None) -> None:
        """Somebody else has the seat now, or nobody; then there may be an `invite` (its hash). The connections of the
        former holder are closed. It follows the change at once, before anybody else gets a turn.
        """
        self.holders[seat] = holder
        self.invites.pop(seat, None)
        if invite is not None:
            self.invites[seat] = invite
        self.request_caches[seat] = RequestCache()
        for connection in self.viewers.connections[seat]:
            connection.close_with(code)

    def announce_rematch(self, rematch_id: str) -> None:
        """Take everyone who is here to the rematch."""
        self.rematch_id = rematch_id
        self.viewers.send_rematch(rematch_id, self.services.now())
        self.services.set_timer(self)

    async def remove_spectator(self, number: int) -> None:
        guest_id = self.viewers.spectators.remove(number)
        await self.services.storage.tables.add_removed(self.id, guest_id)
        self.noted += 1


def result_or_fault(change: TableChange, now: float) -> SeatTransfer | str | Fault | None:
    try:
        return change(now)
    except Fault as fault:
        return fault
