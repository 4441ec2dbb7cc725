"""What every part of the store stands on: the way to read and the way to write."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, Executable, Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tavolino.store.database import reading
from tavolino.store.group_commit import Clock, Ledger, milliseconds

T = TypeVar("T")


class Shelf:
    """A database that is open."""

    def __init__(self, engine: AsyncEngine, clock: Clock = milliseconds) -> None:
        self.engine = engine
        self.ledger = Ledger(engine, clock)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with reading(self.engine) as connection:
            yield connection

    async def one(self, query: Select[T]) -> T | None:
        """The only value that a question is answered with, if any."""
        async with self.reading() as connection:
            return (await connection.scalars(query)).one_or_none()

    async def change(self, statement: Executable) -> int:
        """Write with one statement; how many rows it was about."""

        def job(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self.ledger.do(job)

    async def close(self) -> None:
        await self.ledger.close()
        await self.engine.dispose()
