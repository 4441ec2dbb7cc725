"""Answers questions about matches of many tables, in a process of its own or wherever a host lets it think.

It knows the whole truth about a match, and gives bots only what their seats may know. It remembers the matches that it
was asked about: of a match that goes on only the new moves are played, and its bots keep what they have worked out.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeVar

from tavolino.bots.match_analysis import AnalysisStep, ChancesAt, Effect, chances_at, choice_effect
from tavolino.core.match import Match
from tavolino.core.records.reader import parse_record_head
from tavolino.core.records.record import Record
from tavolino.table.bot_players import BotPlayers, bots_seed
from tavolino.table.seats import Seat
from tavolino.table.settings import parse_settings
from tavolino.table.thinking.hints import Hint, advised_moves, find_hint

MAX_MATCHES: Final = 64
"""Matches that are remembered; beyond that the one asked about longest ago is forgotten."""

CHANCES_LIMIT_S: Final = 0.05
"""Thinking time for the chances of one viewer at one moment of a finished match."""
EFFECT_LIMIT_S: Final = 0.15
"""Thinking time for the effect of one choice."""

Answer = TypeVar("Answer", covariant=True)


class MatchPosition(NamedTuple):
    """Where a match stands: the head of its record, and the moves that stand, each with its seat.

    For a worker that has played the first `known` moves already, these and the head are left out.
    """

    table_id: str
    head: str
    moves: list[tuple[int, int]]
    known: int | None = None

    def without_known_moves(self, known: int) -> "MatchPosition":
        """The same position for a worker that knows so many of its moves."""
        return MatchPosition(self.table_id, "", self.moves[known:], known)


class UnknownMatch(Exception):
    """The worker does not know the match whose first moves were left out."""


class WorkerQuestion(Protocol[Answer]):
    """Something to think about in a position; plain data, so that it can be sent."""

    def answer(self, match: "WorkerMatch") -> Answer: ...


class WorkerMatch:
    """One match that a worker knows, with its bots."""

    def __init__(self, head: str) -> None:
        self.head = head
        self.record: Record = parse_record_head(head)
        seats = [Seat(*who) for who in zip(self.record.names, self.record.players, strict=True)]
        deputy = parse_settings(self.record.settings).deputy
        self.bot_players = BotPlayers(self.record.game, bots_seed(self.record), seats, deputy)
        self.moves: list[tuple[int, int]] = []
        self.match: Match = self.record.kick_off(narrate=True)

    def catch_up(self, moves: list[tuple[int, int]]) -> None:
        """Play the new moves; if others were taken back, all from the start."""
        if moves[: len(self.moves)] != self.moves:
            self.moves, self.match = [], self.record.kick_off(narrate=True)
        for seat, move in moves[len(self.moves) :]:
            self.moves.append((seat, move))
            self.match = self.record.play_next(self.match, seat, move, len(self.moves))


class MatchWorker:
    """Answers questions about the tables that it is asked about."""

    def __init__(self) -> None:
        self.matches: dict[str, WorkerMatch] = {}

    def answer(self, position: MatchPosition, question: WorkerQuestion[Answer]) -> Answer:
        return question.answer(self.match_at(position))

    def match_at(self, position: MatchPosition) -> WorkerMatch:
        """The match in this position. One that fails to get there is forgotten."""
        match = self.matches.pop(position.table_id, None)
        if position.known is not None:
            if match is None or len(match.moves) < position.known:
                raise UnknownMatch
            match.catch_up(match.moves[: position.known] + position.moves)
        else:
            if match is None or match.head != position.head:
                match = WorkerMatch(position.head)
            match.catch_up(position.moves)
        self.matches[position.table_id] = match
        if len(self.matches) > MAX_MATCHES:
            del self.matches[next(iter(self.matches))]
        return match


@dataclass(frozen=True)
class BotMoveQuestion:
    """What does the bot at this seat play, or the deputy? With a limit it thinks no longer than that."""

    seat: int
    limit_s: float | None = None

    def answer(self, match: WorkerMatch) -> int:
        return match.bot_players.choose_move(match.match, self.seat, self.limit_s)


@dataclass(frozen=True)
class HintQuestion:
    """What would a champion do at this seat?"""

    seat: int

    def answer(self, match: WorkerMatch) -> Hint:
        return find_hint(match.match, self.seat)


@dataclass(frozen=True)
class AdviceQuestion:
    """What does the game itself advise this seat, for a choice of many moves?"""

    seat: int

    def answer(self, match: WorkerMatch) -> list[int]:
        return advised_moves(match.match, self.seat)


@dataclass(frozen=True)
class ChancesQuestion:
    """How did it stand at this step of a match that is over, and what did the choice do?"""

    step: AnalysisStep

    def answer(self, match: WorkerMatch) -> tuple[ChancesAt | None, Effect | None]:
        seen = chances_at(match.match, seconds=CHANCES_LIMIT_S) if self.step.is_look else None
        done = (
            choice_effect(match.match, *self.step.choice, seconds=EFFECT_LIMIT_S)
            if self.step.choice
            else None
        )
        return seen, done
