"""What nobody goes on with is cleared away, and who left nothing behind; what was played to its end is kept."""

import pytest

from tavolino.live.rows import StoredSeat
from tavolino.store import ChatLine, Store, archive_stale_tables
from tavolino.store.retention import (
    ARCHIVE_DAYS,
    BOT_MATCH_DAYS,
    delete_archived_tables,
    delete_bot_matches,
    delete_idle_guests,
)
from tests.store.support import (
    BOTS,
    DAY_MS,
    START,
    Clock,
    add_guests,
    add_played,
    comings_and_goings,
    find_guest,
    match_of,
    row,
)

pytestmark = pytest.mark.anyio


async def ids(store: Store) -> list[str]:
    return sorted(table.id for table in await store.tables.list_of_guest("ana"))


async def delete_stale_tables(store: Store, now: int, **more: int) -> int:
    """Archive what is stale, and delete it when its time has come."""
    await archive_stale_tables(store, now, **more)
    return await delete_archived_tables(store, now + ARCHIVE_DAYS * DAY_MS + 1)


async def test_a_clock_that_was_wrong_for_a_while_does_no_harm(store: Store, clock: Clock) -> None:
    await add_guests(store, "ana")
    for id in ("one", "two"):
        await store.tables.add(row(id, is_public=True))
    wrong = START + 61 * DAY_MS
    assert await archive_stale_tables(store, wrong) == 2
    assert await delete_archived_tables(store, wrong) == 0
    assert await store.tables.list_public() == []
    clock.now = START + DAY_MS
    await store.group_commit.append("one", 0, comings_and_goings(0, 1))
    assert [table.id for table in await store.tables.list_public()] == ["one"], "taken out again"
    assert await delete_archived_tables(store, wrong + ARCHIVE_DAYS * DAY_MS + 1) == 1
    assert await ids(store) == ["one"]


async def test_only_so_many_are_deleted_at_once(store: Store) -> None:
    await add_guests(store, "ana")
    for n in range(5):
        await store.tables.add(row(f"t{n}"))
    assert await archive_stale_tables(store, START + 61 * DAY_MS) == 5
    later = START + 100 * DAY_MS
    assert [await delete_archived_tables(store, later, most=2) for _ in range(4)] == [2, 2, 1, 0]


async def test_matches_that_no_person_played_are_forgotten(store: Store, clock: Clock) -> None:
    await add_guests(store, "ana")
    await add_played(store, "people")
    bots = row("bots", match_of(BOTS), seats=[StoredSeat(), StoredSeat()])
    await store.tables.add(bots)
    await store.group_commit.append("bots", 0, [], finished="1-0")
    due = START + BOT_MATCH_DAYS * DAY_MS
    assert await delete_bot_matches(store, due) == 0
    assert await delete_bot_matches(store, due + 1) == 1
    assert await ids(store) == ["people"]


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
