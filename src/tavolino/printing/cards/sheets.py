"""Sheets of whatever is cut out: cards, tokens, notes. Each batch, such as a deck, has sheets of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tavolino.card_art.palette import CREAM
from tavolino.printing.cards.card_format import STANDARD_SIZE, CardFormat, CardSize, Sides
from tavolino.printing.cards.sheet_layout import UNPRINTED_EDGE_MM, SheetBox, SheetLayout
from tavolino.printing.edition import Edition

FRONT: Final = "front"
BACK: Final = "back"
RULER_MM: Final = 100
PAGES_OF: Final = {
    Sides.BOTH: (FRONT, BACK),
    Sides.FRONTS: (FRONT,),
    Sides.BACKS: (BACK,),
    Sides.FOLD: (FRONT,),
}


class PrintedPiece(NamedTuple):
    """One piece of cardboard: what it is called, and the drawings of its two sides."""

    name: str
    front: str
    back: str


@dataclass(frozen=True)
class PrintBatch:
    """Pieces of one size. `art` is the size of their drawings, whose proportions are kept, and `ground` the colour
    that goes on around them.
    """

    title: str
    pieces: Sequence[PrintedPiece]
    format: CardFormat
    art: CardSize = STANDARD_SIZE
    ground: str = CREAM


class SheetBuilder:
    """Puts batches on sheets. Each drawing is stored once, however many pieces show it."""

    def __init__(self, game_name: str, edition: Edition) -> None:
        self.game_name = game_name
        self.edition = edition
        self.texts = edition.texts()
        self.drawings: dict[str, int] = {}

    def data(self, batches: Sequence[PrintBatch]) -> dict[str, Any]:
        pages = [page for batch in batches for page in self.batch_pages(batch)]
        return {"pages": pages, "drawings": [self.edition.drawing(svg) for svg in self.drawings]}

    def batch_pages(self, batch: PrintBatch) -> Iterator[dict[str, Any]]:
        return self.single_pages(batch) if batch.format.single else self.sheet_pages(batch)

    # -- A page for each side of a card

    def single_pages(self, batch: PrintBatch) -> Iterator[dict[str, Any]]:
        bleed, (wide, high) = batch.format.bleed, batch.format.size
        box = SheetBox(0, 0, wide + 2 * bleed, high + 2 * bleed, bleed, bleed)
        for piece in batch.pieces:
            for side in PAGES_OF[batch.format.sides]:
                card = self.side(batch, piece, side, box)
                yield {"wide": box.wide, "high": box.high, "cards": [card], "marks": []}

    # -- Sheets

    def sheet_pages(self, batch: PrintBatch) -> Iterator[dict[str, Any]]:
        layout = SheetLayout(self.edition.paper, batch.format)
        sheets = list(chunks(batch.pieces, len(layout.slots)))
        marks = [mark._asdict() for mark in layout.marks()] if batch.format.marks else []
        for number, sheet in enumerate(sheets, start=1):
            for side in PAGES_OF[batch.format.sides]:
                words = self.footer(batch, side, number, len(sheets))
                yield {
                    "wide": layout.sheet.wide,
                    "high": layout.sheet.high,
                    "cards": [*self.place_cards(batch, sheet, side, layout)],
                    "marks": marks,
                    **margin_notes(
                        layout, words, has_ruler=side == FRONT or batch.format.sides is Sides.BACKS
                    ),
                }

    def place_cards(
        self, batch: PrintBatch, sheet: Sequence[PrintedPiece], side: str, layout: SheetLayout
    ) -> Iterator[dict[str, Any]]:
        slots = layout.slots[: len(sheet)]
        places = [layout.mirror_slot(slot) if side == BACK else slot for slot in slots]
        for piece, slot in zip(sheet, places):
            box = layout.box(slot, {*places})
            if batch.format.sides is Sides.FOLD:
                yield from self.place_folded(batch, piece, box)
            else:
                is_turned = side == BACK and not layout.turns_sideways
                yield self.side(batch, piece, side, shift_box(box, batch.format, side), is_turned=is_turned)

    def place_folded(self, batch: PrintBatch, piece: PrintedPiece, box: SheetBox) -> Iterator[dict[str, Any]]:
        """The front on the left, the back on the right of the fold, where neither bleeds."""
        left = box.left + batch.format.size.wide
        front = box._replace(wide=left)
        back = box._replace(x=box.x + left, wide=box.wide - left, left=0)
        yield self.side(batch, piece, FRONT, front)
        yield self.side(batch, piece, BACK, back)

    def side(
        self, batch: PrintBatch, piece: PrintedPiece, side: str, box: SheetBox, *, is_turned: bool = False
    ) -> dict[str, Any]:
        svg, name = (piece.back, self.texts.say("side-back")) if side == BACK else (piece.front, piece.name)
        art = fit_art(batch.art, batch.format.size)
        return {
            "drawing": self.drawings.setdefault(svg, len(self.drawings)),
            "name": name,
            "ground": self.edition.tint(batch.ground),
            "turned": is_turned,
            "art_wide": art.wide,
            "art_high": art.high,
            "art_x": box.left + (batch.format.size.wide - art.wide) / 2,
            "art_y": box.above + (batch.format.size.high - art.high) / 2,
            **box._asdict(),
        }

    def footer(self, batch: PrintBatch, side: str, number: int, sheets: int) -> str:
        parts = (
            self.game_name,
            batch.title,
            self.texts.say("sheet-number", {"n": number, "sheets": sheets}),
            self.texts.say(f"side-{side}"),
            self.texts.say("language"),
        )
        return " · ".join(filter(None, parts))


def shift_box(box: SheetBox, format: CardFormat, side: str) -> SheetBox:
    """Backs are moved by the offset of the printer."""
    right, down = format.offset
    return box._replace(x=box.x + right, y=box.y + down) if side == BACK else box


def fit_art(art: CardSize, room: CardSize) -> CardSize:
    """A drawing as large as it fits a card, in its own proportions."""
    scale = min(room.wide / art.wide, room.high / art.high)
    return CardSize(art.wide * scale, art.high * scale)


def margin_notes(layout: SheetLayout, words: str, *, has_ruler: bool) -> dict[str, Any]:
    """What the sheet is, and a ruler, in the margins that have room beside the marks. The ruler stays away else."""
    above, beside = layout.has_strip(layout.top_margin), layout.has_strip(layout.side_margin)
    is_upright = not above and (beside or layout.side_margin > layout.top_margin)
    ruler = RULER_MM if has_ruler and (above or beside) else 0
    return {"footer": {"words": words, "upright": is_upright, "edge": UNPRINTED_EDGE_MM}, "ruler": ruler}


def chunks(pieces: Sequence[PrintedPiece], most: int) -> Iterator[Sequence[PrintedPiece]]:
    return (pieces[at : at + most] for at in range(0, len(pieces), most))
