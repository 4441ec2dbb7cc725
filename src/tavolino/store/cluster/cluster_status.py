"""A look at the workers from outside, and a word to one of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tavolino.store.cluster.workers import WorkerRepository, WorkerRow
from tavolino.store.database import SQLITE, display_url, open_engine, report_unreachable
from tavolino.store.faults import StoreFault


@asynccontextmanager
async def open_workers(url: str) -> AsyncIterator[WorkerRepository]:
    engine = open_engine(url)
    try:
        if engine.dialect.name == SQLITE:
            raise StoreFault("no-cluster", db=display_url(engine.url))
        async with report_unreachable(engine):
            yield WorkerRepository(engine)
    finally:
        await engine.dispose()


async def look_at_cluster(url: str) -> tuple[list[WorkerRow], list[str]]:
    """The workers, and the tables that stay asleep."""
    async with open_workers(url) as workers:
        return await workers.list_workers(), await workers.list_sleeping()


async def drain_worker(url: str, worker: str) -> bool:
    async with open_workers(url) as workers:
        return await workers.drain(worker)


async def wake_table(url: str, table_id: str) -> None:
    async with open_workers(url) as workers:
        await workers.end_waking(table_id)
