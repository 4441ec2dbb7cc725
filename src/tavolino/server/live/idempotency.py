"""Requests that are sent twice are done once: the second time the answer is given again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from tavolino.server.faults import ServerFault
from tavolino.server.schemas.frames import ServerFrame

MAX_ANSWERS: Final = 32


class RequestCache:
    """The last answers to the requests of one seat, from whichever socket, by the ids that the client gave them."""

    def __init__(self) -> None:
        self.answers: dict[str, asyncio.Future[ServerFrame]] = {}

    async def run_once(self, id: str | None, do: Callable[[], Awaitable[ServerFrame]]) -> ServerFrame:
        """Do it, unless that has been done or is just being done."""
        if id is None:
            return await do()
        if id in self.answers:
            return await asyncio.shield(self.answers[id])
        self.make_room()
        promise: asyncio.Future[ServerFrame] = asyncio.get_running_loop().create_future()
        self.answers[id] = promise
        try:
            promise.set_result(await do())
        finally:
            if not promise.done():
                self.fail(id, promise)
        return promise.result()

    def fail(self, id: str, promise: "asyncio.Future[ServerFrame]") -> None:
        """Whoever waits for the same answer is told that there is none."""
        self.answers.pop(id, None)
        promise.set_exception(ServerFault("not-kept"))
        promise.exception()  # perhaps nobody waits

    def replace_answer(self, id: str | None, answer: ServerFrame) -> None:
        """A better answer than the one before."""
        if id in self.answers:
            self.answers[id] = asyncio.get_running_loop().create_future()
            self.answers[id].set_result(answer)

    def make_room(self) -> None:
        while len(self.answers) >= MAX_ANSWERS:
            del self.answers[next(iter(self.answers))]
