"""Analyses of finished matches, in the background: who was going to win, and what choices and luck did.

After full time everyone who may read the report may know the seed, and with it every hand: so all chances are shown to
all. One match is worked on at a time, a step after the other, so that bots at live tables never wait for long.
"""

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, Final

from tavolino.bots.match_analysis import Analysis, ChancesAt, Effect, analysis_steps, assemble_analysis
from tavolino.core.records.record import Record
from tavolino.live.faults import LiveFault
from tavolino.live.logs import log_error
from tavolino.live.ports import NOBODY, Asker, Thinker
from tavolino.table.thinking.match_worker import ChancesQuestion, MatchPosition

NOBODY_WAITS_AFTER_S: Final = 20.0
"""A page asks every second or so. After this long without a question an analysis is given up."""
MAX_RUNNING_PER_ASKER: Final = 6
MAX_RUNNING: Final = 16
MAX_JOBS: Final = 64
"""Analyses that are kept; others are worked out again when somebody asks."""

StartTask = Callable[[Coroutine[Any, Any, None]], object]


class AnalysisJob:
    """The analysis of one match: how far it is and, in the end, its result."""

    def __init__(self, table_id: str, record: Record, asker: Asker = NOBODY, now: float = 0.0) -> None:
        self.table_id = table_id
        self.asker = asker
        self.asked_at = now
        self.record = record
        self.steps_done = 0
        self.steps_total = len(record.standing_moves()) + 1
        self.result: Analysis | None = None
        self.has_failed = False

    @property
    def is_done(self) -> bool:
        return self.result is not None or self.has_failed

    async def run(self, thinker: Thinker, now: Callable[[], float]) -> None:
        """Step by step, as long as somebody waits for it."""
        self.check_awaited(now())
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
            self.check_awaited(now())
            look, effect = await thinker.ask(position, ChancesQuestion(step), self.asker)
            if look:
                looks[step.number] = look
            if effect:
                effects[step.number] = effect
            self.steps_done += 1
        self.result = await thinker.run(assemble_analysis, self.record, looks, effects)

    def check_awaited(self, now: float) -> None:
        if now - self.asked_at > NOBODY_WAITS_AFTER_S:
            raise NobodyWaits


class NobodyWaits(Exception):
    """An analysis that nobody has asked about for a while."""


class AnalysisJobs:
    """The analyses that were asked for lately."""

    def __init__(self, thinker: Thinker, start_task: StartTask, now: Callable[[], float] = monotonic) -> None:
        self.thinker = thinker
        self.start_task = start_task
        self.now = now
        self.jobs: dict[str, AnalysisJob] = {}
        self.one_at_a_time = asyncio.Lock()

    def get(self, table_id: str, record: Record, asker: Asker = NOBODY) -> AnalysisJob:
        """The analysis of a match; if there is none yet, it is started. Whoever asks waits for it a little longer."""
        if table_id not in self.jobs:
            self.check_room(asker)
            self.drop_oldest()
            self.jobs[table_id] = AnalysisJob(table_id, record, asker, self.now())
            self.start_task(self.run(self.jobs[table_id]))
        self.jobs[table_id].asked_at = self.now()
        return self.jobs[table_id]

    def check_room(self, asker: Asker) -> None:
        """Nobody has many worked out at once: neither a guest nor those of one address who are no guests."""
        running = [job for job in self.jobs.values() if not job.is_done]
        own = sum(job.asker == asker for job in running)
        if len(running) >= MAX_RUNNING or own >= MAX_RUNNING_PER_ASKER:
            raise LiveFault("analysis-busy")

    def drop_oldest(self) -> None:
        """Drop the oldest finished analyses; of unfinished ones there are never many."""
        done = [table_id for table_id, job in self.jobs.items() if job.is_done]
        for table_id in done[: max(0, len(self.jobs) - MAX_JOBS + 1)]:
            del self.jobs[table_id]

    async def run(self, job: AnalysisJob) -> None:
        async with self.one_at_a_time:
            try:
                await job.run(self.thinker, self.now)
            except NobodyWaits:
                del self.jobs[job.table_id]
            except Exception as error:
                log_error("no analysis", error, table=job.table_id)
                job.has_failed = True
