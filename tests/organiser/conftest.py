"""An organiser with an empty store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tavolino.organiser.organiser import Organiser
from tavolino.store import Store, open_store
from tests.store.support import Clock


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path}/tavolino.db", Clock())
    yield opened
    await opened.close()


@pytest.fixture
def organiser(store: Store) -> Organiser:
    return Organiser(store.competitions, store.group_commit.clock)
