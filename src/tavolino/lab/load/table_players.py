"""Two players at one table. Whoever is asked answers with a random legal move."""

import asyncio
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final, Protocol

import msgspec

from tavolino.lab.load.client import ANSWER_TIMEOUT_S, Caller, ClientSocket

STALE: Final = "stale"


class LegalMove(msgspec.Struct):
    """The part of a legal move that a random player needs."""

    move: int


class SeenView(msgspec.Struct):
    """The part of a view that a random player needs."""

    legal: list[LegalMove] = []
    over: bool = False


class ServerMessage(msgspec.Struct):
    """Any frame of the server."""

    word: str = msgspec.field(name="is")
    id: str | None = None
    epoch: str | None = None
    number: int | None = None
    since: int = 0
    events: list[msgspec.Raw] = []
    view: SeenView | None = None
    table: SeenView | None = None
    code: str = ""


decode_message = msgspec.json.Decoder(ServerMessage).decode
encode_message = msgspec.json.Encoder().encode


@dataclass(slots=True)
class SentMove:
    """A move that was sent. `is_done`: the server confirmed it. `is_again`: it was sent a second time."""

    id: str
    on: int | None
    move: int
    is_done: bool = False
    is_again: bool = False


class LoadObserver(Protocol):
    """Is told of everything that is measured at a table."""

    @property
    def is_stopping(self) -> bool:
        """No player moves any more."""

    def on_state(self, person: "TablePlayer", word: ServerMessage, now: float) -> None:
        """Somebody is shown a state."""

    def on_delay(self, mover: "TablePlayer", seer: "TablePlayer", seconds: float) -> None:
        """The time from sending a move to the opponent's new view."""

    def on_answer(self, pairing: "LoadTable", word: ServerMessage) -> None: ...

    def on_disconnect(self, person: "TablePlayer", code: int) -> None:
        """A connection broke."""

    def on_match_end(self, pairing: "LoadTable") -> None: ...


class TablePlayer:
    """One seat: its socket, the last state it was shown, and every move it ever sent."""

    def __init__(self, pairing: "LoadTable", seat: int, guest: str, secret: str) -> None:
        self.table = pairing
        self.seat = seat
        self.guest = guest
        self.secret = secret
        self.epoch: str | None = None
        self.number: int | None = None
        self.legal: list[LegalMove] = []
        self.pending: SentMove | None = None
        self.sent_moves: list[SentMove] = []
        self.socket: ClientSocket | None = None
        self.first_state: asyncio.Future[None] | None = None
        self.is_returning = False

    @property
    def is_asked(self) -> bool:
        return bool(self.legal) and self.pending is None and self.socket is not None

    async def connect(self) -> None:
        """Connect to the seat. A move that was unanswered when the connection broke is sent again."""
        shown = self.first_state = asyncio.get_running_loop().create_future()
        known = {"epoch": self.epoch, "number": self.number}
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            self.socket = await self.table.client.open_socket(
                f"/ws/tables/{self.table.id}", self.on_frame, self.on_disconnect
            )
            self.send_frame(
                {"do": "hello", "secret": self.secret, "guest": self.guest, "language": "en", **known}
            )
            await shown
        if self.pending:
            self.pending.is_again = True
            self.send_move(self.pending)

    def play(self, rng: Random) -> None:
        sent = SentMove(f"{self.seat}.{len(self.sent_moves)}", self.number, rng.choice(self.legal).move)
        self.sent_moves.append(sent)
        self.legal = []
        self.send_move(sent)

    def send_move(self, sent: SentMove) -> None:
        self.pending = sent
        self.send_frame({"do": "move", "id": sent.id, "on": sent.on, "move": sent.move})

    def send_frame(self, words: dict[str, object]) -> None:
        if self.socket:
            self.socket.send(encode_message(words))

    # -- Called by the socket

    def on_frame(self, frame: bytes) -> None:
        now = perf_counter()
        word = decode_message(frame)
        if word.word == "state":
            self.on_state(word)
            self.table.observer.on_state(self, word, now)
            self.table.on_view(self, now)
        elif word.word in ("done", "refused"):
            self.on_answer(word)

    def on_state(self, word: ServerMessage) -> None:
        self.epoch, self.number = word.epoch, word.number
        self.legal = word.view.legal if word.view else []
        self.table.over |= bool(word.table and word.table.over)
        if self.first_state and not self.first_state.done():
            self.first_state.set_result(None)

    def on_answer(self, word: ServerMessage) -> None:
        sent = self.pending
        if sent and word.id == sent.id:
            self.pending = None
            sent.is_done = word.word == "done"
        if not (
            sent and sent.is_again and word.code == STALE
        ):  # the state already shows the result of that move
            self.table.on_answer(word)

    def on_disconnect(self, code: int) -> None:
        """The last question may be out of date: a new state must come first."""
        self.socket = None
        self.legal = []
        if self.first_state and not self.first_state.done():
            self.first_state.set_exception(ConnectionResetError(f"closed {code}"))
            self.first_state.exception()  # marks it as seen: perhaps nobody waits any more
        self.table.on_disconnect(self, code)


class LoadTable:
    """Two players at one table. `interval`: seconds from one move to the next, if the server is as quick."""

    def __init__(self, observer: LoadObserver, caller: Caller, interval: float, rng: Random) -> None:
        self.observer = observer
        self.client = caller
        self.interval = interval
        self.rng = rng
        self.id = ""
        self.people: list[TablePlayer] = []
        self.moves_done = 0
        self.over = False
        self.has_left = False
        self.mover: TablePlayer | None = None
        self.moved_at: float | None = None
        self.is_late = False
        self.timer: asyncio.TimerHandle | None = None

    # -- Coming and going

    async def open(self, game: str) -> None:
        """Two new guests: one opens a table, the other is invited."""
        host = await self.create_guest("Ada")
        wish = {"game": game, "seats": [{"player": "person"}, {"player": "open"}]}
        opened = await self.client.request_json("POST", "/api/tables", wish, host)
        self.id = opened["id"]
        invited = await self.create_guest("Bruno")
        invite = {"invite": opened["invites"]["1"]}
        joined = await self.client.request_json("POST", f"/api/tables/{self.id}/join", invite, invited)
        self.people = [
            TablePlayer(self, 0, host, opened["secrets"]["0"]),
            TablePlayer(self, 1, invited, joined["secret"]),
        ]
        await self.connect()

    async def create_guest(self, name: str) -> str:
        guest = await self.client.request_json("POST", "/api/guests", {"name": name, "language": "en"})
        return str(guest["secret"])

    async def connect(self) -> None:
        """Connect the players who are not connected, and play on."""
        for person in self.people:
            if person.socket is None:
                await person.connect()
        self.schedule_turn()

    def leave(self) -> None:
        self.has_left = True
        self.cancel_turn()
        for person in self.people:
            if person.socket:
                person.socket.close()

    # -- Playing

    @property
    def is_pending(self) -> bool:
        """Does a player wait for the server's answer?"""
        return any(person.pending for person in self.people)

    def schedule_turn(self) -> None:
        """Schedule the next move after a random time of up to twice the interval, so that tables are not in step."""
        self.cancel_turn()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(self.rng.uniform(0, 2 * self.interval), self.take_turn)

    def cancel_turn(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.is_late = False

    def take_turn(self) -> None:
        """A player who is asked moves. If none is, the next one who is asked moves at once."""
        asked = [person for person in self.people if person.is_asked]
        self.is_late = not asked
        if not asked or self.over or self.observer.is_stopping:
            return
        self.make_move(self.rng.choice(asked))
        self.schedule_turn()

    def make_move(self, mover: TablePlayer) -> None:
        """A second move before the other player has seen the first may be a secret answer: it is not timed."""
        self.moved_at = None if mover is self.mover else perf_counter()
        self.mover = mover
        mover.play(self.rng)

    def on_view(self, person: TablePlayer, now: float) -> None:
        """A new view has arrived. If the opponent moved last, it shows that move: its delay is measured."""
        if self.mover and self.mover is not person:
            if self.moved_at is not None:
                self.observer.on_delay(self.mover, person, now - self.moved_at)
            self.mover = None
        self.catch_up()

    def on_answer(self, word: ServerMessage) -> None:
        self.moves_done += word.word == "done"
        self.observer.on_answer(self, word)
        self.catch_up()

    def catch_up(self) -> None:
        if self.over and not self.is_pending:
            self.observer.on_match_end(self)
        elif self.is_late:
            self.take_turn()

    def on_disconnect(self, person: TablePlayer, code: int) -> None:
        self.mover = None
        if not self.has_left:
            self.observer.on_disconnect(person, code)
