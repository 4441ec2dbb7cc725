"""The store: guests, tables and their records, competitions, on the disk before anyone sees them."""

from sqlalchemy import select

from tavolino.store.competition_access import Gates
from tavolino.store.competitions import Competitions
from tavolino.store.database import open_engine, told_when_unreachable
from tavolino.store.group_commit import Clock, milliseconds
from tavolino.store.guests import Guests
from tavolino.store.migrate import upgrade
from tavolino.store.tables import Tables


class Store(Guests, Tables, Competitions, Gates):
    """All that the program keeps. `ledger` writes down what happens at a table."""

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self.one(select(1))


async def open_store(url: str, clock: Clock = milliseconds) -> Store:
    """Open a database, and bring it up to date; a new one is made. The clock tells milliseconds UTC."""
    engine = open_engine(url)
    try:
        async with told_when_unreachable(engine):
            await upgrade(engine)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine, clock)
