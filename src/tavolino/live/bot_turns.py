"""Thinking that a live table waits for: the moves of its bots, and hints for people."""

import asyncio
from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar
from weakref import ref

from tavolino.core.game import Game
from tavolino.live.faults import LiveFault
from tavolino.live.ports import ThinkingTime
from tavolino.table.thinking.match_worker import BotMoveQuestion, MatchPosition, WorkerQuestion

if TYPE_CHECKING:
    from tavolino.live.live_table import LiveTable

T = TypeVar("T")

RANDOM_BOT: Final = "random"
INSTANT_BOTS: Final = (RANDOM_BOT, "greedy", "beginner")
"""Bots that answer in less than two milliseconds, and so need no worker."""
SLOW_GAME_SIMULATIONS: Final = 32
"""In games where a champion manages fewer simulations than this, even quick bots think in a worker."""


def needs_worker(game: Game, bot: str) -> bool:
    """Would the bot hold up everyone else if it thought at the table?"""
    is_slow_game = game.knowledge.champion_simulations < SLOW_GAME_SIMULATIONS
    return bot not in INSTANT_BOTS or (bot != RANDOM_BOT and is_slow_game)


def due_after(took_s: float, time: ThinkingTime) -> float:
    """When an answer that took so long is due. One that is late is due after so many times its limit."""
    if took_s <= time.due_s or not time.limit_s:
        return max(took_s, time.due_s)
    return time.due_s + time.limit_s * ceil((took_s - time.due_s) / time.limit_s)


class AdviceAt(NamedTuple, Generic[T]):
    """The advice in the state of this number."""

    number: int
    advice: T


class BotTurns:
    """`running` are the seats whose bots think in a worker, `advising` those for whom a worker thinks of a hint."""

    def __init__(self, live: "LiveTable") -> None:
        self.live_reference = ref(live)
        self.running: dict[int, asyncio.Task[None]] = {}
        self.advising: set[int] = set()

    @property
    def live(self) -> "LiveTable":
        """Its table. A table that is dropped is gone at once: nothing that it holds may hold it in turn."""
        live = self.live_reference()
        if live is None:
            raise LiveFault("not-kept")
        return live

    @property
    def position(self) -> MatchPosition:
        moves = [(played.seat, played.move) for played in self.live.table.state.moves]
        return MatchPosition(self.live.id, self.live.record.head_text(), moves)

    def stop(self) -> None:
        for task in self.running.values():
            task.cancel()

    # -- Bots

    def start(self) -> None:
        """Ask a worker for every bot whose turn it is, at once: people still look at the last move meanwhile."""
        for seat in self.live.table.automation.seats_waiting_for_workers():
            if seat not in self.running and not self.live.is_dropped:
                self.running[seat] = self.live.services.start_task(self.play_bot_turn(seat))

    async def play_bot_turn(self, seat: int) -> None:
        """Get the bot's move, and play it when it is time. Without its bots a table cannot go on."""
        live = self.live
        try:
            await self.ask_worker(seat)
            await live.advance()
        except Exception as error:
            if not live.is_dropped:
                live.drop_after_error(error)

    async def ask_worker(self, seat: int) -> None:
        """If everyone has seen something new meanwhile, the question was another one and the answer is dropped."""
        table, services = self.live.table, self.live.services
        turn, asked_s = table.state.turn, services.now()
        time = services.thinker.time_for(self.live.id, table.state.bot_name_at(seat))
        try:
            question = BotMoveQuestion(seat, time.limit_s)
            move = await services.thinker.ask(self.position, question, self.live.asker)
        finally:
            self.running.pop(seat, None)
        if table.state.turn == turn:
            due_s = due_after(services.now() - asked_s, time)
            table.automation.take_bot_answer(seat, move, table.time_ms(asked_s + due_s))

    # -- Hints

    async def advise(
        self, seat: int, check: Callable[[int], None], question: Callable[[int], WorkerQuestion[T]]
    ) -> AdviceAt[T]:
        """Advice for a seat in the state that it sees, where `check` allows it. One piece at a time for each."""
        live = self.live
        async with live.lock:
            live.check_alive()
            check(seat)
            if seat in self.advising:
                raise LiveFault("hint-pending")
            position, turn, number = self.position, live.table.state.turn, live.viewers.number(seat)
            self.advising.add(seat)
        try:
            advice = await live.services.thinker.ask(position, question(seat), live.asker)
        finally:
            self.advising.discard(seat)
        if live.is_dropped or live.table.state.turn != turn or not live.table.match.legal(seat):
            raise LiveFault("stale")
        return AdviceAt(number, advice)
