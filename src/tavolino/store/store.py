"""The store: guests, tables and their records, competitions, on the disk before anyone sees them."""

from sqlalchemy import select

from tavolino.store.competition_access import AccessRepository
from tavolino.store.competitions import CompetitionRepository
from tavolino.store.database import open_engine, report_unreachable
from tavolino.store.group_commit import Clock, utc_ms
from tavolino.store.guests import GuestRepository
from tavolino.store.migrate import upgrade
from tavolino.store.tables import TableRepository


class Store(GuestRepository, TableRepository, CompetitionRepository, AccessRepository):
    """All that the program keeps. `ledger` writes down what happens at a table."""

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self.find_one(select(1))


async def open_store(url: str, clock: Clock = utc_ms) -> Store:
    """Open a database, and bring it up to date; a new one is made. The clock tells milliseconds UTC."""
    engine = open_engine(url)
    try:
        async with report_unreachable(engine):
            await upgrade(engine)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine, clock)
