"""A line from the protocol of a WebSocket straight to whoever reads it: a frame passes no queue, task or framework."""

import asyncio
import struct
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tavolino.server.connections.protocols import DIRECT_LINE, GuardedWebSocket

TEXT_FRAME: Final = 0x81
"""The first byte of a text frame that is a whole message."""
MAX_SHORT_BYTES: Final = 125
MAX_MEDIUM_BYTES: Final = 0xFFFF
MAX_UNREAD_FRAMES: Final = 8
"""With more than these no more is read of the socket."""


def text_frame(text: str) -> bytes:
    """A frame as it goes over the wire (RFC 6455, 5.2); the server's are never masked."""
    body = text.encode()
    size = len(body)
    if size <= MAX_SHORT_BYTES:
        return bytes((TEXT_FRAME, size)) + body
    if size <= MAX_MEDIUM_BYTES:
        return struct.pack("!BBH", TEXT_FRAME, 126, size) + body
    return struct.pack("!BBQ", TEXT_FRAME, 127, size) + body


class DirectLine:
    """It takes the place of the protocol's queue. None among the frames is the end."""

    def __init__(self, protocol: GuardedWebSocket) -> None:
        self.protocol = protocol
        self.unread: deque[str | bytes | None] = deque()
        self.reader: asyncio.Future[None] | None = None

    # -- Called by the protocol

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        """An ASGI event."""
        text = event.get("text")
        self.add(event.get("bytes") if text is None else text)

    def add(self, frame: str | bytes | None) -> None:
        self.unread.append(frame)
        if self.reader and not self.reader.done():
            self.reader.set_result(None)
        if len(self.unread) > MAX_UNREAD_FRAMES:
            self.protocol.hold_reading()

    # -- Called by the session

    async def receive(self) -> str | bytes | None:
        """The next frame; None: the client has gone."""
        while not self.unread:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        frame = self.unread.popleft()
        if self.protocol.read_paused and not self.unread:
            self.protocol.go_on_reading()
        return frame

    @property
    def is_writable(self) -> bool:
        protocol = self.protocol
        return protocol.writable.is_set() and not protocol.disconnected and not protocol.close_sent

    async def wait_writable(self) -> None:
        await self.protocol.writable.wait()

    def write(self, frames: Sequence[str]) -> None:
        self.protocol.transport.write(b"".join(map(text_frame, frames)))


def direct_line(scope: Mapping[str, Any]) -> DirectLine | None:
    """The line of an accepted socket; None: another server than ours speaks to it."""
    protocol = scope.get("extensions", {}).get(DIRECT_LINE)
    if not isinstance(protocol, GuardedWebSocket):
        return None
    line = DirectLine(protocol)
    protocol.use_line(line)
    return line
