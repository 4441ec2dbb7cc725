"""Simulations in the background: bots play in processes of their own, and results are entered as they come."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
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
from tavolino.server.faults import ServerFault
from tavolino.server.schemas.base import JobProgress

MIN_WORKERS: Final = 2
"""With fewer, the matches would be played in the server itself, and everyone would wait."""


OnProgress = Callable[[str], None]
"""Called with the id of a competition whose simulation has begun, gone on or ended."""


class SimulationRunner:
    """Runs one simulation at a time. Results that were entered stay when the server stops."""

    def __init__(self, organiser: Organiser, on_progress: OnProgress) -> None:
        self.organiser = organiser
        self.on_progress = on_progress
        self.progress: dict[str, JobProgress] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Semaphore(1)

    async def start(self, id: str, by: str) -> None:
        if id in self.progress:
            raise ServerFault("simulating-already")
        book = await self.organiser.load_book(id)
        if not book.progress.order:
            raise ServerFault("not-drawn")
        self.progress[id] = JobProgress(0, count_bot_matches(book))
        self.on_progress(id)
        task = asyncio.create_task(self.run(id, by))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, id: str, by: str) -> None:
        try:
            async with self.turn:
                await self.play(Simulation(self.organiser, id, by), self.progress[id])
        except Exception as error:
            log_error("simulation failed", error, competition=id)
        finally:
            del self.progress[id]
            self.on_progress(id)

    async def play(self, simulation: Simulation, progress: JobProgress) -> None:
        with process_pool(max(MIN_WORKERS, spare_cores())) as pool:
            while jobs := await simulation.next_jobs(()):
                progress.total = max(progress.total, progress.done + len(jobs))
                async for batch in play_jobs(jobs, pool):
                    await simulation.save_results(batch)
                    progress.done += len(batch)
                    self.on_progress(simulation.id)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task


async def play_jobs(jobs: Sequence[MatchJob], pool: Executor) -> AsyncIterator[list[NewEntry]]:
    """Results as they come. Matches of slow bots are never played in the server's own process: everyone would wait."""
    if not any(needs_worker(standard_game(job.game), seat.player) for job in jobs for seat in job.seats):
        async for batch in play_in_batches(jobs, pool, StopSignal()):
            yield batch
        return
    running = [asyncio.wrap_future(pool.submit(play_match, job)) for job in jobs]
    for result in asyncio.as_completed(running):
        yield [await result]
