"""Where cards go on a sheet: in the middle of the paper, upright or across, whichever takes more of them.

Without a gutter one cut parts two cards. Cut marks are in the margins only, so that nothing of them is on a card. When
the sheet is turned over, the back of each card is behind its front.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from tavolino.printing.cards.card_format import CardFormat, CardSize, Flip, Sides
from tavolino.printing.edition import Paper
from tavolino.printing.faults import PrintFault

UNPRINTED_EDGE_MM: Final = 5.0
"""Millimetres along the edges that a printer may leave blank."""
STRIP_END_MM: Final = 8.4
"""Between the unprinted edge and this there is room for a line of words and for the ruler."""
MARK_GAP_MM: Final = 0.8
"""Between the bleed and a cut mark, so that a mark does not show after an inexact cut."""
MIN_MARK_MM: Final = 1.0
MAX_MARK_MM: Final = 4.0


class Slot(NamedTuple):
    """A place for a card, from the left and from the top."""

    column: int
    row: int


class CutMark(NamedTuple):
    """A straight line to cut along, or to fold along."""

    x: float
    y: float
    to_x: float
    to_y: float
    is_fold: bool = False


class SheetBox(NamedTuple):
    """The area that a card takes with its bleed, and the width of the bleed on the left and above."""

    x: float
    y: float
    wide: float
    high: float
    left: float
    above: float


class SheetSize(NamedTuple):
    """The paper as it lies, in millimetres."""

    wide: float
    high: float


@dataclass(frozen=True)
class SheetLayout:
    """The slots on a paper. A slot holds one card, or a front and a back to be folded."""

    paper: Paper
    format: CardFormat

    @cached_property
    def slot_size(self) -> CardSize:
        wide, high = self.format.size
        return CardSize(2 * wide, high) if self.format.sides is Sides.FOLD else self.format.size

    @cached_property
    def sheet(self) -> SheetSize:
        """Upright, unless more cards fit across."""
        upright = SheetSize(self.paper.wide, self.paper.high)
        across = SheetSize(self.paper.high, self.paper.wide)
        best = across if self.count_slots(across) > self.count_slots(upright) else upright
        if not self.count_slots(best):
            wide, high = self.format.size
            raise PrintFault("card-too-large", size=f"{wide:g} x {high:g}", paper=self.paper.name)
        return best

    def count_slots(self, sheet: SheetSize) -> int:
        return self.count_that_fit(sheet.wide, self.slot_size.wide) * self.count_that_fit(
            sheet.high, self.slot_size.high
        )

    def count_that_fit(self, room: float, side: float) -> int:
        """How many cards fit side by side. With a gutter the bleed must be where a printer prints."""
        gutter = self.format.gutter
        bleed = self.format.bleed if gutter else 0
        return max(0, int((room - 2 * UNPRINTED_EDGE_MM - 2 * bleed + gutter + 1e-9) // (side + gutter)))

    @cached_property
    def columns(self) -> int:
        return self.count_that_fit(self.sheet.wide, self.slot_size.wide)

    @cached_property
    def rows(self) -> int:
        return self.count_that_fit(self.sheet.high, self.slot_size.high)

    @cached_property
    def slots(self) -> list[Slot]:
        return [Slot(column, row) for row in range(self.rows) for column in range(self.columns)]

    @cached_property
    def side_margin(self) -> float:
        """Left and right of all cards."""
        return (self.sheet.wide - span(self.columns, self.slot_size.wide, self.format.gutter)) / 2

    @cached_property
    def top_margin(self) -> float:
        """Above and below all cards."""
        return (self.sheet.high - span(self.rows, self.slot_size.high, self.format.gutter)) / 2

    # -- The other side of the sheet

    @cached_property
    def turns_sideways(self) -> bool:
        """Is the sheet, as it lies, turned over like the page of a book? Otherwise it is turned like a calendar."""
        is_upright = self.sheet.high >= self.sheet.wide
        return is_upright == (self.format.flip is Flip.LONG)

    def mirror_slot(self, slot: Slot) -> Slot:
        """The same slot seen from the other side of the sheet."""
        if self.turns_sideways:
            return Slot(self.columns - 1 - slot.column, slot.row)
        return Slot(slot.column, self.rows - 1 - slot.row)

    # -- Boxes and marks

    def corner(self, slot: Slot) -> tuple[float, float]:
        """The left upper corner of what is in a slot, after cutting."""
        wide, high = self.slot_size
        gutter = self.format.gutter
        return (
            self.side_margin + slot.column * (wide + gutter),
            self.top_margin + slot.row * (high + gutter),
        )

    def box(self, slot: Slot, taken: set[Slot]) -> SheetBox:
        """A card bleeds on all sides; towards a neighbour, into its half of the gutter."""
        column, row = slot
        left = self.bleed_towards(Slot(column - 1, row), taken)
        right = self.bleed_towards(Slot(column + 1, row), taken)
        above = self.bleed_towards(Slot(column, row - 1), taken)
        below = self.bleed_towards(Slot(column, row + 1), taken)
        x, y = self.corner(slot)
        wide, high = self.slot_size
        return SheetBox(x - left, y - above, left + wide + right, above + high + below, left, above)

    def bleed_towards(self, neighbour: Slot, taken: set[Slot]) -> float:
        bleed = self.format.bleed
        return min(bleed, self.format.gutter / 2) if neighbour in taken else bleed

    def marks(self) -> Iterator[CutMark]:
        """At both ends of every cut and of every fold, beyond the bleed."""
        wide, high = self.sheet
        start, end = self.mark_span(self.top_margin)
        for x, is_fold in self.lines_across() if end - start >= MIN_MARK_MM else ():
            yield CutMark(x, start, x, end, is_fold)
            yield CutMark(x, high - start, x, high - end, is_fold)
        start, end = self.mark_span(self.side_margin)
        for y in self.lines_down() if end - start >= MIN_MARK_MM else ():
            yield CutMark(start, y, end, y)
            yield CutMark(wide - start, y, wide - end, y)

    def lines_across(self) -> list[tuple[float, bool]]:
        """Where there is a cut from top to bottom, or a fold."""
        lefts = [self.corner(Slot(n, 0))[0] for n in range(self.columns)]
        cuts = {round(x, 4) for left in lefts for x in (left, left + self.slot_size.wide)}
        folds = [left + self.format.size.wide for left in lefts] if self.format.sides is Sides.FOLD else []
        return [*((x, False) for x in sorted(cuts)), *((x, True) for x in folds)]

    def lines_down(self) -> list[float]:
        """Where there is a cut from side to side."""
        tops = [self.corner(Slot(0, n))[1] for n in range(self.rows)]
        return sorted({round(y, 4) for top in tops for y in (top, top + self.slot_size.high)})

    def mark_span(self, margin: float) -> tuple[float, float]:
        """Where a mark begins and ends in a margin, measured from the edge of the paper."""
        end = margin - self.format.bleed - MARK_GAP_MM
        start = STRIP_END_MM if self.has_strip(margin) else 0.0
        return max(start, end - MAX_MARK_MM), end

    def has_strip(self, margin: float) -> bool:
        """Is there room in this margin for words or a ruler beside the marks?"""
        return margin - self.format.bleed - MARK_GAP_MM - MIN_MARK_MM >= STRIP_END_MM


def span(number: int, side: float, gutter: float) -> float:
    """How much room so many cards take with the gutters between them."""
    return number * side + (number - 1) * gutter
