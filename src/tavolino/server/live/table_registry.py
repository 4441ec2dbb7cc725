"""The hall: all tables that are live, who may sit down at them, and the clock that wakes them.

A table is in memory while somebody looks at it or something is due there; all others sleep on the disk.
"""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from tavolino.bots.roster import bot_factory
from tavolino.core.game import Game
from tavolino.core.language.texts import load_texts
from tavolino.core.records.record import PERSON, Record
from tavolino.core.registry import game as find_game
from tavolino.server.bot_workers.analysis_jobs import AnalysisJobs
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.server.faults import ServerFault
from tavolino.server.live.live_table import LiveTable
from tavolino.server.live.table_setup import RandomSource, SeatKey, SeatRequest, TableKeys, TableRequest
from tavolino.server.live.wake_timer import WakeTimer
from tavolino.server.logs import log_error, log_event
from tavolino.server.schemas.frames import CLOSE_NO_SUCH_TABLE, CLOSE_NOT_WELCOME, CLOSE_RESTART, RematchFrame
from tavolino.server.tokens import hash_secret
from tavolino.store.group_commit import utc_ms
from tavolino.store.rows import Guest, NewTableRow, SeatTransfer, StoredSeat
from tavolino.store.store import Store
from tavolino.store.tables import table_record
from tavolino.table.opening import open_table, play_on_from, rematch_of, resume_table
from tavolino.table.seating import check_seat
from tavolino.table.seats import OPEN, OPEN_SEAT, Seat
from tavolino.table.settings import Settings
from tavolino.table.table import Table

__all__ = ["RandomSource", "SeatKey", "SeatRequest", "TableKeys", "TableRegistry", "TableRequest"]

SLEEP_AFTER_S: Final = 60.0
"""Seconds after which a table where nothing is due goes to sleep."""
MAX_DELAY_S: Final = 600
DAY_MS: Final = 86_400_000


class TableRegistry:
    """`Trouble`, `Fault` or `Refusal` say why not. Nothing but the hall makes, wakes or drops a table."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = monotonic,
        today: Callable[[], int] = utc_ms,
        lots: RandomSource | None = None,
        dugout: WorkerPool | None = None,
    ) -> None:
        self.store = store
        self.worker_pool = dugout or WorkerPool()
        self.now = now
        self.today = today
        self.random_source = lots or RandomSource()
        self.new_epoch = self.random_source.epoch
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.wake_timer = WakeTimer(now, self.on_timer)
        self.background_tasks: set[asyncio.Task[None]] = set()
        self.analysis_jobs = AnalysisJobs(self.worker_pool, self.start_task)

    async def start(self) -> None:
        """From now on what is due happens; meanwhile every unfinished table is taken up."""
        self.start_task(self.wake_timer.run())
        self.start_task(self.resume_all())

    async def stop(self) -> None:
        """Nothing happens any more; all sockets are closed, and their clients will come back."""
        for chore in self.background_tasks:
            chore.cancel()
        await asyncio.gather(*self.background_tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.lock:  # what is being written is finished
                live.close(CLOSE_RESTART)
        self.worker_pool.close()

    def start_task(self, chore: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(chore)
        self.background_tasks.add(task)
        task.add_done_callback(self.background_tasks.discard)
        return task

    @property
    def table_count(self) -> int:
        return len(self.tables)

    @property
    def socket_count(self) -> int:
        return sum(len(list(live.viewers.everyone())) for live in self.tables.values())

    async def guest_by_secret(self, secret: str) -> Guest | None:
        return await self.store.guests.by_secret(hash_secret(secret))

    async def mark_guest_seen(self, guest: Guest) -> None:
        """Note that they were here; once a day is enough."""
        if self.today() - guest.seen > DAY_MS:
            await self.store.guests.mark_seen(guest.id, self.today())

    # -- Waking and sleeping

    async def get(self, table_id: str) -> LiveTable:
        """The table, at rest, woken from the store if need be; finished ones too."""
        if table_id not in self.tables:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self.load(table_id))
                self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
            return await asyncio.shield(self.loading[table_id])
        live = self.tables[table_id]
        async with live.lock:
            return live

    async def load(self, table_id: str) -> LiveTable:
        stored = await self.store.tables.get(table_id)
        if stored is None:
            raise ServerFault("no-such-table")
        said = await self.store.tables.chat_lines(table_id)
        return self.add(LiveTable(stored, resume_table(table_record(stored), self.now()), self, said))

    def add(self, live: LiveTable) -> LiveTable:
        self.tables[live.id] = live
        self.set_timer(live)
        return live

    def drop(self, live: LiveTable) -> None:
        live.stop_work()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
            self.wake_timer.set(live.id, None)

    def set_timer(self, live: LiveTable) -> None:
        """Set the alarm for what is due there next; for a table where nothing is, to see whether it can sleep."""
        if live.is_dropped:
            return
        due = live.due()
        if due is None and live.viewers.is_empty:
            due = self.now() + SLEEP_AFTER_S
        self.wake_timer.set(live.id, due)

    def on_timer(self, table_id: str) -> None:
        live = self.tables.get(table_id)
        if live and live.is_idle:
            self.drop(live)
        elif live:
            self.start_task(self.tick(live))

    async def tick(self, live: LiveTable) -> None:
        try:
            await live.tick()
        except Exception as error:
            log_error("tick failed", error, table=live.id)

    async def resume_all(self) -> None:
        """Wake every unfinished table once: there may be something due. What cannot be read is left alone."""
        async for table_id in self.store.tables.unfinished_ids():
            try:
                live = await self.get(table_id)
            except Exception as error:
                log_error("table skipped", error, table=table_id)
            else:
                if live.is_idle:
                    self.drop(live)
        log_event("tables taken up", tables=self.table_count)

    # -- New tables

    async def open(self, host: Guest, wishes: TableRequest) -> TableKeys:
        if not 0 <= wishes.delay <= MAX_DELAY_S:
            raise ServerFault("bad-delay", most=MAX_DELAY_S)
        game = find_game(wishes.game_id, **wishes.options)
        seats = number_equal_bots([self.new_seat(wish, host) for wish in wishes.seats])
        table = self.new_table(game, seats, wishes.settings)
        secrets = {seat: self.random_source.secret() for seat, who in enumerate(seats) if who.is_person}
        holders = [
            StoredSeat(host.id, hash_secret(secrets[seat])) if seat in secrets else StoredSeat()
            for seat in range(len(seats))
        ]
        return await self.add_new(host.id, table, holders, wishes, secrets)

    def new_seat(self, wish: SeatRequest, host: Guest) -> Seat:
        if wish.player == OPEN:
            return OPEN_SEAT
        if wish.player == PERSON:
            return Seat(wish.name or host.name)
        return bot_seat(wish.player, host.language, wish.name)

    def new_table(self, game: Game, seats: list[Seat], settings: Settings) -> Table:
        return open_table(game, seats, self.random_source.seed(), self.started_date(), settings, self.now())

    def started_date(self) -> str:
        return datetime.fromtimestamp(self.today() / 1000, UTC).isoformat(timespec="seconds")

    async def add_new(
        self,
        host: str,
        table: Table,
        holders: list[StoredSeat],
        wishes: TableRequest,
        secrets: dict[int, str],
    ) -> TableKeys:
        """Put a new table on disk and in the hall."""
        invites = {seat: self.random_source.secret() for seat, who in enumerate(table.seats) if who.is_open}
        row = NewTableRow(
            id=self.random_source.id(),
            host=host,
            game=table.record.game.id,
            head=table.record.head_text(),
            created=self.today(),
            seats=holders,
            invites={seat: hash_secret(invite) for seat, invite in invites.items()},
            is_public=wishes.is_public,
            chat=wishes.chat,
            delay=wishes.delay,
            code=self.random_source.code() if invites else None,
        )
        await self.store.tables.add(row, table.record.entries)
        self.add(LiveTable(row, table, self))
        return TableKeys(row.id, row.code, secrets, invites)

    async def rematch(self, table_id: str, guest: Guest) -> TableKeys:
        """The same again with everyone one seat further on, each with the secret they have; asked for by one who
        sits there. All who look at the old table are told where the new one is; a second time it is the same one.
        """
        old = await self.get(table_id)
        if not old.seats_of(guest):
            raise ServerFault("not-your-seat")
        async with old.lock:
            if old.rematch is None or await self.store.tables.get(old.rematch) is None:
                opened = await self.open_rematch(old)
                old.rematch = opened.table_id
                old.viewers.send_all(old.viewers.everyone(), lambda _: RematchFrame(table_id=opened.table_id))
                return opened
        return TableKeys(old.rematch, (await self.get(old.rematch)).code, {}, {})

    async def open_rematch(self, old: LiveTable) -> TableKeys:
        table = rematch_of(old.table, self.random_source.seed(), self.started_date(), self.now())
        holders = [old.holders[-1], *old.holders[:-1]]
        kept = [StoredSeat() if who.is_open else holder for who, holder in zip(table.seats, holders)]
        game = table.record.game
        wishes = TableRequest(game.id, {}, [], is_public=old.is_public, chat=old.chat, delay=old.delay)
        return await self.add_new(old.host, table, kept, wishes, {})

    async def play_on(self, table_id: str, guest: Guest, moves: int, seat: int, bot: str) -> TableKeys:
        """A practice match for the guest at this seat against bots, which goes on from one that is over."""
        old = await self.get(table_id)
        check_play_on(old.record, moves, seat)
        own, other = Seat(guest.name), bot_seat(bot, guest.language)
        seats = number_equal_bots([own if n == seat else other for n in range(old.record.seats)])
        table = play_on_from(
            old.record, moves, seat, seats, self.random_source.seed(), self.started_date(), self.now()
        )
        secret = self.random_source.secret()
        holders = [
            StoredSeat(guest.id, hash_secret(secret)) if n == seat else StoredSeat()
            for n in range(len(seats))
        ]
        return await self.add_new(
            guest.id, table, holders, TableRequest(old.record.game.id, {}, []), {seat: secret}
        )

    # -- Seats

    async def find_by_code(self, code: str) -> str:
        """The id of the table that is joined by this short code."""
        found = await self.store.tables.id_by_code(code)
        if found is None:
            raise ServerFault("no-such-table")
        return found

    async def join(
        self, table_id: str, guest: Guest, *, seat: int | None = None, invite: str = "", code: str = ""
    ) -> SeatKey:
        """Take an open seat, or one given up: with its invitation, with the table's code or, on a public table,
        with neither. Without a `seat`: that of the invitation, or the first open one.
        """
        live = await self.get(table_id)
        secret = self.random_source.secret()
        found = -1

        def sit(now: float) -> SeatTransfer:
            nonlocal found
            found = seat_to_take(live, seat, invite, code)
            self.sit_down(live, found, Seat(guest.name), now)
            return SeatTransfer(found, guest.id, hash_secret(secret), live.invites.get(found))

        await live.change(sit)
        live.hand_over(found, StoredSeat(guest.id, hash_secret(secret)), CLOSE_NOT_WELCOME)
        self.expect_people(live)
        return SeatKey(table_id, found, secret)

    async def set_seat_player(self, table_id: str, host: Guest, seat: int, player: str) -> str | None:
        """The host puts a bot on a seat before the start, or opens a seat: then there is a new invitation.

        After the start only a seat that was given up can have a new invitation.
        """
        live = await self.get_as_host(table_id, host)
        if player != OPEN:
            await live.change(lambda now: self.put_bot(live, seat, bot_seat(player, host.language), now))
            live.hand_over(seat, StoredSeat(), CLOSE_NOT_WELCOME)
            self.expect_people(live)
            return None
        await live.change(lambda now: open_seat(live, seat))
        live.hand_over(seat, StoredSeat(), CLOSE_NOT_WELCOME)
        invite = self.random_source.secret()
        await self.store.tables.set_invite(live.id, seat, hash_secret(invite))
        live.invites[seat] = hash_secret(invite)
        return invite

    def put_bot(self, live: LiveTable, seat: int, bot: Seat, now: float) -> SeatTransfer:
        check_seat(live.table.state, seat)
        if not live.table.state.has_started and live.table.seats[seat].is_bot:
            live.table.stand_up(seat, now)
        self.sit_down(live, seat, bot, now)
        return SeatTransfer(seat, None, None, live.invites.get(seat))

    def sit_down(self, live: LiveTable, seat: int, who: Seat, now: float) -> None:
        """With the last one to sit down the match starts."""
        had_started = live.table.state.has_started
        live.table.sit(seat, who, now)
        if live.table.state.has_started and not had_started:
            live.record.started = self.started_date()

    def expect_people(self, live: LiveTable) -> None:
        live.expect_people(self.now())
        self.set_timer(live)

    async def close(self, table_id: str, host: Guest) -> None:
        """Before the start the host takes the table down."""
        live = await self.get_as_host(table_id, host)
        if live.table.state.has_started:
            raise ServerFault("already-started")
        await self.store.tables.delete(table_id)
        live.close(CLOSE_NO_SUCH_TABLE)
        self.drop(live)

    async def remove_spectator(self, table_id: str, host: Guest, number: int) -> None:
        (await self.get_as_host(table_id, host)).remove_spectator(number)

    async def get_as_host(self, table_id: str, host: Guest) -> LiveTable:
        live = await self.get(table_id)
        if live.host != host.id:
            raise ServerFault("not-host")
        return live


def check_play_on(record: Record, moves: int, seat: int) -> None:
    """Can somebody play on from there?"""
    if not record.is_finished:
        raise ServerFault("not-over")
    if moves > len(record.standing_moves()):
        raise ServerFault("no-such-moment", moves=len(record.standing_moves()))
    if seat >= record.seats:
        raise ServerFault("no-such-seat", seat=seat)
    if record.play_back(moves).over:
        raise ServerFault("nothing-to-play-on")


def number_equal_bots(seats: list[Seat]) -> list[Seat]:
    """Several bots of a kind are numbered from the second on."""
    named: list[Seat] = []
    for seat in seats:
        alike = sum(other.player == seat.player for other in named) + 1
        named.append(Seat(f"{seat.name} {alike}", seat.player) if seat.is_bot and alike > 1 else seat)
    return named


def bot_seat(bot: str, language: str, name: str = "") -> Seat:
    """A bot under the name that it has in the host's language."""
    bot_factory(bot)
    words = load_texts(language)
    return Seat(name or (words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else bot), bot)


def open_seat(live: LiveTable, seat: int) -> SeatTransfer:
    """Open a seat; after the start one that was given up is open already."""
    check_seat(live.table.state, seat)
    if not live.table.state.has_started:
        live.table.stand_up(seat)
    elif seat not in open_seats(live.table):
        raise ServerFault("seat-taken", name=live.table.seats[seat].name)
    return SeatTransfer(seat, None, None)


def open_seats(table: Table) -> list[int]:
    """The seats that somebody can take."""
    if not table.state.has_started:
        return [seat for seat, who in enumerate(table.seats) if who.is_open]
    return [
        seat
        for seat, place in enumerate(table.state.presence)
        if place.is_empty and seat not in table.state.out
    ]


def seat_to_take(live: LiveTable, seat: int | None, invite: str, code: str) -> int:
    """The seat that they may take."""
    if invite:
        return invited_seat(live, seat, hash_secret(invite))
    if code and code != live.code:
        raise ServerFault("bad-code")
    if not code and not live.is_public:
        raise ServerFault("bad-invite")
    free = open_seats(live.table)
    if seat is None and not free:
        raise ServerFault("no-open-seat")
    return free[0] if seat is None else seat


def invited_seat(live: LiveTable, seat: int | None, invite: str) -> int:
    found = next((seat for seat, hash in live.invites.items() if hash == invite), None)
    if found is None or seat not in (None, found):
        raise ServerFault("bad-invite")
    return found
