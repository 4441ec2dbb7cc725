"""The connection to the database: a file of SQLite by default, PostgreSQL by its address.

SQLite runs with a write-ahead log and `synchronous=FULL`: a commit returns when the log is on the disk, so an accepted
move survives a power cut as well as a crash of the program. (`NORMAL` would survive only the crash: after a power cut
the last moves that people saw could be gone, and their match with them.) The price is one wait for the disk for every
commit; `GroupCommit` shares it among all moves that are waiting at the time. PostgreSQL is left as its owner has set it
up, which is just as safe unless `synchronous_commit` was switched off.
"""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tavolino.core.paths import data_dir
from tavolino.store.faults import StoreFault

SQLITE: Final = "sqlite"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
PRAGMAS: Final = (
    "busy_timeout = 10000",  # first: the others may have to wait too
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)
NOW_MS: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
"""The time of PostgreSQL's machine, in SQL."""
COMMAND_TIMEOUT_S: Final = 15.0
"""For one statement of a server on PostgreSQL: a line that has gone silent must not be waited for."""
BEGIN_OPTION: Final = "tavolino_begins"
"""An option of a connection: how it begins a transaction in SQLite."""


def default_url() -> str:
    """A file among the data of whoever runs the program."""
    return URL.create("sqlite", database=str(data_dir() / "tavolino.db")).render_as_string()


def parse_url(url: str) -> URL:
    """An address that we can use, with its driver."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreFault("db-url") from error
    driver = DRIVERS.get(parsed.drivername, parsed.drivername)
    if driver not in DRIVERS.values() or not parsed.database or parsed.database == ":memory:":
        raise StoreFault("db-url")
    return parsed.set(drivername=driver)


def display_url(url: URL) -> str:
    """An address as it may be shown: no password, no driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def database_exists(url: str) -> bool:
    """Is there a file, if it is one? To open it would make it."""
    known = parse_url(url)
    return known.get_backend_name() != "sqlite" or Path(known.database or "").is_file()


def open_engine(url: str, command_timeout_s: float | None = None) -> AsyncEngine:
    """The engine for an address; a new SQLite file is for its owner alone, for it holds what is dealt.

    Of PostgreSQL no statement is waited for longer than `command_timeout_s`.
    """
    known = parse_url(url)
    is_limited = command_timeout_s is not None and known.get_backend_name() != SQLITE
    more = {"timeout": command_timeout_s, "command_timeout": command_timeout_s} if is_limited else {}
    engine = create_async_engine(
        known, hide_parameters=True, pool_size=10, max_overflow=10, connect_args=more
    )
    if known.get_backend_name() == SQLITE:
        create_private_file(known)
        add_listeners(engine.sync_engine)
    else:
        event.listen(engine.sync_engine, "checkout", leave_out_broken)
    return engine


def leave_out_broken(connection: Any, record: object, borrower: object) -> None:
    """PostgreSQL has restarted since this connection was used: take another one. It costs no question."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def open_sync_engine(url: URL) -> Engine:
    """Another one for the same file of SQLite, to be used in a thread."""
    engine = create_engine(url.set(drivername=SQLITE))
    add_listeners(engine)
    return engine


def add_listeners(engine: Engine) -> None:
    event.listen(engine, "connect", configure_sqlite)
    event.listen(engine, "begin", begin_transaction)


def create_private_file(url: URL) -> None:
    path = Path(url.database or "")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreFault("db-unreachable", db=display_url(url), why=error.strerror or str(error)) from error


def configure_sqlite(connection: Any, _: object) -> None:
    """A new connection to SQLite. We begin transactions ourselves: the driver would begin none for reading."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_transaction(connection: Connection) -> None:
    """Who will write says so at once: to find out later that another has written would be too late."""
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN_OPTION, "BEGIN IMMEDIATE"))


@asynccontextmanager
async def read_connection(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is at its first question, whatever others write meanwhile."""
    reader = engine.execution_options(**{BEGIN_OPTION: "BEGIN"})
    if engine.dialect.name == "postgresql":
        reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    async with reader.connect() as connection:
        yield connection


@asynccontextmanager
async def report_unreachable(engine: AsyncEngine) -> AsyncIterator[None]:
    """Turn an error of the connection into a Fault that names the address."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        why = str(getattr(error, "orig", None) or error)
        raise StoreFault("db-unreachable", db=display_url(engine.url), why=why) from error
