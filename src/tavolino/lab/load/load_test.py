"""`tavolino bench server`: measures the server with many tables at once, on this computer, over the network."""

import asyncio
import platform
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, Final, TypeVar

from tavolino.lab.load.load_plan import LoadPlan
from tavolino.lab.load.players import SEATS, LoadPlayers, LoadStats
from tavolino.lab.load.server_process import ProcessUsage, ServerProcess, avoid_core, raise_file_limit
from tavolino.lab.speed.benchmark import build_kind

QUANTILES: Final = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "worst": 1.0}

T = TypeVar("T")
OnProgress = Callable[[int], None]


@dataclass
class LoadFigures:
    """The figures of a load test. Delays are in milliseconds; memory and processor are None where unknown."""

    plan: LoadPlan
    seconds: float
    moves: int
    finished: int
    delays: dict[str, float]
    faults: dict[str, int]
    server_cpu: float | None
    client_cpu: float
    memory: int | None
    parts: dict[str, float] = field(default_factory=dict)
    """The seconds of processor time that each part of the server took; empty where unknown."""

    @property
    def move_us(self) -> dict[str, float]:
        """What a move costs in each part, in microseconds; empty if nobody has moved."""
        parts = self.parts if self.moves else {}
        return {part: 1e6 * seconds / self.moves for part, seconds in parts.items()}

    @property
    def rate(self) -> float:
        """Moves in a second."""
        return self.moves / self.seconds

    @property
    def is_sound(self) -> bool:
        return not self.faults

    def data(self) -> dict[str, object]:
        return plan_data(self.plan) | {
            "seconds": self.seconds,
            "moves": self.moves,
            "moves_per_second": self.rate,
            "matches_finished": self.finished,
            "milliseconds": self.delays,
            "errors": self.faults,
            "server_cpu": self.server_cpu,
            "client_cpu": self.client_cpu,
            "server_bytes": self.memory,
            "microseconds_per_move": self.move_us,
        }


def plan_data(plan: LoadPlan) -> dict[str, object]:
    """The plan as data."""
    return {
        "build": build_kind(),
        "python": platform.python_version(),
        "tables": plan.tables,
        "people": plan.tables * SEATS,
        "games": plan.games,
        "pace": plan.pace,
        "db": plan.db.partition(":")[0] or "sqlite",
    }


def run_load_test(plan: LoadPlan, on_progress: OnProgress) -> LoadFigures:
    """A whole run, from starting the server to stopping it."""
    return run_in_loop(measure_load(plan, on_progress))


def run_in_loop(errand: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(errand)


async def measure_load(plan: LoadPlan, on_progress: OnProgress) -> LoadFigures:
    """Open all tables, then measure for `plan.seconds`."""
    async with server_with_players(plan) as (server, players):
        await players.open_tables(on_progress)
        watch = LoadMeter(server, players)
        for _ in range(plan.ticks):
            await asyncio.sleep(plan.seconds / plan.ticks)
            on_progress(1)
        watch.stop()
        await players.stop_moving()
        figures = watch.figures(plan)
        figures.parts = await server.sampled_seconds()
        return figures


@asynccontextmanager
async def server_with_players(plan: LoadPlan) -> AsyncIterator[tuple[ServerProcess, LoadPlayers]]:
    """A running server and its players. Both are gone afterwards."""
    with TemporaryDirectory(prefix="tavolino-") as folder:
        db = plan.db or f"sqlite:///{folder}/tavolino.db"
        server = ServerProcess(db, Path(folder), is_sampled=not plan.kills)
        players = LoadPlayers(server.address, plan.games, plan.tables, plan.pace, Random())
        raise_file_limit(plan.tables * SEATS)
        with avoid_core(server.core):
            await server.start()
            try:
                yield server, players
                players.disconnect()
            finally:
                await server.stop()


class LoadMeter:
    """Measures from its creation on. What happened before does not count."""

    def __init__(self, server: ServerProcess, players: LoadPlayers) -> None:
        self.server = server
        self.players = players
        players.stats = LoadStats(faults=players.stats.faults)
        server.switch_sampling()
        self.usage = server.usage()
        self.ours = process_time()
        self.start = perf_counter()

    def stop(self) -> None:
        self.seconds = perf_counter() - self.start
        self.ours = process_time() - self.ours
        self.after = self.server.usage()
        self.server.switch_sampling()
        self.stats = self.players.stats
        self.players.stats = LoadStats(faults=self.stats.faults)

    def figures(self, plan: LoadPlan) -> LoadFigures:
        delays = sorted(self.stats.delays)
        return LoadFigures(
            plan=plan,
            seconds=self.seconds,
            moves=self.stats.moves,
            finished=self.stats.finished,
            delays={name: 1000 * quantile(delays, part) for name, part in QUANTILES.items()},
            faults=dict(+self.stats.faults),
            server_cpu=cpu_share(self.usage, self.after, self.seconds),
            client_cpu=self.ours / self.seconds,
            memory=self.after and self.after.peak_bytes,
        )


def quantile(ordered: list[float], part: float) -> float:
    """The smallest number that at least this part of all numbers do not exceed."""
    return ordered[max(0, ceil(part * len(ordered)) - 1)] if ordered else 0.0


def cpu_share(before: ProcessUsage | None, after: ProcessUsage | None, seconds: float) -> float | None:
    """The part of the time that one core worked for the server."""
    return (after.cpu_s - before.cpu_s) / seconds if before and after else None


def new_loop() -> asyncio.AbstractEventLoop:
    """uvloop where there is one."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()
