"""Thinks about matches of many tables, away from them: told where a match stands, it works out what it is asked.

It holds the truth as whoever keeps the table does, and hands bots what their seats may know, as the referee does. What
it has been told it remembers: of a match that goes on only the new moves are played, and its bots keep their thoughts.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeVar

from tavolino.bots.match_analysis import Effect, Look, Step, look, weigh
from tavolino.core.match import Match
from tavolino.core.records.record import Record, parse_head
from tavolino.table.bot_players import Bench
from tavolino.table.hints import Hint, advice, hint
from tavolino.table.seats import Seat
from tavolino.table.settings import read_settings

REMEMBERED: Final = 64
"""Matches; beyond that the one is forgotten that nobody has asked about for longest."""

GLANCE: Final = 0.05
"""Seconds for each who looks at a moment of a match again."""
WEIGHING: Final = 0.15
"""Seconds for a choice."""

Answer = TypeVar("Answer", covariant=True)


class Position(NamedTuple):
    """Where a match stands: the head of its record, and the moves that stand, each with its seat."""

    table_id: str
    head: str
    moves: list[tuple[int, int]]


class Question(Protocol[Answer]):
    """Something to think about; plain data, so that it can be sent."""

    @property
    def position(self) -> Position: ...

    def answered(self, case: "Case") -> Answer: ...


class Case:
    """One match that is thought about, with its bots."""

    def __init__(self, head: str) -> None:
        self.head = head
        self.record: Record = parse_head(head)
        seats = [Seat(*who) for who in zip(self.record.names, self.record.players, strict=True)]
        deputy = read_settings(self.record.settings).deputy
        self.bench = Bench(self.record.game, self.record.last_seed, seats, deputy)
        self.moves: list[tuple[int, int]] = []
        self.match: Match = self.record.kick_off(narrate=True)

    def follow(self, moves: list[tuple[int, int]]) -> None:
        """Play on to where it stands; if moves were taken back, from the start."""
        if moves[: len(self.moves)] != self.moves:
            self.moves, self.match = [], self.record.kick_off(narrate=True)
        for seat, move in moves[len(self.moves) :]:
            self.moves.append((seat, move))
            self.match = self.record.after(self.match, seat, move, len(self.moves))


class Thinker:
    """Answers questions about the tables that it is asked about."""

    def __init__(self) -> None:
        self.cases: dict[str, Case] = {}

    def answer(self, question: Question[Answer]) -> Answer:
        return question.answered(self.case(question.position))

    def case(self, position: Position) -> Case:
        found = self.cases.pop(position.table_id, None)
        if found is None or found.head != position.head:
            found = Case(position.head)
        found.follow(position.moves)  # if it fails, what is remembered is no good
        self.cases[position.table_id] = found
        if len(self.cases) > REMEMBERED:
            del self.cases[next(iter(self.cases))]
        return found


@dataclass(frozen=True)
class WhichMove:
    """What does the bot at this seat play, or the deputy?"""

    position: Position
    seat: int

    def answered(self, case: Case) -> int:
        return case.bench.move(case.match, self.seat)


@dataclass(frozen=True)
class WhichHint:
    """What would a champion do at this seat?"""

    position: Position
    seat: int

    def answered(self, case: Case) -> Hint:
        return hint(case.match, self.seat)


@dataclass(frozen=True)
class WhichMoves:
    """What does the game itself advise this seat, for a choice of many moves?"""

    position: Position
    seat: int

    def answered(self, case: Case) -> list[int]:
        return advice(case.match, self.seat)


@dataclass(frozen=True)
class WhichChances:
    """How did it stand at this step of a match that is over, and what did the choice do?"""

    position: Position
    step: Step

    def answered(self, case: Case) -> tuple[Look | None, Effect | None]:
        seen = look(case.match, seconds=GLANCE) if self.step.is_look else None
        done = weigh(case.match, *self.step.choice, seconds=WEIGHING) if self.step.choice else None
        return seen, done
