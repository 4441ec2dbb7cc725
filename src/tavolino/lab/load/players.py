"""All players at all tables of a load test, and their common statistics."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Any, Final

from tavolino.lab.load.client import (
    ANSWER_TIMEOUT_S,
    Caller,
    LoadClient,
    RequestRefused,
    ServerAddress,
    wait_until,
)
from tavolino.lab.load.table_players import LoadTable, ServerMessage, TablePlayer

SEATS: Final = 2
MAX_TABLES_OPENING: Final = 16
"""How many tables are opened at the same time."""


@dataclass
class LoadStats:
    """`delays` are the seconds from a move sent to the opponent's view received; `faults` are counted by kind."""

    moves: int = 0
    finished: int = 0
    delays: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)


class LoadPlayers:
    """Keeps so many tables in play: for every match that ends another one begins.

    In a crash test connections break and requests fail; in a load test that is counted as a fault.
    """

    def __init__(
        self, server: ServerAddress, games: list[str], tables: int, pace: float, rng: Random
    ) -> None:
        self.server = server
        self.games = cycle(games)
        self.tables = tables
        self.interval = pace / SEATS
        self.rng = rng
        self.stats = LoadStats()
        self.playing: set[LoadTable] = set()
        self.finished: list[LoadTable] = []
        self.is_stopping = False
        self.expects_outages = False
        self.opening = 0
        self.addresses = cycle(local_addresses())
        self.opening_limit = asyncio.Semaphore(MAX_TABLES_OPENING)
        self.tasks: set[asyncio.Task[None]] = set()

    # -- Opening

    async def open_tables(self, on_opened: Callable[[int], None] = lambda _: None) -> None:
        """Open the tables that are missing. `on_opened` is called for each."""
        missing = self.tables - len(self.playing) - self.opening
        await asyncio.gather(*(self.open_table(on_opened) for _ in range(missing)))

    async def open_table(self, on_opened: Callable[[int], None] = lambda _: None) -> None:
        pairing = self.new_table()
        self.opening += 1
        try:
            async with self.opening_limit:
                await pairing.open(next(self.games))
            self.playing.add(pairing)
        except RequestRefused as fault:
            self.stats.faults[str(fault)] += 1
        except OSError as fault:
            pairing.leave()
            self.count_outage(str(fault))
        finally:
            self.opening -= 1
        on_opened(1)

    def new_table(self) -> LoadTable:
        return LoadTable(self, self.new_client(), self.interval, self.rng)

    def new_client(self) -> Caller:
        return LoadClient(self.server, next(self.addresses))

    def count_outage(self, fault: str) -> None:
        """Count a broken connection as a fault, unless the server is being killed."""
        self.stats.faults[fault] += not self.expects_outages

    async def reconnect_all(self) -> None:
        """Reconnect every player whose connection broke."""
        await asyncio.gather(*map(self.reconnect, self.playing))

    async def reconnect(self, pairing: LoadTable) -> None:
        try:
            async with self.opening_limit:
                await pairing.connect()
        except OSError as fault:
            self.count_outage(str(fault))

    def start_task(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- The end

    async def stop_moving(self) -> None:
        """No more moves. A move that is still unanswered after the timeout is a fault."""
        self.is_stopping = True
        await asyncio.gather(*self.tasks)
        await wait_until(lambda: not any(pairing.is_pending for pairing in self.playing), ANSWER_TIMEOUT_S)
        self.stats.faults["unanswered"] += sum(pairing.is_pending for pairing in self.playing)

    def disconnect(self) -> None:
        for pairing in self.playing:
            pairing.leave()

    # -- Called by the tables

    def on_state(self, person: TablePlayer, word: ServerMessage, now: float) -> None:
        """It is the same for all."""

    def on_delay(self, mover: TablePlayer, seer: TablePlayer, seconds: float) -> None:
        self.stats.delays.append(seconds)

    def on_answer(self, pairing: LoadTable, word: ServerMessage) -> None:
        if word.word == "done":
            self.stats.moves += 1
        else:
            self.stats.faults[f"refused {word.code}"] += 1

    def on_disconnect(self, person: TablePlayer, code: int) -> None:
        self.count_outage(f"closed {code}")

    def on_match_end(self, pairing: LoadTable) -> None:
        if pairing not in self.playing:
            return
        self.playing.remove(pairing)
        self.finished.append(pairing)
        self.stats.finished += 1
        pairing.leave()
        if not self.is_stopping:
            self.start_task(self.open_table())


def local_addresses() -> list[str]:
    """Source addresses of this computer, so that the server sees many clients; or only the default one."""
    houses = [f"127.0.{n // 250 + 1}.{n % 250 + 1}" for n in range(1000)]
    with socket.socket() as probe:
        try:
            probe.bind((houses[0], 0))
        except OSError:
            return [""]
    return houses
