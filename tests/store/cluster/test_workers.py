"""Workers on one PostgreSQL: who lives, who takes what is due, what stays asleep, who thinks."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest

from tavolino.core.faults import Fault
from tavolino.store import Store, migrate, open_store
from tavolino.store.cluster import workers as rows
from tavolino.store.cluster.clock import DatabaseClock
from tavolino.store.cluster.cluster_status import drain_worker, look_at_cluster
from tavolino.store.cluster.thinking_jobs import ThoughtRepository
from tavolino.store.cluster.workers import DRAINING, UP, WorkerRepository
from tests.store.support import add_guests, row

pytestmark = pytest.mark.anyio

LONG_MS = 3_600_000
"""Nobody dies here of a slow machine."""
DEAD = "UPDATE workers SET until = 0 WHERE id = :id"


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    store = await open_store(postgres_url)
    yield store
    await store.close()


@pytest.fixture
async def workers(store: Store) -> WorkerRepository:
    workers = WorkerRepository(store.engine, LONG_MS)
    for id in ("a", "b"):
        await workers.register(id, "here", 1, "1.0")
    return workers


async def test_what_is_due_is_taken_by_one_and_again_when_that_one_has_died(
    store: Store, workers: WorkerRepository
) -> None:
    await add_guests(store, "ana")
    for n in range(3):
        await store.tables.add(row(f"t{n}"))
    taken = await asyncio.gather(workers.take_due("a", 5, 2), workers.take_due("b", 5, 2))
    for _ in range(2):  # whoever finds another one looking waits for the next time
        taken[0] += await workers.take_due("a", 5, 2)
    assert sorted(taken[0] + taken[1]) == ["t0", "t1", "t2"]
    assert await workers.take_due("b", 5, 9) == []
    await workers.execute(DEAD, id="a")
    assert sorted(await workers.take_due("b", 5, 9)) == sorted(taken[0])


async def test_a_table_that_has_killed_three_workers_stays_asleep(
    store: Store, workers: WorkerRepository, postgres_url: str
) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("bad"))
    for number in range(3):
        await workers.register(f"w{number}", "here", 1, "1.0")
        assert await workers.begin_waking("bad", f"w{number}")
        assert (await look_at_cluster(postgres_url))[1] == []
    for number in range(3):
        await workers.execute(DEAD, id=f"w{number}")
    assert not await workers.begin_waking("bad", "a")
    assert await workers.take_due("a", 5, 9) == []
    assert (await look_at_cluster(postgres_url))[1] == ["bad"]
    await workers.end_waking("bad")
    assert await workers.begin_waking("bad", "a")


async def test_people_at_another_living_worker_are_known(store: Store, workers: WorkerRepository) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t"))
    await workers.note_presence("a", {"t": "0 2", "gone": "1"}, [])
    assert await workers.seats_elsewhere("b", ["t", "gone"]) == {"t": frozenset({0, 2})}
    assert await workers.seats_elsewhere("a", ["t"]) == {}
    await workers.execute(DEAD, id="a")
    assert await workers.seats_elsewhere("b", ["t"]) == {}


async def test_a_worker_that_is_asked_to_go_is_told_with_its_next_beat(
    workers: WorkerRepository, postgres_url: str
) -> None:
    assert await workers.beat("a", {"tables": 3.0}) == (UP, 2)
    assert await drain_worker(postgres_url, "a")
    assert await workers.beat("a", {"tables": 3.0}) == (DRAINING, 2)
    listed, _ = await look_at_cluster(postgres_url)
    assert next((one.id, one.state, one.figures) for one in listed) == ("a", DRAINING, {"tables": 3.0})
    await workers.leave("a")
    assert await workers.beat("a", {}) is None
    assert not await drain_worker(postgres_url, "a")


async def test_the_server_counts_on_while_anybody_lives_and_where_it_stopped(
    store: Store, workers: WorkerRepository
) -> None:
    epochs = {await workers.register(f"more{n}", "here", 1, "1.0") for n in range(2)}
    assert len(epochs) == 1
    await workers.execute("UPDATE workers SET until = 0")
    await workers.execute("UPDATE server_state SET value = 90000 WHERE name = 'uptime'")
    clock = DatabaseClock(store.engine)
    await clock.measure()
    clock.epoch_ms = await workers.register("later", "here", 1, "1.0")
    assert clock.uptime_ms() >= 90_000


async def test_a_version_that_writes_other_lines_is_refused(
    workers: WorkerRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "LINES_VERSION", 2)
    with pytest.raises(Fault, match="Workers of another version"):
        await workers.register("new", "here", 1, "2.0")


async def test_a_change_of_the_database_that_stops_play_waits_until_no_worker_lives(
    store: Store, workers: WorkerRepository, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = SimpleNamespace(module=SimpleNamespace())
    monkeypatch.setattr(migrate, "pending", lambda _: [script])
    with pytest.raises(Fault, match=r"\(version 1\.0\) cannot go on\. Drain them all"):
        await migrate.upgrade(store.engine)
    script.module.BESIDE_WORKERS = True
    await migrate.upgrade(store.engine)
    script.module.BESIDE_WORKERS = False
    for id in ("a", "b"):
        await workers.leave(id)
    await migrate.upgrade(store.engine)


def test_what_is_pending_leads_from_where_a_database_stands_to_the_newest_revision() -> None:
    newest, before, *_ = migrate.pending(None)
    assert [script.revision for script in migrate.pending(before.revision)] == [migrate.newest_revision()]
    assert migrate.stops_play(newest), "unless it says that it does not"
    assert migrate.pending(newest.revision) == []


async def test_clocks_of_machines_need_not_agree(store: Store) -> None:
    clocks = [DatabaseClock(store.engine, lambda: 7.0), DatabaseClock(store.engine, lambda: 5_000.0)]
    for clock in clocks:
        await clock.measure()
    told = [clock.unix_ms() for clock in clocks]
    assert abs(told[0] - told[1]) < 60_000
    clocks[0].offset_ms -= 1_000
    assert clocks[0].unix_ms() == told[0], "it never goes back"


async def test_a_question_is_thought_about_once_and_again_when_its_taker_is_silent(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t"))
    thoughts = ThoughtRepository(store.engine)
    key = await thoughts.ask("t", 1, [(0, 3)], 0.2, "ana")
    assert key == await thoughts.ask("t", 1, [(0, 3)], 0.2, "ana")
    first, second = await asyncio.gather(thoughts.take("a"), thoughts.take("b"))
    assert [bool(first), bool(second)].count(True) == 1
    await thoughts.execute("UPDATE thinking SET taken_until = 0")
    again = await thoughts.take("c")
    assert again
    assert (again.moves, again.seat, again.head) == ([(0, 3)], 1, row("t").head)
    await thoughts.answer(again, 9, "a")
    assert await thoughts.answer_to("t", 1, key) is None, "the question was given to somebody else"
    await thoughts.answer(again, 5, "c")
    assert await thoughts.answer_to("t", 1, key) == 5


async def test_whoever_asks_for_little_is_thought_for_first(store: Store) -> None:
    await add_guests(store, "ana")
    await store.tables.add(row("t"))
    thoughts = ThoughtRepository(store.engine)
    for n in range(3):
        await thoughts.ask("t", 0, [(0, n)], 0.2, "greedy")
    await thoughts.ask("t", 1, [(0, 9)], 0.2, "modest")
    taken = [await thoughts.take("a") for _ in range(2)]
    assert [thought and thought.seat for thought in taken] == [0, 1]
