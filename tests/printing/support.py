"""Reads what was printed: the pages of a PDF, their words, and the cards on them."""

from collections.abc import Iterator
from ctypes import POINTER, c_ushort, cast, create_string_buffer
from typing import Any, Final, NamedTuple

import pypdfium2
from pypdfium2 import raw

from tavolino.printing.sheet_layout import BLEED_MM

POINTS: Final = 72 / 25.4
"""To the millimetre."""
WITH_BLEED: Final = (63 + 2 * BLEED_MM, 88 + 2 * BLEED_MM)


class Place(NamedTuple):
    """A card on a page, in millimetres from its left upper corner."""

    x: float
    y: float


class Printed:
    def __init__(self, pdf: bytes) -> None:
        self.pages = list(pypdfium2.PdfDocument(pdf))

    def sizes(self) -> set[tuple[float, float]]:
        sizes = (page.get_size() for page in self.pages)
        return {(round(wide / POINTS, 1), round(high / POINTS, 1)) for wide, high in sizes}

    def words(self, page: int | None = None) -> str:
        """All words, or those of a page, with single spaces between them."""
        pages = self.pages if page is None else [self.pages[page]]
        return " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in pages)

    def letters(self) -> str:
        """All letters and digits in the order in which they were printed, also those that stand aslant."""
        return letters("".join(letter for page in self.pages for letter in printed_letters(page)))

    def cards(self, page: int) -> list[Place]:
        """The drawings with the size of a card and its bleed."""
        return [*filter(None, map(self.card, self.pages[page].get_objects(max_depth=1)))]

    def card(self, drawn: Any) -> Place | None:
        left, bottom, right, top = (round(side / POINTS, 2) for side in drawn.get_bounds())
        if (round(right - left, 1), round(top - bottom, 1)) != WITH_BLEED:
            return None
        high = drawn.page.get_height() / POINTS
        return Place(round(left + BLEED_MM, 2), round(high - top + BLEED_MM, 2))

    def has_colours(self) -> bool:
        """Is anything on the pages neither black nor white nor grey?"""
        pictures = (bytes(page.render(scale=0.5).buffer) for page in self.pages)
        return any(picture[0::3] != picture[1::3] or picture[1::3] != picture[2::3] for picture in pictures)

    def typefaces(self) -> set[str]:
        """What the words are set in: `Sofia Sans`."""
        drawn = (text for page in self.pages for text in page.get_objects([raw.FPDF_PAGEOBJ_TEXT]))
        return {text.get_font().get_family_name() for text in drawn}

    def names(self, page: int) -> list[str]:
        """What the drawings of a page are called, for those who cannot see them."""
        tree = raw.FPDF_StructTree_GetForPage(self.pages[page])
        tops = range(raw.FPDF_StructTree_CountChildren(tree))
        names = (spoken(raw.FPDF_StructTree_GetChildAtIndex(tree, top)) for top in tops)
        return [name for part in names for name in part]


def letters(words: str) -> str:
    """Words as they are compared: in capitals, without anything between them."""
    return "".join(letter for letter in words.upper() if letter.isalnum())


def printed_letters(page: Any) -> Iterator[str]:
    text = page.get_textpage()
    for drawn in page.get_objects([raw.FPDF_PAGEOBJ_TEXT]):
        size = raw.FPDFTextObj_GetText(drawn, text, None, 0)
        buffer = create_string_buffer(size)
        raw.FPDFTextObj_GetText(drawn, text, cast(buffer, POINTER(c_ushort)), size)
        yield from buffer.raw[:-2].decode("utf-16-le")


def spoken(part: Any) -> Iterator[str]:
    """The names of a part of the page and of all parts in it."""
    size = raw.FPDF_StructElement_GetAltText(part, None, 0)
    if size > 2:
        buffer = create_string_buffer(size)
        raw.FPDF_StructElement_GetAltText(part, buffer, size)
        yield buffer.raw[:-2].decode("utf-16-le")
    for number in range(raw.FPDF_StructElement_CountChildren(part)):
        inner = raw.FPDF_StructElement_GetChildAtIndex(part, number)
        if inner:
            yield from spoken(inner)
