"""The gates of competitions: shut at first, opened and locked again, gone with what is behind them."""

import pytest

from tavolino.competitions.storage import StoredCompetition
from tavolino.store import Store
from tavolino.store.competitions.access import AccessRow
from tests.store.support import START, add_guests

pytestmark = pytest.mark.anyio


async def hold_competitions(store: Store, *ids: str) -> None:
    await add_guests(store, "ana")
    for n, id in enumerate(ids):
        await store.competitions.add(StoredCompetition(id, id, "{}", "ana", START, START + n, None))


async def test_a_gate_is_shut_until_somebody_opens_it(store: Store) -> None:
    await hold_competitions(store, "cup")
    assert await store.access.get("cup") == AccessRow(is_public=False, key_hash=None)
    await store.access.set("cup", AccessRow(True, "hash"))
    assert await store.access.get("cup") == AccessRow(True, "hash")
    await store.access.set("cup", AccessRow())
    assert await store.access.get("cup") == AccessRow()


async def test_only_what_is_public_is_in_everyones_list_the_latest_first(store: Store) -> None:
    await hold_competitions(store, "cup", "hidden", "league")
    for id in ("cup", "league"):
        await store.access.set(id, AccessRow(is_public=True))
    assert [listed.id for listed in await store.access.list_public()] == ["league", "cup"]
    assert [listed.id for listed in await store.access.list_public(limit=1)] == ["league"]


async def test_a_gate_goes_with_its_competition(store: Store) -> None:
    await hold_competitions(store, "cup")
    await store.access.set("cup", AccessRow(True, "hash"))
    assert await store.competitions.delete("cup")
    assert await store.access.get("cup") == AccessRow()
    assert await store.access.list_public() == []
