"""Store: guests, tables with their records, competitions. Everything is on the disk before anyone sees it."""

from sqlalchemy.ext.asyncio import AsyncEngine

from tavolino.store.competitions.access import AccessRepository
from tavolino.store.competitions.repository import CompetitionRepository
from tavolino.store.database import COMMAND_TIMEOUT_S, open_engine, report_unreachable
from tavolino.store.group_commit import Clock, GroupCommit, utc_ms
from tavolino.store.migrate import upgrade
from tavolino.store.people.devices import DeviceRepository
from tavolino.store.people.guests import GuestRepository
from tavolino.store.people.moderation import ModerationRepository
from tavolino.store.server_state import CHECKED_AT, ServerStateRepository
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
        self.devices = DeviceRepository(engine, self.group_commit)
        self.moderation = ModerationRepository(engine, self.group_commit)
        self.server_state = ServerStateRepository(engine, self.group_commit)

    async def check_writable(self) -> None:
        """Write something. Raises if the database does not answer, or has no room."""
        await self.server_state.set(CHECKED_AT, self.group_commit.clock())

    async def close(self) -> None:
        """Returns when everything has been written."""
        await self.group_commit.close()
        await self.engine.dispose()


async def open_store(url: str, clock: Clock = utc_ms) -> Store:
    """Open a database and bring it up to date. A new one is created. `clock` returns milliseconds UTC."""
    patient = open_engine(url)
    try:
        async with report_unreachable(patient):
            await upgrade(patient)
    finally:
        await patient.dispose()
    return Store(open_engine(url, COMMAND_TIMEOUT_S), clock)
