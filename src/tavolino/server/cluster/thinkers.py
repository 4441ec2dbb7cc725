"""`tavolino think`: a machine that only thinks, for the tables of all workers."""

import asyncio

from tavolino.server.bot_workers.pool import WorkerPool
from tavolino.server.cluster.member import new_worker_id
from tavolino.server.cluster.thinking import ThinkingPlace
from tavolino.store.cluster.bus import open_bus
from tavolino.store.cluster.thinking_jobs import ThoughtRepository
from tavolino.store.database import SQLITE, display_url, open_engine
from tavolino.store.faults import StoreFault


async def think_for_others(url: str, bus_url: str = "", cores: int = 0) -> None:
    """Until cancelled."""
    engine = open_engine(url)
    if engine.dialect.name == SQLITE:
        await engine.dispose()
        raise StoreFault("no-cluster", db=display_url(engine.url))
    me = new_worker_id()
    pool, bus = WorkerPool(cores), open_bus(bus_url, engine.url, me)
    place = ThinkingPlace(me, ThoughtRepository(engine), pool, bus.publish)
    tasks = [*place.start(), asyncio.create_task(bus.run(place.hear))]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        pool.close()
        await engine.dispose()
