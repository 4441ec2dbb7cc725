"""Simulations in the background: results are entered as they come."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

from tavolino.live.logs import log_error
from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.organiser.entries import NewEntry
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.simulation import MatchJob, Simulation, count_bot_matches
from tavolino.server.fair_queue import FairQueue
from tavolino.server.faults import ServerFault
from tavolino.server.schemas.base import JobProgress

MAX_SIMULATIONS: Final = 8
"""Competitions that are simulated at a time, in turn."""
RETRY_S: Final = 30
SLICE_MATCHES: Final = 16
"""Matches that a simulation plays before it is another one's turn."""

OnProgress = Callable[[str], None]
"""Called with the id of a competition whose simulation has begun, gone on or ended."""


class MatchPlayer(Protocol):
    """Plays matches between bots somewhere else, so that nobody waits meanwhile."""

    def play(self, jobs: Sequence[MatchJob]) -> AsyncIterator[list[NewEntry]]:
        """Their results as they come. What is still going on ends with the iteration."""

    def close(self) -> None: ...


class SimulationRunner:
    """Runs simulations, some matches of each in turn. Results that were entered stay when one is stopped."""

    def __init__(self, organiser: Organiser, player: MatchPlayer, on_progress: OnProgress) -> None:
        self.organiser = organiser
        self.player = player
        self.on_progress = on_progress
        self.progress: dict[str, JobProgress] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turn = FairQueue(1)

    def start_field(self, loaded: LoadedCompetition) -> None:
        """A round of a duplicate is over: bots play its deal, to be compared with. What goes on already does it too."""
        due, id = len(loaded.book.progress.field_due), loaded.id
        if due and id not in self.progress and len(self.progress) < MAX_SIMULATIONS:
            by = loaded.book.facts.entries[-1].by
            self.progress[id] = JobProgress(0, due)
            self.tasks[id] = asyncio.create_task(self.run(id, by, id, only_field=True))

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

    async def run(self, id: str, by: str, owner: str, only_field: bool = False) -> None:
        simulation = Simulation(self.organiser, id, by, only_field=only_field)
        try:
            await self.play(simulation, self.progress[id], owner)
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
        async for batch in self.player.play(jobs):
            await simulation.save_results(batch)
            progress.done += len(batch)
            self.on_progress(simulation.id)

    async def stop(self) -> None:
        for id in [*self.tasks]:
            await self.cancel(id)
        self.player.close()
