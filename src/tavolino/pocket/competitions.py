"""Competitions in the browser's storage: a row, and a line for each entry and each record."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from tavolino.competitions.storage import CompetitionSummary, EntryBatch, StoredCompetition, StoredEntry
from tavolino.pocket.key_values import KeyValues, number_key

ROW: Final = "competition/"
ENTRY: Final = "competition-entry/"
RECORD: Final = "competition-record/"
DEAL: Final = "competition-deal/"


@dataclass(frozen=True)
class StoredDeal:
    """The seed of a round of a duplicate. Until it is opened its cards are a secret."""

    seed: str
    is_open: bool = False


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


def entry_lines(
    id: str, entries: tuple[StoredEntry, ...], records: Mapping[int, str]
) -> dict[str, str | None]:
    lines = {number_key(f"{ENTRY}{id}/", entry.number): encode(entry) for entry in entries}
    return {**lines, **{number_key(f"{RECORD}{id}/", number): text for number, text in records.items()}}


def deal_key(id: str, round_: int) -> str:
    return number_key(f"{DEAL}{id}/", round_)


def decode_deal(line: str) -> StoredDeal:
    return msgspec.json.decode(line, type=StoredDeal)


class PocketCompetitions:
    """See `CompetitionStorage`. One host alone writes, so nobody else is ever quicker."""

    def __init__(self, disk: KeyValues) -> None:
        self.disk = disk

    async def add(self, row: StoredCompetition, records: dict[int, str] | None = None) -> None:
        lines = entry_lines(row.id, row.entries, records or {})
        await self.disk.commit({ROW + row.id: encode(replace(row, entries=())), **lines})

    async def append(self, id: str, batch: EntryBatch) -> bool:
        row = await self.row(id)
        if row is None or batch.entries[0].number != await self.count_entries(id) + 1:
            return False
        name = row.name if batch.name is None else batch.name
        row = replace(row, touched=batch.at, finished=batch.finished, name=name)
        lines = entry_lines(id, batch.entries, batch.records)
        await self.disk.commit({ROW + id: encode(row), **lines, **await self.opened_deals(id, batch.opened)})
        return True

    async def opened_deals(self, id: str, rounds: Sequence[int]) -> dict[str, str]:
        deals = {deal_key(id, number): await self.disk.get(deal_key(id, number)) for number in rounds}
        return {key: encode(replace(decode_deal(line), is_open=True)) for key, line in deals.items() if line}

    async def deal_seed(self, id: str, round_: int, proposed: int) -> int:
        line = await self.disk.get(deal_key(id, round_))
        if line is not None:
            return int(decode_deal(line).seed)
        await self.disk.commit({deal_key(id, round_): encode(StoredDeal(str(proposed)))})
        return proposed

    async def row(self, id: str) -> StoredCompetition | None:
        """A competition without its entries."""
        line = await self.disk.get(ROW + id)
        return None if line is None else msgspec.json.decode(line, type=StoredCompetition)

    async def get(self, id: str) -> StoredCompetition | None:
        row = await self.row(id)
        return None if row is None else replace(row, entries=await self.entries_after(id, 0))

    async def last_number(self, id: str) -> int | None:
        return None if await self.row(id) is None else await self.count_entries(id)

    async def count_entries(self, id: str) -> int:
        return len(await self.disk.list(f"{ENTRY}{id}/"))

    async def entries_after(self, id: str, number: int) -> tuple[StoredEntry, ...]:
        lines = await self.disk.list(f"{ENTRY}{id}/")
        return tuple(msgspec.json.decode(line, type=StoredEntry) for _, line in lines[number:])

    async def list_of_owner(self, owner: str | None) -> list[CompetitionSummary]:
        return [row for row in await self.list_all() if row.owner == owner]

    async def list_all(self) -> list[CompetitionSummary]:
        rows = [msgspec.json.decode(line, type=StoredCompetition) for _, line in await self.disk.list(ROW)]
        return sorted(rows, key=lambda row: (-row.touched, row.id))

    async def records(self, id: str) -> dict[int, str]:
        lines = await self.disk.list(f"{RECORD}{id}/")
        return {int(key.rpartition("/")[2]): text for key, text in lines}

    async def record(self, id: str, number: int) -> str | None:
        return await self.disk.get(number_key(f"{RECORD}{id}/", number))

    async def delete(self, id: str) -> bool:
        if await self.row(id) is None:
            return False
        owned = [ROW + id]
        for prefix in (ENTRY, RECORD, DEAL):
            owned += [key for key, _ in await self.disk.list(f"{prefix}{id}/")]
        await self.disk.commit(dict.fromkeys(owned))
        return True
