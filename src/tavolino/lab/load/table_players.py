"""People at one table, two of them: whoever is asked answers with a random legal move."""

import asyncio
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final, Protocol

import msgspec

from tavolino.lab.load.client import LONGEST, Caller, Socket

STALE: Final = "stale"


class Choice(msgspec.Struct):
    """Of a legal move only this."""

    move: int


class Seen(msgspec.Struct):
    """Of a view only what a random player looks at."""

    legal: list[Choice] = []
    over: bool = False


class Heard(msgspec.Struct):
    """Any word of the server's."""

    word: str = msgspec.field(name="is")
    id: str | None = None
    epoch: str | None = None
    number: int | None = None
    view: Seen | None = None
    table: Seen | None = None
    code: str = ""


understood = msgspec.json.Decoder(Heard).decode
spoken = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Sent:
    """A move that was sent; did the server say that it is done, and was it sent a second time?"""

    id: str
    on: int | None
    move: int
    is_done: bool = False
    is_again: bool = False


class Desk(Protocol):
    """Where a table's news are noted."""

    @property
    def is_calm(self) -> bool:
        """Nobody moves any more."""

    def delayed(self, seconds: float) -> None:
        """A move took so long from being sent to the opponent's new view."""

    def answered(self, word: Heard) -> None: ...

    def lost(self, code: int) -> None:
        """Somebody's line broke."""

    def ended(self, pairing: "Pairing") -> None: ...


class Person:
    """One seat: its socket, what it was last shown, and every move that it ever sent."""

    def __init__(self, pairing: "Pairing", seat: int, guest: str, secret: str) -> None:
        self.pairing = pairing
        self.seat = seat
        self.guest = guest
        self.secret = secret
        self.epoch: str | None = None
        self.number: int | None = None
        self.legal: list[Choice] = []
        self.pending: Sent | None = None
        self.diary: list[Sent] = []
        self.socket: Socket | None = None
        self.shown: asyncio.Future[None] | None = None

    @property
    def is_asked(self) -> bool:
        return bool(self.legal) and self.pending is None and self.socket is not None

    async def connect(self) -> None:
        """Take the seat, new or again. A move that nobody answered before the line broke is sent again."""
        shown = self.shown = asyncio.get_running_loop().create_future()
        known = {"epoch": self.epoch, "number": self.number}
        async with asyncio.timeout(LONGEST):
            self.socket = await self.pairing.caller.dial(
                f"/ws/tables/{self.pairing.id}", self.hear, self.lost
            )
            self.say({"do": "hello", "secret": self.secret, "guest": self.guest, "language": "en", **known})
            await shown
        if self.pending:
            self.pending.is_again = True
            self.send(self.pending)

    def play(self, rng: Random) -> None:
        sent = Sent(f"{self.seat}.{len(self.diary)}", self.number, rng.choice(self.legal).move)
        self.diary.append(sent)
        self.legal = []
        self.send(sent)

    def send(self, sent: Sent) -> None:
        self.pending = sent
        self.say({"do": "move", "id": sent.id, "on": sent.on, "move": sent.move})

    def say(self, words: dict[str, object]) -> None:
        if self.socket:
            self.socket.say(spoken(words))

    # -- What the socket tells

    def hear(self, frame: bytes) -> None:
        now = perf_counter()
        word = understood(frame)
        if word.word == "state":
            self.see(word)
            self.pairing.saw(self, now)
        elif word.word in ("done", "refused"):
            self.answered(word)

    def see(self, word: Heard) -> None:
        self.epoch, self.number = word.epoch, word.number
        self.legal = word.view.legal if word.view else []
        self.pairing.over |= bool(word.table and word.table.over)
        if self.shown and not self.shown.done():
            self.shown.set_result(None)

    def answered(self, word: Heard) -> None:
        sent = self.pending
        if sent and word.id == sent.id:
            self.pending = None
            sent.is_done = word.word == "done"
        if not (sent and sent.is_again and word.code == STALE):  # the state has shown what became of it
            self.pairing.answered(word)

    def lost(self, code: int) -> None:
        """What was asked may no longer be: first they have to be shown again how things stand."""
        self.socket = None
        self.legal = []
        self.pairing.lost(code)


class Pairing:
    """Two people at one table. `interval` are the seconds from one move to the next, if the server is as quick."""

    def __init__(self, desk: Desk, caller: Caller, interval: float, rng: Random) -> None:
        self.desk = desk
        self.caller = caller
        self.interval = interval
        self.rng = rng
        self.id = ""
        self.people: list[Person] = []
        self.done = 0
        self.over = False
        self.has_left = False
        self.mover: Person | None = None
        self.moved_at: float | None = None
        self.is_late = False
        self.timer: asyncio.TimerHandle | None = None

    # -- Coming and going

    async def open(self, game: str) -> None:
        """Two new guests: one opens a table, the other is invited."""
        host = await self.guest("Ada")
        wish = {"game": game, "seats": [{"player": "person"}, {"player": "open"}]}
        opened = await self.caller.ask("POST", "/api/tables", wish, host)
        self.id = opened["id"]
        invited = await self.guest("Bruno")
        invite = {"invite": opened["invites"]["1"]}
        joined = await self.caller.ask("POST", f"/api/tables/{self.id}/join", invite, invited)
        self.people = [
            Person(self, 0, host, opened["secrets"]["0"]),
            Person(self, 1, invited, joined["secret"]),
        ]
        await self.connect()

    async def guest(self, name: str) -> str:
        made = await self.caller.ask("POST", "/api/guests", {"name": name, "language": "en"})
        return str(made["secret"])

    async def connect(self) -> None:
        """Everyone who is not there; then they play on."""
        for person in self.people:
            if person.socket is None:
                await person.connect()
        self.wait()

    def leave(self) -> None:
        self.has_left = True
        self.stop()
        for person in self.people:
            if person.socket:
                person.socket.close()

    # -- Playing

    @property
    def is_pending(self) -> bool:
        """Does anyone wait for the server's answer?"""
        return any(person.pending for person in self.people)

    def wait(self) -> None:
        """Until the next move, for any time from none to twice the interval: tables do not keep time together."""
        self.stop()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(self.rng.uniform(0, 2 * self.interval), self.turn)

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.is_late = False

    def turn(self) -> None:
        """Somebody who is asked moves. If nobody is yet, the first one who will be moves at once."""
        asked = [person for person in self.people if person.is_asked]
        self.is_late = not asked
        if not asked or self.over or self.desk.is_calm:
            return
        self.move(self.rng.choice(asked))
        self.wait()

    def move(self, mover: Person) -> None:
        """Who moves again before the other has seen anything may have decided in secret: that is not timed."""
        self.moved_at = None if mover is self.mover else perf_counter()
        self.mover = mover
        mover.play(self.rng)

    def saw(self, person: Person, now: float) -> None:
        """A new view; if the opponent was the last to move, it is that move that has arrived."""
        if self.mover and self.mover is not person:
            if self.moved_at is not None:
                self.desk.delayed(now - self.moved_at)
            self.mover = None
        self.catch_up()

    def answered(self, word: Heard) -> None:
        self.done += word.word == "done"
        self.desk.answered(word)
        self.catch_up()

    def catch_up(self) -> None:
        if self.over and not self.is_pending:
            self.desk.ended(self)
        elif self.is_late:
            self.turn()

    def lost(self, code: int) -> None:
        self.mover = None
        if not self.has_left:
            self.desk.lost(code)
