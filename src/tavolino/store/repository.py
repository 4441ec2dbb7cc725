"""What every part of the store stands on: the way to read and the way to write."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, Executable, Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavolino.store.database import read_connection
from tavolino.store.group_commit import Clock, GroupCommit, utc_ms

T = TypeVar("T")


class Repository:
    """A database that is open."""

    def __init__(self, engine: AsyncEngine, clock: Clock = utc_ms) -> None:
        self.engine = engine
        self.group_commit = GroupCommit(engine, clock)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with read_connection(self.engine) as connection:
            yield connection

    async def find_one(self, query: Select[T]) -> T | None:
        """The only value that a question is answered with, if any."""
        async with self.reading() as connection:
            return (await connection.scalars(query)).one_or_none()

    async def execute(self, statement: Executable) -> int:
        """Write with one statement; how many rows it was about."""

        def job(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self.group_commit.run(job)

    async def close(self) -> None:
        await self.group_commit.close()
        await self.engine.dispose()
