"""Where cards go on a sheet: side by side in the middle of the paper, so that one cut parts two of them.

When the sheet is turned over along its long edge, the back of each card is behind its front.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from tavolino.card_art.card_frame import CARD_HEIGHT, CARD_WIDTH, CORNER_RADIUS, UNITS_PER_MM
from tavolino.printing.edition import Paper

CARD_WIDTH_MM: Final = CARD_WIDTH / UNITS_PER_MM
CARD_HEIGHT_MM: Final = CARD_HEIGHT / UNITS_PER_MM
CORNER_RADIUS_MM: Final = CORNER_RADIUS / UNITS_PER_MM
BLEED_MM: Final = 3.0
UNPRINTED_EDGE_MM: Final = 5.0
"""Millimetres along the edges that a printer may leave blank."""
MARK_GAP_MM: Final = 0.8
"""Between the bleed and a crop mark, so that a mark does not show after an inexact cut."""
MAX_MARK_MM: Final = 4.0


class Slot(NamedTuple):
    """A place for a card, from the left and from the top."""

    column: int
    row: int


class CropMark(NamedTuple):
    """A straight line to cut along."""

    x: float
    y: float
    to_x: float
    to_y: float


class SheetBox(NamedTuple):
    """The area that a card takes with its bleed, and the width of the bleed on the left and above."""

    x: float
    y: float
    wide: float
    high: float
    left: float
    above: float


@dataclass(frozen=True)
class SheetLayout:
    """The slots on a paper."""

    paper: Paper

    @property
    def columns(self) -> int:
        return int((self.paper.wide - 2 * UNPRINTED_EDGE_MM) // CARD_WIDTH_MM)

    @property
    def rows(self) -> int:
        return int((self.paper.high - 2 * UNPRINTED_EDGE_MM) // CARD_HEIGHT_MM)

    @property
    def slots(self) -> list[Slot]:
        return [Slot(column, row) for row in range(self.rows) for column in range(self.columns)]

    @property
    def side_margin(self) -> float:
        """Left and right of all cards."""
        return (self.paper.wide - self.columns * CARD_WIDTH_MM) / 2

    @property
    def top_margin(self) -> float:
        """Above and below all cards."""
        return (self.paper.high - self.rows * CARD_HEIGHT_MM) / 2

    def mirror_slot(self, slot: Slot) -> Slot:
        """The same slot seen from the other side of the sheet."""
        return Slot(self.columns - 1 - slot.column, slot.row)

    def box(self, slot: Slot, taken: set[Slot]) -> SheetBox:
        """A card bleeds on the sides on which it has no neighbour."""
        column, row = slot
        left = 0 if Slot(column - 1, row) in taken else BLEED_MM
        right = 0 if Slot(column + 1, row) in taken else BLEED_MM
        above = 0 if Slot(column, row - 1) in taken else BLEED_MM
        below = 0 if Slot(column, row + 1) in taken else BLEED_MM
        return SheetBox(
            self.side_margin + column * CARD_WIDTH_MM - left,
            self.top_margin + row * CARD_HEIGHT_MM - above,
            left + CARD_WIDTH_MM + right,
            above + CARD_HEIGHT_MM + below,
            left,
            above,
        )

    def marks(self) -> Iterator[CropMark]:
        """At both ends of every cut, beyond the bleed."""
        wide, high = self.paper.wide, self.paper.high
        start, end = mark_span(self.top_margin)
        for column in range(self.columns + 1):
            x = self.side_margin + column * CARD_WIDTH_MM
            yield CropMark(x, start, x, end)
            yield CropMark(x, high - start, x, high - end)
        start, end = mark_span(self.side_margin)
        for row in range(self.rows + 1):
            y = self.top_margin + row * CARD_HEIGHT_MM
            yield CropMark(start, y, end, y)
            yield CropMark(wide - start, y, wide - end, y)


def mark_span(margin: float) -> tuple[float, float]:
    """Where a mark begins and ends in a margin, measured from the edge of the paper."""
    end = margin - BLEED_MM - MARK_GAP_MM
    return max(0.0, end - MAX_MARK_MM), end
