"""Deals of the day in the store: one for each guest and day, and who has come to the end."""

import asyncio

import pytest

from tavolino.store import Store
from tavolino.store.faults import StoreFault
from tests.store.support import START, Clock, add_guests, match_of, row

pytestmark = pytest.mark.anyio

DAY, NEXT_DAY = "2026-11-18", "2026-11-19"


async def finish(store: Store, id: str, result: str, *winners: int) -> None:
    await store.group_commit.append(id, 0, match_of().record.entries, finished=result, winners=winners)


async def test_a_guest_has_one_table_for_a_day(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await store.tables.add(row("a", daily=DAY))
    with pytest.raises(StoreFault, match="already"):
        await store.tables.add(row("b", daily=DAY))
    await store.tables.add(row("c", daily=NEXT_DAY))
    await store.tables.add(row("d", host="ion", daily=DAY))
    assert await store.tables.find_daily("ana", DAY) == "a"
    assert await store.tables.find_daily("ana", NEXT_DAY) == "c"
    assert await store.tables.find_daily("ion", DAY) == "d"
    assert await store.tables.find_daily("ion", NEXT_DAY) is None
    assert await store.tables.get("b") is None


async def test_two_windows_at_once_open_one_table(store: Store) -> None:
    await add_guests(store, "ana")
    both = await asyncio.gather(
        *(store.tables.add(row(id, daily=DAY)) for id in "ab"), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in both) == ["NoneType", "StoreFault"]


async def test_other_tables_are_as_many_as_one_likes(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("a"))
    await store.tables.add(row("b"))
    assert await store.tables.find_daily("ana", DAY) is None
    assert await store.tables.list_daily(DAY) == []


async def test_those_who_came_to_the_end_are_listed_with_winners(store: Store, clock: Clock) -> None:
    await add_guests(store, "ana", "ion", "ada")
    for id, host in (("a", "ana"), ("b", "ion"), ("c", "ada")):
        await store.tables.add(row(id, host=host, daily=DAY))
    assert not await store.tables.has_finished_daily("ion", DAY)
    await finish(store, "b", "2-1 whistle", 0)
    clock.now += 1000
    await finish(store, "a", "1-1 whistle")
    listed = await store.tables.list_daily(DAY)
    assert [(table.id, table.result, table.winners, table.finished) for table in listed] == [
        ("b", "2-1 whistle", "0", START),
        ("a", "1-1 whistle", "", START + 1000),
    ]
    assert await store.tables.has_finished_daily("ion", DAY)
    assert not await store.tables.has_finished_daily("ada", DAY)
    assert not await store.tables.has_finished_daily("ion", NEXT_DAY)
