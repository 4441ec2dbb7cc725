"""What happens at a table by itself: bots move, clocks run out, people who left lose their seats.

It decides what comes next and what to write; it holds the answers that are not in the record yet.
"""

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Final, NamedTuple

from tavolino.core.endings import FORFEIT_LEFT, FORFEIT_TIME
from tavolino.core.game import Game
from tavolino.core.match import NO_PASS
from tavolino.core.records.record import OUT, RecordEntry
from tavolino.table.bot_players import BotPlayers, bots_seed
from tavolino.table.clocks.forced_answers import thinking_ms
from tavolino.table.consent import BOT_WAITS_FOR_ANSWER_MS
from tavolino.table.faults import TableFault
from tavolino.table.replay import DEPUTY_NOTE
from tavolino.table.seats import LATE, LEFT
from tavolino.table.settings import DEPUTY, ON, WAIT
from tavolino.table.state import TableState

MOVE: Final = "move"
BOT_WINDOW_MS: Final = 900
"""A bot that could interrupt takes at least this long, and so does one that could not."""
FORFEITS: Final = {LATE: FORFEIT_TIME, LEFT: FORFEIT_LEFT}

NeedsWorker = Callable[[Game, str], bool]
"""Does a bot, by its name, think in a worker in this game?"""


def never_needs_worker(game: Game, bot: str) -> bool:
    """All bots think at the table, while everyone waits."""
    return False


class Scheduled(NamedTuple):
    """Something that will happen by itself: when, at which seat, and what."""

    at_ms: int
    seat: int
    what: str


class BotAnswer(NamedTuple):
    """The move that a worker found, and when. It is stale as soon as the `turn` is another one."""

    turn: int
    move: int
    at_ms: int


class HeldRequest(NamedTuple):
    """An answer given during the pause after the last move, and the request to confirm when it is played."""

    move: int
    request_id: str | None = None
    language: str = ""


class SettledRequest(NamedTuple):
    """A held answer that has been played or, after an undo, dropped."""

    seat: int
    request: HeldRequest
    was_played: bool


class SeenMove(NamedTuple):
    """A person alone with bots has seen what led to this turn, at this time."""

    turn: int
    at_ms: int


class Automation:
    """`held_answers`: answers given during the pause after the last move, or while a window is open. They are played
    when it ends, so that a forced answer is no faster than a considered one. Whoever hosts the table reads `settled`
    and clears it, and lets the bots sleep while nobody looks.
    """

    def __init__(self, state: TableState, needs_worker: NeedsWorker) -> None:
        self.state = state
        self.needs_worker = needs_worker
        self.are_bots_asleep = False
        self.held_answers: dict[int, HeldRequest] = {}
        self.settled: list[SettledRequest] = []
        self.bot_answers: dict[int, BotAnswer] = {}
        self.seen = SeenMove(-1, 0)
        self.known_bot_players: BotPlayers | None = None

    # -- What comes next

    def next_scheduled(self) -> Scheduled | None:
        if self.state.over or not self.state.has_started:
            return None
        return min((*self.scheduled_moves(), *self.scheduled_ends()), key=attrgetter("at_ms"), default=None)

    def scheduled_moves(self) -> Iterator[Scheduled]:
        """Moves that wait for no person."""
        for seat in self.state.match.to_act:
            is_persons = self.state.is_played_by_person(seat)
            at_ms = self.person_due_ms(seat) if is_persons else self.bot_due_ms(seat)
            if at_ms is not None:
                yield Scheduled(at_ms, seat, MOVE)

    def person_due_ms(self, seat: int) -> int | None:
        """When a person's held answer is played, or a move made without them. Never, if they are awaited."""
        state, held = self.state, self.held_answers.get(seat)
        if state.window and not (held and held.move != state.match.passing_move()):
            return self.after_requests(max(self.ready_at_ms, state.window.ends_at_ms))
        if state.has_only_move(seat):
            is_alone = len(state.people) == 1
            return self.after_requests(self.ready_at_ms + (0 if is_alone else thinking_ms(state, seat)))
        return self.ready_at_ms if held else None

    def bot_due_ms(self, seat: int) -> int | None:
        """Whether a bot interrupts comes out no sooner than it might have thought about it."""
        if seat in self.held_answers:
            return self.ready_at_ms
        if self.are_bots_asleep or self.awaits_worker(seat):
            return None
        answer = self.bot_answer(seat)
        might_interrupt = self.state.settings.stage == ON and self.state.match.passing_move() != NO_PASS
        thought_at_ms = self.state.at_ms + BOT_WINDOW_MS if might_interrupt else 0
        return max(self.after_requests(self.ready_at_ms), thought_at_ms, answer.at_ms if answer else 0)

    @property
    def ready_at_ms(self) -> int:
        """When the last move has been seen."""
        ready_at_ms = self.state.ready_at_ms
        return min(ready_at_ms, self.seen.at_ms) if self.seen.turn == self.state.turn else ready_at_ms

    def mark_seen(self, at_ms: int) -> None:
        if self.seen.turn != self.state.turn:
            self.seen = SeenMove(self.state.turn, at_ms)

    def after_requests(self, at_ms: int) -> int:
        """What comes by itself leaves people the time to answer each other first."""
        request = self.state.consent.pending
        return max(at_ms, request.at_ms + BOT_WAITS_FOR_ANSWER_MS) if request else at_ms

    def scheduled_ends(self) -> Iterator[Scheduled]:
        """When somebody's time runs out, and when somebody who left has been away for too long."""
        state = self.state
        for seat in filter(state.is_played_by_person, state.people):
            deadline, presence = state.clocks.deadline_ms(seat), state.presence[seat]
            if deadline is not None and state.settings.late != WAIT:
                yield Scheduled(deadline, seat, LATE)
            if presence.gone_since_ms is not None and state.settings.gone != WAIT:
                grace_ms = 0 if presence.is_empty else state.settings.grace_ms
                yield Scheduled(presence.gone_since_ms + grace_ms, seat, LEFT)

    def entries_for(self, scheduled: Scheduled) -> list[RecordEntry]:
        """What to write for it. All who are late, or have left, at the same moment are written together."""
        at_ms = max(self.state.at_ms, scheduled.at_ms)
        if scheduled.what == MOVE:
            return [RecordEntry(scheduled.seat, self.take_move(scheduled.seat), at=at_ms)]
        together = [end.seat for end in self.scheduled_ends() if end[::2] == scheduled[::2]]
        note = self.note_for(scheduled.what)
        return [RecordEntry(seat, -1, note=note, at=at_ms) for seat in together]

    def note_for(self, why: str) -> str:
        """What was declared for somebody who is late, or has left: a deputy plays on, or the seat is out."""
        policy = self.state.settings.late if why == LATE else self.state.settings.gone
        return f"{DEPUTY_NOTE} {why}" if policy == DEPUTY else f"{OUT} {FORFEITS[why]}"

    # -- Moves that wait for no person

    def take_move(self, seat: int) -> int:
        """The move that the seat makes now; a held answer or a worker's answer is used up."""
        answer = self.bot_answer(seat)
        if seat in self.held_answers:
            return self.settle(seat, was_played=True).move
        if self.state.is_played_by_person(seat):
            match = self.state.match
            return match.passing_move() if self.state.window else match.legal(seat)[0]
        if answer:
            return self.bot_answers.pop(seat).move
        return self.bot_players.choose_move(self.state.match, seat)

    @property
    def bot_players(self) -> BotPlayers:
        """Made when a bot is first asked here: by then it is known who sits where."""
        if self.known_bot_players is None:
            state = self.state
            game, seed = state.record.game, bots_seed(state.record)
            self.known_bot_players = BotPlayers(game, seed, state.seats, state.settings.deputy)
        return self.known_bot_players

    # -- Held answers

    def has_to_wait(self, seat: int, move: int, at_ms: int) -> bool:
        """Is this answer shown later? One that interrupts is not, once the last move has been seen."""
        state = self.state
        if at_ms < self.ready_at_ms:
            return True
        if state.window:
            return move == state.match.passing_move() or seat not in state.match.to_act
        return len(state.people) > 1 and state.has_only_move(seat)

    def hold(self, seat: int, request: HeldRequest) -> None:
        match = self.state.question_for(seat)
        if seat in self.held_answers:
            raise TableFault("already-answered")
        if request.move not in match.legal(seat):
            match.play(seat, request.move)  # it raises the Refusal that says why not
        self.held_answers[seat] = request

    def drop_held_answers(self) -> None:
        """Moves were taken back: the held answers belong to another question."""
        for seat in list(self.held_answers):
            self.settle(seat, was_played=False)

    def settle(self, seat: int, was_played: bool) -> HeldRequest:
        request = self.held_answers.pop(seat)
        self.settled.append(SettledRequest(seat, request, was_played))
        return request

    # -- Bots that think in a worker

    def seats_waiting_for_workers(self) -> list[int]:
        """The seats to ask a worker for. Of seats that decide openly, one after the other, only the first."""
        if self.state.over or not self.state.has_started or self.are_bots_asleep:
            return []
        match = self.state.match
        seats = [seat for seat in match.to_act if seat not in self.held_answers and self.awaits_worker(seat)]
        return seats if match.secret_seats else seats[:1]

    def awaits_worker(self, seat: int) -> bool:
        """Is it a bot's turn whose move a worker has still to find?"""
        if self.bot_answer(seat) or self.state.is_played_by_person(seat):
            return False
        return self.needs_worker(self.state.record.game, self.state.bot_name_at(seat))

    def bot_answer(self, seat: int) -> BotAnswer | None:
        """A worker's answer to the question that stands."""
        answer = self.bot_answers.get(seat)
        return answer if answer and answer.turn == self.state.turn else None

    def take_bot_answer(self, seat: int, move: int, at_ms: int) -> None:
        """Keep a worker's answer to the question that stands."""
        self.bot_answers[seat] = BotAnswer(self.state.turn, move, at_ms)
