"""One socket at a table: whose it is, what it has been told, and what waits to be sent.

Nobody ever waits for a visitor. Of states only the newest is sent, however many there were since the last one; of
everything else a few frames wait, and a client that lets more than that come together is too slow and has to go.
"""

import asyncio
from collections import deque
from typing import Final

from tavolino.server.live.idempotency import Answers
from tavolino.server.schemas.frames import TOO_SLOW, Telling, written
from tavolino.store.rows import Guest

MOST_WAITING: Final = 64


class Visitor:
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
        self.spectator = 0
        self.answers = Answers()
        self.code: int | None = None
        self.waiting: deque[str | None] = deque()
        self.stirs = asyncio.Event()
        self.is_busy = False

    def tell(self, frame: Telling) -> None:
        self.post(written(frame))

    def post(self, frame: str) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.send_away(TOO_SLOW)
        else:
            self.waiting.append(frame)
            self.stirs.set()

    def show(self) -> None:
        """There is a new state. If one waits already, the new one will be sent in its place."""
        if None not in self.waiting:
            self.waiting.append(None)
            self.stirs.set()

    def send_away(self, code: int) -> None:
        """What waits is still sent, if it can be, before the socket is closed."""
        if self.code is None:
            self.code = code
            self.stirs.set()
