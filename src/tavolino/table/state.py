"""The course of things at one table, as its record tells it: every line changes it, and nothing else does.

So a table is taken up again by following its record, and is what it was: seats, deputies, clocks, requests.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from tavolino.core.endings import ending
from tavolino.core.faults import Fault, Refusal
from tavolino.core.match import Match
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import DRAW, OUT, UNDO, Entry, Record
from tavolino.table.bot_players import Bench
from tavolino.table.clock import NONE, Watches
from tavolino.table.consent import Consent, Request
from tavolino.table.seats import Place, Seat
from tavolino.table.settings import read_settings
from tavolino.table.undo import Made, played

SITS: Final = "sits"
STANDS: Final = "stands"
LEAVES: Final = "leaves"
RETURNS: Final = "returns"
DEPUTISED: Final = "deputy"
ASKS: Final = "asks"
AGREES: Final = "agrees"
DECLINES: Final = "declines"
WITHDRAWS: Final = "withdraws"

LATE: Final = "late"
LEFT: Final = "left"


class Curtain(NamedTuple):
    """How clocks, places and seats out were when a secret decision began: what the others see until its end."""

    left: list[int]
    places: list[Place]
    out: dict[int, str]


class Course:
    """`ready` is when the last move has been seen: nobody's clock runs before, and no bot moves.

    `turn` counts what everyone has seen happen: as long as it stands, whoever is asked is asked the same.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.settings = read_settings(record.settings)
        self.seats = [Seat(*who) for who in zip(record.names, record.players, strict=True)]
        self.places = [Place() for _ in self.seats]
        self.out: dict[int, str] = {}
        self.is_drawn = False
        self.match: Match = played(record, [])
        self.moves: list[Made] = []
        self.consent = Consent()
        self.watches = Watches(self.settings.clock, record.seats)
        self.at = 0
        self.turn = 0
        self.ready = self.settings.pause
        self.curtain: Curtain | None = None
        self.sit_down()
        for entry in record.entries:
            self.read(entry)
        if len(self.moves) < record.first:
            raise Fault("record-branch", moves=record.first)

    def sit_down(self) -> None:
        """The bots are there; when nobody is missing, the first question is put."""
        self.look_round()
        self.bench = Bench(self.record.game, self.record.last_seed, self.seats, self.settings.deputy)
        if self.has_started:
            self.wind()
        elif self.record.entries:
            raise Fault("not-started")

    def read(self, entry: Entry) -> None:
        """Follow a line of a record, which may have been written by anyone."""
        if self.over and not (entry.note.startswith(OUT) and entry.at == self.at):
            raise Fault("record-beyond")  # at the end only several seats can go out at once
        try:
            self.follow(entry)
        except Refusal as refusal:
            raise Fault("record-move", number=len(self.moves) + 1, why=refusal.text()) from refusal

    def follow(self, entry: Entry) -> None:
        """One line of the record: something at the table, moves taken back, or a move."""
        if entry.note:
            self.take_note(entry)
        elif entry.undone:
            self.go_back(entry)
        else:
            self.move(entry)
        self.at = entry.at
        self.look_round()
        self.wind()
        if self.over:
            self.consent.lapse()

    # -- How things stand

    def look_round(self) -> None:
        """Who is there, and has it ended? It is asked all the time, and changes seldom."""
        self.people = [s for s, seat in enumerate(self.seats) if seat.is_person]
        self.has_started = not any(seat.is_open for seat in self.seats)
        self.ending: Outcome | None = ending(self.match, self.out, self.is_drawn, self.people)

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
        return self.seats[seat].is_person and not self.places[seat].deputy and seat not in self.out

    def voters(self, request: Request) -> list[int]:
        """The people whose consent is needed: all others who are still in, be they there or not."""
        return [seat for seat in self.people if seat != request.seat and seat not in self.out]

    # -- Moves

    def move(self, entry: Entry) -> None:
        """A move; a Refusal changes nothing."""
        secret, waiting = self.match.secret, self.match.waiting
        choices, events = len(self.match.legal(entry.seat)), len(self.match.events)
        self.match = self.record.after(self.match, entry.seat, entry.move, len(self.moves) + 1)
        by_person = self.is_played_by_person(entry.seat)
        self.moves.append(Made(entry.seat, entry.move, by_person, choices, events))
        self.watches.decided(entry.seat, entry.at)
        self.consent.lapse()
        stays_secret = secret and self.match.secret == secret and not self.match.waiting & ~waiting
        if not stays_secret:
            self.show(entry.at)

    def go_back(self, entry: Entry) -> None:
        """Moves are taken back. The time that they took is not."""
        if entry.undone > len(self.moves) - self.record.first:
            raise Fault("nothing-to-take-back")
        del self.moves[-entry.undone :]
        self.match = played(self.record, self.moves)
        for seat in range(len(self.seats)):
            self.watches.stop(seat, entry.at)
        self.consent.lapse()
        self.show(entry.at)

    def show(self, at: int) -> None:
        """Everyone sees what has happened, and has the pause to take it in."""
        self.ready = at + self.settings.pause
        self.turn += 1
        self.curtain = None

    def wind(self) -> None:
        """Start and stop the watches; a secret decision that begins draws the curtain over them."""
        for seat in range(len(self.seats)):
            if self.is_on_the_clock(seat):
                self.watches.start(seat, max(self.at, self.ready))
            else:
                self.watches.stop(seat, self.at)
        if self.match.secret and not self.curtain:
            self.curtain = Curtain(
                self.watches.left.copy(), [replace(place) for place in self.places], self.out.copy()
            )

    def is_on_the_clock(self, seat: int) -> bool:
        return self.settings.clock.kind != NONE and seat in self.people_to_act and not self.over

    # -- All that is no move

    def take_note(self, entry: Entry) -> None:
        word, _, more = entry.note.partition(" ")
        if word not in EFFECTS or not self.seats[entry.seat].is_person:
            raise Fault("record-note", note=entry.note)
        EFFECTS[word](self, entry, more)

    def sits(self, entry: Entry, name: str) -> None:
        """Somebody new takes a place that was given up."""
        self.seats[entry.seat] = Seat(name)
        self.returns(entry, name)

    def stands(self, entry: Entry, _: str) -> None:
        self.places[entry.seat].stand_up(entry.at)
        self.consent.forget(entry.seat)

    def leaves(self, entry: Entry, _: str) -> None:
        self.places[entry.seat].leave(entry.at)

    def returns(self, entry: Entry, _: str) -> None:
        """A deputy hands back."""
        if self.places[entry.seat].deputy:
            self.watches.hand_back(entry.seat)
        self.places[entry.seat].come_back()

    def deputised(self, entry: Entry, why: str) -> None:
        self.places[entry.seat].deputy = why

    def goes_out(self, entry: Entry, why: str) -> None:
        self.out[entry.seat] = why
        self.consent.forget(entry.seat)

    def asks(self, entry: Entry, what: str) -> None:
        kind, _, moves = what.partition(" ")
        if kind not in (UNDO, DRAW) or not (moves.isdecimal() or kind == DRAW):
            raise Fault("record-note", note=entry.note)
        self.consent.pending = Request(entry.seat, kind, entry.at, int(moves or 0))

    def agrees(self, entry: Entry, _: str) -> None:
        self.consent.asked().agreed.add(entry.seat)

    def drops(self, entry: Entry, _: str) -> None:
        self.consent.drop()

    def draws(self, entry: Entry, _: str) -> None:
        self.is_drawn = True


EFFECTS: Final[dict[str, Callable[[Course, Entry, str], None]]] = {
    SITS: Course.sits,
    STANDS: Course.stands,
    LEAVES: Course.leaves,
    RETURNS: Course.returns,
    DEPUTISED: Course.deputised,
    OUT: Course.goes_out,
    ASKS: Course.asks,
    AGREES: Course.agrees,
    DECLINES: Course.drops,
    WITHDRAWS: Course.drops,
    DRAW: Course.draws,
}
