"""What a seat knows as a row of small numbers, for programs that learn. Compiled.

A game writes two functions: one lays out the row (`Layout`), one fills it (`Row`). The seats of a row are turned so
that whoever looks comes first. What stands in a row is no more than the view says: the contract tests compare the rows
of a match and of its guesses.
"""

from typing import Final, NamedTuple

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

# What the numbers of a field mean.
COUNT: Final = "count"
FLAG: Final = "flag"
NUMBER: Final = "number"
CARD: Final = "card"  # 1 + the number of a card, 0 for none

MAX_NUMBER: Final = 32767  # numbers of a row have 16 bits
NUMBER_BYTES: Final = 2


class LayoutField(NamedTuple):
    """Numbers of a row that belong together: `size` of them from `at` on, each from `low` to `high`."""

    name: str
    at: int
    size: int
    low: int
    high: int
    meaning: str


class Layout:
    """Lists the fields of a row, in order."""

    def __init__(self) -> None:
        self.fields: list[LayoutField] = []
        self.size = 0

    def add(self, name: str, size: int, low: int, high: int, meaning: str) -> None:
        self.fields.append(LayoutField(name, self.size, size, low, high, meaning))
        self.size += size

    def flags(self, name: str, size: int) -> None:
        self.add(name, size, 0, 1, FLAG)

    def counts(self, name: str, size: int, high: int = MAX_NUMBER) -> None:
        self.add(name, size, 0, high, COUNT)

    def number(self, name: str, low: int, high: int, size: int = 1) -> None:
        self.add(name, size, low, high, NUMBER)

    def cards(self, name: str, size: int, kinds: int) -> None:
        self.add(name, size, 0, kinds, CARD)


class Row:
    """Collects numbers of 16 bits, one row after the other. Each method writes what one of `Layout` announces."""

    def __init__(self) -> None:
        self.writer = BytesWriter()

    def bytes(self) -> bytes:
        return self.writer.getvalue()

    def put(self, number: i64) -> None:
        write_i16_le(self.writer, i16(number))

    def flag(self, is_set: bool) -> None:
        write_i16_le(self.writer, 1 if is_set else 0)

    def one_of(self, which: i64, size: i64) -> None:
        """Flags, one of them set; none if `which` is none of them."""
        for at in range(size):
            write_i16_le(self.writer, 1 if at == which else 0)

    def members(self, mask: i64, size: i64) -> None:
        """A flag for each bit of a mask."""
        for at in range(size):
            write_i16_le(self.writer, i16(mask >> at & 1))

    def write_zeros(self, size: i64) -> None:
        for _at in range(size):
            write_i16_le(self.writer, 0)

    def vec(self, numbers: vec[i64], first: i64, size: i64) -> None:
        for at in range(first, first + size):
            write_i16_le(self.writer, i16(numbers[at]))

    def list(self, numbers: list[int], first: i64, size: i64) -> None:
        for at in range(first, first + size):
            number: i64 = numbers[at]
            write_i16_le(self.writer, i16(number))

    def seat(self, of: i64, viewer: i64, seats: i64) -> None:
        """Flags by seat, the viewer first, for the seat `of`; none of them for a negative number."""
        self.one_of(-1 if of < 0 else (of - viewer + seats) % seats, seats)

    def seats(self, mask: i64, viewer: i64, seats: i64) -> None:
        """The flags of a mask of seats, the viewer first."""
        for at in range(seats):
            write_i16_le(self.writer, i16(mask >> (viewer + at) % seats & 1))


def write_mask(writer: BytesWriter, choices: list[int], size: i64) -> None:
    """A byte for each move, 1 if it is among the sorted choices."""
    at: i64 = 0
    for choice in choices:
        move: i64 = choice
        while at < move:
            writer.append(0)
            at += 1
        writer.append(1)
        at += 1
    while at < size:
        writer.append(0)
        at += 1
