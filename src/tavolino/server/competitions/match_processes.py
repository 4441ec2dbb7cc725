"""Matches between bots, played in processes of their own."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack
from typing import Final

from tavolino.core.processes.pool import process_pool
from tavolino.core.processes.stop_signal import StopSignal
from tavolino.core.registry import standard_game
from tavolino.live.bot_turns import needs_worker
from tavolino.organiser.entries import NewEntry
from tavolino.organiser.simulation import MatchJob, play_in_batches, play_match
from tavolino.server.bot_workers.pool import spare_cores

NICE: Final = 10
"""They give way to the server and to the bots of live tables."""
MIN_WORKERS: Final = 2
"""With fewer, the matches would be played in the server itself, and everyone would wait."""


class MatchProcesses:
    """The processes are started when they are first needed."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.pool: Executor | None = None

    def play(self, jobs: Sequence[MatchJob]) -> AsyncIterator[list[NewEntry]]:
        if self.pool is None:
            self.pool = self.stack.enter_context(process_pool(max(MIN_WORKERS, spare_cores()), NICE))
        return play_jobs(jobs, self.pool)

    def close(self) -> None:
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
