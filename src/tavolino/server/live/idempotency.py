"""Requests that are sent twice are done once: the second time the answer is given again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from tavolino.server.faults import Trouble
from tavolino.server.schemas.frames import Telling

REMEMBERED: Final = 32


class Answers:
    """The last answers to the requests of one seat, from whichever socket, by the ids that the client gave them."""

    def __init__(self) -> None:
        self.given: dict[str, asyncio.Future[Telling]] = {}

    async def once(self, id: str | None, do: Callable[[], Awaitable[Telling]]) -> Telling:
        """Do it, unless that has been done or is just being done."""
        if id is None:
            return await do()
        if id in self.given:
            return await asyncio.shield(self.given[id])
        self.make_room()
        promise: asyncio.Future[Telling] = asyncio.get_running_loop().create_future()
        self.given[id] = promise
        try:
            promise.set_result(await do())
        finally:
            if not promise.done():
                self.break_promise(id, promise)
        return promise.result()

    def break_promise(self, id: str, promise: "asyncio.Future[Telling]") -> None:
        """Whoever waits for the same answer is told that there is none."""
        self.given.pop(id, None)
        promise.set_exception(Trouble("not-kept"))
        promise.exception()  # perhaps nobody waits

    def keep(self, id: str | None, answer: Telling) -> None:
        """A better answer than the one before."""
        if id in self.given:
            self.given[id] = asyncio.get_running_loop().create_future()
            self.given[id].set_result(answer)

    def make_room(self) -> None:
        while len(self.given) >= REMEMBERED:
            del self.given[next(iter(self.given))]
