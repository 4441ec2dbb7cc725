"""For the tests of the server."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.house import House, Person, opened
from tests.server.stage import Stage, staged


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """A hall without a network, a disk or a clock of its own."""
    async with staged() as stage:
        yield stage


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A whole server, for all tests of one file: they don't get in each other's way."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def mara(house: House) -> Person:
    return house.guest("Mara")


@pytest.fixture
def ivo(house: House) -> Person:
    return house.guest("Ivo")
