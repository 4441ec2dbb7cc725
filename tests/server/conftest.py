"""For the tests of the server."""

from collections.abc import Iterator

import pytest

from tests.server.house import PATIENT, House, Person, open_house


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A whole server, for all tests of one file: they don't get in each other's way."""
    with open_house(tmp_path_factory.mktemp("house"), limits=PATIENT) as house:
        yield house


@pytest.fixture
def mara(house: House) -> Person:
    return house.guest("Mara")


@pytest.fixture
def ivo(house: House) -> Person:
    return house.guest("Ivo")
