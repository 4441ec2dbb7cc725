"""People at the tables of many workers. They come back by themselves, as the page does."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

from tavolino.lab.cluster.balancer import Balancer, RoutedClient
from tavolino.lab.load.client import Caller, ClientSocket, ServerAddress
from tavolino.lab.load.players import LoadPlayers
from tavolino.lab.load.table_players import LoadObserver, LoadTable, ServerMessage, TablePlayer

FIRST_WAIT_S: Final = 0.25
MAX_WAIT_S: Final = 8.0
"""Between two attempts to connect, as in the page."""

SETBACKS: Final = ("stale", "not-kept")
"""Refusals that trouble may bring: somebody was quicker, or the database could not be reached."""


@dataclass
class CrowdTimes:
    """Seconds. `returns`: from the trouble until a person was shown the table again; `moves_after`: until the
    next move at a table that it hit was accepted; `stale`: the age of news that the state shown to a person did
    not have yet; `together` and `apart`: from a move to the other's screen, at the same worker and at another
    one.
    """

    returns: list[float] = field(default_factory=list)
    moves_after: list[float] = field(default_factory=list)
    stale: list[float] = field(default_factory=list)
    together: list[float] = field(default_factory=list)
    apart: list[float] = field(default_factory=list)


class ClusterTable(LoadTable):
    """`hit_at`: when trouble came to a worker where its people were; None: all has been well since."""

    def __init__(self, observer: LoadObserver, caller: Caller, interval: float, rng: Random) -> None:
        super().__init__(observer, caller, interval, rng)
        self.hit_at: float | None = None
        self.seen_events: list[float] = []
        """When somebody was first shown so many events."""

    def note_events(self, total: int, now: float) -> float:
        """Returns for how long somebody has known more."""
        stale_s = now - self.seen_events[total] if total < len(self.seen_events) else 0.0
        self.seen_events += [now] * (total - len(self.seen_events))
        return stale_s


class Crowd(LoadPlayers):
    """`away` are those who try to come back, with the moment since when they see nothing."""

    def __init__(self, balancer: Balancer, games: list[str], tables: int, pace: float, rng: Random) -> None:
        super().__init__(balancer.addresses[0], games, tables, pace, rng)
        self.balancer = balancer
        self.times = CrowdTimes()
        self.setbacks: Counter[str] = Counter()
        self.away: dict[TablePlayer, float] = {}

    # -- What the crowd is made of

    def new_client(self) -> Caller:
        return RoutedClient(self.balancer, next(self.addresses))

    def new_table(self) -> LoadTable:
        return ClusterTable(self, self.new_client(), self.interval, self.rng)

    def tables_at(self, address: ServerAddress) -> list[LoadTable]:
        return [
            table for table in self.playing if any(worker_of(person) == address for person in table.people)
        ]

    # -- Trouble

    def note_trouble(self, address: ServerAddress | None = None) -> None:
        """It comes now: to the tables with people at this worker, or to all."""
        now = perf_counter()
        tables = [*self.playing] if address is None else self.tables_at(address)
        for table in tables:
            if isinstance(table, ClusterTable) and table.hit_at is None:
                table.hit_at = now
            for person in table.people:
                if address is None or worker_of(person) == address:
                    self.away.setdefault(person, now)

    def hang_up(self, address: ServerAddress) -> None:
        """The proxy closes what is open to a worker that is down."""
        for table in self.tables_at(address):
            for person in table.people:
                if person.socket and worker_of(person) == address:
                    person.socket.transport.abort()

    def on_disconnect(self, person: TablePlayer, code: int) -> None:
        super().on_disconnect(person, code)
        if not person.is_returning:
            self.away.setdefault(person, perf_counter())
            self.start_task(self.come_back(person))

    async def come_back(self, person: TablePlayer) -> None:
        person.is_returning = True
        wait_s = FIRST_WAIT_S
        while not person.table.has_left and person.socket is None:
            await asyncio.sleep(wait_s * self.rng.uniform(0.75, 1.25))
            wait_s = min(2 * wait_s, MAX_WAIT_S)
            try:
                await person.connect()
            except OSError as fault:
                self.count_outage(str(fault))
        person.is_returning = False

    # -- Called by the tables

    def on_state(self, person: TablePlayer, word: ServerMessage, now: float) -> None:
        if (since := self.away.pop(person, None)) is not None and person.is_returning:
            self.times.returns.append(now - since)
        table = person.table
        if isinstance(table, ClusterTable):
            self.times.stale.append(table.note_events(word.since + len(word.events), now))

    def on_delay(self, mover: TablePlayer, seer: TablePlayer, seconds: float) -> None:
        super().on_delay(mover, seer, seconds)
        where = self.times.together if worker_of(mover) == worker_of(seer) else self.times.apart
        where.append(seconds)

    def on_answer(self, pairing: LoadTable, word: ServerMessage) -> None:
        if word.code in SETBACKS and self.expects_outages:
            self.setbacks[word.code] += 1
        else:
            super().on_answer(pairing, word)
        if word.word == "done" and isinstance(pairing, ClusterTable) and pairing.hit_at is not None:
            self.times.moves_after.append(perf_counter() - pairing.hit_at)
            pairing.hit_at = None


def worker_of(person: TablePlayer) -> ServerAddress | None:
    """The worker that this person is connected to."""
    return peer_of(person.socket) if person.socket else None


def peer_of(socket: ClientSocket) -> ServerAddress | None:
    peer = socket.transport.get_extra_info("peername")
    return ServerAddress(*peer[:2]) if peer else None
