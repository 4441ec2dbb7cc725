"""One rematch, for everyone who was there."""

import asyncio
from typing import Any

import pytest

from tavolino.live.setup import after_match, new_tables
from tests.live.memory_store import ADA, ANA, ION
from tests.live.support import Stage, fault_key, kinds, only

pytestmark = pytest.mark.anyio


async def test_a_rematch_is_found_by_all_with_the_secrets_they_have(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    watcher = await stage.come(table_id, guest=ADA)
    assert await fault_key(after_match.rematch(stage.registry, table_id, ANA)) == "not-over"
    assert await fault_key(after_match.rematch(stage.registry, table_id, ADA)) == "not-your-seat"
    await ion.ask(do="resign")
    opened = await after_match.rematch(stage.registry, table_id, ANA)
    for client, seat in ((ana, 1), (ion, 0), (watcher, None)):
        frame = only(await client.hear(), "rematch")
        assert (frame["table_id"], frame["seat"]) == (opened.table_id, seat)
    assert (await after_match.rematch(stage.registry, table_id, ION)).table_id == opened.table_id
    again = [await stage.come(opened.table_id, secret) for secret in secrets]
    assert [client.welcome["seat"] for client in again] == [1, 0]
    assert [seat["name"] for seat in again[0].state["table"]["seats"]] == ["Ion", "Ana"]


async def finish_by_two(stage: Stage, **more: Any) -> tuple[str, list[str]]:
    table_id, secrets = await stage.open_by_two(**more)
    ana = await stage.come(table_id, secrets[0])
    await ana.ask(do="resign")
    await ana.hang_up()
    return table_id, secrets


async def test_there_is_one_rematch_after_a_restart_too(stage: Stage) -> None:
    table_id, secrets = await finish_by_two(stage)
    first = await after_match.rematch(stage.registry, table_id, ANA)
    assert stage.tables.rows[table_id].rematch_id == first.table_id
    await stage.registry.stop()
    stage.registry = stage.new_registry()
    second = await after_match.rematch(stage.registry, table_id, ION)
    assert second.table_id == first.table_id
    late = await stage.come(table_id, secrets[0])
    assert only(late.frames, "rematch")["table_id"] == first.table_id
    assert len(stage.tables.rows) == 2


async def test_two_who_ask_at_once_get_the_same_rematch(stage: Stage) -> None:
    table_id, _ = await finish_by_two(stage)
    asked = [after_match.rematch(stage.registry, table_id, guest) for guest in (ANA, ION)]
    first, second = await asyncio.gather(*asked)
    assert first.table_id == second.table_id


async def test_whoever_has_the_key_of_a_seat_may_ask_for_the_rematch(stage: Stage) -> None:
    table_id, secrets = await finish_by_two(stage)
    assert await fault_key(after_match.rematch(stage.registry, table_id, None)) == "not-your-seat"
    assert await fault_key(after_match.rematch(stage.registry, table_id, None, "wrong")) == "not-your-seat"
    assert (await after_match.rematch(stage.registry, table_id, None, secrets[1])).table_id


async def test_after_a_rematch_was_taken_down_there_can_be_another(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two()
    ana, ion = [await stage.come(table_id, secret) for secret in secrets]
    await ion.ask(do="stand_up")
    await ana.ask(do="resign")
    first = await after_match.rematch(stage.registry, table_id, ANA)
    assert first.invites, "who stood up has left an open seat"
    await new_tables.close(stage.registry, first.table_id, ANA)
    second = await after_match.rematch(stage.registry, table_id, ANA)
    assert second.table_id != first.table_id


async def test_spectators_with_a_delay_are_taken_along_when_they_have_seen_the_end(stage: Stage) -> None:
    table_id, secrets = await stage.open_by_two(delay=30)
    ana = await stage.come(table_id, secrets[0])
    watcher = await stage.come(table_id, guest=ADA)
    await stage.wait(60)
    await watcher.hear()
    await ana.ask(do="resign")
    await after_match.rematch(stage.registry, table_id, ANA)
    assert "rematch" in kinds(await ana.hear())
    late = await stage.come(table_id, guest=ADA)
    assert "rematch" not in kinds(late.frames)
    assert "rematch" not in kinds(await watcher.hear())
    await stage.wait(31)
    seen = await watcher.hear()
    assert kinds(seen) == ["state", "rematch"]
    assert seen[0]["table"]["over"]
    after = await stage.come(table_id, guest=ADA)
    assert "rematch" in kinds(after.frames)
