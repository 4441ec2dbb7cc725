"""One alarm clock for all tables: it rings for each when something is due there."""

import asyncio
import heapq
from collections.abc import Callable
from typing import Final

SHORTEST: Final = 0.001
SLACK: Final = 64


class Alarm:
    """`times` are those that are set; the heap may also hold older ones, which no longer count."""

    def __init__(self, now: Callable[[], float], ring: Callable[[str], None]) -> None:
        self.now = now
        self.ring = ring
        self.times: dict[str, float] = {}
        self.heap: list[tuple[float, str]] = []
        self.earlier = asyncio.Event()

    def set(self, name: str, time: float | None) -> None:
        """Set, move or (None) cancel the alarm of this name."""
        if time is None:
            self.times.pop(name, None)
        elif self.times.get(name) != time:
            self.times[name] = time
            heapq.heappush(self.heap, (time, name))
            if self.heap[0] == (time, name):
                self.earlier.set()
            if len(self.heap) > 2 * len(self.times) + SLACK:
                self.tidy()

    def tidy(self) -> None:
        """Drop those that no longer count: some were set for days ahead."""
        self.heap = [(time, name) for name, time in self.times.items()]
        heapq.heapify(self.heap)

    async def run(self) -> None:
        while True:
            self.earlier.clear()
            self.ring_due()
            try:
                async with asyncio.timeout(self.rest()):
                    await self.earlier.wait()
            except TimeoutError:
                pass

    def ring_due(self) -> None:
        now = self.now()
        while self.heap and self.heap[0][0] <= now:
            time, name = heapq.heappop(self.heap)
            if self.times.get(name) == time:
                del self.times[name]
                self.ring(name)

    def rest(self) -> float | None:
        """The seconds until the next one; None: there is none."""
        return max(SHORTEST, self.heap[0][0] - self.now()) if self.heap else None
