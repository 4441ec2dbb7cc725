"""Finished matches looked at again, in the background: who was going to win, and what choices and luck did.

After full time everyone who may read the report may know the seed, and with it every hand: so all chances are shown to
all. One match is worked on at a time, a step after the other, so that bots at live tables never wait for long.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tavolino.bots.match_analysis import Analysis, ChancesAt, Effect, analysis_steps, assemble_analysis
from tavolino.core.records.record import Record
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.server.faults import ServerFault
from tavolino.server.logs import log_error
from tavolino.table.match_worker import ChancesQuestion, MatchPosition

MAX_JOBS: Final = 64
"""Matches; others are worked out again when somebody asks."""

Begin = Callable[[Coroutine[Any, Any, None]], object]


class AnalysisJob:
    """One match: how far it has been looked at and, in the end, what was found."""

    def __init__(self, table_id: str, record: Record) -> None:
        self.table_id = table_id
        self.record = record
        self.steps_done = 0
        self.steps_total = len(record.standing_moves()) + 1
        self.result: Analysis | None = None
        self.has_failed = False

    async def run(self, dugout: WorkerPool) -> None:
        to_do = await asyncio.to_thread(analysis_steps, self.record)
        self.steps_total = len(to_do)
        head, moves = (
            self.record.head_text(),
            [(entry.seat, entry.move) for entry in self.record.standing_moves()],
        )
        looks: dict[int, ChancesAt] = {}
        effects: dict[int, Effect] = {}
        for step in to_do:
            position = MatchPosition(f"report {self.table_id}", head, moves[: step.number])
            look, effect = await dugout.ask(ChancesQuestion(position, step))
            if look:
                looks[step.number] = look
            if effect:
                effects[step.number] = effect
            self.steps_done += 1
        self.result = await asyncio.to_thread(assemble_analysis, self.record, looks, effects)


class AnalysisJobs:
    """All that has been asked for lately."""

    def __init__(self, dugout: WorkerPool, begin: Begin) -> None:
        self.dugout = dugout
        self.begin = begin
        self.jobs: dict[str, AnalysisJob] = {}
        self.one_at_a_time = asyncio.Lock()

    def get(self, table_id: str, record: Record) -> AnalysisJob:
        """What is known of a match by now. To ask for it begins it."""
        if table_id not in self.jobs:
            self.make_room()
            self.jobs[table_id] = AnalysisJob(table_id, record)
            self.begin(self.run(self.jobs[table_id]))
        found = self.jobs[table_id]
        if found.has_failed:
            raise ServerFault("server")
        return found

    def make_room(self) -> None:
        """Of those that are done the oldest goes; of those that are not there are never many."""
        done = [table_id for table_id, study in self.jobs.items() if study.result or study.has_failed]
        for table_id in done[: max(0, len(self.jobs) - MAX_JOBS + 1)]:
            del self.jobs[table_id]

    async def run(self, study: AnalysisJob) -> None:
        async with self.one_at_a_time:
            try:
                await study.run(self.dugout)
            except Exception as error:
                log_error("no analysis", error, table=study.table_id)
                study.has_failed = True
