"""What happens at a table by itself as time goes by: bots move, watches run out, those who left are given up."""

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Final, NamedTuple

from tavolino.core.endings import FORFEIT_LEFT, FORFEIT_TIME
from tavolino.core.records.record import DRAW, OUT, UNDO, Record, RecordEntry
from tavolino.table.consent import BOT_WAITS_FOR_ANSWER_MS
from tavolino.table.settings import DEPUTY, WAIT
from tavolino.table.state import DEPUTY_NOTE, LATE, LEFT, Course

MOVE: Final = "move"
FORFEITS: Final = {LATE: FORFEIT_TIME, LEFT: FORFEIT_LEFT}


class Scheduled(NamedTuple):
    """Something that will happen by itself: when, at which seat, and what."""

    at_ms: int
    seat: int
    what: str


class BotAnswer(NamedTuple):
    """What a bot has come up with, and when."""

    move: int
    at_ms: int


def here(bot: str) -> bool:
    """All bots think at the table, while everyone waits."""
    return False


class Running(Course):
    """A table in time. `began` is the moment of its start on the clock of whoever keeps it, in seconds.

    `held` are answers that came before the last move had been seen. They are shown when it has, so that a seat
    that had nothing to choose is not quicker than one that thinks. They are not in the record yet.

    Whoever keeps the table may let some bots think elsewhere: `thinkers` are to be asked, and say what they have
    `thought`.
    """

    def __init__(self, record: Record, began: float = 0.0) -> None:
        self.bot_answers: dict[int, BotAnswer] = {}
        super().__init__(record)
        self.began_s = began
        self.held_answers: dict[int, int] = {}
        self.needs_worker: Callable[[str], bool] = here

    @property
    def pace(self) -> float:
        """The seconds that a move deserves to be seen."""
        return self.settings.pace

    def time_ms(self, now: float) -> int:
        """Milliseconds since the start. Time never goes back."""
        return max(self.at_ms, round((now - self.began_s) * 1000))

    def write(self, *entries: RecordEntry) -> None:
        """Let something happen, or several things at once; what the rules refuse is not written down."""
        for entry in entries:
            self.apply_entry(entry)
            self.record.entries.append(entry)
            if entry.undone:
                self.held_answers.clear()
        if self.over:
            self.record.write_result(self.match)
        else:
            self.fulfil_request()

    def note(self, seat: int, what: str, at: int) -> None:
        self.write(RecordEntry(seat, -1, note=what, at=at))

    def fulfil_request(self) -> None:
        """If everyone has agreed to what is asked, it happens."""
        request = self.consent.pending
        if request and request.agreed >= set(self.voters(request)):
            if request.what == UNDO:
                self.write(RecordEntry(request.seat, -1, request.moves, at=self.at_ms))
            else:
                self.note(request.seat, DRAW, self.at_ms)

    # -- The next thing

    def due(self) -> float | None:
        """When something happens by itself, unless somebody does something before; None: never."""
        coming = self.next_scheduled()
        return coming and self.began_s + coming.at_ms / 1000

    def tick(self, now: float) -> bool:
        """Let happen all that is due; did anything?"""
        lines = len(self.record.entries)
        while (coming := self.next_scheduled()) and coming.at_ms <= self.time_ms(now):
            self.run_scheduled(coming)
        return len(self.record.entries) > lines

    def play_automatic_move(self, now: float = 0.0) -> tuple[int, int] | None:
        """One move that needs no person's word. Its seat and the move, or None when people are awaited."""
        coming = self.next_scheduled()
        if not coming or coming.what != MOVE or coming.at_ms > self.time_ms(now):
            return None
        self.run_scheduled(coming)
        return self.moves[-1].seat, self.moves[-1].move

    def next_scheduled(self) -> Scheduled | None:
        if self.over or not self.has_started:
            return None
        return min((*self.scheduled_moves(), *self.scheduled_ends()), key=attrgetter("at_ms"), default=None)

    def scheduled_moves(self) -> Iterator[Scheduled]:
        """Moves that need no person's word. Bots leave people the time to answer each other first."""
        request = self.consent.pending
        patient = (
            max(self.ready_at_ms, request.at_ms + BOT_WAITS_FOR_ANSWER_MS) if request else self.ready_at_ms
        )
        for seat in self.match.to_act:
            if seat in self.held_answers:
                yield Scheduled(self.ready_at_ms, seat, MOVE)
            elif seat in self.bot_answers and not self.is_played_by_person(seat):
                yield Scheduled(max(patient, self.bot_answers[seat].at_ms), seat, MOVE)
            elif self.moves_by_itself(seat) and not self.awaits_worker(seat):
                yield Scheduled(patient, seat, MOVE)

    def scheduled_ends(self) -> Iterator[Scheduled]:
        """When people's time, or the patience with those who left, comes to an end."""
        for seat in filter(self.is_played_by_person, self.people):
            deadline, place = self.watches.deadline_ms(seat), self.presence[seat]
            if deadline is not None and self.settings.late != WAIT:
                yield Scheduled(deadline, seat, LATE)
            if place.gone_since_ms is not None and self.settings.gone != WAIT:
                yield Scheduled(
                    place.gone_since_ms + self.settings.grace_ms * (not place.is_empty), seat, LEFT
                )

    def run_scheduled(self, coming: Scheduled) -> None:
        at = max(self.at_ms, coming.at_ms)
        if coming.what == MOVE:
            self.write(RecordEntry(coming.seat, self.automatic_move(coming.seat), at=at))
        else:
            together = [end.seat for end in self.scheduled_ends() if end[::2] == coming[::2]]
            self.give_up(together, coming.what, at)

    def give_up(self, seats: list[int], why: str, at: int) -> None:
        """Some are late, or have left: what was declared for that happens, to all at once."""
        policy = self.settings.late if why == LATE else self.settings.gone
        note = f"{DEPUTY_NOTE} {why}" if policy == DEPUTY else f"{OUT} {FORFEITS[why]}"
        self.write(*(RecordEntry(seat, -1, note=note, at=at) for seat in seats))

    # -- Moves that need no person's word

    def moves_by_itself(self, seat: int) -> bool:
        """Bots and deputies do, and whoever has answered already; the only move of a person alone with bots.

        Where people play each other everyone is asked: to be passed over would tell the others something.
        """
        if seat in self.held_answers or not self.is_played_by_person(seat):
            return True
        return len(self.people) == 1 and len(self.match.legal(seat)) == 1

    def automatic_move(self, seat: int) -> int:
        if seat in self.held_answers:
            return self.held_answers.pop(seat)
        if self.is_played_by_person(seat):
            return self.match.legal(seat)[0]
        if seat in self.bot_answers:
            return self.bot_answers.pop(seat).move
        return self.bot_players.choose_move(self.match, seat)

    # -- Bots that think elsewhere

    def seats_waiting_for_workers(self) -> list[int]:
        """The seats whose bots are to be asked elsewhere: of those who decide openly one after the other."""
        if self.over or not self.has_started:
            return []
        found = [
            seat for seat in self.match.to_act if seat not in self.held_answers and self.awaits_worker(seat)
        ]
        return found if self.match.secret_seats else found[:1]

    def awaits_worker(self, seat: int) -> bool:
        """Is it a bot's move, which has to be thought of elsewhere first?"""
        if seat in self.bot_answers or self.is_played_by_person(seat):
            return False
        return self.needs_worker(self.bot_name_at(seat))

    def bot_name_at(self, seat: int) -> str:
        return self.seats[seat].player if self.seats[seat].is_bot else self.settings.deputy

    def take_bot_answer(self, seat: int, move: int, now: float) -> None:
        """The bot of this seat has thought; its move is shown when the last one has been seen."""
        self.bot_answers[seat] = BotAnswer(move, self.time_ms(now))

    def show(self, at: int) -> None:
        """Whatever a bot was thinking about, it is another question now."""
        super().show(at)
        self.bot_answers.clear()
