"""The spectators of a table: who they are, who may not come back and, with a delay, what they will see later."""

from collections import deque
from collections.abc import Iterator
from typing import Final

from tavolino.live.faults import LiveFault
from tavolino.live.frames.close_codes import CLOSE_NOT_WELCOME
from tavolino.live.frames.server_frames import RematchFrame, SpectatorInfo
from tavolino.live.rows import ChatLine, Guest
from tavolino.live.viewers.connection import Connection
from tavolino.live.viewers.viewer_states import ViewerSnapshot

MAX_SPECTATORS: Final = 50
MAX_SOCKETS_PER_GUEST: Final = 3
MAX_SOCKETS_PER_ADDRESS: Final = 25
"""Half of the stands: a school class may be at one address."""

Delayed = ViewerSnapshot | ChatLine | RematchFrame
"""What spectators see later than the players."""


class Spectators:
    """The connections of spectators, by their numbers."""

    def __init__(self) -> None:
        self.last_number = 0
        self.connections: dict[int, Connection] = {}
        self.removed: set[str] = set()
        self.delayed: deque[tuple[float, Delayed]] = deque()

    def check_may_enter(self, guest: Guest, address: str = "") -> None:
        """Nobody takes all places: neither one guest nor, where it is known, one address."""
        self.check_may_read(guest)
        watching = self.connections.values()
        of_guest = sum(other.guest is not None and other.guest.id == guest.id for other in watching)
        of_address = sum(bool(address) and other.address == address for other in watching)
        if (
            len(watching) >= MAX_SPECTATORS
            or of_guest >= MAX_SOCKETS_PER_GUEST
            or of_address >= MAX_SOCKETS_PER_ADDRESS
        ):
            raise LiveFault("full-house")

    def check_may_read(self, guest: Guest | None) -> None:
        """Where somebody was shown out, one must say who one is."""
        if self.removed and (guest is None or guest.id in self.removed):
            raise LiveFault("not-welcome")

    def add(self, connection: Connection) -> None:
        self.last_number += 1
        connection.spectator_number = self.last_number
        self.connections[connection.spectator_number] = connection

    def discard(self, connection: Connection) -> None:
        self.connections.pop(connection.spectator_number, None)

    def remove(self, number: int) -> str:
        """Disconnect a spectator, on all their devices, for good. Returns the id of the guest."""
        if number not in self.connections:
            raise LiveFault("no-such-spectator")
        guest = self.connections[number].guest
        assert guest is not None
        self.show_out(guest.id)
        return guest.id

    def show_out(self, guest_id: str) -> None:
        self.removed.add(guest_id)
        for connection in self.connections.values():
            if connection.guest is not None and connection.guest.id == guest_id:
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
