"""Group commit: on the disk before it returns, many writes at once, and a bad one fails alone."""

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tavolino.core.faults import Fault
from tavolino.core.records.record import RecordEntry
from tavolino.live.ports import Overtaken
from tavolino.live.rows import ChatLine, LineGuard, SeatTransfer, TableClock
from tavolino.store import Store, open_store
from tests.store.support import START, Clock, add_guests, comings_and_goings, row

pytestmark = pytest.mark.anyio


async def lines(store: Store, id: str) -> list[RecordEntry]:
    found = await store.tables.get(id)
    assert found is not None
    return found.entries


async def tables(store: Store, n: int) -> list[str]:
    await add_guests(store, "ana")
    ids = [f"t{number}" for number in range(n)]
    await asyncio.gather(*(store.tables.add(row(id)) for id in ids))
    return ids


async def test_what_was_appended_is_seen_by_others_at_once(store: Store, url: str) -> None:
    [id] = await tables(store, 1)
    other = await open_store(url)
    for number in range(3):
        await store.group_commit.append(id, number, comings_and_goings(number, 1))
        assert await lines(other, id) == comings_and_goings(0, number + 1)
    await other.close()


async def test_many_tables_share_one_commit(store: Store) -> None:
    ids = await tables(store, 50)
    before = store.group_commit.commits
    await asyncio.gather(*(store.group_commit.append(id, 0, comings_and_goings(0, 2)) for id in ids))
    assert store.group_commit.commits - before <= 2 * len(store.group_commit.lanes), (
        "those who came while the first was written go together"
    )
    assert store.group_commit.appends == 50
    assert [await lines(store, id) for id in ids] == [comings_and_goings(0, 2)] * 50


async def test_after_a_restart_of_postgresql_nothing_trips_over_a_broken_connection(
    postgres_url: str,
) -> None:
    """Neither who writes nor who reads."""
    store = await open_store(postgres_url)
    ids = await tables(store, 8)

    async def write(revision: int) -> None:
        for id in ids:
            lines = comings_and_goings(revision, 1)
            await store.group_commit.append(id, revision, lines, guard=LineGuard(revision, None, {}))

    await write(0)
    async with store.engine.connect() as connection:
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        await connection.execute(
            text(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {others}")
        )
    for _ in range(20):  # the ends of the lines are heard
        await asyncio.sleep(0)
    await write(1)
    assert [await lines(store, id) for id in ids] == [comings_and_goings(0, 2)] * 8
    await store.close()


async def test_one_that_is_wrong_fails_alone(store: Store) -> None:
    ids = await tables(store, 20)
    await store.group_commit.append(ids[3], 0, comings_and_goings(0, 1))
    wrong = {3: ids[3], 7: "no such table"}
    appends = [
        store.group_commit.append(wrong.get(n, id), 0, comings_and_goings(0, 1)) for n, id in enumerate(ids)
    ]
    ended = await asyncio.gather(*appends, return_exceptions=True)
    failed = {n: type(error) for n, error in enumerate(ended) if error}
    assert failed == {3: IntegrityError, 7: IntegrityError}
    assert [len(await lines(store, id)) for id in ids] == [n != 7 for n in range(20)]


async def test_an_append_is_all_or_nothing(store: Store) -> None:
    [id] = await tables(store, 1)
    await store.group_commit.append(id, 0, comings_and_goings(0, 2))
    with pytest.raises(IntegrityError):
        await store.group_commit.append(id, 1, comings_and_goings(1, 5), head="lost", finished="lost")
    found = await store.tables.get(id)
    assert found is not None
    assert (found.head, found.result) == (row(id).head, None)
    assert found.entries == comings_and_goings(0, 2)


@pytest.mark.parametrize("change", [{"head": "new"}, {"finished": "1-0 full-time"}])
async def test_a_table_that_is_gone_is_told(store: Store, change: dict[str, str]) -> None:
    with pytest.raises(Fault, match="no such table"):
        await store.group_commit.append(
            "gone", 0, [], head=change.get("head"), finished=change.get("finished")
        )


async def test_who_comes_second_writes_nothing(store: Store, url: str) -> None:
    """Two workers have read the same table, and both want to write its next line."""
    ids = await tables(store, 8)
    other = await open_store(url)
    one, two = RecordEntry(0, -1, note="leaves", at=1), RecordEntry(0, -1, note="leaves", at=2)
    clock, guard = TableClock(5, 7), LineGuard(0)
    both = [
        worker.group_commit.append(id, 0, [line], clock=clock, guard=guard)
        for id in ids
        for worker, line in ((store, one), (other, two))
    ]
    ended = await asyncio.gather(*both, return_exceptions=True)
    pairs = [ended[n : n + 2] for n in range(0, len(ended), 2)]
    assert [sorted(str(type(each)) for each in pair) for pair in pairs] == [
        sorted((str(type(None)), str(Overtaken)))
    ] * 8
    for id, pair in zip(ids, pairs, strict=True):
        found = await store.tables.get(id)
        assert found
        assert found.entries == [one if pair[0] is None else two]
        assert (found.revision, found.clock_ms, found.due_ms) == (1, 5, 7)
    await other.close()


async def test_what_goes_with_guarded_lines(store: Store) -> None:
    [id] = await tables(store, 1)
    guard = LineGuard(0, held="{}", requests={1: "asked"})
    await store.group_commit.append(id, 0, comings_and_goings(0, 2), guard=guard)
    await store.group_commit.append(id, 2, [], taken=SeatTransfer(1, "ana", "hash"), guard=LineGuard(1))
    with pytest.raises(Overtaken):
        await store.group_commit.append(id, 2, [], head="late", guard=LineGuard(1))
    found = await store.tables.get(id, 1)
    assert found
    assert (found.entries, found.requests) == (comings_and_goings(1, 1), frozenset({(0, "asked")}))
    assert (found.held, found.seats[1].guest, found.head) == ("{}", "ana", row(id).head)
    assert await store.tables.versions([id, "gone"]) == {id: (2, 0)}


async def test_what_is_beside_the_match_has_a_number_of_its_own(store: Store) -> None:
    [id] = await tables(store, 1)
    said = ChatLine(0, "ana", "Ana", "ole", "", START)
    await asyncio.gather(*(store.group_commit.append(id, 0, [], chat=said) for _ in range(3)))
    await store.tables.set_chat(id, False)
    assert await store.tables.versions([id]) == {id: (0, 4)}
    assert await store.tables.chat_lines(id) == [said] * 3


async def test_a_gap_is_found_when_it_is_read(store: Store) -> None:
    [id] = await tables(store, 1)
    await store.group_commit.append(id, 0, comings_and_goings(0, 2))
    await store.group_commit.append(id, 3, comings_and_goings(3, 1))
    with pytest.raises(Fault, match="a gap after line 2"):
        await store.tables.get(id)


async def test_every_append_touches_its_table(store: Store, clock: Clock) -> None:
    ids = await tables(store, 2)
    clock.now += 5
    await store.group_commit.append(ids[0], 0, comings_and_goings(0, 1))
    found = [await store.tables.get(id) for id in ids]
    assert [table and table.touched for table in found] == [START + 5, START]


async def test_what_not_everyone_sees_does_not_touch_its_table(store: Store, clock: Clock) -> None:
    [id] = await tables(store, 1)
    clock.now += 5
    await store.group_commit.append(id, 0, comings_and_goings(0, 1), is_seen=False)
    found = await store.tables.get(id)
    assert found
    assert (len(found.entries), found.touched) == (1, START)


async def test_whoever_stops_waiting_leaves_the_others_alone(store: Store) -> None:
    ids = await tables(store, 3)
    waiting = [asyncio.create_task(store.group_commit.append(id, 0, comings_and_goings(0, 1))) for id in ids]
    await asyncio.sleep(0)
    waiting[0].cancel()
    ended = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(error) for error in ended] == [asyncio.CancelledError, type(None), type(None)]
    assert [len(await lines(store, id)) for id in ids] == [1, 1, 1], "it was on its way to the disk"


async def test_closing_waits_for_what_is_on_its_way(url: str) -> None:
    store = await open_store(url)
    [id] = await tables(store, 1)
    last = asyncio.create_task(store.group_commit.append(id, 0, comings_and_goings(0, 1)))
    await asyncio.sleep(0)
    await store.close()
    await last
    again = await open_store(url)
    assert await lines(again, id) == comings_and_goings(0, 1)
    await again.close()


async def test_the_writer_goes_on_after_a_failure(store: Store) -> None:
    [id] = await tables(store, 1)
    with pytest.raises(IntegrityError):
        await store.group_commit.append("no such table", 0, comings_and_goings(0, 1))
    await store.group_commit.append(id, 0, comings_and_goings(0, 1))
    assert len(await lines(store, id)) == 1


async def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    found = {}
    async with store.engine.connect() as connection:
        for pragma in ("journal_mode", "synchronous", "foreign_keys"):
            found[pragma] = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}, "2 is FULL"
    await store.close()
