"""What a phase returns: somebody is asked, or what has happened. `Best11Match.apply` decides what follows."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.best11.engine.state import State

ASKED: Final = 0  # somebody is asked: stop
RESUME: Final = 1  # an event card has had its effect: on with the move or the challenge
SUCCEEDED: Final = 2  # the half of a challenge stands
FAILED: Final = 3
FORCED: Final = 4  # there is only one answer: it is in state.forced_move


def ask_one_of(state: State, question: i64, purpose: i64, seat: i64, answers: list[int]) -> int:
    """Ask for one of these moves. If there is only one, it is made without a question."""
    state.question_purpose = purpose
    state.ask(question, seat)
    if len(answers) > 1:
        return ASKED
    state.forced_move = answers[0]
    return FORCED


def moves_from(first: i64, numbers: list[int]) -> list[int]:
    """The moves that stand for these numbers, counted from `first`."""
    return [first + number for number in numbers]


def moves_from_mask(first: i64, mask: i64) -> list[int]:
    """The moves that stand for the seats or clubs of a mask, counted from `first`."""
    moves: list[int] = []
    while mask:
        if mask & 1:
            moves.append(first)
        mask >>= 1
        first += 1
    return moves
