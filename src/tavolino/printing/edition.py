"""An edition: the language, the paper and the inks of a print."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from tavolino.card_art.palette import CREAM, PALETTE, SAND, WHITE, rgb
from tavolino.core.language.texts import DEFAULT_LANGUAGE, Texts, load_texts
from tavolino.printing.faults import PrintFault


class Paper(NamedTuple):
    """A sheet, upright, in millimetres."""

    name: str
    wide: float
    high: float


A4: Final = Paper("a4", 210, 297)
LETTER: Final = Paper("letter", 215.9, 279.4)
A3: Final = Paper("a3", 297, 420)
TABLOID: Final = Paper("tabloid", 279.4, 431.8)
PAPERS: Final = {paper.name: paper for paper in (A4, LETTER, A3, TABLOID)}


class Ink(StrEnum):
    COLOUR = "colour"
    BW = "bw"


@dataclass(frozen=True)
class Edition:
    language: str = DEFAULT_LANGUAGE
    paper: Paper = A4
    ink: Ink = Ink.COLOUR

    def texts(self, game: str = "") -> Texts:
        return load_texts(self.language, game, PrintFault.packages)

    def inks(self) -> dict[str, str]:
        """All colours of a page, by name."""
        colours = {**PALETTE, "sand": SAND, "white": WHITE}
        return {name: self.tint(colour) for name, colour in colours.items()}

    def tint(self, colour: str) -> str:
        return to_grey(colour) if self.ink is Ink.BW else colour

    def drawing(self, svg: str) -> str:
        """A drawing with its colours replaced by the inks of this edition."""
        return COLOUR.sub(lambda match: self.tint(match[0]), svg)


COLOUR: Final = re.compile(r'(?<==")#[0-9a-fA-F]{6}(?=")')
"""A colour as an attribute's value. A name on a card that looks like a colour is not matched."""


def brightness(colour: str) -> float:
    red, green, blue = rgb(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def to_grey(colour: str) -> str:
    """A colour in black ink; the card stock becomes the white of the paper."""
    shade = min(255, round(brightness(colour) * 255 / brightness(CREAM)))
    return f"#{shade:02x}{shade:02x}{shade:02x}"
