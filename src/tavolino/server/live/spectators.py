"""Those who watch: who they are, who may not come back and, where there is a delay, what they will see later."""

from collections import deque
from collections.abc import Iterator
from typing import Final

from tavolino.server.faults import ServerFault
from tavolino.server.live.connection import Connection
from tavolino.server.live.viewer_states import ViewerSnapshot
from tavolino.server.schemas.frames import CLOSE_NOT_WELCOME, SpectatorInfo
from tavolino.store.rows import ChatLine, Guest

MAX_SPECTATORS: Final = 50


class Gallery:
    """The spectators of one table, by their numbers."""

    def __init__(self) -> None:
        self.last_number = 0
        self.connections: dict[int, Connection] = {}
        self.removed: set[str] = set()
        self.delayed: deque[tuple[float, ViewerSnapshot | ChatLine]] = deque()

    def check_may_enter(self, guest: Guest) -> None:
        """May they come in?"""
        if guest.id in self.removed:
            raise ServerFault("not-welcome")
        if len(self.connections) >= MAX_SPECTATORS:
            raise ServerFault("full-house")

    def add(self, visitor: Connection) -> None:
        self.last_number += 1
        visitor.spectator_number = self.last_number
        self.connections[visitor.spectator_number] = visitor

    def discard(self, visitor: Connection) -> None:
        self.connections.pop(visitor.spectator_number, None)

    def remove(self, number: int) -> None:
        """Send a spectator away, on all their devices, for good."""
        if number not in self.connections:
            raise ServerFault("no-such-spectator")
        guest = self.connections[number].guest
        assert guest is not None
        self.removed.add(guest.id)
        for watcher in self.connections.values():
            if watcher.guest == guest:
                watcher.close_with(CLOSE_NOT_WELCOME)

    def named_watchers(self) -> list[SpectatorInfo]:
        return [
            SpectatorInfo(number, guest.name) for number, v in self.connections.items() if (guest := v.guest)
        ]

    # -- What they see later

    def delay(self, thing: ViewerSnapshot | ChatLine, until: float) -> None:
        self.delayed.append((until, thing))

    def due(self) -> float | None:
        return self.delayed[0][0] if self.delayed else None

    def pop_due(self, now: float) -> Iterator[ViewerSnapshot | ChatLine]:
        """What they may see by now, in its order."""
        while self.delayed and self.delayed[0][0] <= now:
            yield self.delayed.popleft()[1]
