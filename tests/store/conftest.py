"""A new database for every test, of SQLite and of PostgreSQL."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tavolino.lab.cluster.postgres_server import PostgresServer, find_programs, running_postgres
from tavolino.store import Store, open_store
from tests.store.support import Clock


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def run_postgres() -> Iterator[PostgresServer]:
    found = find_programs()
    if not found:
        say = pytest.fail if os.environ.get("CI") else pytest.skip
        say("no initdb and pg_ctl on this machine: install PostgreSQL")
    with running_postgres(found) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    yield from run_postgres()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tavolino.db"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    with postgres.database() as url:
        yield url


@pytest.fixture
def other_sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/other.db"


@pytest.fixture
def other_postgres_url(postgres: PostgresServer) -> Iterator[str]:
    with postgres.database() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(url: str, clock: Clock) -> AsyncIterator[Store]:
    opened = await open_store(url, clock)
    yield opened
    await opened.close()
