"""Tables in the browser's storage: a row, the head of its record, and a line for each entry and each word said."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from tavolino.core.records.reader import is_practice_head, players_in_head
from tavolino.core.records.record import RecordEntry
from tavolino.live.ports import TimeSource
from tavolino.live.rows import (
    ChatLine,
    LineGuard,
    NewTableRow,
    SeatTransfer,
    StoredSeat,
    StoredTable,
    TableClock,
)
from tavolino.pocket.competitions import deal_key, decode_deal
from tavolino.pocket.key_values import KeyValues, number_key
from tavolino.server.schemas.tables import TableInfo
from tavolino.table.seats import OPEN
from tavolino.table.settings import parse_deal

MAX_CHAT_LINES: Final = 100
ROW: Final = "table/"
HEAD: Final = "head/"
ENTRY: Final = "entry/"
CHAT: Final = "chat/"


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


class PocketTables:
    """Keeps tables, and writes what happens at them: `TableStorage` and `Journal` in one."""

    def __init__(self, disk: KeyValues, clock: TimeSource) -> None:
        self.disk = disk
        self.clock = clock
        self.rows: dict[str, StoredTable] = {}
        self.entry_counts: dict[str, int] = {}

    # -- Tables

    async def add(
        self, row: NewTableRow, played: Sequence[RecordEntry] = (), rematch_of: str | None = None
    ) -> None:
        stored = StoredTable(**vars(row), touched=self.clock.today(), due_ms=row.first_due_ms)
        changes = {ROW + row.id: encode_row(stored), HEAD + row.id: row.head}
        changes |= {number_key(f"{ENTRY}{row.id}/", n): encode(entry) for n, entry in enumerate(played)}
        old = await self.row(rematch_of) if rematch_of is not None else None
        if old:
            old = replace(old, rematch_id=row.id)
            changes[ROW + old.id] = encode_row(old)
        await self.disk.commit(changes)
        self.rows[row.id], self.entry_counts[row.id] = stored, len(played)
        if old:
            self.rows[old.id] = old

    async def get(self, table_id: str, first: int = 0) -> StoredTable | None:
        row = await self.row(table_id)
        if row is None:
            return None
        lines = await self.disk.list(f"{ENTRY}{table_id}/")
        entries = [msgspec.json.decode(line, type=RecordEntry) for _, line in lines]
        self.entry_counts[table_id] = len(entries)
        return replace(row, entries=entries[first:])

    async def versions(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Nobody else writes here."""
        return {}

    async def is_finished(self, table_id: str) -> bool:
        row = await self.row(table_id)
        return row is not None and row.finished is not None

    async def row(self, table_id: str) -> StoredTable | None:
        """A table without its entries."""
        if table_id not in self.rows:
            line, head = await self.disk.get(ROW + table_id), await self.disk.get(HEAD + table_id)
            if line is None or head is None:
                return None
            self.rows[table_id] = replace(msgspec.json.decode(line, type=StoredTable), head=head)
        return self.rows[table_id]

    async def delete(self, table_id: str) -> bool:
        if await self.row(table_id) is None:
            return False
        owned = [ROW + table_id, HEAD + table_id]
        for prefix in (ENTRY, CHAT):
            owned += [key for key, _ in await self.disk.list(f"{prefix}{table_id}/")]
        await self.disk.commit(dict.fromkeys(owned))
        del self.rows[table_id]
        return True

    async def id_by_code(self, code: str) -> str | None:
        """Nobody joins from elsewhere."""
        return None

    async def due_tables(self) -> dict[str, int]:
        """A table rests while nobody looks: it is loaded when somebody comes."""
        return {}

    async def chat_lines(self, table_id: str) -> list[ChatLine]:
        lines = await self.disk.list(f"{CHAT}{table_id}/")
        return [msgspec.json.decode(line, type=ChatLine) for _, line in lines[-MAX_CHAT_LINES:]]

    async def has_finished_daily(self, guest_id: str, day: str) -> bool:
        """The deal of the day is a server's: everyone is to play the same."""
        return False

    async def is_sealed(self, deal: str) -> bool:
        """Have others the cards of this round of a duplicate still to play?"""
        line = await self.disk.get(deal_key(*parse_deal(deal)))
        return line is not None and not decode_deal(line).is_open

    async def guests_at(self, table_ids: Iterable[str]) -> set[str]:
        rows = [await self.row(table_id) for table_id in table_ids]
        return {seat.guest for row in rows if row for seat in row.seats if seat.guest is not None}

    async def set_chat(self, table_id: str, is_on: bool) -> None:
        await self.change_row(table_id, chat=is_on)

    async def add_removed(self, table_id: str, guest_id: str) -> None:
        row = await self.row(table_id)
        await self.change_row(table_id, removed=(row.removed if row else frozenset()) | {guest_id})

    async def change_row(self, table_id: str, **changes: object) -> None:
        row = await self.row(table_id)
        if row:
            changed = replace(row, **changes)  # type: ignore[arg-type]
            await self.disk.commit({ROW + table_id: encode_row(changed)})
            self.rows[table_id] = changed

    async def list_infos(self, guest_id: str, host_name: str) -> list[TableInfo]:
        """All tables, the latest first."""
        ids = [key.removeprefix(HEAD) for key, _ in await self.disk.list(HEAD)]
        rows = [row for id in ids if (row := await self.row(id))]
        rows.sort(key=lambda row: -row.touched)
        return [table_info(row, guest_id, host_name) for row in rows]

    # -- The journal

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
        """See `Journal.append`. A gap in the record is refused: it would be a table that nobody can load."""
        row = await self.row(table_id)
        if row is None or (entries and first != self.entry_counts[table_id]):
            raise OSError("a gap in the record")
        now = self.clock.today()
        after = replace(
            row,
            touched=now if is_seen else row.touched,
            clock_ms=clock.written_ms if clock else row.clock_ms,
            due_ms=clock.due_ms if clock else row.due_ms,
            held=guard.held if guard and guard.held is not None else row.held,
            head=row.head if head is None else head,
            result=finished or row.result,
            finished=now if finished else row.finished,
            winners=" ".join(map(str, winners)) if finished else row.winners,
            seats=row.seats if taken is None else with_holder(row.seats, taken),
            invites={s: i for s, i in row.invites.items() if not (taken and taken.invite == i)},
        )
        changes = {
            number_key(f"{ENTRY}{table_id}/", first + n): encode(line) for n, line in enumerate(entries)
        }
        if after != row:
            changes[ROW + table_id] = encode_row(after)
        if head is not None:
            changes[HEAD + table_id] = head
        if chat:
            said = len(await self.disk.list(f"{CHAT}{table_id}/"))
            changes[number_key(f"{CHAT}{table_id}/", said)] = encode(chat)
        await self.disk.commit(changes)
        self.rows[table_id] = after
        self.entry_counts[table_id] = max(self.entry_counts.get(table_id, 0), first + len(entries))


def encode_row(row: StoredTable) -> str:
    """Without the head and the entries, which have lines of their own: a row is written with every move."""
    return encode(replace(row, head="", entries=[]))


def with_holder(seats: list[StoredSeat], taken: SeatTransfer) -> list[StoredSeat]:
    held = seats.copy()
    held[taken.seat] = StoredSeat(taken.guest, taken.secret_hash)
    return held


def table_info(row: StoredTable, guest_id: str, host_name: str) -> TableInfo:
    players, names = players_in_head(row.head)
    own = [seat for seat, holder in enumerate(row.seats) if holder.guest == guest_id]
    return TableInfo(
        id=row.id,
        game=row.game,
        host=host_name,
        names=names,
        players=players,
        open_seats=[seat for seat, player in enumerate(players) if player == OPEN],
        seat=next(iter(own), None),
        public=row.is_public,
        delay=row.delay,
        created=row.created,
        touched=row.touched,
        finished=row.finished,
        result=row.result,
        practice=is_practice_head(row.head),
    )
