"""Thinks in a second worker, so that the table answers meanwhile. `PocketThinker` asks, `answer` runs over there."""

import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

from tavolino.live.ports import NOBODY, Asker, ThinkingTime
from tavolino.table.thinking.match_worker import MatchPosition, MatchWorker, WorkerQuestion

T = TypeVar("T")
Ask = Callable[[bytes], Awaitable[bytes]]
"""Sends a question to the worker that thinks. Whoever is cancelled meanwhile ends the thinking too."""

THINKING_S: Final = {"champion": 2.0, "professional": 0.8}
"""Seconds that a bot has for a move: the same at any speed of the device, so that a move's time tells nothing."""
USUAL_THINKING_S: Final = 0.3


class PlainCall(NamedTuple):
    """A function of a module with all that it needs, for the worker: it is about no table."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class PocketThinker:
    """One question at a time is thought about; the worker keeps those that wait in their order."""

    def __init__(self, ask: Ask) -> None:
        self.ask_worker = ask

    async def ask(self, position: MatchPosition, question: WorkerQuestion[T], asker: Asker = NOBODY) -> T:
        answer: T = pickle.loads(await self.ask_worker(pickle.dumps((position, question))))
        return answer

    def time_for(self, table_id: str, bot: str) -> ThinkingTime:
        limit_s = THINKING_S.get(bot, USUAL_THINKING_S)
        return ThinkingTime(limit_s, limit_s)

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """A table is loaded here: it could not be sent."""
        return function(*args)

    async def run_beside(self, function: Callable[..., T], *args: Any) -> T:
        """In the worker, for what can be sent there."""
        answer: T = pickle.loads(await self.ask_worker(pickle.dumps(PlainCall(function, args))))
        return answer

    def close(self) -> None:
        """The page ends its workers itself."""


class ThinkingWorker:
    """The other end, in a worker of its own. It remembers the matches that it was asked about."""

    def __init__(self) -> None:
        self.worker = MatchWorker()

    def answer(self, message: bytes) -> bytes:
        asked = pickle.loads(message)
        if isinstance(asked, PlainCall):
            return pickle.dumps(asked.function(*asked.arguments))
        return pickle.dumps(self.worker.answer(*asked))
