"""One timer for all tables, with a heap of times: it calls back for each table when something is due there."""

import asyncio
import heapq
from collections.abc import Callable
from typing import Final

MIN_WAIT_S: Final = 0.001
MAX_STALE_TIMES: Final = 64


class WakeTimer:
    """`times` are the valid times by name; the heap may also hold stale ones, which are skipped."""

    def __init__(self, now: Callable[[], float], ring: Callable[[str], None]) -> None:
        self.now = now
        self.on_due = ring
        self.times: dict[str, float] = {}
        self.heap: list[tuple[float, str]] = []
        self.changed = asyncio.Event()

    def set(self, name: str, time: float | None) -> None:
        """Set, move or (None) cancel the time of this name."""
        if time is None:
            self.times.pop(name, None)
        elif self.times.get(name) != time:
            self.times[name] = time
            heapq.heappush(self.heap, (time, name))
            if self.heap[0] == (time, name):
                self.changed.set()
            if len(self.heap) > 2 * len(self.times) + MAX_STALE_TIMES:
                self.drop_stale_times()

    def drop_stale_times(self) -> None:
        """Drop stale times from the heap: some were set for days ahead."""
        self.heap = [(time, name) for name, time in self.times.items()]
        heapq.heapify(self.heap)

    async def run(self) -> None:
        while True:
            self.changed.clear()
            self.call_due()
            try:
                async with asyncio.timeout(self.seconds_to_next()):
                    await self.changed.wait()
            except TimeoutError:
                pass

    def call_due(self) -> None:
        now = self.now()
        while self.heap and self.heap[0][0] <= now:
            time, name = heapq.heappop(self.heap)
            if self.times.get(name) == time:
                del self.times[name]
                self.on_due(name)

    def seconds_to_next(self) -> float | None:
        """Seconds until the next time; None: there is none."""
        return max(MIN_WAIT_S, self.heap[0][0] - self.now()) if self.heap else None
