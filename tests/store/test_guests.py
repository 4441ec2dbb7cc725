"""Guests: found by the hash of their secret, renamed, never two with one secret."""

import pytest
from sqlalchemy.exc import IntegrityError

from tavolino.store import Guest, Store
from tests.store.scene import START, add_guests

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found_by_secret_and_by_id(store: Store) -> None:
    await store.add_guest("ana", "Ana", "ro", "hash", START)
    ana = Guest("ana", "Ana", "ro", START, START)
    assert await store.guest_by_secret("hash") == ana
    assert await store.guest("ana") == ana
    assert await store.guest_by_secret("ana") is None
    assert await store.guest("hash") is None


async def test_a_guest_changes_name_and_language(store: Store) -> None:
    await add_guests(store, "ana", "ion")
    await store.rename_guest("ana", "Ana Maria", "en")
    await store.guest_seen("ana", START + 5)
    assert await store.guest("ana") == Guest("ana", "Ana Maria", "en", START, START + 5)
    assert await store.guest("ion") == Guest("ion", "Ion", "it", START, START)


async def test_two_guests_never_share_a_secret(store: Store) -> None:
    await store.add_guest("ana", "Ana", "ro", "hash", START)
    with pytest.raises(IntegrityError):
        await store.add_guest("ion", "Ion", "ro", "hash", START)
    assert await store.guest("ion") is None


@pytest.mark.parametrize("name", ["'; DROP TABLE guests; --", 'Ștefan "Țepeș"', "%s :name ?"])
async def test_a_name_is_only_a_name(store: Store, name: str) -> None:
    await store.add_guest("ana", name, "ro", name, START)
    found = await store.guest_by_secret(name)
    assert found is not None
    assert found.name == name
