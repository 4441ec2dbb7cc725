"""Finished matches looked at again, in the background: who was going to win, and what choices and luck did.

After full time everyone who may read the report may know the seed, and with it every hand: so all chances are shown to
all. One match is worked on at a time, a step after the other, so that bots at live tables never wait for long.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tavolino.bots.match_analysis import Analysis, Effect, Look, analysed, steps
from tavolino.core.records.record import Record
from tavolino.server.bot_workers.pool import Dugout
from tavolino.server.faults import Trouble
from tavolino.server.logs import tell_error
from tavolino.table.match_worker import Position, WhichChances

REMEMBERED: Final = 64
"""Matches; others are worked out again when somebody asks."""

Begin = Callable[[Coroutine[Any, Any, None]], object]


class Study:
    """One match: how far it has been looked at and, in the end, what was found."""

    def __init__(self, table_id: str, record: Record) -> None:
        self.table_id = table_id
        self.record = record
        self.done = 0
        self.total = len(record.moves()) + 1
        self.found: Analysis | None = None
        self.has_failed = False

    async def work(self, dugout: Dugout) -> None:
        to_do = await asyncio.to_thread(steps, self.record)
        self.total = len(to_do)
        head, moves = self.record.head(), [(entry.seat, entry.move) for entry in self.record.moves()]
        looks: dict[int, Look] = {}
        effects: dict[int, Effect] = {}
        for step in to_do:
            position = Position(f"report {self.table_id}", head, moves[: step.number])
            look, effect = await dugout.ask(WhichChances(position, step))
            if look:
                looks[step.number] = look
            if effect:
                effects[step.number] = effect
            self.done += 1
        self.found = await asyncio.to_thread(analysed, self.record, looks, effects)


class Analyses:
    """All that has been asked for lately."""

    def __init__(self, dugout: Dugout, begin: Begin) -> None:
        self.dugout = dugout
        self.begin = begin
        self.studies: dict[str, Study] = {}
        self.one_at_a_time = asyncio.Lock()

    def of(self, table_id: str, record: Record) -> Study:
        """What is known of a match by now. To ask for it begins it."""
        if table_id not in self.studies:
            self.make_room()
            self.studies[table_id] = Study(table_id, record)
            self.begin(self.pursue(self.studies[table_id]))
        found = self.studies[table_id]
        if found.has_failed:
            raise Trouble("server")
        return found

    def make_room(self) -> None:
        """Of those that are done the oldest goes; of those that are not there are never many."""
        done = [table_id for table_id, study in self.studies.items() if study.found or study.has_failed]
        for table_id in done[: max(0, len(self.studies) - REMEMBERED + 1)]:
            del self.studies[table_id]

    async def pursue(self, study: Study) -> None:
        async with self.one_at_a_time:
            try:
                await study.work(self.dugout)
            except Exception as error:
                tell_error("no analysis", error, table=study.table_id)
                study.has_failed = True
