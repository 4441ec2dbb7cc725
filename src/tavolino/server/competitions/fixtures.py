"""Matches of a competition that are played at a table here. Their results are entered when they are over.

A result is entered when the competition is next loaded, for whoever it is. So none is lost when the server stops.
"""

from tavolino.core.faults import Fault
from tavolino.core.records.record import Record
from tavolino.live import table_setup
from tavolino.live.bot_turns import needs_worker
from tavolino.live.faults import LiveFault
from tavolino.live.guards.tokens import hash_secret
from tavolino.live.logs import log_error
from tavolino.live.rows import Guest, StoredSeat, table_record
from tavolino.live.table_registry import TableRegistry
from tavolino.live.table_setup import TableKeys, TableRequest
from tavolino.organiser.book.book_cache import LoadedCompetition
from tavolino.organiser.fixture_play import FixtureLineUp
from tavolino.organiser.organiser import Organiser
from tavolino.organiser.snapshot.model import MATCH_BEGUN, Competition, MatchLine
from tavolino.server.faults import ServerFault
from tavolino.store.store import Store
from tavolino.table.settings import Settings
from tavolino.table.table import Table


class FixtureTables:
    """The tables of competitions."""

    def __init__(self, organiser: Organiser, store: Store, tables: TableRegistry) -> None:
        self.organiser = organiser
        self.store = store
        self.tables = tables

    # -- Before

    async def open(
        self, loaded: LoadedCompetition, match: MatchLine, guest: Guest, organises: bool, settings: Settings
    ) -> TableKeys:
        """A new table, with a seat for everyone whose team plays."""
        line_up = await self.organiser.line_up_of(loaded, match.id)
        holders = self.seat_holders(loaded.snapshot, match, line_up, guest, organises)
        secrets = {
            seat: self.tables.random_source.secret() for seat, who in enumerate(holders) if who == guest.id
        }
        seats = [
            StoredSeat(who, hash_secret(secrets[n]) if n in secrets else None)
            for n, who in enumerate(holders)
        ]
        wishes = TableRequest(line_up.game.id, {}, [], chat=len({*holders} - {None}) > 1)
        return await table_setup.add_new(
            self.tables, guest.id, self.table(line_up, settings), seats, wishes, secrets
        )

    def table(self, line_up: FixtureLineUp, settings: Settings) -> Table:
        record = line_up.record(self.tables.random_source.seed(), self.tables.date())
        record.settings = settings.to_record()
        return Table(record, self.tables.now(), needs_worker)

    def seat_holders(
        self,
        competition: Competition,
        match: MatchLine,
        line_up: FixtureLineUp,
        guest: Guest,
        organises: bool,
    ) -> list[str | None]:
        """The guest of each side; None for a bot. The organiser sits in for a team that nobody has taken."""
        teams = [competition.teams[team] for team in match.teams if team is not None]
        if not organises and all(team.guest != guest.id for team in teams):
            raise ServerFault("not-your-fixture")
        holders: list[str | None] = []
        for team, seat in zip(teams, line_up.seats):
            if seat.is_person and team.guest is None and not organises:
                raise ServerFault("team-free", team=team.name)
            holders.append((team.guest or guest.id) if seat.is_person else None)
        return holders

    # -- Meanwhile

    async def sit_down(self, table_id: str, guest: Guest) -> TableKeys | None:
        """The seats of a guest at a table that is open already, with new secrets; None if it has gone."""
        try:
            live = await self.tables.get(table_id)
        except LiveFault:
            return None
        return await table_setup.give_seat_keys(self.tables, live, guest)

    # -- Afterwards

    async def has_finished(self, loaded: LoadedCompetition) -> bool:
        """Is there a result to be entered?"""
        return any([await self.is_finished(begun.table) for begun in loaded.book.facts.begun.values()])

    async def is_finished(self, table_id: str) -> bool:
        """Without waking the table."""
        live = self.tables.tables.get(table_id)
        return live.record.is_finished if live else await self.store.tables.is_finished(table_id)

    async def enter_finished(self, loaded: LoadedCompetition) -> None:
        """Enter the results of all matches that have come to their end."""
        for match in loaded.snapshot.matches:
            if match.status == MATCH_BEGUN and (record := await self.finished_record(match.table)):
                await self.enter_result(loaded.snapshot, match, record)

    async def enter_result(self, competition: Competition, match: MatchLine, record: Record) -> None:
        by = started_by(competition, match.id)
        try:
            await self.organiser.enter_played_match(competition.id, match.id, record, by)
        except Fault as fault:
            log_error("result not entered", fault, competition=competition.id)

    async def finished_record(self, table_id: str) -> Record | None:
        """The record of a match that is over, without waking its table."""
        live = self.tables.tables.get(table_id)
        if live:
            return live.record if live.record.is_finished else None
        stored = await self.store.tables.get(table_id)
        return table_record(stored) if stored and stored.finished is not None else None


def started_by(competition: Competition, match: str) -> str:
    """Who sat down first: the result is in their name."""
    return next(
        line.by for line in reversed(competition.history) if (line.what, line.match) == (MATCH_BEGUN, match)
    )
