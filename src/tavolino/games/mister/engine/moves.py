"""The directions of a shot, and the table of moves: the move that picks a footballer has his number."""

from collections.abc import Iterable
from typing import Final, Literal

from tavolino.core.moves import Move, MoveTable

Direction = Literal["right", "centre", "left"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("right", "centre", "left")


def move_table(footballers: Iterable[str]) -> MoveTable:
    """All moves, in the order that `state.MoveNumbers` relies on."""
    moves = [Move("pick", (id,)) for id in footballers]
    moves += [Move("sign"), Move("discard"), Move("refuse")]
    moves += [Move("shoot", (direction,)) for direction in DIRECTIONS]
    moves += [Move("dive", (direction,)) for direction in DIRECTIONS]
    return MoveTable(moves)
