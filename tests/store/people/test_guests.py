"""Guests: found by the hash of their secret, renamed, never two with one secret."""

import pytest
from sqlalchemy.exc import IntegrityError

from tavolino.store import Guest, Store
from tests.store.support import START, add_guests, find_guest

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found_by_secret(store: Store) -> None:
    await store.guests.add("ana", "Ana", "ro", "hash", START)
    assert await store.guests.by_secret("hash") == Guest("ana", "Ana", "ro", START, START)
    assert await store.guests.by_secret("ana") is None


async def test_a_guest_changes_name_and_language(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await store.guests.rename("ana", "Ana Maria", "en")
    await store.guests.mark_seen("ana", START + 5)
    assert await find_guest(store, "ana") == Guest("ana", "Ana Maria", "en", START, START + 5)
    assert await find_guest(store, "ion") == Guest("ion", "Ion", "it", START, START)


async def test_two_guests_never_share_a_secret(store: Store) -> None:
    await store.guests.add("ana", "Ana", "ro", "hash", START)
    with pytest.raises(IntegrityError):
        await store.guests.add("ion", "Ion", "ro", "hash", START)
    found = await store.guests.by_secret("hash")
    assert found is not None
    assert found.id == "ana"


@pytest.mark.parametrize("name", ["'; DROP TABLE guests; --", 'Ștefan "Țepeș"', "%s :name ?"])
async def test_a_name_is_only_a_name(store: Store, name: str) -> None:
    await store.guests.add("ana", name, "ro", name, START)
    found = await store.guests.by_secret(name)
    assert found is not None
    assert found.name == name
