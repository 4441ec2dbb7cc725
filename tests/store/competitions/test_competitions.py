"""Competitions: numbered entries, each written once, whole or not at all."""

import asyncio

import pytest
from sqlalchemy import delete

from tavolino.competitions.storage import EntryBatch
from tavolino.core.faults import Fault
from tavolino.store import Store
from tavolino.store.schema import competition_entries
from tests.store.support import START, add_guests, competition, lines

pytestmark = pytest.mark.anyio


async def numbers(store: Store, id: str) -> list[int]:
    found = await store.competitions.get(id)
    assert found is not None
    return [entry.number for entry in found.entries]


async def test_what_was_written_is_read_again(store: Store) -> None:
    await add_guests(store, "ana")
    row = competition("c", "ana", 2)
    await store.competitions.add(row, {2: "a record"})
    assert await store.competitions.get("c") == row
    assert await store.competitions.records("c") == {2: "a record"}
    assert await store.competitions.record("c", 2) == "a record"
    assert await store.competitions.record("c", 1) is None
    assert await store.competitions.get("other") is None


async def test_entries_follow_with_their_records_and_the_end(store: Store) -> None:
    await store.competitions.add(competition("c"))
    assert await store.competitions.append("c", EntryBatch(lines(1, 2)))
    assert await store.competitions.append("c", EntryBatch(lines(3, 1), {3: "the final"}, finished=START + 5))
    assert await numbers(store, "c") == [1, 2, 3]
    found = await store.competitions.get("c")
    assert found is not None
    assert found.finished == START + 5
    assert await store.competitions.append("c", EntryBatch(lines(4, 1)))
    [listed] = await store.competitions.list_of_owner(None)
    assert listed.finished is None, "a correction may open it again"


async def test_a_number_that_is_taken_is_not_written_again_nor_anything_with_it(store: Store) -> None:
    await store.competitions.add(competition("c", entries=2))
    assert not await store.competitions.append("c", EntryBatch(lines(2, 2), {3: "a record"}))
    assert await numbers(store, "c") == [1, 2]
    assert await store.competitions.records("c") == {}


async def test_of_many_who_write_the_same_number_one_is_first(store: Store) -> None:
    await store.competitions.add(competition("c"))
    written = await asyncio.gather(
        *(store.competitions.append("c", EntryBatch(lines(1, 1))) for _ in range(10))
    )
    assert sorted(written) == [False] * 9 + [True]
    assert await numbers(store, "c") == [1]


async def test_nothing_is_written_for_a_competition_that_has_gone(store: Store) -> None:
    await store.competitions.add(competition("c", entries=3), {1: "a record"})
    assert await store.competitions.delete("c")
    assert not await store.competitions.delete("c")
    assert not await store.competitions.append("c", EntryBatch(lines(4, 1)))
    assert await store.competitions.get("c") is None
    assert await store.competitions.records("c") == {}


async def test_everyone_has_a_list_of_their_own(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await store.competitions.add(competition("a", "ana"))
    await store.competitions.add(competition("i", "ion"))
    await store.competitions.add(competition("n"))
    assert [one.id for one in await store.competitions.list_of_owner("ana")] == ["a"]
    assert [one.id for one in await store.competitions.list_of_owner(None)] == ["n"]


async def test_a_gap_is_told(store: Store) -> None:
    await store.competitions.add(competition("c", entries=3))
    await store.competitions.execute(delete(competition_entries).where(competition_entries.c.number == 2))
    for reading in (store.competitions.get("c"), store.competitions.entries_after("c", 1)):
        with pytest.raises(Fault, match="a gap at entry 2"):
            await reading


async def test_the_last_number_and_the_entries_after_another(store: Store) -> None:
    await store.competitions.add(competition("c"))
    assert await store.competitions.last_number("c") == 0
    await store.competitions.append("c", EntryBatch(lines(1, 3)))
    assert await store.competitions.last_number("c") == 3
    assert await store.competitions.entries_after("c", 1) == lines(2, 2)
    assert await store.competitions.entries_after("c", 3) == ()
    assert await store.competitions.last_number("d") is None
