"""The server is killed again and again while people play, and nothing that it accepted may be lost."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from tavolino.core.faults import Fault
from tavolino.core.records.record import Record, parse, verified
from tavolino.lab.load.client import LONGEST, came_true
from tavolino.lab.load.load_test import Plan, Told, about, kick_off, run
from tavolino.lab.load.players import Crowd
from tavolino.lab.load.server_process import Served
from tavolino.lab.load.table_players import Pairing, Sent


@dataclass
class Aftermath:
    """What was found when all was over.

    `restarts` are the seconds from starting the server to its first answer, `returns` from there until everyone is
    back (where the next kill left them the time); `accepted` are the moves that it had said were done; `broken`
    tells what is wrong with which table: a server that loses nothing leaves it empty.
    """

    plan: Plan
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
        return about(self.plan) | {
            "kills": len(self.restarts),
            "restart_seconds": spread(self.restarts),
            "return_seconds": spread(self.returns),
            "tables_played": self.tables,
            "moves_accepted": self.accepted,
            "moves_unanswered": self.unsure,
            "records_verified": self.verified,
            "server_bytes": self.memory or None,
            "errors": self.faults,
            "broken": self.broken,
        }


def spread(seconds: list[float]) -> dict[str, float]:
    return {"median": median(seconds), "longest": max(seconds)} if seconds else {}


def crash(plan: Plan, told: Told) -> Aftermath:
    """A whole run, with so many kills at random moments, each within `plan.seconds` of the server's being up."""
    return run(weather_it(plan, told))


async def weather_it(plan: Plan, told: Told) -> Aftermath:
    async with kick_off(plan) as (served, crowd):
        await crowd.fill(told)
        storm = Storm(plan, served, crowd)
        for _ in range(plan.kills):
            await asyncio.sleep(crowd.rng.uniform(0, plan.seconds))
            await storm.strike()
            told(1)
        await storm.pass_over()
        return await storm.aftermath()


class Storm:
    """Strikes the server, and looks afterwards what is left."""

    def __init__(self, plan: Plan, served: Served, crowd: Crowd) -> None:
        self.served = served
        self.crowd = crowd
        self.found = Aftermath(plan)
        self.returning: asyncio.Task[None] | None = None
        crowd.is_storm = True

    async def strike(self) -> None:
        """Kill -9; whoever is just coming back is thrown out again."""
        self.weigh()
        await self.served.kill()
        if self.returning:
            self.returning.cancel()
            with suppress(asyncio.CancelledError):
                await self.returning
        start = perf_counter()
        await self.served.start()
        self.found.restarts.append(perf_counter() - start)
        self.marks = {pairing: pairing.done for pairing in self.crowd.playing}
        self.returning = asyncio.create_task(self.bring_back())

    def weigh(self) -> None:
        usage = self.served.usage()
        self.found.memory = max(self.found.memory, usage.peak if usage else 0)

    async def bring_back(self) -> None:
        start = perf_counter()
        await self.crowd.come_back()
        self.found.returns.append(perf_counter() - start)
        await self.crowd.fill()

    async def pass_over(self) -> None:
        """The last time everyone is back, plays on, and then gives up: every match has an end."""
        if self.returning:
            await self.returning
        self.crowd.is_storm = False
        waiting = set(self.crowd.playing)
        await came_true(lambda: all(map(self.plays_on, waiting)), LONGEST + 2 * self.crowd.interval)
        self.found.broken += [f"{p.id}: does not go on" for p in waiting if not self.plays_on(p)]
        await self.crowd.calm_down()
        for pairing in self.crowd.playing:
            pairing.people[0].say({"do": "resign", "id": "resign"})
        await came_true(lambda: not self.crowd.playing, LONGEST)
        self.found.broken += [f"{pairing.id}: has no end" for pairing in self.crowd.playing]
        self.weigh()

    def plays_on(self, pairing: Pairing) -> bool:
        return pairing.over or pairing.done > self.marks.get(pairing, 0)

    async def aftermath(self) -> Aftermath:
        found = self.found
        for pairing in self.crowd.over:
            diaries = [sent for person in pairing.people for sent in person.diary]
            found.accepted += sum(sent.is_done for sent in diaries)
            found.unsure += sum(not sent.is_done for sent in diaries)
            wrong = await examined(pairing)
            found.verified += not wrong
            found.broken += [f"{pairing.id}: {wrong}"] if wrong else []
        found.tables = len(self.crowd.over) + len(self.crowd.playing)
        found.faults = dict(+self.crowd.book.faults)
        return found


async def examined(pairing: Pairing) -> str:
    """What is wrong with the record of a table; empty if nothing is."""
    path = f"/api/tables/{pairing.id}/record"
    answer = await pairing.caller.call("GET", path, secret=pairing.people[0].guest)
    if answer.status != 200:
        return f"no record ({answer.status})"
    try:
        record = parse(answer.body.decode())
        verified(record)
    except Fault as fault:
        return fault.text()
    return (
        ""
        if record.finished and tells_all(record, pairing)
        else "a move is missing, or one too many is there"
    )


def tells_all(record: Record, pairing: Pairing) -> bool:
    """Has the record every move that was accepted, in order, and none that nobody sent?"""
    moves = record.moves()
    return all(
        agrees([entry.move for entry in moves if entry.seat == person.seat], person.diary)
        for person in pairing.people
    )


def agrees(moves: list[int], diary: Iterable[Sent]) -> bool:
    """Can these moves have come of that diary? What was never answered may be among them, once, or not."""
    read = {0}  # how many of the moves may be accounted for
    for sent in diary:
        found = {n + 1 for n in read if n < len(moves) and moves[n] == sent.move}
        read = found if sent.is_done else read | found
    return len(moves) in read
