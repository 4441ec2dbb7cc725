"""Guests and tables to try the store with."""

from collections.abc import Sequence

import tavolino
from tavolino.competitions.storage import StoredCompetition, StoredEntry
from tavolino.core.records.record import RecordEntry
from tavolino.store import Guest, NewTableRow, Store, StoredSeat
from tavolino.table.opening import open_table
from tavolino.table.seats import OPEN_SEAT, Seat
from tavolino.table.table import Table

GAME = "champions101"
START = 1_700_000_000_000
DAY_MS = 86_400_000

ANA = Seat("Ana")
ION = Seat("Ion")
BOTS = (Seat("Ana", "greedy"), Seat("Răzvan", "random"))


class Clock:
    """Tells the time that it was set to."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now


def match_of(seats: Sequence[Seat] = (ANA, OPEN_SEAT), seed: int = 7) -> Table:
    return open_table(tavolino.game(GAME), [*seats], seed, "2026-05-01T20:45")


def row(id: str, table: Table | None = None, host: str = "ana", **settings: object) -> NewTableRow:
    """A table of Ana's, where she sits and one seat is open."""
    head = (table or match_of()).record.head_text()
    columns = {"created": START, "seats": [StoredSeat(host, f"{id} seat 0"), StoredSeat()], **settings}
    return NewTableRow(id, host, GAME, head, **columns)  # type: ignore[arg-type]


async def find_guest(store: Store, id: str) -> Guest | None:
    """One of those that `add_guests` has added."""
    return await store.guests.by_secret(f"secret of {id}")


async def add_guests(store: Store, *ids: str) -> None:
    for id in ids:
        await store.guests.add(id, id.title(), "it", f"secret of {id}", START)


async def add_played(store: Store, id: str, seed: int = 7) -> Table:
    """A match of two bots, from its first line to its result."""
    table = match_of(BOTS, seed)
    await store.tables.add(row(id, table))
    table.tick(0)
    await store.group_commit.append(id, 0, table.record.entries, finished=table.record.result)
    return table


def comings_and_goings(first: int, n: int) -> list[RecordEntry]:
    """Lines that can follow one another for ever: Ana leaves the room and returns."""
    notes = ("leaves", "returns")
    return [RecordEntry(0, -1, note=notes[number % 2], at=number) for number in range(first, first + n)]


def lines(first: int, n: int) -> tuple[StoredEntry, ...]:
    """Entries of a competition; what is in them is nothing to the store."""
    return tuple(
        StoredEntry(number, START, "Ana", '{"is":"withdrawn"}') for number in range(first, first + n)
    )


def competition(id: str, owner: str | None = None, entries: int = 0) -> StoredCompetition:
    return StoredCompetition(id, f"Cupa {id}", "{}", owner, START, START, None, lines(1, entries))
