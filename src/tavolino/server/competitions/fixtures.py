"""Matches of a competition that are played at a table here. Their results are entered when they are over.

A result is entered when the competition is next loaded, for whoever it is. So none is lost when the server stops.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from tavolino.competitions import Duplicate
from tavolino.core.faults import Fault
from tavolino.core.records.reader import parse_record
from tavolino.core.records.record import Record
from tavolino.live.bot_turns import needs_worker
from tavolino.live.faults import LiveFault
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.logs import log_error
from tavolino.live.rows import Guest, StoredSeat, StoredTable, table_record
from tavolino.live.setup import new_tables, seat_changes
from tavolino.live.setup.new_tables import TableKeys, TableRequest
from tavolino.live.table_registry import TableRegistry
from tavolino.organiser.book.book import Book
from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.organiser.entries import Begun, NewEntry
from tavolino.organiser.fixture_play import FixtureLineUp
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.snapshot.model import MATCH_BEGUN, Competition, MatchLine
from tavolino.server.faults import ServerFault
from tavolino.table.settings import Settings
from tavolino.table.table import Table


class KeptTables(Protocol):
    """What is asked of the place where tables are kept."""

    async def get(self, table_id: str) -> StoredTable | None: ...

    async def is_finished(self, table_id: str) -> bool: ...

    async def guests_at(self, table_ids: Iterable[str]) -> set[str]:
        """The guests who have a seat at one of these tables."""


class FixtureTables:
    """The tables of competitions."""

    def __init__(self, organiser: Organiser, kept: KeptTables, tables: TableRegistry) -> None:
        self.organiser = organiser
        self.kept = kept
        self.tables = tables

    # -- Before

    async def play(self, id: str, match: str, guest: Guest, organises: bool, settings: Settings) -> TableKeys:
        """A new table, or one's seat at the one that is open. One at a time, or a match would be opened twice."""
        loaded = await self.organiser.load(id)
        line = find_match(loaded.snapshot, match)
        if line.status == MATCH_BEGUN and (seated := await self.sit_down(line.table, guest)):
            return seated
        table = await self.open(loaded, line, guest, organises, settings)
        await self.organiser.append_to(loaded, [NewEntry(Begun(match, table.table_id))], guest.name)
        return table

    async def open(
        self, loaded: LoadedCompetition, match: MatchLine, guest: Guest, organises: bool, settings: Settings
    ) -> TableKeys:
        """A new table, with a seat for everyone whose team plays."""
        line_up = await self.organiser.line_up_of(loaded, match.id)
        holders = self.seat_holders(loaded.snapshot, match, line_up, guest, organises)
        if line_up.deal:
            await self.check_new_cards(loaded, match, holders)
        secrets = {
            seat: self.tables.random_source.secret() for seat, who in enumerate(holders) if who == guest.id
        }
        seats = [
            StoredSeat(who, hash_secret(secrets[n]) if n in secrets else None)
            for n, who in enumerate(holders)
        ]
        seed = await self.organiser.deal_seed(loaded, match.id, self.tables.random_source.seed())
        wishes = TableRequest(line_up.game.id, {}, [], chat=len({*holders} - {None}) > 1)
        return await new_tables.add_new(
            self.tables, guest.id, self.table(line_up, settings, seed), seats, wishes, secrets
        )

    async def check_new_cards(
        self, loaded: LoadedCompetition, match: MatchLine, holders: list[str | None]
    ) -> None:
        """In a duplicate nobody plays the cards of a round twice, nor from both sides."""
        facts = loaded.book.facts
        others = [
            facts.table_ids[one.id]
            for one in loaded.snapshot.matches
            if one.round == match.round and one.id in facts.table_ids
        ]
        people = [who for who in holders if who is not None]
        seen = await self.kept.guests_at(others)
        if len({*people}) < len(people) or seen & {*people}:
            raise ServerFault("deal-held")

    def table(self, line_up: FixtureLineUp, settings: Settings, seed: int) -> Table:
        record = line_up.record(seed, self.tables.date())
        record.settings = replace(settings, deal=line_up.deal).to_record()
        return Table(record, self.tables.now(), needs_worker)

    def seat_holders(
        self,
        competition: Competition,
        match: MatchLine,
        line_up: FixtureLineUp,
        guest: Guest,
        organises: bool,
    ) -> list[str | None]:
        """The guest of each side; None for a bot. The organiser sits in for a team that nobody has taken. Where
        seats are changed the partners of pairs play.
        """
        teams = [competition.teams[team] for team in match.teams if team is not None]
        is_second = competition.terms.duplicate is Duplicate.PAIRS and match.leg > 1
        own = [team.partner if is_second else team.guest for team in teams]
        if not organises and guest.id not in own:
            raise ServerFault("not-your-fixture")
        holders: list[str | None] = []
        for team, who, seat in zip(teams, own, line_up.seats):
            if seat.is_person and who is None and not organises:
                raise ServerFault("partner-free" if is_second else "team-free", team=team.name)
            holders.append((who or guest.id) if seat.is_person else None)
        return holders

    # -- Meanwhile

    async def sit_down(self, table_id: str, guest: Guest) -> TableKeys | None:
        """The seats of a guest at a table that is open already, with new secrets; None if it has gone."""
        try:
            live = await self.tables.get(table_id)
        except LiveFault:
            return None
        return await seat_changes.give_seat_keys(self.tables, live, guest)

    # -- Afterwards

    async def has_finished(self, loaded: LoadedCompetition) -> bool:
        """Is there a result to be entered?"""
        return any([await self.is_finished(begun.table) for begun in loaded.book.facts.begun.values()])

    async def is_finished(self, table_id: str) -> bool:
        """Without waking the table."""
        live = self.tables.tables.get(table_id)
        return live.record.is_finished if live else await self.kept.is_finished(table_id)

    async def enter_finished(self, loaded: LoadedCompetition) -> None:
        """Enter the results of all matches that have come to their end."""
        for match in loaded.snapshot.matches:
            if match.status == MATCH_BEGUN and (record := await self.finished_record(match.table)):
                await self.enter_result(loaded, match.id, record)

    async def enter_result(self, loaded: LoadedCompetition, match: str, record: Record) -> None:
        try:
            by = started_by(loaded.book, match)
            await self.organiser.enter_played_match(loaded.id, match, record, by)
        except Fault as fault:
            log_error("result not entered", fault, competition=loaded.id)

    async def report_table(self, loaded: LoadedCompetition, match: str, guest: Guest) -> str:
        """The table whose report tells of a match that was played here. What bots played without one, or elsewhere,
        is kept as a table when it is first asked for.
        """
        line = find_match(loaded.snapshot, match)
        text = await self.organiser.result_record(loaded, match)
        if text is None:
            raise ServerFault("no-match-record", match=match[:20])
        known = (line.table, f"{loaded.id}.{line.version}")
        for id in known:
            if id and await self.kept.get(id):
                return id
        record = await asyncio.to_thread(parse_record, text)
        return (await new_tables.keep_record(self.tables, guest, record, known[-1])).table_id

    async def finished_record(self, table_id: str) -> Record | None:
        """The record of a match that is over, without waking its table."""
        live = self.tables.tables.get(table_id)
        if live:
            return live.record if live.record.is_finished else None
        stored = await self.kept.get(table_id)
        return table_record(stored) if stored and stored.finished is not None else None


def started_by(book: Book, match: str) -> str:
    """Who sat down first: the result is in their name."""
    begun = book.facts.begun[match]
    return next(entry.by for entry in reversed(book.facts.entries) if entry.what == begun)


def find_match(competition: Competition, match: str) -> MatchLine:
    line = competition.match(match)
    if line is None:
        raise ServerFault("no-such-match", match=match[:20], known="-")
    return line
