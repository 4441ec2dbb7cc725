"""The course of things at one table, as its record tells it: every line changes it, and nothing else does.

So a table is taken up again by following its record, and is what it was: seats, deputies, clocks, requests.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from tavolino.core.endings import match_ending
from tavolino.core.faults import Fault, Refusal
from tavolino.core.match import Match
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import DRAW, OUT, UNDO, Record, RecordEntry
from tavolino.table.bot_players import BotPlayers
from tavolino.table.clock import NO_LIMIT, RunningClocks
from tavolino.table.consent import Consent, PendingRequest
from tavolino.table.seats import Seat, SeatPresence
from tavolino.table.settings import parse_settings
from tavolino.table.undo import PlayedMove, match_after

SIT_NOTE: Final = "sits"
STAND_NOTE: Final = "stands"
LEAVE_NOTE: Final = "leaves"
RETURN_NOTE: Final = "returns"
DEPUTY_NOTE: Final = "deputy"
ASK_NOTE: Final = "asks"
AGREE_NOTE: Final = "agrees"
DECLINE_NOTE: Final = "declines"
WITHDRAW_NOTE: Final = "withdraws"

LATE: Final = "late"
LEFT: Final = "left"


class Curtain(NamedTuple):
    """How clocks, places and seats out were when a secret decision began: what the others see until its end."""

    remaining_ms: list[int]
    presence: list[SeatPresence]
    out: dict[int, str]


class Course:
    """`ready` is when the last move has been seen: nobody's clock runs before, and no bot moves.

    `turn` counts what everyone has seen happen: as long as it stands, whoever is asked is asked the same.
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
        self.watches = RunningClocks(self.settings.clock, record.seats)
        self.at_ms = 0
        self.turn = 0
        self.ready_at_ms = self.settings.pause_ms
        self.curtain: Curtain | None = None
        self.sit_down()
        for entry in record.entries:
            self.apply_read_entry(entry)
        if len(self.moves) < record.inherited_moves:
            raise Fault("record-branch", moves=record.inherited_moves)

    def sit_down(self) -> None:
        """The bots are there; when nobody is missing, the first question is put."""
        self.refresh_status()
        self.bot_players = BotPlayers(
            self.record.game, self.record.secret_seed, self.seats, self.settings.deputy
        )
        if self.has_started:
            self.update_clocks()
        elif self.record.entries:
            raise Fault("not-started")

    def apply_read_entry(self, entry: RecordEntry) -> None:
        """Follow a line of a record, which may have been written by anyone."""
        if self.over and not (entry.note.startswith(OUT) and entry.at == self.at_ms):
            raise Fault("record-beyond")  # at the end only several seats can go out at once
        try:
            self.apply_entry(entry)
        except Refusal as refusal:
            raise Fault("record-move", number=len(self.moves) + 1, why=refusal.text()) from refusal

    def apply_entry(self, entry: RecordEntry) -> None:
        """One line of the record: something at the table, moves taken back, or a move."""
        if entry.note:
            self.apply_note(entry)
        elif entry.undone:
            self.go_back(entry)
        else:
            self.move(entry)
        self.at_ms = entry.at
        self.refresh_status()
        self.update_clocks()
        if self.over:
            self.consent.lapse()

    # -- How things stand

    def refresh_status(self) -> None:
        """Who is there, and has it ended? It is asked all the time, and changes seldom."""
        self.people = [s for s, seat in enumerate(self.seats) if seat.is_person]
        self.has_started = not any(seat.is_open for seat in self.seats)
        self.ending: Outcome | None = match_ending(self.match, self.out, self.is_drawn, self.people)

    @property
    def over(self) -> bool:
        return self.ending is not None

    @property
    def outcome(self) -> Outcome:
        """How it ended, on the pitch or at the table; while it is going on, how it stands."""
        return self.ending or self.match.outcome

    @property
    def people_to_act(self) -> list[int]:
        return [seat for seat in self.match.to_act if self.is_played_by_person(seat)]

    def is_played_by_person(self, seat: int) -> bool:
        return self.seats[seat].is_person and not self.presence[seat].deputy and seat not in self.out

    def voters(self, request: PendingRequest) -> list[int]:
        """The people whose consent is needed: all others who are still in, be they there or not."""
        return [seat for seat in self.people if seat != request.seat and seat not in self.out]

    # -- Moves

    def move(self, entry: RecordEntry) -> None:
        """A move; a Refusal changes nothing."""
        secret, waiting = self.match.secret_seats, self.match.awaited_seats
        choices, events = len(self.match.legal(entry.seat)), len(self.match.events)
        self.match = self.record.play_next(self.match, entry.seat, entry.move, len(self.moves) + 1)
        by_person = self.is_played_by_person(entry.seat)
        self.moves.append(PlayedMove(entry.seat, entry.move, by_person, choices, events))
        self.watches.finish_move(entry.seat, entry.at)
        self.consent.lapse()
        stays_secret = (
            secret and self.match.secret_seats == secret and not self.match.awaited_seats & ~waiting
        )
        if not stays_secret:
            self.show(entry.at)

    def go_back(self, entry: RecordEntry) -> None:
        """Moves are taken back. The time that they took is not."""
        if entry.undone > len(self.moves) - self.record.inherited_moves:
            raise Fault("nothing-to-take-back")
        del self.moves[-entry.undone :]
        self.match = match_after(self.record, self.moves)
        for seat in range(len(self.seats)):
            self.watches.stop(seat, entry.at)
        self.consent.lapse()
        self.show(entry.at)

    def show(self, at: int) -> None:
        """Everyone sees what has happened, and has the pause to take it in."""
        self.ready_at_ms = at + self.settings.pause_ms
        self.turn += 1
        self.curtain = None

    def update_clocks(self) -> None:
        """Start and stop the watches; a secret decision that begins draws the curtain over them."""
        for seat in range(len(self.seats)):
            if self.is_on_the_clock(seat):
                self.watches.start(seat, max(self.at_ms, self.ready_at_ms))
            else:
                self.watches.stop(seat, self.at_ms)
        if self.match.secret_seats and not self.curtain:
            self.curtain = Curtain(
                self.watches.remaining_ms.copy(), [replace(place) for place in self.presence], self.out.copy()
            )

    def is_on_the_clock(self, seat: int) -> bool:
        return self.settings.clock.kind != NO_LIMIT and seat in self.people_to_act and not self.over

    # -- All that is no move

    def apply_note(self, entry: RecordEntry) -> None:
        word, _, more = entry.note.partition(" ")
        if word not in NOTE_EFFECTS or not self.seats[entry.seat].is_person:
            raise Fault("record-note", note=entry.note)
        NOTE_EFFECTS[word](self, entry, more)

    def sits(self, entry: RecordEntry, name: str) -> None:
        """Somebody new takes a place that was given up."""
        self.seats[entry.seat] = Seat(name)
        self.returns(entry, name)

    def stands(self, entry: RecordEntry, _: str) -> None:
        self.presence[entry.seat].stand_up(entry.at)
        self.consent.forget(entry.seat)

    def leaves(self, entry: RecordEntry, _: str) -> None:
        self.presence[entry.seat].leave(entry.at)

    def returns(self, entry: RecordEntry, _: str) -> None:
        """A deputy hands back."""
        if self.presence[entry.seat].deputy:
            self.watches.hand_back(entry.seat)
        self.presence[entry.seat].come_back()

    def deputised(self, entry: RecordEntry, why: str) -> None:
        self.presence[entry.seat].deputy = why

    def goes_out(self, entry: RecordEntry, why: str) -> None:
        self.out[entry.seat] = why
        self.consent.forget(entry.seat)

    def asks(self, entry: RecordEntry, what: str) -> None:
        kind, _, moves = what.partition(" ")
        if kind not in (UNDO, DRAW) or not (moves.isdecimal() or kind == DRAW):
            raise Fault("record-note", note=entry.note)
        self.consent.pending = PendingRequest(entry.seat, kind, entry.at, int(moves or 0))

    def agrees(self, entry: RecordEntry, _: str) -> None:
        self.consent.require_pending().agreed.add(entry.seat)

    def drops(self, entry: RecordEntry, _: str) -> None:
        self.consent.drop()

    def draws(self, entry: RecordEntry, _: str) -> None:
        self.is_drawn = True


NOTE_EFFECTS: Final[dict[str, Callable[[Course, RecordEntry, str], None]]] = {
    SIT_NOTE: Course.sits,
    STAND_NOTE: Course.stands,
    LEAVE_NOTE: Course.leaves,
    RETURN_NOTE: Course.returns,
    DEPUTY_NOTE: Course.deputised,
    OUT: Course.goes_out,
    ASK_NOTE: Course.asks,
    AGREE_NOTE: Course.agrees,
    DECLINE_NOTE: Course.drops,
    WITHDRAW_NOTE: Course.drops,
    DRAW: Course.draws,
}
