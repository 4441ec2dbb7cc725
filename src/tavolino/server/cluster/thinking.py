"""Bots think anywhere: questions stand in the database, and whoever has a free core takes the next one."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

from tavolino.live.logs import log_error
from tavolino.live.ports import NOBODY, Asker, Thinker, ThinkingTime
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.store.cluster.thinking_jobs import Thought, ThoughtRepository
from tavolino.table.thinking.match_worker import BotMoveQuestion, MatchPosition, WorkerQuestion

T = TypeVar("T")

ASKED: Final = "?"
"""News: somebody asks."""
ANSWERED: Final = "!"
"""News: a question has its answer."""
LOOK_INTERVAL_S: Final = 1.0
"""For questions, and for answers, whose news were lost."""


class ThinkingPlace:
    """Takes questions as long as there is a free core for them."""

    def __init__(
        self, me: str, thoughts: ThoughtRepository, pool: WorkerPool, tell: Callable[[Iterable[str]], None]
    ) -> None:
        self.me = me
        self.thoughts = thoughts
        self.pool = pool
        self.tell = tell
        self.asked = asyncio.Event()
        self.answered: dict[str, asyncio.Event] = {}
        self.count = 0

    def start(self) -> list[asyncio.Task[None]]:
        places = [asyncio.create_task(self.work()) for _ in self.pool.workers]
        return [*places, asyncio.create_task(self.sweep_regularly())]

    def hear(self, names: list[str]) -> None:
        for name in names:
            if name == ASKED:
                self.asked.set()
            elif known := self.answered.get(name[1:]):
                known.set()

    def announce(self, name: str) -> None:
        self.hear([name])
        self.tell([name])

    async def work(self) -> None:
        while True:
            try:
                self.asked.clear()
                thought = await self.thoughts.take(self.me)
                if thought:
                    await self.think(thought)
                    continue
            except Exception as error:
                log_error("no thought", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_INTERVAL_S):
                    await self.asked.wait()

    async def think(self, thought: Thought) -> None:
        position = MatchPosition(thought.table_id, thought.head, thought.moves)
        move = await self.pool.ask(position, BotMoveQuestion(thought.seat, thought.limit_s))
        await self.thoughts.answer(thought, move, self.me)
        self.count += 1
        self.announce(ANSWERED + thought_name(thought.table_id, thought.seat, thought.position))

    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(30)
            with suppress(Exception):
                await self.thoughts.sweep()


def thought_name(table_id: str, seat: int, position: str) -> str:
    return f"{table_id}/{seat}/{position}"


class SharedThinker(Thinker):
    """Bots' moves are thought about anywhere; hints and analyses, which somebody here waits for, beside this worker."""

    def __init__(self, thoughts: ThoughtRepository, pool: WorkerPool, place: ThinkingPlace) -> None:
        self.thoughts = thoughts
        self.pool = pool
        self.place = place

    async def ask(self, position: MatchPosition, question: WorkerQuestion[T], asker: Asker = NOBODY) -> T:
        asked: Any = question
        if isinstance(asked, BotMoveQuestion):
            answer: Any = await self.ask_anyone(position, asked, asker)
            found: T = answer
            return found
        return await self.pool.ask(position, question, asker)

    async def ask_anyone(self, position: MatchPosition, question: BotMoveQuestion, asker: Asker) -> int:
        table_id, seat = position.table_id, question.seat
        key = await self.thoughts.ask(table_id, seat, position.moves, question.limit_s, asker.guest)
        name = thought_name(table_id, seat, key)
        known = self.place.answered.setdefault(name, asyncio.Event())
        self.place.announce(ASKED)
        try:
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_INTERVAL_S):
                        await known.wait()
                answer = await self.thoughts.answer_to(table_id, seat, key)
                if answer is not None:
                    return answer
                known.clear()
                await self.ask_again(position, question, asker)
        finally:
            self.place.answered.pop(name, None)

    async def ask_again(self, position: MatchPosition, question: BotMoveQuestion, asker: Asker) -> None:
        """It may have been swept away."""
        await self.thoughts.ask(
            position.table_id, question.seat, position.moves, question.limit_s, asker.guest
        )

    def time_for(self, table_id: str, bot: str) -> ThinkingTime:
        return self.pool.time_for(table_id, bot)

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        return await self.pool.run(function, *args)

    def close(self) -> None:
        self.pool.close()
