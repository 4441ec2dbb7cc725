"""For the tests of live tables."""

from collections.abc import AsyncIterator

import pytest

from tests.live.support import Stage, open_stage


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """Live tables without a network, a disk or a clock of their own."""
    async with open_stage() as stage:
        yield stage
