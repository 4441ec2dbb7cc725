"""Writes to disk what a change of a table has brought."""

from typing import NamedTuple

import msgspec

from tavolino.live.rows import LineGuard, NewTableRow, SeatTransfer, StoredTable, TableClock
from tavolino.live.table_services import TableServices
from tavolino.table.automation import HeldRequest
from tavolino.table.table import Table

HeldAnswers = dict[int, HeldRequest]


class DiskState(NamedTuple):
    """What the disk knows of a table: how many entries, the head as long as it may change, whether it is over, and
    the turn, which is another one when everyone has seen something new.
    """

    entry_count: int
    head: str | None
    is_finished: bool
    turn: int


class ChangeWriter:
    """Of one table: it looks at the table before the change, and writes what is new after it."""

    def __init__(self, row: NewTableRow, table: Table, services: TableServices) -> None:
        self.table_id = row.id
        self.table = table
        self.services = services
        self.revision = 0
        self.answered: set[tuple[int, str]] = set()
        """Seats, and ids of their requests that lines have answered: whoever repeats one is told so."""
        self.held_on_disk: HeldAnswers = dict(table.automation.held_answers)
        if isinstance(row, StoredTable):
            self.note_version(row)

    def note_version(self, stored: StoredTable) -> None:
        """What has been read is what the disk knows."""
        self.revision = stored.revision
        self.held_on_disk = dict(self.table.automation.held_answers)
        self.answered |= stored.requests

    def state(self) -> DiskState:
        record = self.table.record
        head = None if self.table.state.has_started else record.head_text()
        return DiskState(len(record.entries), head, record.is_finished, self.table.state.turn)

    async def write(self, before: DiskState, taken: SeatTransfer | None) -> bool:
        """Returns when what is new is on disk: were there new entries? `Overtaken`: somebody else was quicker."""
        record, held = self.table.record, self.table.automation.held_answers
        new = record.entries[before.entry_count :]
        head = None if before.head is None else record.head_text()
        is_held_anew = held != self.held_on_disk
        if not new and not taken and head == before.head and not is_held_anew:
            return False
        requests, self.table.requests = self.table.requests, {}
        is_over_now = record.is_finished and not before.is_finished
        await self.services.storage.journal.append(
            self.table_id,
            before.entry_count,
            new,
            head=None if head == before.head else head,
            finished=record.result if is_over_now else None,
            winners=self.winners() if is_over_now else (),
            taken=taken,
            clock=self.clock(),
            is_seen=head is not None or is_over_now or self.table.state.turn != before.turn,
            guard=LineGuard(self.revision, encode_held(held) if is_held_anew else None, requests),
        )
        self.revision += 1
        self.held_on_disk = dict(held)
        self.answered.update((record.entries[number].seat, id) for number, id in requests.items())
        return bool(new)

    def winners(self) -> list[int]:
        match = self.table.match
        return (self.table.record.find_ending(match) or match.outcome).winners

    def clock(self) -> TableClock:
        """What the disk must know to wake this table after a restart: somebody's time runs out, or somebody who was
        here does not come back. Written is the time of the last entry, so that all who read it count alike.
        """
        uptime_ms, now, due_s = self.services.uptime_ms(), self.services.now(), self.table.deadline()
        written_ms = uptime_ms - (self.table.time_ms(now) - self.table.state.at_ms)
        if self.table.may_lose_people():
            return TableClock(written_ms, uptime_ms)
        wait_ms = None if due_s is None else round((due_s - now) * 1000)
        return TableClock(written_ms, None if wait_ms is None else uptime_ms + wait_ms)


def encode_held(held: HeldAnswers) -> str:
    return msgspec.json.encode(held).decode()
