"""Store: guests, tables with their records, competitions. Everything is on the disk before anyone sees it."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.store.competition_access import AccessRepository
from tavolino.store.competitions import CompetitionRepository
from tavolino.store.database import open_engine, read_connection, report_unreachable
from tavolino.store.group_commit import Clock, GroupCommit, utc_ms
from tavolino.store.guests import GuestRepository
from tavolino.store.migrate import upgrade
from tavolino.store.tables import TableRepository


class Store:
    """An open database: a repository for each kind of thing, and `group_commit`, through which all of them write."""

    def __init__(self, engine: AsyncEngine, clock: Clock = utc_ms) -> None:
        self.engine = engine
        self.group_commit = GroupCommit(engine, clock)
        self.guests = GuestRepository(engine, self.group_commit)
        self.tables = TableRepository(engine, self.group_commit)
        self.competitions = CompetitionRepository(engine, self.group_commit)
        self.access = AccessRepository(engine, self.group_commit)

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        async with read_connection(self.engine) as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Returns when everything has been written."""
        await self.group_commit.close()
        await self.engine.dispose()


async def open_store(url: str, clock: Clock = utc_ms) -> Store:
    """Open a database and bring it up to date. A new one is created. `clock` returns milliseconds UTC."""
    engine = open_engine(url)
    try:
        async with report_unreachable(engine):
            await upgrade(engine)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine, clock)
