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
from tavolino.core.records.record import Entry, Record
from tavolino.server.bot_workers.pool import Dugout
from tavolino.server.faults import Trouble
from tavolino.server.live.bot_turns import Counsel
from tavolino.server.live.chat import phrases, saying
from tavolino.server.live.connection import Visitor
from tavolino.server.live.idempotency import Answers
from tavolino.server.live.viewers import Audience
from tavolino.server.logs import tell_error
from tavolino.server.schemas.frames import OUR_FAULT, ChatIs, Done, Refused, Welcome, refusal, written
from tavolino.server.tokens import hashed
from tavolino.store.rows import Guest, NewTable, Said, StoredSeat, Taken
from tavolino.store.store import Store
from tavolino.table.table import Table

Deed = Callable[[float], Taken | None]
"""Something done to a table at a time; a seat that changes hands with it."""

GRACE: Final = 5.0
"""Seconds after which somebody whose last socket has closed is said to have left."""
ARRIVAL: Final = 30.0
"""Seconds that people have to come when a match begins, or when their table has just woken up."""


class Keeper(Protocol):
    """Whoever keeps the tables. `now` counts seconds and never goes back; `today` is the time of day in ms."""

    store: Store
    now: Callable[[], float]
    today: Callable[[], int]
    new_epoch: Callable[[], str]
    dugout: Dugout

    def begin(self, chore: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do it beside everything else."""

    def watch(self, live: "LiveTable") -> None:
        """What is due there may have changed."""

    def drop(self, live: "LiveTable") -> None:
        """Keep it no longer."""


class Waiting(NamedTuple):
    """A request that is answered when the move that it makes is played."""

    id: str | None
    language: str


class Before(NamedTuple):
    """What the disk knows of a table: how many lines, the head as long as it may change, and whether it is over."""

    lines: int
    head: str | None
    is_finished: bool


class LiveTable:
    """For reading: `id`, `host` (a guest's id), `table` and `record`. Only `act` changes the table."""

    def __init__(self, row: NewTable, table: Table, keeper: Keeper, said: Iterable[Said] = ()) -> None:
        self.id, self.host, self.code = row.id, row.host, row.code
        self.is_public, self.delay = row.is_public, row.delay
        self.holders, self.invites = list(row.seats), dict(row.invites)
        self.table = table
        self.keeper = keeper
        self.epoch = keeper.new_epoch()
        self.audience = Audience(row, table, self.epoch, keeper.now(), keeper.today(), said)
        self.answers = [Answers() for _ in row.seats]
        self.noted: dict[int, Waiting] = {}
        self.no_undo: dict[int, tuple[int, Fault]] = {}
        self.absent: dict[int, float] = {}
        self.counsel = Counsel(self)
        self.lock = asyncio.Lock()
        self.shown_lines = len(table.record.entries)
        self.rematch: str | None = None
        self.is_gone = False
        self.expect_people(keeper.now())
        self.counsel.ask_bots()

    # -- Reading

    @property
    def record(self) -> Record:
        return self.table.record

    @property
    def chat(self) -> bool:
        return self.audience.talk.is_on

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def seat_of(self, secret: str) -> int | None:
        """The seat that a seat's secret belongs to."""
        found = hashed(secret)
        return next((seat for seat, holder in enumerate(self.holders) if holder.secret_hash == found), None)

    def seats_of(self, guest: Guest) -> list[int]:
        return [seat for seat, holder in enumerate(self.holders) if holder.guest == guest.id]

    def is_host(self, visitor: Visitor) -> bool:
        if visitor.seat is not None and self.holders[visitor.seat].guest == self.host:
            return True
        return visitor.guest is not None and visitor.guest.id == self.host

    def due(self) -> float | None:
        """When something happens here by itself."""
        times = [self.table.due(), self.audience.gallery.due(), *self.absent.values()]
        return min((time for time in times if time is not None), default=None)

    @property
    def is_idle(self) -> bool:
        """Nobody is there, and nothing will happen by itself."""
        return self.audience.is_empty and self.due() is None and not self.counsel.thinking

    async def state(self, viewer: int | None, language: str) -> dict[str, Any]:
        """What the viewer may know now, as plain data: the fields of `welcome` and of `state`, all events."""
        async with self.lock:
            self.check_kept()
            welcome = self.welcome(Visitor(viewer, None, language))
            state = self.audience.state(viewer, language, self.keeper.now())
        fields: dict[str, Any] = {**msgspec.to_builtins(welcome), **msgspec.json.decode(written(state))}
        del fields["is"]
        return fields

    # -- Doing

    async def act(self, deed: Deed) -> None:
        """Do something, put it on disk, show it. A Fault says why it was not done."""
        async with self.lock:
            self.check_kept()
            now = self.keeper.now()
            before = self.on_disk()
            done = await self.attempt(deed, now)
            await self.keep(before, done if isinstance(done, Taken) else None)
            self.show(now)
            self.counsel.ask_bots()
        self.keeper.watch(self)
        if isinstance(done, Fault):
            raise done

    def on_disk(self) -> Before:
        head = None if self.table.has_started else self.record.head()
        return Before(len(self.record.entries), head, self.record.finished)

    async def attempt(self, deed: Deed, now: float) -> Taken | Fault | None:
        """What is due by now comes first. After an error that is no Fault of the deed nobody knows how things are."""
        try:
            await self.advance(now)
            return done(deed, now)
        except BaseException as error:
            self.collapse(error)
            raise

    async def advance(self, now: float) -> None:
        """Let happen what is due. Bots that are quick are asked here, the others have thought by now."""
        while (coming := self.table.coming()) and coming.at <= self.table.time(now):
            self.table.happen(coming)
            await asyncio.sleep(0)

    async def keep(self, before: Before, taken: Taken | None) -> None:
        """Put on disk what is new."""
        new = self.record.entries[before.lines :]
        head = None if before.head is None else self.record.head()
        if not new and not taken and head == before.head:
            return
        try:
            await self.keeper.store.ledger.append(
                self.id,
                before.lines,
                new,
                head=None if head == before.head else head,
                finished=self.record.result if self.record.finished and not before.is_finished else None,
                taken=taken,
            )
        except BaseException as error:
            self.collapse(error)
            if isinstance(error, Exception):
                raise Trouble("not-kept") from None  # what a database says may quote the record
            raise

    def collapse(self, error: BaseException) -> None:
        """What is in memory is not what is on disk, or nobody knows: the disk is right."""
        tell_error("table dropped", error, table=self.id)
        self.close(OUR_FAULT)
        self.keeper.drop(self)

    def close(self, code: int) -> None:
        self.let_go()
        for visitor in self.audience.everyone():
            visitor.send_away(code)

    def let_go(self) -> None:
        """Nobody keeps it any more, and nobody needs to think about it."""
        self.is_gone = True
        self.counsel.stop()

    def check_kept(self) -> None:
        if self.is_gone:
            raise Trouble("not-kept")

    # -- Showing

    def show(self, now: float) -> None:
        new = self.record.entries[self.shown_lines :]
        self.shown_lines = len(self.record.entries)
        self.audience.show(now)
        for seat in [seat for seat in self.noted if seat not in self.table.held]:
            self.settle(seat, self.noted.pop(seat), new)

    def settle(self, seat: int, waited: Waiting, new: list[Entry]) -> None:
        """An answer that had to wait has been played or, if moves were taken back meanwhile, dropped."""
        was_played = any(entry.seat == seat and entry.move >= 0 for entry in new)
        answer: Done | Refused = refusal(waited.id, Trouble("stale"), waited.language)
        if was_played:
            answer = Done(id=waited.id, number=self.audience.number(seat))
        self.answers[seat].keep(waited.id, answer)
        for visitor in self.audience.visitors[seat]:
            visitor.tell(answer)

    def has_moved_on(self) -> bool:
        """Has something happened, in what is being done now, that nobody has been shown yet?"""
        return len(self.record.entries) > self.shown_lines

    def frame(self, visitor: Visitor) -> str:
        return self.audience.frame(visitor, self.keeper.now())

    def welcome(self, visitor: Visitor) -> Welcome:
        record, is_seated = self.record, visitor.seat is not None
        said = self.audience.heard(visitor.seat, self.keeper.today())
        return Welcome(
            table_id=self.id,
            epoch=self.epoch,
            seat=visitor.seat,
            host=self.is_host(visitor),
            game=record.game.id,
            options={name: plain(value) for name, value in record.game.options.items()},
            settings=record.settings,
            fair=record.fair,
            code=self.code if is_seated else None,
            practice=record.is_practice,
            delay=self.delay,
            chat=self.chat,
            phrases=phrases(visitor.language),
            said=[saying(line, visitor.language) for line in said],
        )

    # -- Coming and going

    async def enter(self, visitor: Visitor) -> None:
        """A new socket: it is greeted, and shown how things stand."""
        await self.act(lambda now: self.arrive(visitor.seat, now))
        self.audience.admit(visitor)
        if visitor.seat is not None:
            visitor.answers = self.answers[visitor.seat]
        self.audience.refresh(visitor.seat, self.keeper.now())
        visitor.tell(self.welcome(visitor))
        visitor.show()
        self.tell_who_watches([visitor] if visitor.seat is not None else self.audience.everyone())

    def arrive(self, seat: int | None, now: float) -> None:
        if seat is not None:
            self.absent.pop(seat, None)
            with suppress(Fault):  # their time is used up: a deputy plays on, and they watch
                self.table.come_back(seat, now)

    def exit(self, visitor: Visitor) -> None:
        """A socket is closed. After that of a seat's last one it counts as left, if nobody comes back soon."""
        if not self.audience.dismiss(visitor) or self.is_gone:
            return
        if visitor.seat is None:
            self.tell_who_watches(self.audience.everyone())
        elif not self.audience.visitors[visitor.seat]:
            self.absent[visitor.seat] = self.keeper.now() + GRACE
        self.keeper.watch(self)

    def tell_who_watches(self, visitors: Iterable[Visitor]) -> None:
        if self.audience.gallery.last_number:
            self.audience.count_spectators(visitors, self.is_host)

    async def tick(self) -> None:
        """Let happen what is due by itself."""
        await self.act(self.notice_absent)

    def notice_absent(self, now: float) -> None:
        for seat in [seat for seat, until in self.absent.items() if until <= now]:
            del self.absent[seat]
            self.table.leave(seat, now)

    def expect_people(self, now: float) -> None:
        """Those who should be there and are not have a while to come."""
        for seat, place in enumerate(self.table.places):
            is_here = self.table.is_in(seat) and place.gone_since is None
            if is_here and not self.audience.visitors[seat]:
                self.absent.setdefault(seat, now + ARRIVAL)

    def hand_over(self, seat: int, holder: StoredSeat, code: int) -> None:
        """Somebody else has the seat now, or nobody; the sockets of whoever had it are closed."""
        self.holders[seat] = holder
        self.invites.pop(seat, None)
        self.answers[seat] = Answers()
        for visitor in self.audience.visitors[seat]:
            visitor.send_away(code)

    # -- The host's and everyone's words

    async def say(self, visitor: Visitor, text: str, phrase: str) -> None:
        now = self.keeper.now()
        line = self.line(visitor, text, phrase)
        self.audience.talk.check(line.guest, text, phrase, now)
        try:
            await self.keeper.store.ledger.append(self.id, 0, [], chat=line)
        except Exception as error:
            tell_error("chat not kept", error, table=self.id)
            raise Trouble("not-kept") from None
        self.audience.hear(line, now)
        self.keeper.watch(self)

    def line(self, visitor: Visitor, text: str, phrase: str) -> Said:
        seat, today = visitor.seat, self.keeper.today()
        if seat is not None:
            who = self.holders[seat].guest or self.host
            return Said(seat, who, self.table.seats[seat].name, phrase, text.strip(), today)
        assert visitor.guest is not None
        return Said(None, visitor.guest.id, visitor.guest.name, phrase, text.strip(), today)

    async def switch_chat(self, is_on: bool) -> None:
        await self.keeper.store.set_chat(self.id, is_on)
        self.audience.talk.is_on = is_on
        self.audience.tell(self.audience.everyone(), lambda _: ChatIs(on=is_on))

    def remove_spectator(self, number: int) -> None:
        self.audience.gallery.remove(number)


def done(deed: Deed, now: float) -> Taken | Fault | None:
    try:
        return deed(now)
    except Fault as fault:
        return fault


def plain(value: Setting) -> bool | int | str:
    """An option as it is shown: of a document the name."""
    return value.name if isinstance(value, Document) else value
