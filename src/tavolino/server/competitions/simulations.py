"""Simulations that go on beside everything else: bots play in processes of their own, results appear as they come."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final

from tavolino.core.faults import Fault
from tavolino.lab.simulation.parallel import Whistle
from tavolino.organiser.entries import News
from tavolino.organiser.organiser import Office
from tavolino.organiser.simulation import Job, Simulation, batches, called, play, to_come
from tavolino.server.bot_workers.pool import spare_cores, thinks_long
from tavolino.server.faults import Trouble
from tavolino.server.logs import tell_error
from tavolino.server.routes.games import standard
from tavolino.server.schemas.competitions import Progress

FEWEST_WORKERS: Final = 2
"""With fewer, the matches would be played in the server itself, and everyone would wait."""


class Simulations:
    """One after the other, each for a competition. What has been played stays, whenever the server stops."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.progress: dict[str, Progress] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Semaphore(1)

    async def start(self, id: str, by: str) -> None:
        if id in self.progress:
            raise Trouble("simulating-already")
        book = await self.office.book(id)
        if not book.order:
            raise Fault("not-drawn")
        self.progress[id] = Progress(0, to_come(book))
        task = asyncio.create_task(self.run(id, by))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self, id: str, by: str) -> None:
        try:
            async with self.turn:
                await self.play(Simulation(self.office, id, by), self.progress[id])
        except Exception as error:
            tell_error("simulation failed", error, competition=id)
        finally:
            del self.progress[id]

    async def play(self, simulation: Simulation, progress: Progress) -> None:
        with called(max(FEWEST_WORKERS, spare_cores())) as pool:
            assert pool
            while jobs := await simulation.next_jobs(()):
                progress.total = max(progress.total, progress.done + len(jobs))
                async for batch in results(jobs, pool):
                    await simulation.keep(batch)
                    progress.done += len(batch)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task


async def results(jobs: Sequence[Job], pool: Executor) -> AsyncIterator[list[News]]:
    """As they come. Bots that think for long do so elsewhere from the first match on, lest everyone wait for them."""
    if not any(thinks_long(standard(job.game), seat.player) for job in jobs for seat in job.seats):
        async for batch in batches(jobs, pool, Whistle()):
            yield batch
        return
    running = [asyncio.wrap_future(pool.submit(play, job)) for job in jobs]
    for result in asyncio.as_completed(running):
        yield [await result]
