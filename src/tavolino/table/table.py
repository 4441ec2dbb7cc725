"""A table: a match in progress, the people and bots who play it, and its record.

Whoever keeps a table hands in the time with every call (`now`: seconds, on any clock that never goes back), asks
`due()` when something happens next by itself, and calls `tick` then. A terminal, where nothing depends on time,
leaves all that out. Whatever happens is written in the record, and nothing changes that is not written there.
"""

from tavolino.core.endings import RESIGNED
from tavolino.core.fair import seed_commitment
from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.records.record import DRAW, OUT, PERSON, UNDO, Branch, Record, RecordEntry
from tavolino.table.seating import Seating
from tavolino.table.seats import OPEN_SEAT, Seat
from tavolino.table.settings import ALONE, ON, Settings, parse_settings
from tavolino.table.state import AGREE_NOTE, ASK_NOTE, DECLINE_NOTE, WITHDRAW_NOTE
from tavolino.table.undo import PastDecision, decisions, may_be_undone
from tavolino.table.view import TableView, clocks, table_view

__all__ = [
    "OPEN_SEAT",
    "PERSON",
    "Seat",
    "Settings",
    "Table",
    "open_table",
    "play_on_from",
    "rematch_of",
    "resume_table",
]


class Table(Seating):
    """What people do at a table. A Fault or a Refusal says why not, and then nothing has been done."""

    # -- Moves

    def play(self, seat: int, move: int, now: float = 0.0) -> None:
        """A move of anyone at the table, shown when the last one has been seen."""
        self.tick(now)
        if not self.match.over:
            self.check_under_way()
        if seat in self.out:
            raise Fault("not-in", name=self.seats[seat].name)
        if self.time_ms(now) < self.ready_at_ms:
            self.hold(seat, move)
        else:
            self.write(RecordEntry(seat, move, at=self.time_ms(now)))

    def hold(self, seat: int, move: int) -> None:
        if seat in self.held_answers:
            raise Fault("already-answered")
        if move not in self.match.legal(seat):
            self.match.play(seat, move)  # it says why not
        self.held_answers[seat] = move

    def resign(self, seat: int, now: float = 0.0) -> None:
        self.tick(now)
        self.check_has_say(seat)
        self.note(seat, f"{OUT} {RESIGNED}", self.time_ms(now))

    # -- Taking back

    def take_back(self, seat: int, now: float = 0.0) -> int:
        """Back to the seat's last choice, freely against bots; how many moves it undid. The record says so."""
        if self.people != [seat]:
            raise Fault("no-taking-back")
        self.tick(now)
        undone = self.moves_to_undo(seat)
        self.write(RecordEntry(seat, -1, undone, at=self.time_ms(now)))
        return undone

    def moves_to_undo(self, seat: int) -> int:
        """How many moves would be undone to ask the seat again."""
        found = self.decisions(seat)
        if not found or self.over:
            raise Fault("nothing-to-take-back")
        return len(self.moves) - found[-1].number

    def decisions(self, seat: int) -> list[PastDecision]:
        found = decisions(self.moves, seat, len(self.people) == 1)
        return [decision for decision in found if decision.number >= self.record.inherited_moves]

    def first_unseen_event(self, seat: int) -> int:
        """The number of the first event that the seat has not been told: that of its last choice."""
        found = self.decisions(seat)
        return found[-1].events if found else 0

    # -- What needs everyone's consent

    def ask_undo(self, seat: int, now: float = 0.0) -> None:
        """Ask the others to take moves back to one's own last choice. Bots alone need not be asked."""
        if self.people == [seat]:
            self.take_back(seat, now)
            return
        self.check_may_ask(seat, UNDO, now)
        moves = self.moves_to_undo(seat)
        if not may_be_undone(self.record, self.moves, len(self.moves) - moves):
            raise Fault("undo-reveals")
        self.note(seat, f"{ASK_NOTE} {UNDO} {moves}", self.time_ms(now))

    def offer_draw(self, seat: int, now: float = 0.0) -> None:
        self.check_may_ask(seat, DRAW, now)
        if not self.record.game.may_agree_draw():
            raise Fault("no-draws")
        if any(who.is_bot for who in self.seats):
            raise Fault("draw-with-bots")
        self.note(seat, f"{ASK_NOTE} {DRAW}", self.time_ms(now))

    def check_may_ask(self, seat: int, what: str, now: float) -> None:
        self.tick(now)
        self.check_has_say(seat)
        if self.match.secret_seats:
            raise Fault(
                "not-in-secret"
            )  # when a request lapses, or is refused, it would show who has decided
        self.consent.check_may_ask(seat, what)

    def answer(self, seat: int, agrees: bool, now: float = 0.0) -> None:
        """Say yes or no to what somebody asks."""
        self.tick(now)
        self.check_has_say(seat)
        request = self.consent.require_pending()
        if seat not in self.voters(request) or seat in request.agreed:
            raise Fault("nothing-asked")
        self.note(seat, AGREE_NOTE if agrees else DECLINE_NOTE, self.time_ms(now))

    def withdraw(self, seat: int, now: float = 0.0) -> None:
        """Ask no more."""
        self.tick(now)
        self.check_has_say(seat)
        if self.consent.require_pending().seat != seat:
            raise Fault("nothing-asked")
        self.note(seat, WITHDRAW_NOTE, self.time_ms(now))

    # -- Hints

    @property
    def gives_hints(self) -> bool:
        """May people ask for hints here? Everyone at the table knows."""
        is_alone = sum(not seat.is_bot for seat in self.seats) <= 1
        return self.settings.hints == ON or (self.settings.hints == ALONE and is_alone)

    def check_hint(self, seat: int) -> None:
        """A person who is asked for something may ask, where that is allowed."""
        self.check_has_say(seat)
        if not self.gives_hints:
            raise Fault("no-hints")
        if not self.match.legal(seat):
            raise Fault("nothing-to-advise")

    # -- What may be shown

    def clocks(self, viewer: int | None, now: float) -> list[float | None]:
        return clocks(self, viewer, now)

    def view(self, viewer: int | None, now: float = 0.0) -> TableView:
        return table_view(self, viewer, now)


def open_table(
    game: Game,
    seats: list[Seat],
    seed: int,
    started: str = "",
    settings: Settings | None = None,
    now: float = 0.0,
) -> Table:
    """A new match with these people and bots. It starts at once, or when the last open seat is taken."""
    names, players = [seat.name for seat in seats], [seat.player for seat in seats]
    record = Record(game, len(seats), seed, names, players, started, fair=seed_commitment(seed))
    record.settings = (settings or Settings()).to_record()
    return Table(record, now)


def resume_table(record: Record, now: float) -> Table:
    """A table taken up again from its record. The time while nobody kept it does not count."""
    last = record.entries[-1].at if record.entries else 0
    return Table(record, now - last / 1000)


def play_on_from(
    record: Record, moves: int, seat: int, seats: list[Seat], seed: int, started: str = "", now: float = 0.0
) -> Table:
    """A practice match that goes on from one that is over, after so many of its moves. What the seat could not know
    then is drawn anew, and so is all that comes: the old seed, which everybody may know by now, tells nothing of it.
    """
    made = [RecordEntry(entry.seat, entry.move) for entry in record.standing_moves()[:moves]]
    names, players = [who.name for who in seats], [who.player for who in seats]
    new = Record(
        record.game, record.seats, record.seed, names, players, started, made, fair=seed_commitment(seed)
    )
    new.branches = [*(old for old in record.branches if old.moves <= moves), Branch(moves, seat, seed)]
    new.settings = Settings(pace=parse_settings(record.settings).pace).to_record()
    return Table(new, now)


def rematch_of(table: Table, seed: int, started: str = "", now: float = 0.0) -> Table:
    """The same match again with new cards, everyone one seat further on; who has given up a seat leaves it open."""
    if not table.over:
        raise Fault("not-over")
    seats = [OPEN_SEAT if table.presence[s].is_empty else seat for s, seat in enumerate(table.seats)]
    return open_table(table.record.game, [seats[-1], *seats[:-1]], seed, started, table.settings, now)
