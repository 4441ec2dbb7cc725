"""Competitions: numbered entries, each written once, whole or not at all."""

import asyncio

import pytest
from sqlalchemy import delete

from tavolino.core.faults import Fault
from tavolino.store import Store
from tavolino.store.schema import competition_entries
from tests.store.scene import START, add_guests, competition, lines

pytestmark = pytest.mark.anyio


async def numbers(store: Store, id: str) -> list[int]:
    found = await store.competition(id)
    assert found is not None
    return [entry.number for entry in found.entries]


async def test_what_was_written_is_read_again(store: Store) -> None:
    await add_guests(store, "ana")
    row = competition("c", "ana", 2)
    await store.add_competition(row, {2: "a record"})
    assert await store.competition("c") == row
    assert await store.competition_records("c") == {2: "a record"}
    assert await store.competition_record("c", 2) == "a record"
    assert await store.competition_record("c", 1) is None
    assert await store.competition("other") is None


async def test_entries_follow_with_their_records_and_the_end(store: Store) -> None:
    await store.add_competition(competition("c"))
    assert await store.append_entries("c", lines(1, 2))
    assert await store.append_entries("c", lines(3, 1), {3: "the final"}, finished=START + 5)
    assert await numbers(store, "c") == [1, 2, 3]
    found = await store.competition("c")
    assert found is not None
    assert found.finished == START + 5
    assert await store.append_entries("c", lines(4, 1))
    [listed] = await store.competitions_of(None)
    assert listed.finished is None, "a correction may open it again"


async def test_a_number_that_is_taken_is_not_written_again_nor_anything_with_it(store: Store) -> None:
    await store.add_competition(competition("c", entries=2))
    assert not await store.append_entries("c", lines(2, 2), {3: "a record"})
    assert await numbers(store, "c") == [1, 2]
    assert await store.competition_records("c") == {}


async def test_of_many_who_write_the_same_number_one_is_first(store: Store) -> None:
    await store.add_competition(competition("c"))
    written = await asyncio.gather(*(store.append_entries("c", lines(1, 1)) for _ in range(10)))
    assert sorted(written) == [False] * 9 + [True]
    assert await numbers(store, "c") == [1]


async def test_nothing_is_written_for_a_competition_that_has_gone(store: Store) -> None:
    await store.add_competition(competition("c", entries=3), {1: "a record"})
    assert await store.delete_competition("c")
    assert not await store.delete_competition("c")
    assert not await store.append_entries("c", lines(4, 1))
    assert await store.competition("c") is None
    assert await store.competition_records("c") == {}


async def test_everyone_has_a_list_of_their_own(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await store.add_competition(competition("a", "ana"))
    await store.add_competition(competition("i", "ion"))
    await store.add_competition(competition("n"))
    assert [one.id for one in await store.competitions_of("ana")] == ["a"]
    assert [one.id for one in await store.competitions_of(None)] == ["n"]


async def test_a_gap_is_told(store: Store) -> None:
    await store.add_competition(competition("c", entries=3))
    await store.execute(delete(competition_entries).where(competition_entries.c.number == 2))
    with pytest.raises(Fault, match="a gap at entry 2"):
        await store.competition("c")
