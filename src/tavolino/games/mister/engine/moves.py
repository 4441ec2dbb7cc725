"""The table of moves. It depends on the deck: the number of a footballer is also the move that picks him."""

from collections.abc import Iterable

from tavolino.core.moves import Move, MoveTable
from tavolino.games.mister.cards.reading import DIRECTIONS, Footballer


def move_table(cards: Iterable[Footballer]) -> MoveTable:
    """In the order that `state.Numbers` counts on."""
    moves = [Move("pick", (card.id,)) for card in cards]
    moves += [Move("sign"), Move("discard"), Move("refuse")]
    moves += [Move("shoot", (direction,)) for direction in DIRECTIONS]
    moves += [Move("dive", (direction,)) for direction in DIRECTIONS]
    return MoveTable(moves)
