"""An organiser with an empty store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tavolino.organiser.organiser import Organiser
from tavolino.store import open_store
from tests.store.support import Clock


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def organiser(tmp_path: Path) -> AsyncIterator[Organiser]:
    store = await open_store(f"sqlite:///{tmp_path}/tavolino.db", Clock())
    yield Organiser(store)
    await store.close()
