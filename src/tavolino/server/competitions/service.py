"""CompetitionService: loads competitions, says who may change them, and runs what goes on in them."""

import asyncio
from contextlib import suppress
from hmac import compare_digest
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from tavolino.core.faults import Fault
from tavolino.live.frames.close_codes import CLOSE_RESTART
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.logs import log_error
from tavolino.live.rows import Guest
from tavolino.live.setup.new_tables import TableKeys
from tavolino.live.table_registry import TableRegistry
from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.organiser.files.export_file import parse_competition_file
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.regulations.charter import Charter
from tavolino.server.competitions.fixtures import FixtureTables
from tavolino.server.competitions.match_processes import MatchProcesses
from tavolino.server.competitions.rights import Rights
from tavolino.server.competitions.simulations import SimulationRunner
from tavolino.server.competitions.viewers import CompetitionViewers
from tavolino.server.faults import ServerFault
from tavolino.server.jobs.job_process import JobProcess
from tavolino.server.schemas.competitions import CompetitionNews
from tavolino.store.competitions.access import AccessRow
from tavolino.store.store import Store
from tavolino.table.settings import Settings

MAX_PER_GUEST: Final = 200
"""Competitions of one guest."""
REFRESH_INTERVAL_S: Final = 2.5
"""Between two looks for news that nobody here has caused."""


class CompetitionService:
    def __init__(self, store: Store, tables: TableRegistry, jobs: JobProcess) -> None:
        self.store = store
        self.jobs = jobs
        self.viewers = CompetitionViewers()
        self.organiser = Organiser(store.competitions, store.group_commit.clock, self.hear_of)
        self.fixtures = FixtureTables(self.organiser, store.tables, tables)
        self.simulations = SimulationRunner(self.organiser, MatchProcesses(), self.viewers.announce)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.refreshing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.refreshing = asyncio.create_task(self.refresh_regularly())

    async def stop(self) -> None:
        if self.refreshing:
            self.refreshing.cancel()
            with suppress(asyncio.CancelledError):
                await self.refreshing
        await self.simulations.stop()
        self.viewers.close_all(CLOSE_RESTART)

    # -- Create and load

    async def create(self, charter: Charter, guest: Guest, is_public: bool) -> LoadedCompetition:
        await self.check_limit(guest)
        created = await self.organiser.add(charter, [], {}, guest.id)
        await self.store.access.set(created.id, AccessRow(is_public))
        return created

    async def import_file(self, data: bytes, guest: Guest, name: str = "") -> LoadedCompetition:
        """The file is checked in a process: every match in it is played again, and that takes a while."""
        await self.check_limit(guest)
        file = await self.jobs.run(guest.id, parse_competition_file, data)
        return await self.organiser.add_file(file, guest.id, name)

    async def check_limit(self, guest: Guest) -> None:
        if len(await self.organiser.list_competitions(guest.id)) >= MAX_PER_GUEST:
            raise ServerFault("too-many-competitions", most=MAX_PER_GUEST)

    async def load(self, id: str) -> LoadedCompetition:
        """The newest version, with the results of all matches that have ended at a table here."""
        loaded = await self.organiser.load(id)
        if not await self.fixtures.has_finished(loaded):
            return loaded
        async with self.lock_for(id):
            await self.fixtures.enter_finished(await self.organiser.load(id))
        return await self.organiser.load(id)

    async def delete(self, id: str) -> None:
        if id in self.simulations.progress:
            raise ServerFault("simulating-already")
        await self.organiser.delete(id)
        self.viewers.announce(id)

    def lock_for(self, id: str) -> asyncio.Lock:
        """One at a time: no match is opened or entered twice. A lock goes with the last who waits for it."""
        return self.locks.setdefault(id, asyncio.Lock())

    # -- News

    def hear_of(self, loaded: LoadedCompetition) -> None:
        """There is a newer version, from here or from elsewhere."""
        self.viewers.announce(loaded.id)
        self.simulations.start_field(loaded)

    async def news(self, id: str) -> CompetitionNews:
        """The version, and how far a simulation is. There is nothing in it that the address alone does not show."""
        progress = self.simulations.progress.get(id)
        version = (await self.load(id)).version
        return CompetitionNews(version, msgspec.structs.replace(progress) if progress else None)

    async def refresh_regularly(self) -> None:
        """Load every competition that somebody looks at.

        Another process may have written to it, or a match may have ended at a table. The cache announces what is new.
        """
        while True:
            await asyncio.sleep(REFRESH_INTERVAL_S)
            for id in [*self.viewers.by_competition]:
                try:
                    await self.load(id)
                except Fault:
                    self.viewers.announce(id)  # it is gone, and its sockets find that out
                except Exception as error:
                    log_error("competition not refreshed", error, competition=id)

    # -- Play

    async def play(self, id: str, match: str, guest: Guest, organises: bool, settings: Settings) -> TableKeys:
        """A match at a table here: a new table, or one's seat at the one that is open."""
        async with self.lock_for(id):
            return await self.fixtures.play(id, match, guest, organises, settings)

    async def report_table(self, loaded: LoadedCompetition, match: str, guest: Guest) -> str:
        """The table whose report tells of a match."""
        async with self.lock_for(loaded.id):
            return await self.fixtures.report_table(loaded, match, guest)


def rights_to(loaded: LoadedCompetition, access: AccessRow, guest: Guest | None, key: str | None) -> Rights:
    owns = guest is not None and loaded.owner == guest.id
    return Rights(owns, owns or key_matches(access, key), access.is_public)


def key_matches(access: AccessRow, key: str | None) -> bool:
    if not key or access.key_hash is None:
        return False
    return compare_digest(access.key_hash, hash_secret(key))
