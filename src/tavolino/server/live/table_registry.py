"""The hall: all tables that are live, who may sit down at them, and the clock that wakes them.

A table is in memory while somebody looks at it or something is due there; all others sleep on the disk.
"""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from tavolino.bots.roster import maker
from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.language.texts import texts
from tavolino.core.records.record import PERSON, Record
from tavolino.core.registry import game as find_game
from tavolino.server.bot_workers.analysis_jobs import Analyses
from tavolino.server.bot_workers.pool import Dugout
from tavolino.server.faults import Trouble
from tavolino.server.live.live_table import LiveTable
from tavolino.server.live.table_setup import Joined, Lots, Opened, SeatWish, Wishes
from tavolino.server.live.wake_timer import Alarm
from tavolino.server.logs import tell, tell_error
from tavolino.server.schemas.frames import NO_SUCH_TABLE, NOT_WELCOME, RESTART, Rematch
from tavolino.server.tokens import hashed
from tavolino.store.group_commit import milliseconds
from tavolino.store.records import record_of
from tavolino.store.rows import Guest, NewTable, StoredSeat, Taken
from tavolino.store.store import Store
from tavolino.table.seats import OPEN, OPEN_SEAT, Seat
from tavolino.table.settings import Settings
from tavolino.table.table import Table, open_table, play_on, rematch, take_up

__all__ = ["Hall", "Joined", "Lots", "Opened", "SeatWish", "Wishes"]

IDLE: Final = 60.0
"""Seconds after which a table where nothing is due goes to sleep."""
LONGEST_DELAY: Final = 600
DAY: Final = 86_400_000


class Hall:
    """`Trouble`, `Fault` or `Refusal` say why not. Nothing but the hall makes, wakes or drops a table."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = monotonic,
        today: Callable[[], int] = milliseconds,
        lots: Lots | None = None,
        dugout: Dugout | None = None,
    ) -> None:
        self.store = store
        self.dugout = dugout or Dugout()
        self.now = now
        self.today = today
        self.lots = lots or Lots()
        self.new_epoch = self.lots.epoch
        self.tables: dict[str, LiveTable] = {}
        self.waking: dict[str, asyncio.Task[LiveTable]] = {}
        self.alarm = Alarm(now, self.ring)
        self.chores: set[asyncio.Task[None]] = set()
        self.analyses = Analyses(self.dugout, self.begin)

    async def start(self) -> None:
        """From now on what is due happens; meanwhile every unfinished table is taken up."""
        self.begin(self.alarm.run())
        self.begin(self.take_up_all())

    async def stop(self) -> None:
        """Nothing happens any more; all sockets are closed, and their clients will come back."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.lock:  # what is being written is finished
                live.close(RESTART)
        self.dugout.close()

    def begin(self, chore: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(chore)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)
        return task

    @property
    def table_count(self) -> int:
        return len(self.tables)

    @property
    def socket_count(self) -> int:
        return sum(len(list(live.audience.everyone())) for live in self.tables.values())

    async def guest_by_secret(self, secret: str) -> Guest | None:
        return await self.store.guest_by_secret(hashed(secret))

    async def greet(self, guest: Guest) -> None:
        """Note that they were here; once a day is enough."""
        if self.today() - guest.seen > DAY:
            await self.store.guest_seen(guest.id, self.today())

    # -- Waking and sleeping

    async def get(self, table_id: str) -> LiveTable:
        """The table, at rest, woken from the store if need be; finished ones too."""
        if table_id not in self.tables:
            if table_id not in self.waking:
                self.waking[table_id] = asyncio.create_task(self.wake(table_id))
                self.waking[table_id].add_done_callback(lambda _: self.waking.pop(table_id, None))
            return await asyncio.shield(self.waking[table_id])
        live = self.tables[table_id]
        async with live.lock:
            return live

    async def wake(self, table_id: str) -> LiveTable:
        stored = await self.store.table(table_id)
        if stored is None:
            raise Trouble("no-such-table")
        said = await self.store.chat(table_id)
        return self.keep(LiveTable(stored, take_up(record_of(stored), self.now()), self, said))

    def keep(self, live: LiveTable) -> LiveTable:
        self.tables[live.id] = live
        self.watch(live)
        return live

    def drop(self, live: LiveTable) -> None:
        live.let_go()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
            self.alarm.set(live.id, None)

    def watch(self, live: LiveTable) -> None:
        """Set the alarm for what is due there next; for a table where nothing is, to see whether it can sleep."""
        if live.is_gone:
            return
        due = live.due()
        if due is None and live.audience.is_empty:
            due = self.now() + IDLE
        self.alarm.set(live.id, due)

    def ring(self, table_id: str) -> None:
        live = self.tables.get(table_id)
        if live and live.is_idle:
            self.drop(live)
        elif live:
            self.begin(self.tick(live))

    async def tick(self, live: LiveTable) -> None:
        try:
            await live.tick()
        except Exception as error:
            tell_error("tick failed", error, table=live.id)

    async def take_up_all(self) -> None:
        """Wake every unfinished table once: there may be something due. What cannot be read is left alone."""
        async for table_id in self.store.unfinished():
            try:
                live = await self.get(table_id)
            except Exception as error:
                tell_error("table skipped", error, table=table_id)
            else:
                if live.is_idle:
                    self.drop(live)
        tell("tables taken up", tables=self.table_count)

    # -- New tables

    async def open(self, host: Guest, wishes: Wishes) -> Opened:
        if not 0 <= wishes.delay <= LONGEST_DELAY:
            raise Trouble("bad-delay", most=LONGEST_DELAY)
        game = find_game(wishes.game_id, **wishes.options)
        seats = told_apart([self.seat(wish, host) for wish in wishes.seats])
        table = self.new_table(game, seats, wishes.settings)
        secrets = {seat: self.lots.secret() for seat, who in enumerate(seats) if who.is_person}
        holders = [
            StoredSeat(host.id, hashed(secrets[seat])) if seat in secrets else StoredSeat()
            for seat in range(len(seats))
        ]
        return await self.set_up(host.id, table, holders, wishes, secrets)

    def seat(self, wish: SeatWish, host: Guest) -> Seat:
        if wish.player == OPEN:
            return OPEN_SEAT
        if wish.player == PERSON:
            return Seat(wish.name or host.name)
        return bot_seat(wish.player, host.language, wish.name)

    def new_table(self, game: Game, seats: list[Seat], settings: Settings) -> Table:
        return open_table(game, seats, self.lots.seed(), self.date(), settings, self.now())

    def date(self) -> str:
        return datetime.fromtimestamp(self.today() / 1000, UTC).isoformat(timespec="seconds")

    async def set_up(
        self, host: str, table: Table, holders: list[StoredSeat], wishes: Wishes, secrets: dict[int, str]
    ) -> Opened:
        """Put a new table on disk and in the hall."""
        invites = {seat: self.lots.secret() for seat, who in enumerate(table.seats) if who.is_open}
        row = NewTable(
            id=self.lots.id(),
            host=host,
            game=table.record.game.id,
            head=table.record.head(),
            created=self.today(),
            seats=holders,
            invites={seat: hashed(invite) for seat, invite in invites.items()},
            is_public=wishes.is_public,
            chat=wishes.chat,
            delay=wishes.delay,
            code=self.lots.code() if invites else None,
        )
        await self.store.add_table(row, table.record.entries)
        self.keep(LiveTable(row, table, self))
        return Opened(row.id, row.code, secrets, invites)

    async def rematch(self, table_id: str, guest: Guest) -> Opened:
        """The same again with everyone one seat further on, each with the secret they have; asked for by one who
        sits there. All who look at the old table are told where the new one is; a second time it is the same one.
        """
        old = await self.get(table_id)
        if not old.seats_of(guest):
            raise Trouble("not-your-seat")
        async with old.lock:
            if old.rematch is None or await self.store.table(old.rematch) is None:
                opened = await self.play_again(old)
                old.rematch = opened.table_id
                old.audience.tell(old.audience.everyone(), lambda _: Rematch(table_id=opened.table_id))
                return opened
        return Opened(old.rematch, (await self.get(old.rematch)).code, {}, {})

    async def play_again(self, old: LiveTable) -> Opened:
        table = rematch(old.table, self.lots.seed(), self.date(), self.now())
        holders = [old.holders[-1], *old.holders[:-1]]
        kept = [StoredSeat() if who.is_open else holder for who, holder in zip(table.seats, holders)]
        game = table.record.game
        wishes = Wishes(game.id, {}, [], is_public=old.is_public, chat=old.chat, delay=old.delay)
        return await self.set_up(old.host, table, kept, wishes, {})

    async def branch(self, table_id: str, guest: Guest, moves: int, seat: int, bot: str) -> Opened:
        """A practice match for the guest at this seat against bots, which goes on from one that is over."""
        old = await self.get(table_id)
        check_branch(old.record, moves, seat)
        own, other = Seat(guest.name), bot_seat(bot, guest.language)
        seats = told_apart([own if n == seat else other for n in range(old.record.seats)])
        table = play_on(old.record, moves, seat, seats, self.lots.seed(), self.date(), self.now())
        secret = self.lots.secret()
        holders = [
            StoredSeat(guest.id, hashed(secret)) if n == seat else StoredSeat() for n in range(len(seats))
        ]
        return await self.set_up(guest.id, table, holders, Wishes(old.record.game.id, {}, []), {seat: secret})

    # -- Seats

    async def find(self, code: str) -> str:
        """The id of the table that is joined by this short code."""
        found = await self.store.table_by_code(code)
        if found is None:
            raise Trouble("no-such-table")
        return found

    async def join(
        self, table_id: str, guest: Guest, *, seat: int | None = None, invite: str = "", code: str = ""
    ) -> Joined:
        """Take an open seat, or one given up: with its invitation, with the table's code or, on a public table,
        with neither. Without a `seat`: that of the invitation, or the first open one.
        """
        live = await self.get(table_id)
        secret = self.lots.secret()
        found = -1

        def sit(now: float) -> Taken:
            nonlocal found
            found = right_to_sit(live, seat, invite, code)
            self.seat_down(live, found, Seat(guest.name), now)
            return Taken(found, guest.id, hashed(secret), live.invites.get(found))

        await live.act(sit)
        live.hand_over(found, StoredSeat(guest.id, hashed(secret)), NOT_WELCOME)
        self.expect_people(live)
        return Joined(table_id, found, secret)

    async def put(self, table_id: str, host: Guest, seat: int, player: str) -> str | None:
        """The host puts a bot on a seat before the start, or opens a seat: then there is a new invitation.

        After the start only a seat that was given up can have a new invitation.
        """
        live = await self.hosted(table_id, host)
        if player != OPEN:
            await live.act(lambda now: self.put_bot(live, seat, bot_seat(player, host.language), now))
            live.hand_over(seat, StoredSeat(), NOT_WELCOME)
            self.expect_people(live)
            return None
        await live.act(lambda now: vacate(live, seat))
        live.hand_over(seat, StoredSeat(), NOT_WELCOME)
        invite = self.lots.secret()
        await self.store.set_invite(live.id, seat, hashed(invite))
        live.invites[seat] = hashed(invite)
        return invite

    def put_bot(self, live: LiveTable, seat: int, bot: Seat, now: float) -> Taken:
        live.table.check_seat(seat)
        if not live.table.has_started and live.table.seats[seat].is_bot:
            live.table.stand_up(seat, now)
        self.seat_down(live, seat, bot, now)
        return Taken(seat, None, None, live.invites.get(seat))

    def seat_down(self, live: LiveTable, seat: int, who: Seat, now: float) -> None:
        """With the last one to sit down the match starts."""
        had_started = live.table.has_started
        live.table.sit(seat, who, now)
        if live.table.has_started and not had_started:
            live.record.started = self.date()

    def expect_people(self, live: LiveTable) -> None:
        live.expect_people(self.now())
        self.watch(live)

    async def close(self, table_id: str, host: Guest) -> None:
        """Before the start the host takes the table down."""
        live = await self.hosted(table_id, host)
        if live.table.has_started:
            raise Trouble("already-started")
        await self.store.delete_table(table_id)
        live.close(NO_SUCH_TABLE)
        self.drop(live)

    async def remove_spectator(self, table_id: str, host: Guest, number: int) -> None:
        (await self.hosted(table_id, host)).remove_spectator(number)

    async def hosted(self, table_id: str, host: Guest) -> LiveTable:
        live = await self.get(table_id)
        if live.host != host.id:
            raise Trouble("not-host")
        return live


def check_branch(record: Record, moves: int, seat: int) -> None:
    """Can somebody play on from there?"""
    if not record.finished:
        raise Fault("not-over")
    if moves > len(record.moves()):
        raise Trouble("no-such-moment", moves=len(record.moves()))
    if seat >= record.seats:
        raise Trouble("no-such-seat", seat=seat)
    if record.match(moves).over:
        raise Trouble("nothing-to-play-on")


def told_apart(seats: list[Seat]) -> list[Seat]:
    """Several bots of a kind are numbered from the second on."""
    named: list[Seat] = []
    for seat in seats:
        alike = sum(other.player == seat.player for other in named) + 1
        named.append(Seat(f"{seat.name} {alike}", seat.player) if seat.is_bot and alike > 1 else seat)
    return named


def bot_seat(bot: str, language: str, name: str = "") -> Seat:
    """A bot under the name that it has in the host's language."""
    maker(bot)
    words = texts(language)
    return Seat(name or (words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else bot), bot)


def vacate(live: LiveTable, seat: int) -> Taken:
    """Open a seat; after the start one that was given up is open already."""
    live.table.check_seat(seat)
    if not live.table.has_started:
        live.table.stand_up(seat)
    elif seat not in open_seats(live.table):
        raise Fault("seat-taken", name=live.table.seats[seat].name)
    return Taken(seat, None, None)


def open_seats(table: Table) -> list[int]:
    """The seats that somebody can take."""
    if not table.has_started:
        return [seat for seat, who in enumerate(table.seats) if who.is_open]
    return [seat for seat, place in enumerate(table.places) if place.is_empty and seat not in table.out]


def right_to_sit(live: LiveTable, seat: int | None, invite: str, code: str) -> int:
    """The seat that they may take."""
    if invite:
        return invited(live, seat, hashed(invite))
    if code and code != live.code:
        raise Trouble("bad-code")
    if not code and not live.is_public:
        raise Trouble("bad-invite")
    free = open_seats(live.table)
    if seat is None and not free:
        raise Trouble("no-open-seat")
    return free[0] if seat is None else seat


def invited(live: LiveTable, seat: int | None, invite: str) -> int:
    found = next((seat for seat, hash in live.invites.items() if hash == invite), None)
    if found is None or seat not in (None, found):
        raise Trouble("bad-invite")
    return found
