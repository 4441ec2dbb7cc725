"""What the record of a table says: data, and questions about it. Only `replay` changes it."""

from collections import deque
from typing import Final, NamedTuple

from tavolino.core.looks.scenes import scenes_ms
from tavolino.core.match import Match
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import Record
from tavolino.table.clocks.clock import NO_LIMIT, RunningClocks
from tavolino.table.clocks.windows import Window, questions_ahead
from tavolino.table.consent import Consent, PendingRequest
from tavolino.table.seats import Seat, SeatPresence
from tavolino.table.settings import ALONE, OFF, ON, parse_settings
from tavolino.table.undo import PlayedMove, match_after

MAX_THINKING_TIMES: Final = 8
"""How many of the last decisions of a seat are remembered."""


class Curtain(NamedTuple):
    """Clocks, presence and forfeits when a secret decision began. The others see these until it ends."""

    remaining_ms: list[int]
    presence: list[SeatPresence]
    out: dict[int, str]


class TableState:
    """A table as its record tells it. Times are milliseconds since its start.

    `ready_at_ms` is the end of the pause after the last move: before it no clock runs and no bot moves.
    `turn` grows by one whenever everyone sees something new. While it is unchanged, so are the questions.
    `window` is open while people can interrupt; `was_let_by`: with the last move somebody did not, and nobody saw
    anything. `thinking_times` are how long each seat took for its last open decisions, in milliseconds.
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
        self.ready_at_ms = self.scene_ms(0)
        self.curtain: Curtain | None = None
        self.window: Window | None = None
        self.was_let_by = False
        self.thinking_times: list[deque[int]] = [deque(maxlen=MAX_THINKING_TIMES) for _ in self.seats]
        self.ahead: tuple[int, dict[int, Match]] = (-1, {})
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
        """A window has a time of its own."""
        has_clock = self.settings.clock.kind != NO_LIMIT and not self.window and not self.over
        return has_clock and seat in self.people_to_act

    def bot_name_at(self, seat: int) -> str:
        """The bot of this seat, or the deputy of its person."""
        return self.seats[seat].player if self.seats[seat].is_bot else self.settings.deputy

    # -- What is asked

    def question_for(self, seat: int | None) -> Match:
        """The match in which the seat is asked: while a window is open, that may be one ahead of the others."""
        if not self.window or seat is None:
            return self.match
        if self.ahead[0] != self.turn:
            self.ahead = (self.turn, questions_ahead(self.match))
        return self.ahead[1].get(seat, self.match)

    def has_only_move(self, seat: int) -> bool:
        """Does a person have one move, which is made for them?"""
        is_spared = len(self.people) == 1 or self.settings.answers_only_moves
        return is_spared and self.is_played_by_person(seat) and len(self.question_for(seat).legal(seat)) == 1

    def scene_ms(self, first_event: int) -> int:
        """How long everyone looks at what has happened since so many events."""
        if self.settings.stage != ON:
            return self.settings.pause_ms
        game, new = self.record.game, self.match.events[first_event:]
        seen_ms = scenes_ms(game.scene_of(event.kind, event.values) for event in new)
        return max(self.settings.pause_ms, seen_ms)

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
    def has_assistant(self) -> bool:
        """May the game's assistant do somebody's paperwork? It does what anyone can see, for everyone alike, and so
        friends who play for fun may use it; where nobody may be helped (`off`) it stays away too.
        """
        return self.settings.hints != OFF

    @property
    def gives_hints(self) -> bool:
        """May people ask for hints here? Everyone at the table knows."""
        is_alone = sum(not seat.is_bot for seat in self.seats) <= 1
        return self.settings.hints == ON or (self.settings.hints == ALONE and is_alone)
