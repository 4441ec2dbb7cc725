"""The database's clock, as a worker reads it: machines need not agree on the time of day."""

from collections.abc import Callable
from time import monotonic

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.store.database import NOW_MS


class DatabaseClock:
    """`unix_ms` never goes back; `uptime_ms` counts while any worker of this server was alive."""

    def __init__(self, engine: AsyncEngine, monotonic_s: Callable[[], float] = monotonic) -> None:
        self.engine = engine
        self.monotonic_s = monotonic_s
        self.offset_ms = 0.0
        self.last_ms = 0
        self.epoch_ms = 0
        """When this server would have started, had it never stopped."""

    async def measure(self, times: int = 3) -> None:
        """The shortest of a few trips there and back tells best."""
        best: tuple[float, float] | None = None
        async with self.engine.connect() as connection:
            for _ in range(times):
                before = self.monotonic_s()
                there = (await connection.execute(text(f"SELECT {NOW_MS}"))).scalar_one()
                after = self.monotonic_s()
                trip = (after - before, there - (before + after) * 500)
                best = trip if best is None else min(best, trip)
        assert best
        self.offset_ms = best[1]

    def unix_ms(self) -> int:
        self.last_ms = max(self.last_ms, round(self.monotonic_s() * 1000 + self.offset_ms))
        return self.last_ms

    def uptime_ms(self) -> int:
        return self.unix_ms() - self.epoch_ms
