"""Runs transactions: the work is a function of a connection, and all of it is committed or none."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.store.database import SQLITE, open_sync_engine

T = TypeVar("T")
Work = Callable[[Connection], T]


class TransactionRunner(Protocol):
    """What `GroupCommit` writes with."""

    async def run(self, work: Work[T]) -> T:
        """Do the work in one transaction. Returns when it is on the disk."""

    async def close(self) -> None: ...


class DriverTransactions:
    """Through an asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def run(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """The engine belongs to the store, which closes it."""


class ThreadTransactions:
    """In a thread and on a connection of its own. A driver would go to its thread and back for every statement: a
    dozen times for one transaction, which costs more than all the writing.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.thread = ThreadPoolExecutor(1, "group-commit")

    async def run(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.transact, work)

    def transact(self, work: Work[T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect()
        with self.connection.begin():
            return work(self.connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_connection)
        self.thread.shutdown()

    def close_connection(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()


def open_transactions(engine: AsyncEngine) -> TransactionRunner:
    if engine.dialect.name == SQLITE:
        return ThreadTransactions(open_sync_engine(engine.url))
    return DriverTransactions(engine)
