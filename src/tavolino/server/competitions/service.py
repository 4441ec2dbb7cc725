"""The secretary: knows every competition of the house, who may change it, and what goes on in it."""

import asyncio
from hmac import compare_digest
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from tavolino.core.faults import Fault
from tavolino.organiser.charter import Charter
from tavolino.organiser.entries import Begun
from tavolino.organiser.files.export_file import imported
from tavolino.organiser.organiser import Office, opened
from tavolino.organiser.snapshot.build import portrait
from tavolino.organiser.snapshot.model import BEGUN, Competition, MatchLine
from tavolino.server.competitions.fixtures import Fixtures
from tavolino.server.competitions.simulations import Simulations
from tavolino.server.faults import Trouble
from tavolino.server.live.table_registry import Hall
from tavolino.server.live.table_setup import Opened
from tavolino.server.tokens import hashed
from tavolino.store.competition_access import Gate
from tavolino.store.rows import Guest

MOST: Final = 200
"""Competitions of one guest."""
REMEMBERED: Final = 100


class Rights(NamedTuple):
    """What somebody may do with a competition: the owner and whoever has the key organise it."""

    owns: bool
    organises: bool
    is_public: bool


class Secretary:
    def __init__(self, hall: Hall) -> None:
        self.store = hall.store
        self.office = Office(hall.store)
        self.fixtures = Fixtures(self.office, hall)
        self.simulations = Simulations(self.office)
        self.portraits: dict[str, Competition] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- Rights

    async def rights(self, competition: Competition, guest: Guest | None, key: str | None) -> Rights:
        gate = await self.store.gate(competition.id)
        owns = guest is not None and competition.owner == guest.id
        return Rights(owns, owns or opens(gate, key), gate.is_public)

    # -- To make and to look at

    async def create(self, charter: Charter, guest: Guest, is_public: bool) -> Competition:
        await self.check_room(guest)
        return await self.keep(await self.office.create(charter, guest.id), is_public)

    async def read_in(self, data: bytes, guest: Guest) -> Competition:
        """Checking a file takes a while: every match in it is played again."""
        await self.check_room(guest)
        paper = await asyncio.to_thread(imported, data)
        return await self.keep(
            await self.office.add(paper.charter, paper.entries, paper.sheets, guest.id), False
        )

    async def keep(self, made: Competition, is_public: bool) -> Competition:
        await self.store.set_gate(made.id, Gate(is_public))
        return made

    async def check_room(self, guest: Guest) -> None:
        if len(await self.office.listed(guest.id)) >= MOST:
            raise Trouble("too-many-competitions", most=MOST)

    async def competition(self, id: str) -> Competition:
        """As it stands, with the results of all matches that have ended at a table here."""
        found = await self.look(id)
        if any(match.status == BEGUN for match in found.matches):
            async with self.alone(id):
                found = await self.look(id)
                if await self.fixtures.settle(found):
                    found = await self.look(id)
        return found

    async def look(self, id: str) -> Competition:
        """What has not changed since it was last drawn is not drawn again."""
        stored = await self.office.stored(id)
        known = self.portraits.pop(id, None)
        if known is None or known.version != len(stored.entries):
            known = portrait(id, opened(stored), stored.owner, stored.created)
        self.portraits[id] = known
        if len(self.portraits) > REMEMBERED:
            del self.portraits[next(iter(self.portraits))]
        return known

    def alone(self, id: str) -> asyncio.Lock:
        """One at a time: no match is opened or entered twice. A lock is forgotten with the last who waits for it."""
        return self.locks.setdefault(id, asyncio.Lock())

    # -- To play

    async def play(self, id: str, match: str, guest: Guest, key: str | None, pace: float) -> Opened:
        """A match at a table here: a new one, or one's seat at the one that is open."""
        await self.competition(id)
        async with self.alone(id):
            found = await self.look(id)
            line = fixture(found, match)
            if line.status == BEGUN and (seated := await self.fixtures.sit_down(line.table, guest)):
                return seated
            rights = await self.rights(found, guest, key)
            table = await self.fixtures.open(found, line, guest, rights.organises, pace)
            await self.office.enter(id, Begun(match, table.table_id), guest.name)
            return table

    async def stop(self) -> None:
        await self.simulations.stop()


def opens(gate: Gate, key: str | None) -> bool:
    return bool(key) and gate.key_hash is not None and compare_digest(gate.key_hash, hashed(key or ""))


def fixture(competition: Competition, match: str) -> MatchLine:
    found = competition.match(match)
    if found is None:
        raise Fault("no-such-match", match=match[:20], known="-")
    return found
