"""Analyses of finished matches, in the background: who was going to win, and what choices and luck did.

After full time everyone who may read the report may know the seed, and with it every hand: so all chances are shown to
all. One match is worked on at a time, a step after the other, so that bots at live tables never wait for long.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tavolino.bots.match_analysis import Analysis, ChancesAt, Effect, analysis_steps, assemble_analysis
from tavolino.core.records.record import Record
from tavolino.live.logs import log_error
from tavolino.live.ports import Thinker
from tavolino.table.thinking.match_worker import ChancesQuestion, MatchPosition

MAX_JOBS: Final = 64
"""Analyses that are kept; others are worked out again when somebody asks."""

StartTask = Callable[[Coroutine[Any, Any, None]], object]


class AnalysisJob:
    """The analysis of one match: how far it is and, in the end, its result."""

    def __init__(self, table_id: str, record: Record) -> None:
        self.table_id = table_id
        self.record = record
        self.steps_done = 0
        self.steps_total = len(record.standing_moves()) + 1
        self.result: Analysis | None = None
        self.has_failed = False

    async def run(self, thinker: Thinker) -> None:
        to_do = await thinker.run(analysis_steps, self.record)
        self.steps_total = len(to_do)
        head, moves = (
            self.record.head_text(),
            [(entry.seat, entry.move) for entry in self.record.standing_moves()],
        )
        looks: dict[int, ChancesAt] = {}
        effects: dict[int, Effect] = {}
        for step in to_do:
            position = MatchPosition(f"report {self.table_id}", head, moves[: step.number])
            look, effect = await thinker.ask(position, ChancesQuestion(step))
            if look:
                looks[step.number] = look
            if effect:
                effects[step.number] = effect
            self.steps_done += 1
        self.result = await thinker.run(assemble_analysis, self.record, looks, effects)


class AnalysisJobs:
    """The analyses that were asked for lately."""

    def __init__(self, thinker: Thinker, start_task: StartTask) -> None:
        self.thinker = thinker
        self.start_task = start_task
        self.jobs: dict[str, AnalysisJob] = {}
        self.one_at_a_time = asyncio.Lock()

    def get(self, table_id: str, record: Record) -> AnalysisJob:
        """The analysis of a match; if there is none yet, it is started."""
        if table_id not in self.jobs:
            self.drop_oldest()
            self.jobs[table_id] = AnalysisJob(table_id, record)
            self.start_task(self.run(self.jobs[table_id]))
        return self.jobs[table_id]

    def drop_oldest(self) -> None:
        """Drop the oldest finished analyses; of unfinished ones there are never many."""
        done = [table_id for table_id, job in self.jobs.items() if job.result or job.has_failed]
        for table_id in done[: max(0, len(self.jobs) - MAX_JOBS + 1)]:
            del self.jobs[table_id]

    async def run(self, job: AnalysisJob) -> None:
        async with self.one_at_a_time:
            try:
                await job.run(self.thinker)
            except Exception as error:
                log_error("no analysis", error, table=job.table_id)
                job.has_failed = True
