"""A line from the page to a table: what a WebSocket is at the server."""

import asyncio
from collections.abc import Callable, Sequence

from tavolino.live.ports import TransportClosed


class PocketLine:
    """The page puts frames in; ours are handed to `send_out`, and the code that ends the line to `hang_up`."""

    address = ""

    def __init__(self, send_out: Callable[[str], None], hang_up: Callable[[int], None]) -> None:
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.send_out = send_out
        self.hang_up = hang_up
        self.is_open = True

    def put(self, frame: str) -> None:
        self.inbox.put_nowait(frame)

    def end(self) -> None:
        """The page has gone."""
        self.is_open = False
        self.inbox.put_nowait(None)

    async def receive(self) -> str | bytes | None:
        return await self.inbox.get()

    @property
    def is_writable(self) -> bool:
        """A message to the page never waits."""
        return self.is_open

    def send_now(self, frames: Sequence[str]) -> None:
        for frame in frames:
            self.send_out(frame)

    async def send(self, frame: str) -> None:
        if not self.is_open:
            raise TransportClosed
        self.send_out(frame)

    async def close(self, code: int) -> None:
        if not self.is_open:
            raise TransportClosed
        self.is_open = False
        self.hang_up(code)
