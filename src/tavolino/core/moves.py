"""The moves of a game: a finite table, index <-> Move(kind, args) <-> one line of text."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tavolino.core.faults import Fault


class Move(NamedTuple):
    """What a player decides, in one step: `Move("play", ("red-ball", "blue-ball"))`."""

    kind: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *self.args))


class MoveTable(Sequence[Move]):
    """All moves of a game, in their fixed order. A move elsewhere is an index into this table."""

    def __init__(self, moves: Iterable[Move], other_words: Mapping[str, str] | None = None) -> None:
        """`other_words` are further spellings of a move: text -> the text in the table."""
        self._moves = tuple(moves)
        self._texts = [str(move) for move in self._moves]
        self._index = {text: i for i, text in enumerate(self._texts)}
        self._other_words = dict(other_words or {})

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index):  # type: ignore[no-untyped-def] # both overloads of Sequence come to this
        return self._moves[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def text(self, index: int) -> str:
        return self._texts[index]

    def parse(self, text: str) -> int:
        """The index of a move typed by hand or read from a record. Spaces and capitals do not matter."""
        plain = " ".join(text.lower().split())
        index = self._index.get(self._other_words.get(plain, plain))
        if index is None:
            raise Fault("unknown-move", move=text)
        return index

    def index_of(self, kind: str, *args: str) -> int:
        """The index of one move: `moves.index_of("draw", "actions")`."""
        return self._index[" ".join((kind, *args))]
