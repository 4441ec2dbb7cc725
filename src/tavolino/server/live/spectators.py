"""Those who watch: who they are, who may not come back and, where there is a delay, what they will see later."""

from collections import deque
from collections.abc import Iterator
from typing import Final

from tavolino.server.faults import Trouble
from tavolino.server.live.connection import Visitor
from tavolino.server.live.viewer_states import Snapshot
from tavolino.server.schemas.frames import NOT_WELCOME, Watcher
from tavolino.store.rows import Guest, Said

MOST: Final = 50


class Gallery:
    """The spectators of one table, by their numbers."""

    def __init__(self) -> None:
        self.last_number = 0
        self.watchers: dict[int, Visitor] = {}
        self.removed: set[str] = set()
        self.later: deque[tuple[float, Snapshot | Said]] = deque()

    def check(self, guest: Guest) -> None:
        """May they come in?"""
        if guest.id in self.removed:
            raise Trouble("not-welcome")
        if len(self.watchers) >= MOST:
            raise Trouble("full-house")

    def admit(self, visitor: Visitor) -> None:
        self.last_number += 1
        visitor.spectator = self.last_number
        self.watchers[visitor.spectator] = visitor

    def leave(self, visitor: Visitor) -> None:
        self.watchers.pop(visitor.spectator, None)

    def remove(self, number: int) -> None:
        """Send a spectator away, on all their devices, for good."""
        if number not in self.watchers:
            raise Trouble("no-such-spectator")
        guest = self.watchers[number].guest
        assert guest is not None
        self.removed.add(guest.id)
        for watcher in self.watchers.values():
            if watcher.guest == guest:
                watcher.send_away(NOT_WELCOME)

    def who(self) -> list[Watcher]:
        return [Watcher(number, guest.name) for number, v in self.watchers.items() if (guest := v.guest)]

    # -- What they see later

    def put_off(self, thing: Snapshot | Said, until: float) -> None:
        self.later.append((until, thing))

    def due(self) -> float | None:
        return self.later[0][0] if self.later else None

    def released(self, now: float) -> Iterator[Snapshot | Said]:
        """What they may see by now, in its order."""
        while self.later and self.later[0][0] <= now:
            yield self.later.popleft()[1]
