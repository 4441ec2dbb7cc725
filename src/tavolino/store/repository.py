"""Repository: how every part of the store reads and writes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, Executable, Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavolino.store.database import read_connection
from tavolino.store.group_commit import GroupCommit

T = TypeVar("T")


class Repository:
    """Reads through connections of its own, and writes through the group commit that all repositories share."""

    def __init__(self, engine: AsyncEngine, group_commit: GroupCommit) -> None:
        self.engine = engine
        self.group_commit = group_commit

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with read_connection(self.engine) as connection:
            yield connection

    async def find_one(self, query: Select[T]) -> T | None:
        """The value of the only row, if there is one."""
        async with self.reading() as connection:
            return (await connection.scalars(query)).one_or_none()

    async def execute(self, statement: Executable, table_ids: tuple[str, ...] = ()) -> int:
        """Write with one statement. Returns the number of rows it changed."""

        def job(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self.group_commit.run(job, table_ids)
