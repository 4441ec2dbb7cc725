"""Kills the server again and again while people play, and checks that nothing it accepted is lost."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from tavolino.core.faults import Fault
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import Record
from tavolino.lab.load.client import ANSWER_TIMEOUT_S, wait_until
from tavolino.lab.load.load_plan import LoadPlan
from tavolino.lab.load.load_test import OnProgress, plan_data, run_in_loop, server_with_players
from tavolino.lab.load.players import LoadPlayers
from tavolino.lab.load.server_process import ServerProcess
from tavolino.lab.load.table_players import LoadTable, SentMove


@dataclass
class CrashFigures:
    """The result of a crash test.

    `restarts` are the seconds from each start of the server to its first answer, `returns` the seconds from there
    until everyone is connected again (if the next kill left the time). `accepted` counts the moves that the server
    confirmed. `broken` lists the tables that lost something: it should be empty.
    """

    plan: LoadPlan
    restarts: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    tables: int = 0
    accepted: int = 0
    verified: int = 0
    unsure: int = 0
    """Moves that were sent but not answered before a kill. They may be in the record or not."""
    memory: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        return not self.faults and not self.broken

    def data(self) -> dict[str, object]:
        return plan_data(self.plan) | {
            "kills": len(self.restarts),
            "restart_seconds": median_and_longest(self.restarts),
            "return_seconds": median_and_longest(self.returns),
            "tables_played": self.tables,
            "moves_accepted": self.accepted,
            "moves_unanswered": self.unsure,
            "records_verified": self.verified,
            "server_bytes": self.memory or None,
            "errors": self.faults,
            "broken": self.broken,
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
        return await test.examine_records()


class CrashTest:
    """Kills and restarts the server, and examines the records at the end."""

    def __init__(self, plan: LoadPlan, server: ServerProcess, players: LoadPlayers) -> None:
        self.server = server
        self.players = players
        self.figures = CrashFigures(plan)
        self.returning: asyncio.Task[None] | None = None
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
        """After the last restart everyone plays on and then resigns, so that every match ends."""
        if self.returning:
            await self.returning
        self.players.expects_outages = False
        waiting = set(self.players.playing)
        await wait_until(
            lambda: all(map(self.has_moved_on, waiting)), ANSWER_TIMEOUT_S + 2 * self.players.interval
        )
        self.figures.broken += [f"{p.id}: does not go on" for p in waiting if not self.has_moved_on(p)]
        await self.players.stop_moving()
        for table in self.players.playing:
            table.people[0].send_frame({"do": "resign", "id": "resign"})
        await wait_until(lambda: not self.players.playing, ANSWER_TIMEOUT_S)
        self.figures.broken += [f"{table.id}: has no end" for table in self.players.playing]
        self.note_memory()

    def has_moved_on(self, table: LoadTable) -> bool:
        return table.over or table.moves_done > self.marks.get(table, 0)

    async def examine_records(self) -> CrashFigures:
        figures = self.figures
        for table in self.players.finished:
            diaries = [sent for person in table.people for sent in person.sent_moves]
            figures.accepted += sum(sent.is_done for sent in diaries)
            figures.unsure += sum(not sent.is_done for sent in diaries)
            wrong = await record_fault(table)
            figures.verified += not wrong
            figures.broken += [f"{table.id}: {wrong}"] if wrong else []
        figures.tables = len(self.players.finished) + len(self.players.playing)
        figures.faults = dict(+self.players.stats.faults)
        return figures


async def record_fault(table: LoadTable) -> str:
    """The fault of a table's record; empty if there is none."""
    path = f"/api/tables/{table.id}/record"
    answer = await table.client.request("GET", path, secret=table.people[0].guest)
    if answer.status != 200:
        return f"no record ({answer.status})"
    try:
        record = parse_record(answer.body.decode())
        verify_record(record)
    except Fault as fault:
        return fault.text()
    return (
        ""
        if record.is_finished and has_all_moves(record, table)
        else "a move is missing, or one too many is there"
    )


def has_all_moves(record: Record, table: LoadTable) -> bool:
    """Does the record hold every accepted move in order, and no move that nobody sent?"""
    moves = record.standing_moves()
    return all(
        fits_sent_moves([entry.move for entry in moves if entry.seat == person.seat], person.sent_moves)
        for person in table.people
    )


def fits_sent_moves(moves: list[int], diary: Iterable[SentMove]) -> bool:
    """Can these moves come from those sent? An unanswered move may be among them once, or not."""
    read = {0}  # the possible numbers of moves explained so far
    for sent in diary:
        after = {n + 1 for n in read if n < len(moves) and moves[n] == sent.move}
        read = after if sent.is_done else read | after
    return len(moves) in read
