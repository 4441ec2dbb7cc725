"""One socket at a table: whose it is, what it has been told, and what waits to be sent.

Nobody ever waits for a visitor. Of states only the newest is sent, however many there were since the last one; of
everything else a few frames wait, and a client that lets more than that come together is too slow and has to go.
"""

import asyncio
from collections import deque
from typing import Final

from tavolino.server.live.idempotency import RequestCache
from tavolino.server.schemas.frames import CLOSE_TOO_SLOW, ServerFrame, encode
from tavolino.store.rows import Guest

MAX_OUTBOX_FRAMES: Final = 64


class Connection:
    """`number` is that of the last state it was told; `code`, once it has to go, the reason.

    It is busy while something that it asked for is being done.
    """

    def __init__(
        self, seat: int | None, guest: Guest | None, language: str, number: int | None = None
    ) -> None:
        self.seat = seat
        self.guest = guest
        self.language = language
        self.number = number
        self.spectator_number = 0
        self.request_cache = RequestCache()
        self.close_code: int | None = None
        self.outbox: deque[str | None] = deque()
        self.wakeup = asyncio.Event()
        self.is_busy = False

    def send(self, frame: ServerFrame) -> None:
        self.send_text(encode(frame))

    def send_text(self, frame: str) -> None:
        if len(self.outbox) >= MAX_OUTBOX_FRAMES:
            self.close_with(CLOSE_TOO_SLOW)
        else:
            self.outbox.append(frame)
            self.wakeup.set()

    def mark_state_stale(self) -> None:
        """There is a new state. If one waits already, the new one will be sent in its place."""
        if None not in self.outbox:
            self.outbox.append(None)
            self.wakeup.set()

    def close_with(self, code: int) -> None:
        """What waits is still sent, if it can be, before the socket is closed."""
        if self.close_code is None:
            self.close_code = code
            self.wakeup.set()
