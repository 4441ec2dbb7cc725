"""A PostgreSQL for the tests of many workers."""

from collections.abc import Iterator

import pytest

from tavolino.lab.cluster.postgres_server import PostgresServer
from tests.store.conftest import run_postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    yield from run_postgres()


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    with postgres.database() as url:
        yield url
