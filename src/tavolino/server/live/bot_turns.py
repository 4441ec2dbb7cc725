"""All thinking that a live table needs, while it goes on: for its bots, and for people who ask for a hint."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from tavolino.server.bot_workers.pool import needs_worker
from tavolino.server.faults import ServerFault
from tavolino.table.match_worker import BotMoveQuestion, MatchPosition, WorkerQuestion

if TYPE_CHECKING:
    from tavolino.server.live.live_table import LiveTable

T = TypeVar("T")


class AdviceAt(NamedTuple, Generic[T]):
    """What is advised in the state of this number."""

    number: int
    found: T


class BotTurns:
    """`thinking` are the seats whose bots are being asked, `advised` those for whom somebody thinks of a hint."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.running: dict[int, asyncio.Task[None]] = {}
        self.advising: set[int] = set()
        live.table.automation.needs_worker = needs_worker

    @property
    def position(self) -> MatchPosition:
        live = self.live
        return MatchPosition(
            live.id, live.record.head_text(), [(made.seat, made.move) for made in live.table.state.moves]
        )

    def stop(self) -> None:
        for task in self.running.values():
            task.cancel()

    # -- Bots that think for longer

    def start(self) -> None:
        """Let them think as soon as they are asked: while people look at the last move there is time for it."""
        for seat in self.live.table.automation.seats_waiting_for_workers():
            if seat not in self.running and not self.live.is_dropped:
                self.running[seat] = self.live.host_services.start_task(self.play_bot_turn(seat))

    async def play_bot_turn(self, seat: int) -> None:
        """Ask a bot, and play what it says when it is time. Without its bots a table cannot go on."""
        try:
            await self.ask_worker(seat)
            await self.live.change(no_change)
        except Exception as error:
            if not self.live.is_dropped:
                self.live.drop_after_error(error)

    async def ask_worker(self, seat: int) -> None:
        """What the bot comes up with is forgotten if meanwhile it is asked something else, or nothing."""
        table, keeper = self.live.table, self.live.host_services
        turn = table.state.turn
        try:
            move = await keeper.worker_pool.ask(BotMoveQuestion(self.position, seat))
        finally:
            self.running.pop(seat, None)
        if table.state.turn == turn:
            table.take_bot_answer(seat, move, keeper.now())

    # -- Hints

    async def advise(
        self, seat: int, question: Callable[[MatchPosition, int], WorkerQuestion[T]]
    ) -> AdviceAt[T]:
        """What is advised to a seat in the moment that it sees. One thing at a time for each seat."""
        live = self.live
        async with live.lock:
            live.check_alive()
            live.table.check_hint(seat)
            if seat in self.advising:
                raise ServerFault("hint-pending")
            asked, turn, number = (
                question(self.position, seat),
                live.table.state.turn,
                live.viewers.number(seat),
            )
            self.advising.add(seat)
        try:
            found = await live.host_services.worker_pool.ask(asked)
        finally:
            self.advising.discard(seat)
        if live.is_dropped or live.table.state.turn != turn or not live.table.match.legal(seat):
            raise ServerFault("stale")
        return AdviceAt(number, found)


def no_change(now: float) -> None:
    """What is due happens before every deed."""
