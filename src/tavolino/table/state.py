"""What the record of a table says: data, and questions about it. Only `replay` changes it."""

from typing import NamedTuple

from tavolino.core.match import Match
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import Record
from tavolino.table.clock import NO_LIMIT, RunningClocks
from tavolino.table.consent import Consent, PendingRequest
from tavolino.table.seats import Seat, SeatPresence
from tavolino.table.settings import ALONE, ON, parse_settings
from tavolino.table.undo import PlayedMove, match_after


class Curtain(NamedTuple):
    """Clocks, presence and forfeits when a secret decision began. The others see these until it ends."""

    remaining_ms: list[int]
    presence: list[SeatPresence]
    out: dict[int, str]


class TableState:
    """A table as its record tells it. Times are milliseconds since its start.

    `ready_at_ms` is the end of the pause after the last move: before it no clock runs and no bot moves.
    `turn` grows by one whenever everyone sees something new. While it is unchanged, so are the questions.
    `people`, `has_started` and `ending` follow from the rest; `replay` keeps them up to date, for they are read often.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.settings = parse_settings(record.settings)
        self.seats = [Seat(*who) for who in zip(record.names, record.players, strict=True)]
        self.presence = [SeatPresence() for _ in self.seats]
        self.out: dict[int, str] = {}
        self.is_drawn = False
        self.match: Match = match_after(record, [])
        self.moves: list[PlayedMove] = []
        self.consent = Consent()
        self.clocks = RunningClocks(self.settings.clock, record.seats)
        self.at_ms = 0
        self.turn = 0
        self.ready_at_ms = self.settings.pause_ms
        self.curtain: Curtain | None = None
        self.people: list[int] = []
        self.has_started = False
        self.ending: Outcome | None = None

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def outcome(self) -> Outcome:
        """The final outcome, on the pitch or at the table; before the end, the outcome so far."""
        return self.ending or self.match.outcome

    # -- Who plays

    @property
    def people_to_act(self) -> list[int]:
        return [seat for seat in self.match.to_act if self.is_played_by_person(seat)]

    def is_played_by_person(self, seat: int) -> bool:
        return self.seats[seat].is_person and not self.presence[seat].deputy and seat not in self.out

    def is_on_the_clock(self, seat: int) -> bool:
        return self.settings.clock.kind != NO_LIMIT and seat in self.people_to_act and not self.over

    def bot_name_at(self, seat: int) -> str:
        """The bot of this seat, or the deputy of its person."""
        return self.seats[seat].player if self.seats[seat].is_bot else self.settings.deputy

    # -- Who has a say

    def has_say(self, seat: int) -> bool:
        """Is there a person at this seat who can still do something in this match?"""
        if not 0 <= seat < len(self.seats) or not self.has_started or self.over:
            return False
        return self.seats[seat].is_person and not self.presence[seat].is_empty and seat not in self.out

    def voters(self, request: PendingRequest) -> list[int]:
        """The people whose consent is needed: all others who are still in, present or not."""
        return [seat for seat in self.people if seat != request.seat and seat not in self.out]

    @property
    def may_undo(self) -> bool:
        """May moves be taken back here? Everyone at the table knows."""
        return self.settings.undo == ON

    @property
    def gives_hints(self) -> bool:
        """May people ask for hints here? Everyone at the table knows."""
        is_alone = sum(not seat.is_bot for seat in self.seats) <= 1
        return self.settings.hints == ON or (self.settings.hints == ALONE and is_alone)
