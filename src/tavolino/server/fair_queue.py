"""FairQueue: few can work at a time, and whoever asks for much waits behind whoever asks for little."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MAX_WAITING: Final = 256
MAX_WAITING_PER_OWNER: Final = 64

Turn = asyncio.Future[None]


class QueueFull(Exception):
    """Too many wait already, or too many of the same owner."""


class OwnerTurns:
    """Those of one address who wait: its owners in turn, and of each of them the oldest turn first."""

    def __init__(self) -> None:
        self.by_owner: OrderedDict[str, deque[Turn]] = OrderedDict()

    def add(self, owner: str, turn: Turn) -> None:
        self.by_owner.setdefault(owner, deque()).append(turn)

    def pop(self) -> Turn:
        """Who has more to do goes to the end."""
        owner, turns = self.by_owner.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self.by_owner[owner] = turns
        return turn


class FairQueue:
    """A number of places to work at. Addresses get a free place in turn, and the owners at an address in turn, however
    many places each of them waits for. Without an address an owner counts as one.
    """

    def __init__(
        self,
        places: int,
        max_waiting: int = MAX_WAITING,
        max_waiting_per_owner: int = MAX_WAITING_PER_OWNER,
    ) -> None:
        self.free = places
        self.max_waiting = max_waiting
        self.max_waiting_per_owner = max_waiting_per_owner
        self.waiting: OrderedDict[str, OwnerTurns] = OrderedDict()
        self.length = 0
        """How many wait; one who has gone away counts until it would be their turn."""

    @asynccontextmanager
    async def place(self, owner: str, address: str = "") -> AsyncIterator[None]:
        """Wait for a place, and keep it until the end of the block."""
        if self.free:
            self.free -= 1
        else:
            await self.wait(owner, address or owner)
        try:
            yield
        finally:
            self.release()

    async def wait(self, owner: str, address: str) -> None:
        """Returns with a place. If the caller is cancelled, nobody waits in its name any more."""
        at_address = self.waiting.get(address, OwnerTurns())
        waits_already = len(at_address.by_owner.get(owner, ()))
        if self.length >= self.max_waiting or waits_already >= self.max_waiting_per_owner:
            raise QueueFull
        turn: Turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, at_address).add(owner, turn)
        self.length += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # the place came too late
            raise

    def release(self) -> None:
        """Hand the place to the address that has waited longest for one."""
        while self.waiting:
            address, at_address = self.waiting.popitem(last=False)
            turn = at_address.pop()
            self.length -= 1
            if at_address.by_owner:
                self.waiting[address] = at_address
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
