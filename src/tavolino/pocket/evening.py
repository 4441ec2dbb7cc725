"""The cup of the evening: competitions among those round the device and bots, kept and played here."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import msgspec

from tavolino.live.ports import TimeSource
from tavolino.live.rows import Guest
from tavolino.live.setup.new_tables import TableKeys
from tavolino.live.table_registry import TableRegistry
from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.organiser.entries import NewEntry
from tavolino.organiser.files.export_file import parse_competition_file
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.regulations.charter import Charter
from tavolino.organiser.simulation import MatchJob, play_match
from tavolino.pocket.competitions import PocketCompetitions
from tavolino.pocket.tables import PocketTables
from tavolino.pocket.thinker import PocketThinker
from tavolino.server.catalogue.texts import server_texts
from tavolino.server.competitions.fixtures import FixtureTables
from tavolino.server.competitions.rights import Rights
from tavolino.server.competitions.sheet import competition_sheet
from tavolino.server.competitions.simulations import SimulationRunner
from tavolino.server.competitions.viewers import CompetitionViewers
from tavolino.server.schemas.competitions import CompetitionNews, CompetitionSheet
from tavolino.table.settings import Settings

RIGHTS: Final = Rights(owns=True, organises=True, is_public=False)
"""Whoever has the device in hand may do everything."""


class ThinkingMatches:
    """Matches between bots, one after the other beside the tables: a bot at a table waits for one of them at most."""

    def __init__(self, thinker: PocketThinker) -> None:
        self.thinker = thinker

    async def play(self, jobs: Sequence[MatchJob]) -> AsyncIterator[list[NewEntry]]:
        for job in jobs:
            yield [await self.thinker.run_beside(play_match, job)]

    def close(self) -> None:
        """The page ends its workers itself."""


class PocketEvening:
    """Competitions of this device, and those who look at them: another page of this browser may be one."""

    def __init__(
        self,
        competitions: PocketCompetitions,
        tables: PocketTables,
        registry: TableRegistry,
        thinker: PocketThinker,
        clock: TimeSource,
        new_id: Callable[[], str],
    ) -> None:
        self.viewers = CompetitionViewers()
        self.organiser = Organiser(
            competitions, clock.today, lambda loaded: self.viewers.announce(loaded.id), new_id
        )
        self.fixtures = FixtureTables(self.organiser, tables, registry)
        self.simulations = SimulationRunner(self.organiser, ThinkingMatches(thinker), self.viewers.announce)
        self.playing = asyncio.Lock()
        """No match is opened or entered twice."""

    async def load(self, id: str) -> LoadedCompetition:
        """The newest version, with the results of all matches that have ended at a table here."""
        loaded = await self.organiser.load(id)
        if await self.fixtures.has_finished(loaded):
            async with self.playing:
                await self.fixtures.enter_finished(await self.organiser.load(id))
        return await self.organiser.load(id)

    async def create(self, charter: Charter, owner: Guest) -> LoadedCompetition:
        return await self.organiser.add(charter, [], {}, owner.id)

    async def import_file(self, data: bytes, owner: Guest, name: str) -> LoadedCompetition:
        return await self.organiser.add_file(parse_competition_file(data), owner.id, name)

    async def play(self, id: str, match: str, guest: Guest, settings: Settings) -> TableKeys:
        async with self.playing:
            return await self.fixtures.play(id, match, guest, True, settings)

    async def delete(self, id: str) -> None:
        if id in self.simulations.progress:
            await self.simulations.cancel(id)
        await self.organiser.delete(id)
        self.viewers.announce(id)

    # -- Shown

    def sheet(self, loaded: LoadedCompetition, guest: Guest, language: str) -> CompetitionSheet:
        progress = self.simulations.progress.get(loaded.id)
        texts = server_texts(language, loaded.snapshot.game)
        return competition_sheet(loaded.snapshot, RIGHTS, guest, progress, texts)

    async def news(self, id: str) -> CompetitionNews:
        progress = self.simulations.progress.get(id)
        return CompetitionNews(
            (await self.load(id)).version, msgspec.structs.replace(progress) if progress else None
        )
