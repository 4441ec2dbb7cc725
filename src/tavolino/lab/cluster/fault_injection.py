"""What may happen to one worker of many, or to what they share."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from random import Random
from time import perf_counter
from typing import Final

from tavolino.lab.cluster.cluster_plan import CUT, DRAIN, KILL, NEWS, RESTART, SILENCE, STOP
from tavolino.lab.cluster.crowd import Crowd
from tavolino.lab.cluster.worker_processes import WorkerProcesses
from tavolino.lab.load.client import ServerAddress

NEWS_KILL_INTERVAL_S: Final = 0.1
KILL_NEWS: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tavolino-news'"
)


class FaultInjector:
    """Each hits a worker that is well, or all of them, lasts for `hold_s`, and is over."""

    def __init__(self, cluster: WorkerProcesses, crowd: Crowd, hold_s: float, rng: Random) -> None:
        self.cluster = cluster
        self.crowd = crowd
        self.hold_s = hold_s
        self.rng = rng
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            KILL: self.kill,
            STOP: self.stop,
            CUT: self.cut,
            SILENCE: self.silence,
            NEWS: self.end_news,
            RESTART: self.restart_database,
            DRAIN: self.drain,
        }

    def choose(self) -> ServerAddress:
        """A worker that is well; its people are hit."""
        address = self.rng.choice([*filter(self.crowd.balancer.is_up, self.cluster.addresses)])
        self.crowd.note_trouble(address)
        return address

    async def kill(self) -> None:
        worker = self.cluster.processes[self.choose()]
        await worker.kill()
        await worker.start()

    async def stop(self) -> None:
        worker = self.cluster.processes[self.choose()]
        worker.process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(self.hold_s)
        finally:
            worker.process.send_signal(signal.SIGCONT)

    async def cut(self) -> None:
        line = self.cluster.lines[self.choose()]
        line.cut()
        await asyncio.sleep(self.hold_s)
        line.mend()

    async def silence(self) -> None:
        line = self.cluster.lines[self.choose()]
        line.silence()
        await asyncio.sleep(self.hold_s)
        line.mend()

    async def end_news(self) -> None:
        """Nobody is hit: only news are late."""
        until = perf_counter() + self.hold_s
        while perf_counter() < until:
            await self.cluster.read(KILL_NEWS)
            await asyncio.sleep(NEWS_KILL_INTERVAL_S)

    async def restart_database(self) -> None:
        self.crowd.note_trouble()
        await asyncio.to_thread(self.cluster.postgres.stop, "fast")
        await asyncio.to_thread(self.cluster.postgres.start_again)

    async def drain(self) -> None:
        address = self.choose()
        await self.cluster.drain(address)
        await self.cluster.processes[address].start()
