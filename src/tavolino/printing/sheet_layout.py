"""Where cards go on a sheet: side by side in the middle of the paper, so that one cut parts two of them.

When the sheet is turned over along its long edge, the back of each card is behind its front.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from tavolino.card_art.card_frame import CORNER, HIGH, UNITS, WIDE
from tavolino.printing.edition import Paper

CARD_WIDE: Final = WIDE / UNITS
CARD_HIGH: Final = HIGH / UNITS
RADIUS: Final = CORNER / UNITS
BLEED: Final = 3.0
UNPRINTED: Final = 5.0
"""What a printer may leave blank along the edges of the paper."""
GAP: Final = 0.8
"""Between what is printed and a crop mark, which must not show after a cut that is a little off."""
LONGEST_MARK: Final = 4.0


class Slot(NamedTuple):
    """A place for a card, from the left and from the top."""

    column: int
    row: int


class Mark(NamedTuple):
    """A straight line to cut along."""

    x: float
    y: float
    to_x: float
    to_y: float


class Box(NamedTuple):
    """The part of the sheet that shows a card, and how far the bleed goes beyond the card on the left and above."""

    x: float
    y: float
    wide: float
    high: float
    left: float
    above: float


@dataclass(frozen=True)
class Layout:
    """The slots on a paper."""

    paper: Paper

    @property
    def columns(self) -> int:
        return int((self.paper.wide - 2 * UNPRINTED) // CARD_WIDE)

    @property
    def rows(self) -> int:
        return int((self.paper.high - 2 * UNPRINTED) // CARD_HIGH)

    @property
    def slots(self) -> list[Slot]:
        return [Slot(column, row) for row in range(self.rows) for column in range(self.columns)]

    @property
    def beside(self) -> float:
        """Left and right of all cards."""
        return (self.paper.wide - self.columns * CARD_WIDE) / 2

    @property
    def above(self) -> float:
        """Above and below all cards."""
        return (self.paper.high - self.rows * CARD_HIGH) / 2

    def turned(self, slot: Slot) -> Slot:
        """The same place seen from the other side of the sheet."""
        return Slot(self.columns - 1 - slot.column, slot.row)

    def box(self, slot: Slot, taken: set[Slot]) -> Box:
        """A card bleeds on the sides on which it has no neighbour."""
        column, row = slot
        left = 0 if Slot(column - 1, row) in taken else BLEED
        right = 0 if Slot(column + 1, row) in taken else BLEED
        above = 0 if Slot(column, row - 1) in taken else BLEED
        below = 0 if Slot(column, row + 1) in taken else BLEED
        return Box(
            self.beside + column * CARD_WIDE - left,
            self.above + row * CARD_HIGH - above,
            left + CARD_WIDE + right,
            above + CARD_HIGH + below,
            left,
            above,
        )

    def marks(self) -> Iterator[Mark]:
        """At both ends of every cut, beyond the bleed."""
        wide, high = self.paper.wide, self.paper.high
        start, end = reach(self.above)
        for column in range(self.columns + 1):
            x = self.beside + column * CARD_WIDE
            yield Mark(x, start, x, end)
            yield Mark(x, high - start, x, high - end)
        start, end = reach(self.beside)
        for row in range(self.rows + 1):
            y = self.above + row * CARD_HIGH
            yield Mark(start, y, end, y)
            yield Mark(wide - start, y, wide - end, y)


def reach(margin: float) -> tuple[float, float]:
    """From where to where a mark goes in a margin, from the edge of the paper."""
    end = margin - BLEED - GAP
    return max(0.0, end - LONGEST_MARK), end
