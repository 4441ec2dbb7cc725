"""A table: a match in progress, the people and bots who play it, and its record.

Whoever hosts a table passes the time with every call (`now_s`: seconds, on any clock that never goes back), asks `due`
when something happens next by itself, and calls `tick` then. A terminal, where nothing depends on time, leaves all
that out. Whatever happens is an entry of the record, and nothing changes without one.
"""

from typing import Final

from tavolino.bots.roster import bot_factory
from tavolino.core.endings import RESIGNED
from tavolino.core.match import Match
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import DRAW, OUT, UNDO, Record, RecordEntry
from tavolino.table.automation import MOVE, Automation, HeldRequest, NeedsWorker, never_needs_worker
from tavolino.table.consent import RequestKind
from tavolino.table.faults import TableFault
from tavolino.table.replay import (
    AGREE_NOTE,
    ASK_NOTE,
    DECLINE_NOTE,
    LEAVE_NOTE,
    MORE_TIME_NOTE,
    RETURN_NOTE,
    SIT_NOTE,
    STAND_NOTE,
    WITHDRAW_NOTE,
    apply_entry,
    assign_seat,
    load,
    start,
)
from tavolino.table.seating import check_has_say, check_may_take_over, check_seat, check_under_way
from tavolino.table.seats import LATE, OPEN_SEAT, Seat, SeatPresence
from tavolino.table.settings import WAIT
from tavolino.table.undo import PastDecision, may_be_undone, past_decisions

DONE: Final = "done"
HELD: Final = "held"
"""What became of a move: it was played, or it is held until the pause is over."""


class Table:
    """What people do at a table. A Fault or a Refusal says why not; then nothing has been done.

    `began_s` is the start of the match on the host's clock. `state` is what the record says; `automation` is what
    happens by itself.
    """

    def __init__(
        self, record: Record, began_s: float = 0.0, needs_worker: NeedsWorker = never_needs_worker
    ) -> None:
        self.state = load(record)
        self.automation = Automation(self.state, needs_worker)
        self.began_s = began_s
        self.requests: dict[int, str] = {}
        """The requests that lines have answered, by number. Whoever writes the lines down clears it."""

    # -- What is asked for everywhere

    @property
    def record(self) -> Record:
        return self.state.record

    @property
    def match(self) -> Match:
        return self.state.match

    @property
    def seats(self) -> list[Seat]:
        return self.state.seats

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def outcome(self) -> Outcome:
        return self.state.outcome

    # -- Time

    def time_ms(self, now_s: float) -> int:
        """Milliseconds since the start. Time never goes back."""
        return max(self.state.at_ms, round((now_s - self.began_s) * 1000))

    def due(self) -> float | None:
        """When something happens by itself, in seconds of the host's clock; None: never."""
        scheduled = self.automation.next_scheduled()
        return scheduled and self.began_s + scheduled.at_ms / 1000

    def deadline(self) -> float | None:
        """When somebody's time runs out, or somebody who left has been away for too long; None: never."""
        if self.over or not self.state.has_started:
            return None
        ends = [self.began_s + end.at_ms / 1000 for end in self.automation.scheduled_ends()]
        return min(ends, default=None)

    def may_lose_people(self) -> bool:
        """Would something happen if somebody who is here did not come back?"""
        state = self.state
        if self.over or not state.has_started or state.settings.gone == WAIT:
            return False
        return any(
            state.has_say(seat) and state.presence[seat].gone_since_ms is None for seat in state.people
        )

    def tick(self, now_s: float) -> bool:
        """Run all that is due; was there anything?"""
        had_any = False
        while self.run_next(now_s):
            had_any = True
        return had_any

    def run_next(self, now_s: float) -> bool:
        """Run the next thing that is due; was there one?"""
        scheduled = self.automation.next_scheduled()
        if not scheduled or scheduled.at_ms > self.time_ms(now_s):
            return False
        number, settled = len(self.record.entries), len(self.automation.settled)
        self.write(*self.automation.entries_for(scheduled))
        for answered in self.automation.settled[settled:]:
            if answered.was_played and answered.request.request_id is not None:
                self.requests[number] = answered.request.request_id
        return True

    def play_automatic_move(self, now_s: float = 0.0) -> tuple[int, int] | None:
        """One move that waits for no person: its seat and the move. None: people are awaited."""
        scheduled = self.automation.next_scheduled()
        if not scheduled or scheduled.what != MOVE or not self.run_next(now_s):
            return None
        return self.state.moves[-1].seat, self.state.moves[-1].move

    def take_bot_answer(self, seat: int, move: int, now_s: float) -> None:
        """A worker has found the move of a bot; it is played when the pause after the last move is over."""
        self.automation.take_bot_answer(seat, move, self.time_ms(now_s))

    # -- The record

    def write(self, *entries: RecordEntry) -> None:
        """Apply entries and append them to the record. What the rules refuse is not written."""
        for entry in entries:
            self.follow(entry)
        if not self.over:
            self.fulfil_request()

    def follow(self, entry: RecordEntry) -> None:
        """A line that somebody else has written. Whatever follows from it is written there too."""
        turn = self.state.turn
        apply_entry(self.state, entry)
        self.record.entries.append(entry)
        if self.state.turn != turn and not self.state.was_let_by:
            self.automation.drop_held_answers()
        if self.over:
            self.record.write_result(self.match)

    def note(self, seat: int, what: str, at_ms: int) -> None:
        self.write(RecordEntry(seat, -1, note=what, at=at_ms))

    def fulfil_request(self) -> None:
        """If everyone has agreed to the pending request, it happens."""
        request = self.state.consent.pending
        if request and request.agreed >= set(self.state.voters(request)):
            if request.what == UNDO:
                self.write(RecordEntry(request.seat, -1, request.moves, at=self.state.at_ms))
            else:
                self.note(request.seat, DRAW, self.state.at_ms)

    # -- Moves

    def play(
        self,
        seat: int,
        move: int,
        now_s: float = 0.0,
        *,
        request_id: str | None = None,
        language: str = "",
    ) -> str:
        """A move of anyone at the table: `DONE`, or `HELD` during the pause after the last one.

        `request_id` and `language` are kept with a held move, to confirm it when it is played.
        """
        self.tick(now_s)
        if not self.match.over:
            check_under_way(self.state)
        if seat in self.state.out:
            raise TableFault("not-in", name=self.seats[seat].name)
        if self.automation.has_to_wait(seat, move, self.time_ms(now_s)):
            self.automation.hold(seat, HeldRequest(move, request_id, language))
            return HELD
        number = len(self.record.entries)
        self.write(RecordEntry(seat, move, at=self.time_ms(now_s)))
        if request_id is not None:
            self.requests[number] = request_id
        return DONE

    def ask_more_time(self, seat: int, now_s: float = 0.0) -> None:
        """Make the window twice as long, once. Whoever asks says nothing by it: everyone may."""
        self.tick(now_s)
        check_has_say(self.state, seat)
        self.note(seat, MORE_TIME_NOTE, self.time_ms(now_s))

    def mark_seen(self, seat: int, now_s: float = 0.0) -> None:
        """A person has seen the last move. Alone with bots nobody else is to be waited for."""
        if self.state.people == [seat]:
            self.automation.mark_seen(self.time_ms(now_s))

    def resign(self, seat: int, now_s: float = 0.0) -> None:
        self.tick(now_s)
        check_has_say(self.state, seat)
        self.note(seat, f"{OUT} {RESIGNED}", self.time_ms(now_s))

    # -- Seats

    def sit(self, seat: int, who: Seat, now_s: float = 0.0) -> None:
        """Take an open seat. With the last one the match starts; later only a person takes a seat given up."""
        check_seat(self.state, seat)
        if self.state.has_started:
            self.take_over_seat(seat, who, now_s)
        elif self.seats[seat].is_open:
            self.take_open_seat(seat, who, now_s)
        else:
            raise TableFault("seat-taken", name=self.seats[seat].name)

    def take_open_seat(self, seat: int, who: Seat, now_s: float) -> None:
        if who.is_bot:
            bot_factory(who.player)
        assign_seat(self.state, seat, who)
        if self.state.has_started:
            self.began_s = now_s
            start(self.state)

    def take_over_seat(self, seat: int, who: Seat, now_s: float) -> None:
        self.tick(now_s)
        check_may_take_over(self.state, seat, who)
        self.note(seat, f"{SIT_NOTE} {who.name}", self.time_ms(now_s))

    def stand_up(self, seat: int, now_s: float = 0.0) -> None:
        """Give up a seat: another may take it. After the start it is as if they had left for good."""
        check_seat(self.state, seat)
        if not self.state.has_started:
            assign_seat(self.state, seat, OPEN_SEAT)
            return
        self.tick(now_s)
        check_has_say(self.state, seat)
        self.note(seat, STAND_NOTE, self.time_ms(now_s))
        self.tick(now_s)

    def leave(self, seat: int, now_s: float = 0.0) -> None:
        """Somebody is gone, for a moment or longer. To say so twice does no harm."""
        self.tick(now_s)
        if self.state.has_say(seat) and self.state.presence[seat].gone_since_ms is None:
            self.note(seat, LEAVE_NOTE, self.time_ms(now_s))
            self.tick(now_s)

    def come_back(self, seat: int, now_s: float = 0.0) -> None:
        """Somebody is there again; their deputy hands back. To say so twice does no harm."""
        self.tick(now_s)
        state = self.state
        if not state.has_say(seat) or state.presence[seat] == SeatPresence():
            return
        if state.presence[seat].deputy == LATE and not state.clocks.can_go_on(seat):
            raise TableFault("time-used-up")
        self.note(seat, RETURN_NOTE, self.time_ms(now_s))

    # -- Taking back

    def take_back(self, seat: int, now_s: float = 0.0) -> int:
        """Back to the seat's last choice, freely against bots. Returns how many moves were undone."""
        if self.state.people != [seat]:
            raise TableFault("no-taking-back")
        self.tick(now_s)
        undone = self.moves_to_undo(seat)
        self.write(RecordEntry(seat, -1, undone, at=self.time_ms(now_s)))
        return undone

    def moves_to_undo(self, seat: int) -> int:
        """How many moves must be undone to ask the seat again."""
        if not self.state.may_undo:
            raise TableFault("no-undo")
        decisions = self.past_decisions(seat)
        if not decisions or self.over:
            raise TableFault("nothing-to-take-back")
        return len(self.state.moves) - decisions[-1].number

    def past_decisions(self, seat: int) -> list[PastDecision]:
        decisions = past_decisions(self.state.moves, seat, len(self.state.people) == 1)
        return [decision for decision in decisions if decision.number >= self.record.inherited_moves]

    def first_unseen_event(self, seat: int) -> int:
        """The number of the first event that the seat has not been told: the event of its last choice."""
        decisions = self.past_decisions(seat)
        return decisions[-1].events if decisions else 0

    # -- What needs everyone's consent

    def ask_undo(self, seat: int, now_s: float = 0.0) -> None:
        """Ask the others to take moves back to one's own last choice. Bots need not be asked."""
        if self.state.people == [seat]:
            self.take_back(seat, now_s)
            return
        self.check_may_ask(seat, UNDO, now_s)
        moves = self.moves_to_undo(seat)
        if not may_be_undone(self.record, self.state.moves, len(self.state.moves) - moves):
            raise TableFault("undo-reveals")
        self.note(seat, f"{ASK_NOTE} {UNDO} {moves}", self.time_ms(now_s))

    def offer_draw(self, seat: int, now_s: float = 0.0) -> None:
        self.check_may_ask(seat, DRAW, now_s)
        if not self.record.game.may_agree_draw():
            raise TableFault("no-draws")
        if any(who.is_bot for who in self.seats):
            raise TableFault("draw-with-bots")
        self.note(seat, f"{ASK_NOTE} {DRAW}", self.time_ms(now_s))

    def check_may_ask(self, seat: int, what: RequestKind, now_s: float) -> None:
        self.tick(now_s)
        check_has_say(self.state, seat)
        if self.match.secret_seats:
            raise TableFault(
                "not-in-secret"
            )  # a request that lapses or is refused would show who has decided
        self.state.consent.check_may_ask(seat, what)

    def answer(self, seat: int, agrees: bool, now_s: float = 0.0) -> None:
        """Say yes or no to what somebody asks."""
        self.tick(now_s)
        check_has_say(self.state, seat)
        request = self.state.consent.require_pending()
        if seat not in self.state.voters(request) or seat in request.agreed:
            raise TableFault("nothing-asked")
        self.note(seat, AGREE_NOTE if agrees else DECLINE_NOTE, self.time_ms(now_s))

    def withdraw(self, seat: int, now_s: float = 0.0) -> None:
        """Take one's own request back."""
        self.tick(now_s)
        check_has_say(self.state, seat)
        if self.state.consent.require_pending().seat != seat:
            raise TableFault("nothing-asked")
        self.note(seat, WITHDRAW_NOTE, self.time_ms(now_s))

    # -- Hints

    def check_hint(self, seat: int) -> None:
        """A person who is asked for something may ask for a hint, where that is allowed."""
        self.check_help(seat, self.state.gives_hints)

    def check_assistant(self, seat: int) -> None:
        """And for what the assistant would do."""
        self.check_help(seat, self.state.has_assistant)

    def check_help(self, seat: int, is_allowed: bool) -> None:
        check_has_say(self.state, seat)
        if not is_allowed:
            raise TableFault("no-hints")
        if not self.match.legal(seat) or self.state.has_only_move(seat):
            raise TableFault("nothing-to-advise")
