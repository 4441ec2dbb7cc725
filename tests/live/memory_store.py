"""A store in memory that can be held back or fail, and a clock whose time is handed in."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from tavolino.core.records.record import RecordEntry
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.ports import Overtaken
from tavolino.live.rows import (
    ChatLine,
    Guest,
    LineGuard,
    NewTableRow,
    SeatTransfer,
    StoredSeat,
    StoredTable,
    TableClock,
)

ANA, ION, ADA = (Guest(name.lower(), name, "en", 0, 0) for name in ("Ana", "Ion", "Ada"))
GUESTS = (ANA, ION, ADA)
START = 1_700_000_000_000


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    def today(self) -> int:
        return START + round(self.seconds * 1000)


class MemoryJournal:
    """Writes into memory. `gate` holds back what is to be written; when it is broken nothing can be."""

    def __init__(self, tables: "MemoryTables") -> None:
        self.tables = tables
        self.gate = asyncio.Event()
        self.gate.set()
        self.is_broken = False
        self.appended = 0

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[RecordEntry],
        *,
        head: str | None = None,
        finished: str | None = None,
        winners: Sequence[int] = (),
        chat: ChatLine | None = None,
        taken: SeatTransfer | None = None,
        is_seen: bool = True,
        clock: TableClock | None = None,
        guard: LineGuard | None = None,
    ) -> None:
        await self.gate.wait()
        if self.is_broken:
            raise OSError("no room on the disk")
        self.appended += 1
        row = self.tables.rows[table_id]
        if guard and guard.revision != row.revision:
            raise Overtaken
        requests = {(entries[n - first].seat, id) for n, id in guard.requests.items()} if guard else set()
        assert not entries or first == len(row.entries), "a gap in the record"
        self.tables.rows[table_id] = replace(
            row,
            entries=[*row.entries, *entries],
            clock_ms=clock.written_ms if clock else row.clock_ms,
            due_ms=clock.due_ms if clock else row.due_ms,
            touched=self.tables.clock.today() if is_seen else row.touched,
            head=row.head if head is None else head,
            result=finished or row.result,
            winners=" ".join(map(str, winners)) if finished else row.winners,
            finished=1 if finished else row.finished,
            revision=row.revision + (guard is not None),
            noted=row.noted + (chat is not None),
            held=guard.held if guard and guard.held is not None else row.held,
            requests=row.requests | requests,
            seats=row.seats if taken is None else with_holder(row.seats, taken),
            invites=row.invites if taken is None else with_invite(row.invites, taken),
        )
        if chat:
            self.tables.chats.setdefault(table_id, []).append(chat)


def with_holder(seats: list[StoredSeat], taken: SeatTransfer) -> list[StoredSeat]:
    held = seats.copy()
    held[taken.seat] = StoredSeat(taken.guest, taken.secret_hash)
    return held


def with_invite(invites: dict[int, str], taken: SeatTransfer) -> dict[int, str]:
    """As the store has it: an invitation that is not there cannot be used."""
    if taken.invite and invites.get(taken.seat) != taken.invite:
        raise OSError("an invitation that is not there")
    others = {seat: invite for seat, invite in invites.items() if seat != taken.seat}
    return others if taken.next_invite is None else {**others, taken.seat: taken.next_invite}


class MemoryTables:
    """Tables in memory."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.rows: dict[str, StoredTable] = {}
        self.chats: dict[str, list[ChatLine]] = {}
        self.sealed: set[str] = set()

    async def add(
        self, row: NewTableRow, played: Sequence[RecordEntry] = (), rematch_of: str | None = None
    ) -> None:
        self.rows[row.id] = StoredTable(
            **vars(row), touched=self.clock.today(), due_ms=row.first_due_ms, entries=[*played]
        )
        if rematch_of is not None:
            old = self.rows[rematch_of]
            if old.rematch_id is not None:
                raise Overtaken
            self.rows[rematch_of] = replace(old, rematch_id=row.id, noted=old.noted + 1)

    async def get(self, table_id: str, first: int = 0) -> StoredTable | None:
        row = self.rows.get(table_id)
        return row and replace(row, entries=row.entries[first:])

    async def versions(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        return {id: (self.rows[id].revision, self.rows[id].noted) for id in table_ids if id in self.rows}

    async def is_sealed(self, deal: str) -> bool:
        return deal in self.sealed

    async def delete(self, table_id: str) -> bool:
        for row in [row for row in self.rows.values() if row.rematch_id == table_id]:
            self.rows[row.id] = replace(row, rematch_id=None)
        return self.rows.pop(table_id, None) is not None

    async def id_by_code(self, code: str) -> str | None:
        return next((row.id for row in self.rows.values() if row.code == code), None)

    async def due_tables(self) -> dict[str, int]:
        rows = self.rows.values()
        return {row.id: row.due_ms for row in rows if row.finished is None and row.due_ms is not None}

    async def chat_lines(self, table_id: str, limit: int = 100) -> list[ChatLine]:
        return self.chats.get(table_id, [])[-limit:]

    async def has_finished_daily(self, guest_id: str, day: str) -> bool:
        mine = [row for row in self.rows.values() if (row.host, row.daily) == (guest_id, day)]
        return any(row.finished for row in mine)

    async def set_chat(self, table_id: str, is_on: bool) -> None:
        self.rows[table_id] = replace(self.rows[table_id], chat=is_on, noted=self.rows[table_id].noted + 1)

    async def add_removed(self, table_id: str, guest_id: str) -> None:
        row = self.rows[table_id]
        self.rows[table_id] = replace(row, removed=row.removed | {guest_id}, noted=row.noted + 1)


class MemoryGuests:
    """The three who play in these tests."""

    async def by_secret(self, secret_hash: str) -> Guest | None:
        return next((guest for guest in GUESTS if hash_secret(secret_of(guest)) == secret_hash), None)

    async def mark_seen(self, guest_id: str, at: int) -> None:
        """Nobody asks."""


def secret_of(guest: Guest) -> str:
    return f"secret of {guest.id}"
