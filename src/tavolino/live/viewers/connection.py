"""One connection to a table: whose it is, which state it was sent last, and its outgoing queue.

Sending never blocks the table. Only the newest state is sent; up to 64 other frames are queued, and a client that falls
further behind is disconnected.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from tavolino.live.frames.close_codes import CLOSE_TOO_SLOW
from tavolino.live.frames.server_frames import ServerFrame, encode
from tavolino.live.guards.request_cache import RequestCache
from tavolino.live.rows import Guest

MAX_OUTBOX_FRAMES: Final = 64


class Connection:
    """`number` is that of the last state it was sent; None in the `outbox` stands for the newest state.

    Once it is to be closed, `close_code` says why. `on_outgoing` is called when there is something to send, or when it
    is to be closed; it resets `is_outgoing`. It is busy while a request of its own is being handled.
    """

    def __init__(
        self,
        seat: int | None,
        guest: Guest | None,
        language: str,
        number: int | None = None,
        address: str = "",
    ) -> None:
        self.seat = seat
        self.guest = guest
        self.language = language
        self.number = number
        self.address = address
        self.spectator_number = 0
        self.request_cache = RequestCache()
        self.close_code: int | None = None
        self.outbox: deque[str | None] = deque()
        self.on_outgoing: Callable[[], None] = do_nothing
        self.is_outgoing = False
        self.is_busy = False

    def send(self, frame: ServerFrame) -> None:
        self.send_text(encode(frame))

    def send_text(self, frame: str) -> None:
        if len(self.outbox) >= MAX_OUTBOX_FRAMES:
            self.close_with(CLOSE_TOO_SLOW)
        else:
            self.outbox.append(frame)
            self.announce()

    def mark_state_stale(self) -> None:
        """There is a new state. If one is queued already, the new one will be sent in its place."""
        if None not in self.outbox:
            self.outbox.append(None)
            self.announce()

    def close_with(self, code: int) -> None:
        """What is queued is still sent, if it can be, before the connection is closed."""
        if self.close_code is None:
            self.close_code = code
            self.announce()

    def announce(self) -> None:
        """Have the queue sent, after all that happens now has been put into it: together it is sent at once."""
        if not self.is_outgoing:
            self.is_outgoing = True
            asyncio.get_running_loop().call_soon(self.on_outgoing)


def do_nothing() -> None:
    """Nobody sends anything yet."""
