"""What nobody goes on with is cleared away, and who left nothing behind; what was played to its end is kept."""

import pytest

from tavolino.live.rows import StoredSeat
from tavolino.store import ChatLine, Store, delete_stale_tables
from tavolino.store.retention import delete_idle_guests
from tests.store.support import (
    DAY_MS,
    START,
    Clock,
    add_guests,
    add_played,
    comings_and_goings,
    find_guest,
    row,
)

pytestmark = pytest.mark.anyio


async def ids(store: Store) -> list[str]:
    return sorted(table.id for table in await store.tables.list_of_guest("ana"))


async def test_unfinished_tables_go_after_sixty_days_without_a_move(store: Store, clock: Clock) -> None:
    await add_guests(store, "ana")
    await add_played(store, "over")
    for id in ("forgotten", "alive"):
        await store.tables.add(row(id, invites={1: f"invite {id}"}))
        await store.group_commit.append(
            id, 0, comings_and_goings(0, 1), chat=ChatLine(0, "ana", "Ana", "", "?", 1)
        )
    clock.now = START + DAY_MS
    await store.group_commit.append("alive", 1, comings_and_goings(1, 1))
    assert await delete_stale_tables(store, START + 60 * DAY_MS) == 0
    assert await delete_stale_tables(store, START + 60 * DAY_MS + 1) == 1
    assert await ids(store) == ["alive", "over"]
    assert await store.tables.chat_lines("forgotten") == []
    assert await store.tables.get("forgotten") is None
    assert len(await store.tables.chat_lines("alive")) == 1


async def test_how_long_is_a_setting(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t"))
    assert await delete_stale_tables(store, START + 3 * DAY_MS, keep_days=3) == 0
    assert await delete_stale_tables(store, START + 3 * DAY_MS + 1, keep_days=3) == 1


async def test_a_match_that_is_over_stays_for_ever(store: Store) -> None:
    await add_guests(store, "ana")
    await add_played(store, "over")
    assert await delete_stale_tables(store, START + 10_000 * DAY_MS) == 0
    assert await ids(store) == ["over"]


async def test_guests_who_left_nothing_behind_are_forgotten(store: Store) -> None:
    await add_guests(store, "ana", "ion", "ada", "leo", "mia")
    await store.tables.add(row("t", seats=[StoredSeat("ana", "s"), StoredSeat("ion", "i")]))
    await store.group_commit.append("t", 0, [], chat=ChatLine(None, "ada", "Ada", "hello", "", 1))
    await store.guests.mark_seen("leo", START + DAY_MS)
    assert await delete_idle_guests(store, START + 60 * DAY_MS) == 0
    assert await delete_idle_guests(store, START + 60 * DAY_MS + 1) == 1
    assert await find_guest(store, "mia") is None
    for still_here in ("ana", "ion", "ada", "leo"):
        assert await find_guest(store, still_here)
    await delete_stale_tables(store, START + 60 * DAY_MS + 1)
    assert await delete_idle_guests(store, START + 60 * DAY_MS + 1) == 3
    assert await find_guest(store, "leo")
