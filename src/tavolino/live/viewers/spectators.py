"""The spectators of a table: who they are, who may not come back and, with a delay, what they will see later."""

from collections import deque
from collections.abc import Iterator
from typing import Final

from tavolino.live.faults import LiveFault
from tavolino.live.frames import CLOSE_NOT_WELCOME, RematchFrame, SpectatorInfo
from tavolino.live.rows import ChatLine, Guest
from tavolino.live.viewers.connection import Connection
from tavolino.live.viewers.viewer_states import ViewerSnapshot

MAX_SPECTATORS: Final = 50

Delayed = ViewerSnapshot | ChatLine | RematchFrame
"""What spectators see later than the players."""


class Spectators:
    """The connections of spectators, by their numbers."""

    def __init__(self) -> None:
        self.last_number = 0
        self.connections: dict[int, Connection] = {}
        self.removed: set[str] = set()
        self.delayed: deque[tuple[float, Delayed]] = deque()

    def check_may_enter(self, guest: Guest) -> None:
        if guest.id in self.removed:
            raise LiveFault("not-welcome")
        if len(self.connections) >= MAX_SPECTATORS:
            raise LiveFault("full-house")

    def add(self, connection: Connection) -> None:
        self.last_number += 1
        connection.spectator_number = self.last_number
        self.connections[connection.spectator_number] = connection

    def discard(self, connection: Connection) -> None:
        self.connections.pop(connection.spectator_number, None)

    def remove(self, number: int) -> None:
        """Disconnect a spectator, on all their devices, for good."""
        if number not in self.connections:
            raise LiveFault("no-such-spectator")
        guest = self.connections[number].guest
        assert guest is not None
        self.removed.add(guest.id)
        for connection in self.connections.values():
            if connection.guest == guest:
                connection.close_with(CLOSE_NOT_WELCOME)

    def named_watchers(self) -> list[SpectatorInfo]:
        connections = self.connections.items()
        return [SpectatorInfo(number, guest.name) for number, each in connections if (guest := each.guest)]

    # -- What they see later

    def delay(self, thing: Delayed, until: float) -> None:
        self.delayed.append((until, thing))

    def due(self) -> float | None:
        return self.delayed[0][0] if self.delayed else None

    def pop_due(self, now: float) -> Iterator[Delayed]:
        """What they may see by now, in its order."""
        while self.delayed and self.delayed[0][0] <= now:
            yield self.delayed.popleft()[1]
