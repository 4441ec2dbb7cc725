"""How cards are put on paper: their size, bleed and gutter, which sides, how many copies. Everything is in
millimetres, and every wish is checked before anything is drawn.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from typing import Final, NamedTuple

from tavolino.printing.faults import PrintFault


class CardSize(NamedTuple):
    """A card after cutting."""

    wide: float
    high: float


STANDARD_SIZE: Final = CardSize(63, 88)
CARD_SIZES: Final = {
    "standard": STANDARD_SIZE,
    "poker": CardSize(63.5, 88.9),
    "bridge": CardSize(57, 87),
    "euro": CardSize(59, 92),
    "mini": CardSize(44, 68),
    "tarot": CardSize(70, 120),
}
"""Sizes that people ask for by name; sleeves are sold for all of them."""
OWN_SIZE: Final = re.compile(r"(\d+(?:[.,]\d+)?)\s*[x×*]\s*(\d+(?:[.,]\d+)?)")


class Sides(StrEnum):
    """Which sides are printed. `FOLD`: the back beside its front, to be folded over and glued."""

    BOTH = "both"
    FRONTS = "fronts"
    BACKS = "backs"
    FOLD = "fold"


class Flip(StrEnum):
    """The edge of the paper along which a sheet is turned over."""

    LONG = "long"
    SHORT = "short"


class Range(NamedTuple):
    least: float
    most: float


SIDE_RANGE_MM: Final = Range(20, 300)
BLEED_RANGE_MM: Final = Range(0, 10)
GUTTER_RANGE_MM: Final = Range(0, 50)
OFFSET_RANGE_MM: Final = Range(-20, 20)
COPIES_RANGE: Final = Range(1, 100)
DPI_RANGE: Final = Range(72, 600)
MAX_PRINTED_CARDS: Final = 3000
"""More than any box holds five times over."""
MAX_IMAGES: Final = 1200
DEFAULT_DPI: Final = 300


@dataclass(frozen=True)
class CardFormat:
    """All that can be wished for. `gutter` is the space between two cards; in a gutter each of them has its own bleed.

    `offset` moves the backs right and down, for a printer that turns the paper askew. With `single` every side of a
    card is a page of its own, for a print shop.
    """

    size: CardSize = STANDARD_SIZE
    sides: Sides = Sides.BOTH
    copies: int = 1
    gutter: float = 0.0
    bleed: float = 3.0
    offset: tuple[float, float] = (0.0, 0.0)
    flip: Flip = Flip.LONG
    single: bool = False
    marks: bool = True

    def __post_init__(self) -> None:
        for side in self.size:
            require(side, SIDE_RANGE_MM, "range-card-side")
        require(self.copies, COPIES_RANGE, "range-copies")
        require(self.gutter, GUTTER_RANGE_MM, "range-gutter")
        require(self.bleed, BLEED_RANGE_MM, "range-bleed")
        for shift in self.offset:
            require(shift, OFFSET_RANGE_MM, "range-offset")
        if self.single and self.sides is Sides.FOLD:
            raise PrintFault("fold-or-single")


def require(value: float, allowed: Range, fault: str) -> None:
    """Refuse what is no number or lies outside its range."""
    if not isfinite(value) or not allowed.least <= value <= allowed.most:
        raise PrintFault(fault, value=f"{value:g}", least=f"{allowed.least:g}", most=f"{allowed.most:g}")


def parse_card_size(text: str) -> CardSize:
    """A size by its name, or by its measures: `57x87`."""
    name = text.strip().lower()
    own = OWN_SIZE.fullmatch(name)
    if own:
        return CardSize(*(float(side.replace(",", ".")) for side in own.groups()))
    if name not in CARD_SIZES:
        raise PrintFault("no-such-size", size=text, known=", ".join(CARD_SIZES))
    return CARD_SIZES[name]


def parse_offset(text: str) -> tuple[float, float]:
    """How far the backs are moved: `0.5,-1`."""
    try:
        right, down = (float(part) for part in re.split(r"[;,\s]+", text.strip()))
    except ValueError:
        raise PrintFault("no-such-offset", offset=text) from None
    return right, down
