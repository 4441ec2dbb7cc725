"""The secretary: knows every competition of the house, who may change it, and what goes on in it."""

import asyncio
from hmac import compare_digest
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from tavolino.organiser.charter import Charter
from tavolino.organiser.entries import Begun
from tavolino.organiser.files.export_file import parse_competition_file
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.snapshot.model import MATCH_BEGUN, Competition, MatchLine
from tavolino.server.competitions.fixtures import FixtureTables
from tavolino.server.competitions.simulations import SimulationRunner
from tavolino.server.faults import ServerFault
from tavolino.server.live.table_registry import TableRegistry
from tavolino.server.live.table_setup import TableKeys
from tavolino.server.tokens import hash_secret
from tavolino.store.competition_access import AccessRow
from tavolino.store.rows import Guest

MAX_PER_GUEST: Final = 200
"""Competitions of one guest."""


class Rights(NamedTuple):
    """What somebody may do with a competition: the owner and whoever has the key organise it."""

    owns: bool
    organises: bool
    is_public: bool


class CompetitionService:
    def __init__(self, hall: TableRegistry) -> None:
        self.store = hall.store
        self.organiser = Organiser(hall.store)
        self.fixtures = FixtureTables(self.organiser, hall)
        self.simulations = SimulationRunner(self.organiser)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- Rights

    async def rights(self, competition: Competition, guest: Guest | None, key: str | None) -> Rights:
        gate = await self.store.access.get(competition.id)
        owns = guest is not None and competition.owner == guest.id
        return Rights(owns, owns or key_matches(gate, key), gate.is_public)

    # -- To make and to look at

    async def create(self, charter: Charter, guest: Guest, is_public: bool) -> Competition:
        await self.check_limit(guest)
        return await self.set_public(await self.organiser.create(charter, guest.id), is_public)

    async def import_file(self, data: bytes, guest: Guest) -> Competition:
        """Checking a file takes a while: every match in it is played again."""
        await self.check_limit(guest)
        paper = await asyncio.to_thread(parse_competition_file, data)
        return await self.set_public(
            await self.organiser.add(paper.charter, paper.entries, paper.records_by_number, guest.id), False
        )

    async def set_public(self, made: Competition, is_public: bool) -> Competition:
        await self.store.access.set(made.id, AccessRow(is_public))
        return made

    async def check_limit(self, guest: Guest) -> None:
        if len(await self.organiser.list_competitions(guest.id)) >= MAX_PER_GUEST:
            raise ServerFault("too-many-competitions", most=MAX_PER_GUEST)

    async def competition(self, id: str) -> Competition:
        """As it stands, with the results of all matches that have ended at a table here."""
        found = await self.load(id)
        if any(match.status == MATCH_BEGUN for match in found.matches):
            async with self.lock_for(id):
                found = await self.load(id)
                if await self.fixtures.enter_finished(found):
                    found = await self.load(id)
        return found

    async def load(self, id: str) -> Competition:
        return (await self.organiser.load(id)).snapshot

    def lock_for(self, id: str) -> asyncio.Lock:
        """One at a time: no match is opened or entered twice. A lock is forgotten with the last who waits for it."""
        return self.locks.setdefault(id, asyncio.Lock())

    # -- To play

    async def play(self, id: str, match: str, guest: Guest, key: str | None, pace: float) -> TableKeys:
        """A match at a table here: a new one, or one's seat at the one that is open."""
        await self.competition(id)
        async with self.lock_for(id):
            found = await self.load(id)
            line = find_match(found, match)
            if line.status == MATCH_BEGUN and (seated := await self.fixtures.sit_down(line.table, guest)):
                return seated
            rights = await self.rights(found, guest, key)
            table = await self.fixtures.open(found, line, guest, rights.organises, pace)
            await self.organiser.append(id, Begun(match, table.table_id), guest.name)
            return table

    async def stop(self) -> None:
        await self.simulations.stop()


def key_matches(gate: AccessRow, key: str | None) -> bool:
    return bool(key) and gate.key_hash is not None and compare_digest(gate.key_hash, hash_secret(key or ""))


def find_match(competition: Competition, match: str) -> MatchLine:
    found = competition.match(match)
    if found is None:
        raise ServerFault("no-such-match", match=match[:20], known="-")
    return found
