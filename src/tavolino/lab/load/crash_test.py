"""Kills the server again and again while people play, and checks that nothing it accepted is lost."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from tavolino.lab.load.load_plan import LoadPlan
from tavolino.lab.load.load_test import OnProgress, plan_data, run_in_loop, server_with_players
from tavolino.lab.load.played_records import RecordFindings, examine_records, finish_matches
from tavolino.lab.load.players import LoadPlayers
from tavolino.lab.load.server_process import ServerProcess
from tavolino.lab.load.table_players import LoadTable


@dataclass(kw_only=True)
class CrashFigures(RecordFindings):
    """The result of a crash test.

    `restarts` are the seconds from each start of the server to its first answer, `returns` the seconds from there
    until everyone is connected again (if the next kill left the time).
    """

    plan: LoadPlan
    restarts: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    memory: int = 0

    def data(self) -> dict[str, object]:
        return plan_data(self.plan) | {
            "kills": len(self.restarts),
            "restart_seconds": median_and_longest(self.restarts),
            "return_seconds": median_and_longest(self.returns),
            **self.findings(),
            "server_bytes": self.memory or None,
        }


def median_and_longest(seconds: list[float]) -> dict[str, float]:
    return {"median": median(seconds), "longest": max(seconds)} if seconds else {}


def run_crash_test(plan: LoadPlan, on_progress: OnProgress) -> CrashFigures:
    """A whole run. Each kill comes at a random moment within `plan.seconds` of the server's start."""
    return run_in_loop(crash_repeatedly(plan, on_progress))


async def crash_repeatedly(plan: LoadPlan, on_progress: OnProgress) -> CrashFigures:
    async with server_with_players(plan) as (server, players):
        await players.open_tables(on_progress)
        test = CrashTest(plan, server, players)
        for _ in range(plan.kills):
            await asyncio.sleep(players.rng.uniform(0, plan.seconds))
            await test.kill_and_restart()
            on_progress(1)
        await test.finish_matches()
        await examine_records(players, test.figures)
        return test.figures


class CrashTest:
    """Kills and restarts the server, and examines the records at the end."""

    def __init__(self, plan: LoadPlan, server: ServerProcess, players: LoadPlayers) -> None:
        self.server = server
        self.players = players
        self.figures = CrashFigures(plan=plan)
        self.returning: asyncio.Task[None] | None = None
        self.marks: dict[LoadTable, int] = {}
        players.expects_outages = True

    async def kill_and_restart(self) -> None:
        """Kill the server with signal 9 and start it again. Players who are still reconnecting start over."""
        self.note_memory()
        await self.server.kill()
        if self.returning:
            self.returning.cancel()
            with suppress(asyncio.CancelledError):
                await self.returning
        start = perf_counter()
        await self.server.start()
        self.figures.restarts.append(perf_counter() - start)
        self.marks = {table: table.moves_done for table in self.players.playing}
        self.returning = asyncio.create_task(self.reconnect_players())

    def note_memory(self) -> None:
        usage = self.server.usage()
        self.figures.memory = max(self.figures.memory, usage.peak_bytes if usage else 0)

    async def reconnect_players(self) -> None:
        start = perf_counter()
        await self.players.reconnect_all()
        self.figures.returns.append(perf_counter() - start)
        await self.players.open_tables()

    async def finish_matches(self) -> None:
        if self.returning:
            await self.returning
        await finish_matches(self.players, self.marks, self.figures)
        self.note_memory()
