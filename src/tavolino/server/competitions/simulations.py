"""Simulations in the background: bots play in processes of their own, and results are entered as they come."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, suppress
from typing import Final

from tavolino.core.processes.pool import process_pool
from tavolino.core.processes.stop_signal import StopSignal
from tavolino.core.registry import standard_game
from tavolino.live.bot_turns import needs_worker
from tavolino.live.logs import log_error
from tavolino.organiser.entries import NewEntry
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.simulation import (
    MatchJob,
    Simulation,
    count_bot_matches,
    play_in_batches,
    play_match,
)
from tavolino.server.bot_workers.pool import spare_cores
from tavolino.server.fair_queue import FairQueue
from tavolino.server.faults import ServerFault
from tavolino.server.schemas.base import JobProgress

MAX_SIMULATIONS: Final = 8
"""Competitions that are simulated at a time, in turn."""
RETRY_S: Final = 30
SLICE_MATCHES: Final = 16
"""Matches that a simulation plays before it is another one's turn."""
NICE: Final = 10
"""They give way to the server and to the bots of live tables."""
MIN_WORKERS: Final = 2
"""With fewer, the matches would be played in the server itself, and everyone would wait."""


OnProgress = Callable[[str], None]
"""Called with the id of a competition whose simulation has begun, gone on or ended."""


class SimulationRunner:
    """Runs simulations, some matches of each in turn. Results that were entered stay when one is stopped."""

    def __init__(self, organiser: Organiser, on_progress: OnProgress) -> None:
        self.organiser = organiser
        self.on_progress = on_progress
        self.progress: dict[str, JobProgress] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = FairQueue(1)
        self.stack = ExitStack()
        self.pool: Executor | None = None

    async def start(self, id: str, by: str, owner: str = "") -> None:
        """In the name of somebody, by whom turns are shared out."""
        if id in self.progress:
            raise ServerFault("simulating-already")
        if len(self.progress) >= MAX_SIMULATIONS:
            raise ServerFault("too-busy", seconds=RETRY_S)
        book = await self.organiser.load_book(id)
        if not book.progress.order:
            raise ServerFault("not-drawn")
        self.progress[id] = JobProgress(0, count_bot_matches(book))
        self.on_progress(id)
        self.tasks[id] = asyncio.create_task(self.run(id, by, owner or id))

    async def cancel(self, id: str) -> None:
        """Stop it. What was played stays."""
        task = self.tasks.get(id)
        if task is None:
            raise ServerFault("not-simulating")
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    async def run(self, id: str, by: str, owner: str) -> None:
        try:
            await self.play(Simulation(self.organiser, id, by), self.progress[id], owner)
        except Exception as error:
            log_error("simulation failed", error, competition=id)
        finally:
            del self.progress[id]
            self.tasks.pop(id, None)
            self.on_progress(id)

    async def play(self, simulation: Simulation, progress: JobProgress, owner: str) -> None:
        """Some matches, then it is another one's turn."""
        while jobs := await simulation.next_jobs(()):
            progress.total = max(progress.total, progress.done + len(jobs))
            async with self.turn.place(owner):
                await self.play_slice(simulation, progress, jobs[:SLICE_MATCHES])

    async def play_slice(
        self, simulation: Simulation, progress: JobProgress, jobs: Sequence[MatchJob]
    ) -> None:
        async for batch in play_jobs(jobs, self.processes()):
            await simulation.save_results(batch)
            progress.done += len(batch)
            self.on_progress(simulation.id)

    def processes(self) -> Executor:
        """Started when they are first needed."""
        if self.pool is None:
            self.pool = self.stack.enter_context(process_pool(max(MIN_WORKERS, spare_cores()), NICE))
        return self.pool

    async def stop(self) -> None:
        for id in [*self.tasks]:
            await self.cancel(id)
        self.stack.close()
        self.pool = None


async def play_jobs(jobs: Sequence[MatchJob], pool: Executor) -> AsyncIterator[list[NewEntry]]:
    """Results as they come. Matches of slow bots are never played in the server's own process: everyone would wait."""
    if not any(needs_worker(standard_game(job.game), seat.player) for job in jobs for seat in job.seats):
        async for batch in play_in_batches(jobs, pool, StopSignal()):
            yield batch
        return
    running = [asyncio.wrap_future(pool.submit(play_match, job)) for job in jobs]
    try:
        for result in asyncio.as_completed(running):
            yield [await result]
    finally:
        for future in running:
            future.cancel()
