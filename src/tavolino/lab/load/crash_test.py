"""The server is killed again and again while people play, and nothing that it accepted may be lost."""

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
from tavolino.lab.load.load_test import LoadPlan, OnProgress, plan_data, run_in_loop, server_with_players
from tavolino.lab.load.players import LoadPlayers
from tavolino.lab.load.server_process import ServerProcess
from tavolino.lab.load.table_players import LoadTable, SentMove


@dataclass
class CrashFigures:
    """What was found when all was over.

    `restarts` are the seconds from starting the server to its first answer, `returns` from there until everyone is
    back (where the next kill left them the time); `accepted` are the moves that it had said were done; `broken`
    tells what is wrong with which table: a server that loses nothing leaves it empty.
    """

    plan: LoadPlan
    restarts: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    tables: int = 0
    accepted: int = 0
    verified: int = 0
    unsure: int = 0
    """Moves that were sent, but not answered before the server was killed: they may be there or not."""
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


def run_crash_test(plan: LoadPlan, told: OnProgress) -> CrashFigures:
    """A whole run, with so many kills at random moments, each within `plan.seconds` of the server's being up."""
    return run_in_loop(crash_repeatedly(plan, told))


async def crash_repeatedly(plan: LoadPlan, told: OnProgress) -> CrashFigures:
    async with server_with_players(plan) as (served, crowd):
        await crowd.open_tables(told)
        storm = CrashTest(plan, served, crowd)
        for _ in range(plan.kills):
            await asyncio.sleep(crowd.rng.uniform(0, plan.seconds))
            await storm.kill_and_restart()
            told(1)
        await storm.finish_matches()
        return await storm.examine_records()


class CrashTest:
    """Strikes the server, and looks afterwards what is left."""

    def __init__(self, plan: LoadPlan, served: ServerProcess, crowd: LoadPlayers) -> None:
        self.server = served
        self.players = crowd
        self.found = CrashFigures(plan)
        self.returning: asyncio.Task[None] | None = None
        crowd.expects_outages = True

    async def kill_and_restart(self) -> None:
        """Kill -9; whoever is just coming back is thrown out again."""
        self.note_memory()
        await self.server.kill()
        if self.returning:
            self.returning.cancel()
            with suppress(asyncio.CancelledError):
                await self.returning
        start = perf_counter()
        await self.server.start()
        self.found.restarts.append(perf_counter() - start)
        self.marks = {pairing: pairing.moves_done for pairing in self.players.playing}
        self.returning = asyncio.create_task(self.reconnect_players())

    def note_memory(self) -> None:
        usage = self.server.usage()
        self.found.memory = max(self.found.memory, usage.peak_bytes if usage else 0)

    async def reconnect_players(self) -> None:
        start = perf_counter()
        await self.players.reconnect_all()
        self.found.returns.append(perf_counter() - start)
        await self.players.open_tables()

    async def finish_matches(self) -> None:
        """The last time everyone is back, plays on, and then gives up: every match has an end."""
        if self.returning:
            await self.returning
        self.players.expects_outages = False
        waiting = set(self.players.playing)
        await wait_until(
            lambda: all(map(self.has_moved_on, waiting)), ANSWER_TIMEOUT_S + 2 * self.players.interval
        )
        self.found.broken += [f"{p.id}: does not go on" for p in waiting if not self.has_moved_on(p)]
        await self.players.stop_moving()
        for pairing in self.players.playing:
            pairing.people[0].send_frame({"do": "resign", "id": "resign"})
        await wait_until(lambda: not self.players.playing, ANSWER_TIMEOUT_S)
        self.found.broken += [f"{pairing.id}: has no end" for pairing in self.players.playing]
        self.note_memory()

    def has_moved_on(self, pairing: LoadTable) -> bool:
        return pairing.over or pairing.moves_done > self.marks.get(pairing, 0)

    async def examine_records(self) -> CrashFigures:
        found = self.found
        for pairing in self.players.finished:
            diaries = [sent for person in pairing.people for sent in person.sent_moves]
            found.accepted += sum(sent.is_done for sent in diaries)
            found.unsure += sum(not sent.is_done for sent in diaries)
            wrong = await record_fault(pairing)
            found.verified += not wrong
            found.broken += [f"{pairing.id}: {wrong}"] if wrong else []
        found.tables = len(self.players.finished) + len(self.players.playing)
        found.faults = dict(+self.players.stats.faults)
        return found


async def record_fault(pairing: LoadTable) -> str:
    """What is wrong with the record of a table; empty if nothing is."""
    path = f"/api/tables/{pairing.id}/record"
    answer = await pairing.client.request("GET", path, secret=pairing.people[0].guest)
    if answer.status != 200:
        return f"no record ({answer.status})"
    try:
        record = parse_record(answer.body.decode())
        verify_record(record)
    except Fault as fault:
        return fault.text()
    return (
        ""
        if record.is_finished and has_all_moves(record, pairing)
        else "a move is missing, or one too many is there"
    )


def has_all_moves(record: Record, pairing: LoadTable) -> bool:
    """Has the record every move that was accepted, in order, and none that nobody sent?"""
    moves = record.standing_moves()
    return all(
        fits_sent_moves([entry.move for entry in moves if entry.seat == person.seat], person.sent_moves)
        for person in pairing.people
    )


def fits_sent_moves(moves: list[int], diary: Iterable[SentMove]) -> bool:
    """Can these moves have come of that diary? What was never answered may be among them, once, or not."""
    read = {0}  # how many of the moves may be accounted for
    for sent in diary:
        found = {n + 1 for n in read if n < len(moves) and moves[n] == sent.move}
        read = found if sent.is_done else read | found
    return len(moves) in read
