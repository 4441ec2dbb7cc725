"""All thinking that a live table needs, while it goes on: for its bots, and for people who ask for a hint."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from tavolino.server.bot_workers.pool import thinks_long
from tavolino.server.faults import Trouble
from tavolino.table.match_worker import Position, Question, WhichMove

if TYPE_CHECKING:
    from tavolino.server.live.live_table import LiveTable

T = TypeVar("T")


class Advice(NamedTuple, Generic[T]):
    """What is advised in the state of this number."""

    number: int
    found: T


class Counsel:
    """`thinking` are the seats whose bots are being asked, `advised` those for whom somebody thinks of a hint."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.advised: set[int] = set()
        game = live.record.game
        live.table.thinks_elsewhere = lambda bot: thinks_long(game, bot)

    @property
    def position(self) -> Position:
        live = self.live
        return Position(live.id, live.record.head(), [(made.seat, made.move) for made in live.table.moves])

    def stop(self) -> None:
        for task in self.thinking.values():
            task.cancel()

    # -- Bots that think for longer

    def ask_bots(self) -> None:
        """Let them think as soon as they are asked: while people look at the last move there is time for it."""
        for seat in self.live.table.thinkers():
            if seat not in self.thinking and not self.live.is_gone:
                self.thinking[seat] = self.live.keeper.begin(self.consult(seat))

    async def consult(self, seat: int) -> None:
        """Ask a bot, and play what it says when it is time. Without its bots a table cannot go on."""
        try:
            await self.hear(seat)
            await self.live.act(nothing)
        except Exception as error:
            if not self.live.is_gone:
                self.live.collapse(error)

    async def hear(self, seat: int) -> None:
        """What the bot comes up with is forgotten if meanwhile it is asked something else, or nothing."""
        table, keeper = self.live.table, self.live.keeper
        turn = table.turn
        try:
            move = await keeper.dugout.ask(WhichMove(self.position, seat))
        finally:
            self.thinking.pop(seat, None)
        if table.turn == turn:
            table.think(seat, move, keeper.now())

    # -- Hints

    async def advise(self, seat: int, question: Callable[[Position, int], Question[T]]) -> Advice[T]:
        """What is advised to a seat in the moment that it sees. One thing at a time for each seat."""
        live = self.live
        async with live.lock:
            live.check_kept()
            live.table.check_hint(seat)
            if seat in self.advised:
                raise Trouble("hint-pending")
            asked, turn, number = question(self.position, seat), live.table.turn, live.audience.number(seat)
            self.advised.add(seat)
        try:
            found = await live.keeper.dugout.ask(asked)
        finally:
            self.advised.discard(seat)
        if live.is_gone or live.table.turn != turn or not live.table.match.legal(seat):
            raise Trouble("stale")
        return Advice(number, found)


def nothing(now: float) -> None:
    """What is due happens before every deed."""
