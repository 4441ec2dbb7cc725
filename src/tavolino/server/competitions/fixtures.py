"""Matches of a competition that are played at a table here: opened for those whose teams meet, entered at the end.

A result is entered when somebody next looks at the competition, whoever that is: so none is lost, whenever the server
stops, and nobody can tell the difference.
"""

from tavolino.core.faults import Fault
from tavolino.core.records.record import Record
from tavolino.organiser.fixture_play import LineUp
from tavolino.organiser.organiser import Office
from tavolino.organiser.snapshot.model import BEGUN, Competition, MatchLine
from tavolino.server.faults import Trouble
from tavolino.server.live.live_table import LiveTable
from tavolino.server.live.table_registry import Hall
from tavolino.server.live.table_setup import Opened, Wishes
from tavolino.server.logs import tell_error
from tavolino.server.schemas.frames import NOT_WELCOME
from tavolino.server.tokens import hashed
from tavolino.store.records import record_of
from tavolino.store.rows import Guest, StoredSeat, Taken
from tavolino.table.settings import Settings
from tavolino.table.table import Table


class Fixtures:
    """The tables of competitions."""

    def __init__(self, office: Office, hall: Hall) -> None:
        self.office = office
        self.hall = hall

    # -- Before

    async def open(
        self, competition: Competition, match: MatchLine, guest: Guest, organises: bool, pace: float
    ) -> Opened:
        """A new table, with a seat for everyone whose team plays."""
        line_up = await self.office.line_up(competition.id, match.id)
        holders = self.holders(competition, match, line_up, guest, organises)
        secrets = {seat: self.hall.lots.secret() for seat, who in enumerate(holders) if who == guest.id}
        seats = [
            StoredSeat(who, hashed(secrets[n]) if n in secrets else None) for n, who in enumerate(holders)
        ]
        wishes = Wishes(line_up.game.id, {}, [], chat=len({*holders} - {None}) > 1)
        return await self.hall.set_up(guest.id, self.table(line_up, pace), seats, wishes, secrets)

    def table(self, line_up: LineUp, pace: float) -> Table:
        record = line_up.record(self.hall.lots.seed(), self.hall.date())
        record.settings = Settings(pace=pace).written()
        return Table(record, self.hall.now())

    def holders(
        self, competition: Competition, match: MatchLine, line_up: LineUp, guest: Guest, organises: bool
    ) -> list[str | None]:
        """The guest of each side; None for a bot. The organiser sits in for a team that nobody has taken."""
        teams = [competition.teams[team] for team in match.teams if team is not None]
        if not organises and all(team.guest != guest.id for team in teams):
            raise Trouble("not-your-fixture")
        found: list[str | None] = []
        for team, seat in zip(teams, line_up.seats):
            if seat.is_person and team.guest is None and not organises:
                raise Trouble("team-free", team=team.name)
            found.append((team.guest or guest.id) if seat.is_person else None)
        return found

    # -- Meanwhile

    async def sit_down(self, table_id: str, guest: Guest) -> Opened | None:
        """The seats of a guest at a table that is open already, with new secrets; None if it has gone."""
        try:
            live = await self.hall.get(table_id)
        except Trouble:
            return None
        secrets = {seat: await self.hand_key(live, seat, guest) for seat in live.seats_of(guest)}
        return Opened(table_id, None, secrets, {})

    async def hand_key(self, live: LiveTable, seat: int, guest: Guest) -> str:
        secret = self.hall.lots.secret()
        await live.act(lambda now: Taken(seat, guest.id, hashed(secret)))
        live.hand_over(seat, StoredSeat(guest.id, hashed(secret)), NOT_WELCOME)
        return secret

    # -- Afterwards

    async def settle(self, competition: Competition) -> bool:
        """Enter the results of all matches that have come to their end; was there any?"""
        begun = [match for match in competition.matches if match.status == BEGUN]
        return any([await self.enter(competition, match) for match in begun])

    async def enter(self, competition: Competition, match: MatchLine) -> bool:
        record = await self.record(match.table)
        if record is None or not record.finished:
            return False
        try:
            await self.office.finish(competition.id, match.id, record, starter(competition, match.id))
        except Fault as fault:
            tell_error("result not entered", fault, competition=competition.id)
            return False
        return True

    async def record(self, table_id: str) -> Record | None:
        """How far a match is, without waking its table."""
        live = self.hall.tables.get(table_id)
        if live:
            return live.record
        stored = await self.hall.store.table(table_id)
        return record_of(stored) if stored and stored.finished is not None else None


def starter(competition: Competition, match: str) -> str:
    """Who sat down first: the result is in their name."""
    return next(
        line.by for line in reversed(competition.history) if (line.what, line.match) == (BEGUN, match)
    )
