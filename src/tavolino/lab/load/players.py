"""All the people at all the tables of a load test, and what they note together."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any, Final

from tavolino.lab.load.client import LONGEST, Caller, Door, Unserved, came_true
from tavolino.lab.load.table_players import Heard, Pairing

SEATS: Final = 2
AT_ONCE: Final = 16
"""So many tables are opened side by side."""


@dataclass
class Book:
    """`delays` are the seconds from a move sent to the opponent's view received; `faults` are counted by kind."""

    moves: int = 0
    finished: int = 0
    delays: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)


class Crowd:
    """Keeps so many tables in play: for every match that ends another one begins.

    In a storm (the server is killed now and then) lines break and requests fail; else that is a fault.
    """

    def __init__(self, door: Door, games: list[str], tables: int, pace: float, rng: Random) -> None:
        self.door = door
        self.games = cycle(games)
        self.tables = tables
        self.interval = pace / SEATS
        self.rng = rng
        self.book = Book()
        self.playing: set[Pairing] = set()
        self.over: list[Pairing] = []
        self.is_calm = False
        self.is_storm = False
        self.opening = 0
        self.addresses = cycle(addresses())
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.errands: set[asyncio.Task[None]] = set()

    # -- Opening

    async def fill(self, told: Callable[[int], None] = lambda _: None) -> None:
        """As many tables as there should be; `told` hears of each."""
        missing = self.tables - len(self.playing) - self.opening
        await asyncio.gather(*(self.open_one(told) for _ in range(missing)))

    async def open_one(self, told: Callable[[int], None] = lambda _: None) -> None:
        pairing = Pairing(self, Caller(self.door, next(self.addresses)), self.interval, self.rng)
        self.opening += 1
        try:
            async with self.gate:
                await pairing.open(next(self.games))
            self.playing.add(pairing)
        except Unserved as fault:
            self.book.faults[str(fault)] += 1
        except OSError as fault:
            self.weather(str(fault))
        finally:
            self.opening -= 1
        told(1)

    def weather(self, fault: str) -> None:
        """Something that happens in a storm, and never else."""
        self.book.faults[fault] += not self.is_storm

    async def come_back(self) -> None:
        """Everyone whose line broke."""
        await asyncio.gather(*map(self.reconnect, self.playing))

    async def reconnect(self, pairing: Pairing) -> None:
        try:
            async with self.gate:
                await pairing.connect()
        except OSError as fault:
            self.weather(str(fault))

    def run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    # -- The end

    async def calm_down(self) -> None:
        """No more moves; whoever waits for an answer gets it, or it is a fault."""
        self.is_calm = True
        await asyncio.gather(*self.errands)
        await came_true(lambda: not any(pairing.is_pending for pairing in self.playing), LONGEST)
        self.book.faults["unanswered"] += sum(pairing.is_pending for pairing in self.playing)

    def leave(self) -> None:
        for pairing in self.playing:
            pairing.leave()

    # -- What tables tell

    def delayed(self, seconds: float) -> None:
        self.book.delays.append(seconds)

    def answered(self, word: Heard) -> None:
        if word.word == "done":
            self.book.moves += 1
        else:
            self.book.faults[f"refused {word.code}"] += 1

    def lost(self, code: int) -> None:
        self.weather(f"closed {code}")

    def ended(self, pairing: Pairing) -> None:
        if pairing not in self.playing:
            return
        self.playing.remove(pairing)
        self.over.append(pairing)
        self.book.finished += 1
        pairing.leave()
        if not self.is_calm:
            self.run_errand(self.open_one())


def addresses() -> list[str]:
    """Addresses of this computer to come from, as people in different houses would; only one where that is all."""
    houses = [f"127.0.{n // 250 + 1}.{n % 250 + 1}" for n in range(1000)]
    with socket.socket() as probe:
        try:
            probe.bind((houses[0], 0))
        except OSError:
            return [""]
    return houses
