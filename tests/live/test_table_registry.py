"""The registry: tables are loaded and dropped, and a server that starts again goes on where the last one stopped."""

import asyncio
import gc
from dataclasses import replace
from pathlib import Path
from weakref import ref

import pytest

import tavolino
from tavolino.core.faults import Fault
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.live.frames.close_codes import CLOSE_NO_SUCH_TABLE, CLOSE_OUR_FAULT, CLOSE_RESTART
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.leave_deadlines import ARRIVE_WITHIN_S, LEAVE_AFTER_S
from tavolino.live.ports import Storage, TimeSource
from tavolino.live.rows import table_record
from tavolino.live.setup import after_match
from tavolino.live.table_registry import SLEEP_AFTER_S, TableRegistry
from tavolino.live.wake_timer import MAX_STALE_TIMES, WakeTimer
from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.store import Store, open_store
from tavolino.table.clocks.clock import per_match, per_move
from tavolino.table.settings import FORFEIT, Settings
from tests.live.memory_store import ADA, ANA, GUESTS, secret_of
from tests.live.support import Client, Stage, only

pytestmark = pytest.mark.anyio


async def move(players: list[Client]) -> None:
    for player in players:
        await player.hear()
    await next(player for player in players if player.legal).move()


# -- Waking and sleeping


async def test_a_table_where_nothing_is_due_goes_to_sleep_and_wakes_for_whoever_comes(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    players = [await stage.come(table_id, secret) for secret in secrets]
    await move(players)
    await players[0].hear()
    view = players[0].state["view"]
    await stage.wait(10 * SLEEP_AFTER_S)
    assert stage.registry.table_count == 1
    assert stage.registry.connection_count == 2
    for player in players:
        await player.hang_up()
    await stage.wait(LEAVE_AFTER_S + SLEEP_AFTER_S - 1)
    assert stage.registry.table_count == 1
    await stage.wait(2)
    assert stage.registry.table_count == stage.registry.connection_count == 0
    back = await stage.come(table_id, secrets[0])
    assert back.state["view"] == view
    assert stage.registry.table_count == 1


async def test_a_table_where_a_change_is_being_written_is_not_put_to_sleep(stage: Stage) -> None:
    """It was, between a bot's move and the question to the next bot: the match stood still."""
    table_id, _ = await stage.open_by_two()
    live = await stage.registry.get(table_id)
    live.leave_deadlines.by_seat.clear()
    stage.disk.gate.clear()
    change = asyncio.create_task(live.change(lambda now: live.table.leave(0, now)))
    await stage.rest()
    stage.registry.on_timer(table_id)
    await stage.rest()
    assert not live.is_dropped
    stage.disk.gate.set()
    await change
    stage.registry.on_timer(table_id)
    assert live.is_dropped


async def test_a_table_where_time_runs_stays_awake(stage: Stage) -> None:
    settings = Settings(clock=per_move(3600), late=FORFEIT)
    await stage.open_by_two(settings=settings)
    await stage.wait(3599)
    assert stage.registry.table_count == 1
    await stage.wait(1)
    assert stage.stored.result


async def test_two_who_come_at_once_wake_one_table(stage: Stage) -> None:
    table_id, _ = await stage.open_by_two()
    stage.registry = stage.new_registry()
    first, second = await asyncio.gather(stage.registry.get(table_id), stage.registry.get(table_id))
    assert first is second is await stage.registry.get(table_id)


async def test_there_is_no_such_table(stage: Stage) -> None:
    with pytest.raises(Fault, match="no such table"):
        await stage.registry.get("nowhere")
    assert (await stage.come("nowhere", "secret")).code == CLOSE_NO_SUCH_TABLE


# -- Starting again


async def test_on_start_every_unfinished_table_is_taken_up_and_a_broken_one_left_alone(stage: Stage) -> None:
    settings = Settings(gone=FORFEIT, grace=60)
    first, _ = await stage.open_by_two(settings=settings)
    broken, _ = await stage.open_by_two()
    stage.tables.rows[broken] = replace(stage.tables.rows[broken], head="nonsense")
    lobby = await stage.open()
    await stage.registry.stop()
    stage.registry = stage.new_registry()
    await stage.registry.start()
    await stage.rest()
    assert list(stage.registry.tables) == [first]
    await stage.wait(ARRIVE_WITHIN_S + 60)
    assert stage.tables.rows[first].result
    assert (await stage.come(broken, "secret-1")).code == CLOSE_OUR_FAULT
    assert (await stage.come(lobby.table_id, lobby.secrets[0])).welcome


async def test_a_restart_gives_no_thinking_time_back(stage: Stage) -> None:
    """Nor does it take any: the time while no server ran does not count."""
    table_id, secrets = await stage.open_by_two(settings=Settings(clock=per_match(60, 0), late=FORFEIT))
    players = [await stage.come(table_id, secret) for secret in secrets]
    await move(players)
    await stage.wait(8)
    uptime_ms = stage.registry.uptime_ms()
    await stage.registry.stop()
    stage.clock.seconds += 1000
    stage.registry = stage.new_registry(uptime_ms)
    await stage.registry.start()
    back = await stage.come(table_id, secrets[0])
    assert sorted(back.state["table"]["clocks"]) == [52, 60]
    await stage.wait(51)
    assert not stage.stored.result
    await stage.wait(1.1)
    assert stage.stored.result


async def test_a_table_is_loaded_when_something_is_due_and_no_sooner(stage: Stage) -> None:
    await stage.open_by_two(settings=Settings(clock=per_match(600, 0), late=FORFEIT))
    uptime_ms = stage.registry.uptime_ms()
    await stage.registry.stop()
    stage.registry = stage.new_registry(uptime_ms)
    await stage.registry.start()
    await stage.wait(500)
    assert not stage.registry.tables
    await stage.wait(101)
    assert stage.stored.result


async def test_a_table_where_nothing_is_due_stays_on_disk(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    await stage.registry.stop()
    stage.registry = stage.new_registry()
    await stage.registry.start()
    await stage.rest()
    assert not stage.registry.tables
    assert (await stage.come(table_id, secrets[0])).state


async def test_when_it_stops_clients_are_told_to_come_back(stage: Stage) -> None:
    ana, ion = await stage.duel()
    stage.disk.gate.clear()
    asked = ana if ana.legal else ion
    await asked.move(id="last")
    stopping = asyncio.create_task(stage.registry.stop())
    await stage.rest()
    assert not stopping.done()
    stage.disk.gate.set()
    await stopping
    assert only(await asked.hear(), "done")["id"] == "last"
    assert ana.code == ion.code == CLOSE_RESTART


def on_store(stage: Stage, store: Store) -> TableRegistry:
    return TableRegistry(
        Storage(store.tables, store.guests, store.group_commit),
        WorkerPool(),
        TimeSource(stage.clock.now, stage.clock.today),
        stage.registry.random_source,
    )


async def real_hall(store: Store) -> Stage:
    """The same with a database."""
    stage = Stage()
    stage.registry = on_store(stage, store)
    return stage


async def quiet(stage: Stage, players: list[Client]) -> None:
    """A real disk takes its time: wait until everyone has been sent the state."""
    while not all(player.state for player in players):
        await asyncio.sleep(0.002)
        for player in players:
            await player.hear()


async def test_a_whole_match_over_a_real_store_with_restarts(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/tavolino.db")
    for guest in GUESTS:
        await store.guests.add(guest.id, guest.name, guest.language, hash_secret(secret_of(guest)), 0)
    stage = await real_hall(store)
    stage.seed = 99
    table_id, secrets = await stage.open_by_two()
    made = 0
    while not (await store.tables.get(table_id)).finished:  # type: ignore[union-attr]
        players = [await stage.come(table_id, secret) for secret in secrets]
        await quiet(stage, players)
        for _ in range(60):
            asked = next((player for player in players if player.legal), None)
            if asked is None:
                break
            number = asked.state["number"]
            asked.put(f'{{"do":"move","on":{number},"move":"{asked.legal[made % len(asked.legal)]}"}}')
            while asked.state["number"] == number:
                await asyncio.sleep(0.002)
                for player in players:
                    await player.hear()
            made += 1
        await stage.registry.stop()
        stage.registry = on_store(stage, store)
    stored = await store.tables.get(table_id)
    assert stored
    record = table_record(stored)
    assert len(record.standing_moves()) == made > 60
    assert verify_record(parse_record(record.text())).over
    spectator = await stage.come(table_id, guest=ADA)
    await quiet(stage, [spectator])
    assert spectator.state["outcome"]["result"] == stored.result
    assert spectator.state["outcome"]["seed"] == "99"
    again = await after_match.rematch(stage.registry, table_id, ANA)
    assert [seat.guest for seat in (await store.tables.get(again.table_id)).seats] == ["ion", "ana"]  # type: ignore[union-attr]
    await stage.leave()
    await store.close()


# -- The alarm


async def test_the_alarm_rings_in_order_and_only_for_what_is_set() -> None:
    rung: list[str] = []
    time = 0.0
    alarm = WakeTimer(lambda: time, rung.append)
    alarm.set("late", 30)
    alarm.set("early", 10)
    alarm.set("moved", 5)
    alarm.set("moved", 20)
    alarm.set("gone", 1)
    alarm.set("gone", None)
    time = 25
    alarm.call_due()
    assert rung == ["early", "moved"]
    time = 40
    alarm.call_due()
    assert rung == ["early", "moved", "late"]


async def test_alarms_that_are_moved_for_ever_do_not_pile_up() -> None:
    alarm = WakeTimer(lambda: 0.0, lambda _: None)
    for n in range(10_000):
        alarm.set("table", 1000 + n)
    assert len(alarm.heap) <= MAX_STALE_TIMES + 3


async def test_the_alarm_wakes_for_an_earlier_time() -> None:
    loop = asyncio.get_running_loop()
    rung = asyncio.Event()
    alarm = WakeTimer(loop.time, lambda name: rung.set() if name == "soon" else None)
    running = asyncio.create_task(alarm.run())
    alarm.set("far", loop.time() + 1000)
    await asyncio.sleep(0)
    alarm.set("soon", loop.time() + 0.01)
    await rung.wait()
    running.cancel()


@pytest.mark.parametrize("game_id", tavolino.games())
async def test_a_table_that_is_dropped_leaves_nothing_in_memory(stage: Stage, game_id: str) -> None:
    """At once, without the garbage collector, which walks through everything only a few times an hour."""
    table_id, secrets = await stage.open_by_two(game_id)
    ana = await stage.come(table_id, secrets[0])
    await ana.hang_up()
    stage.clients.clear()
    live = await stage.live()
    parts = [ref(part) for part in (live, live.table, live.table.match, live.viewers)]
    del ana
    gc.collect()
    gc.disable()
    try:
        stage.registry.drop(live)
        del live
        await stage.rest()
        assert [part() for part in parts] == [None] * len(parts)
    finally:
        gc.enable()
