"""What happens at a table by itself as time goes by: bots move, watches run out, those who left are given up."""

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Final, NamedTuple

from tavolino.core.endings import FORFEIT_LEFT, FORFEIT_TIME
from tavolino.core.records.record import DRAW, OUT, UNDO, Entry, Record
from tavolino.table.consent import PATIENCE
from tavolino.table.settings import DEPUTY, WAIT
from tavolino.table.state import DEPUTISED, LATE, LEFT, Course

MOVE: Final = "move"
FORFEITS: Final = {LATE: FORFEIT_TIME, LEFT: FORFEIT_LEFT}


class Coming(NamedTuple):
    """Something that will happen by itself: when, at which seat, and what."""

    at: int
    seat: int
    what: str


class Thought(NamedTuple):
    """What a bot has come up with, and when."""

    move: int
    at: int


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
        self.thought: dict[int, Thought] = {}
        super().__init__(record)
        self.began = began
        self.held: dict[int, int] = {}
        self.thinks_elsewhere: Callable[[str], bool] = here

    @property
    def pace(self) -> float:
        """The seconds that a move deserves to be seen."""
        return self.settings.pace

    def time(self, now: float) -> int:
        """Milliseconds since the start. Time never goes back."""
        return max(self.at, round((now - self.began) * 1000))

    def write(self, *entries: Entry) -> None:
        """Let something happen, or several things at once; what the rules refuse is not written down."""
        for entry in entries:
            self.follow(entry)
            self.record.entries.append(entry)
            if entry.undone:
                self.held.clear()
        if self.over:
            self.record.close(self.match)
        else:
            self.grant()

    def note(self, seat: int, what: str, at: int) -> None:
        self.write(Entry(seat, -1, note=what, at=at))

    def grant(self) -> None:
        """If everyone has agreed to what is asked, it happens."""
        request = self.consent.pending
        if request and request.agreed >= set(self.voters(request)):
            if request.what == UNDO:
                self.write(Entry(request.seat, -1, request.moves, at=self.at))
            else:
                self.note(request.seat, DRAW, self.at)

    # -- The next thing

    def due(self) -> float | None:
        """When something happens by itself, unless somebody does something before; None: never."""
        coming = self.coming()
        return coming and self.began + coming.at / 1000

    def tick(self, now: float) -> bool:
        """Let happen all that is due; did anything?"""
        lines = len(self.record.entries)
        while (coming := self.coming()) and coming.at <= self.time(now):
            self.happen(coming)
        return len(self.record.entries) > lines

    def step(self, now: float = 0.0) -> tuple[int, int] | None:
        """One move that needs no person's word. Its seat and the move, or None when people are awaited."""
        coming = self.coming()
        if not coming or coming.what != MOVE or coming.at > self.time(now):
            return None
        self.happen(coming)
        return self.moves[-1].seat, self.moves[-1].move

    def coming(self) -> Coming | None:
        if self.over or not self.has_started:
            return None
        return min((*self.coming_moves(), *self.coming_ends()), key=attrgetter("at"), default=None)

    def coming_moves(self) -> Iterator[Coming]:
        """Moves that need no person's word. Bots leave people the time to answer each other first."""
        request = self.consent.pending
        patient = max(self.ready, request.at + PATIENCE) if request else self.ready
        for seat in self.match.to_act:
            if seat in self.held:
                yield Coming(self.ready, seat, MOVE)
            elif seat in self.thought and not self.is_played_by_person(seat):
                yield Coming(max(patient, self.thought[seat].at), seat, MOVE)
            elif self.moves_by_itself(seat) and not self.is_thinking(seat):
                yield Coming(patient, seat, MOVE)

    def coming_ends(self) -> Iterator[Coming]:
        """When people's time, or the patience with those who left, comes to an end."""
        for seat in filter(self.is_played_by_person, self.people):
            deadline, place = self.watches.deadline(seat), self.places[seat]
            if deadline is not None and self.settings.late != WAIT:
                yield Coming(deadline, seat, LATE)
            if place.gone_since is not None and self.settings.gone != WAIT:
                yield Coming(place.gone_since + self.settings.respite * (not place.is_empty), seat, LEFT)

    def happen(self, coming: Coming) -> None:
        at = max(self.at, coming.at)
        if coming.what == MOVE:
            self.write(Entry(coming.seat, self.own_accord(coming.seat), at=at))
        else:
            together = [end.seat for end in self.coming_ends() if end[::2] == coming[::2]]
            self.give_up(together, coming.what, at)

    def give_up(self, seats: list[int], why: str, at: int) -> None:
        """Some are late, or have left: what was declared for that happens, to all at once."""
        policy = self.settings.late if why == LATE else self.settings.gone
        note = f"{DEPUTISED} {why}" if policy == DEPUTY else f"{OUT} {FORFEITS[why]}"
        self.write(*(Entry(seat, -1, note=note, at=at) for seat in seats))

    # -- Moves that need no person's word

    def moves_by_itself(self, seat: int) -> bool:
        """Bots and deputies do, and whoever has answered already; the only move of a person alone with bots.

        Where people play each other everyone is asked: to be passed over would tell the others something.
        """
        if seat in self.held or not self.is_played_by_person(seat):
            return True
        return len(self.people) == 1 and len(self.match.legal(seat)) == 1

    def own_accord(self, seat: int) -> int:
        if seat in self.held:
            return self.held.pop(seat)
        if self.is_played_by_person(seat):
            return self.match.legal(seat)[0]
        if seat in self.thought:
            return self.thought.pop(seat).move
        return self.bench.move(self.match, seat)

    # -- Bots that think elsewhere

    def thinkers(self) -> list[int]:
        """The seats whose bots are to be asked elsewhere: of those who decide openly one after the other."""
        if self.over or not self.has_started:
            return []
        found = [seat for seat in self.match.to_act if seat not in self.held and self.is_thinking(seat)]
        return found if self.match.secret else found[:1]

    def is_thinking(self, seat: int) -> bool:
        """Is it a bot's move, which has to be thought of elsewhere first?"""
        if seat in self.thought or self.is_played_by_person(seat):
            return False
        return self.thinks_elsewhere(self.bot_at(seat))

    def bot_at(self, seat: int) -> str:
        return self.seats[seat].player if self.seats[seat].is_bot else self.settings.deputy

    def think(self, seat: int, move: int, now: float) -> None:
        """The bot of this seat has thought; its move is shown when the last one has been seen."""
        self.thought[seat] = Thought(move, self.time(now))

    def show(self, at: int) -> None:
        """Whatever a bot was thinking about, it is another question now."""
        super().show(at)
        self.thought.clear()
