"""FairQueue: few can work at a time, and whoever asks for much waits behind whoever asks for little."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MAX_WAITING: Final = 256
MAX_WAITING_PER_OWNER: Final = 64


class QueueFull(Exception):
    """Too many wait already, or too many of the same owner."""


class FairQueue:
    """A number of places to work at. Owners get a free place in turn, however many places each of them waits for."""

    def __init__(
        self,
        places: int,
        max_waiting: int = MAX_WAITING,
        max_waiting_per_owner: int = MAX_WAITING_PER_OWNER,
    ) -> None:
        self.free = places
        self.max_waiting = max_waiting
        self.max_waiting_per_owner = max_waiting_per_owner
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def length(self) -> int:
        return sum(map(len, self.waiting.values()))

    @asynccontextmanager
    async def place(self, owner: str) -> AsyncIterator[None]:
        """Wait for a place, and keep it until the end of the block."""
        if self.free:
            self.free -= 1
        else:
            await self.wait(owner)
        try:
            yield
        finally:
            self.release()

    async def wait(self, owner: str) -> None:
        """Returns with a place. If the caller is cancelled, nobody waits in its name any more."""
        if self.length >= self.max_waiting or len(self.waiting.get(owner, ())) >= self.max_waiting_per_owner:
            raise QueueFull
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # the place came too late
            raise

    def release(self) -> None:
        """Hand the place to the owner who has waited longest for one; who has more to do goes to the end."""
        while self.waiting:
            owner, turns = self.waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self.waiting[owner] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
