"""Reads what was printed: the pages of a PDF, their words, and the cards on them."""

from collections.abc import Iterator
from ctypes import POINTER, c_ushort, cast, create_string_buffer
from typing import Any, Final, NamedTuple

import pypdfium2
from pypdfium2 import raw

from tavolino.printing.cards.card_format import STANDARD_SIZE, CardSize

POINTS: Final = 72 / 25.4
"""To the millimetre."""


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

    def cards(self, page: int, size: CardSize = STANDARD_SIZE) -> list[Place]:
        """The drawings that have the size of a card, in the order in which they were printed."""
        drawn = self.pages[page].get_objects(max_depth=1)
        places = (card_place(one, size) for one in drawn)
        return [*dict.fromkeys(filter(None, places))]

    def places(self, page: int, wide: float, high: float) -> list[Place]:
        """Where anything of this size in millimetres is drawn, an outline with its line's width."""
        size = CardSize(wide, high)
        drawn = self.pages[page].get_objects(max_depth=15)
        return [*dict.fromkeys(filter(None, (card_place(one, size, 0.1) for one in drawn)))]

    def ink(self, page: int, left: float, top: float, wide: float, high: float, dpi: int = 200) -> set[bytes]:
        """The colours in a part of a page, given in millimetres."""
        return {colour for _, _, colour in self.pixels(page, left, top, wide, high, dpi)}

    def ink_size(self, page: int, left: float, top: float, wide: float, high: float) -> tuple[float, float]:
        """How wide and how high the dark ink in a part of a page is, in millimetres."""
        dark = [(x, y) for x, y, colour in self.pixels(page, left, top, wide, high, 254) if colour < b"\x80"]
        xs, ys = [x for x, _ in dark], [y for _, y in dark]
        return (max(xs) - min(xs) + 1) / 10, (max(ys) - min(ys) + 1) / 10

    def pixels(
        self, page: int, left: float, top: float, wide: float, high: float, dpi: int
    ) -> Iterator[tuple[int, int, bytes]]:
        bitmap = self.pages[page].render(scale=dpi / 72, rev_byteorder=True)
        data, n = bytes(bitmap.buffer), bitmap.n_channels
        scale = dpi / 25.4
        for y in range(round(top * scale), round((top + high) * scale)):
            row = data[y * bitmap.stride : (y + 1) * bitmap.stride]
            for x in range(round(left * scale), round((left + wide) * scale)):
                yield x, y, row[x * n : x * n + 3]

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
        names = (names_in(raw.FPDF_StructTree_GetChildAtIndex(tree, top)) for top in tops)
        return [name for part in names for name in part]


def card_place(drawn: Any, size: CardSize, tolerance: float = 0.06) -> Place | None:
    left, bottom, right, top = (side / POINTS for side in drawn.get_bounds())
    if abs(right - left - size.wide) > tolerance or abs(top - bottom - size.high) > tolerance:
        return None
    high = drawn.page.get_height() / POINTS
    return Place(round(left, 2), round(high - top, 2))


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


def names_in(part: Any) -> Iterator[str]:
    """The names of a part of the page and of all parts in it."""
    size = raw.FPDF_StructElement_GetAltText(part, None, 0)
    if size > 2:
        buffer = create_string_buffer(size)
        raw.FPDF_StructElement_GetAltText(part, buffer, size)
        yield buffer.raw[:-2].decode("utf-16-le")
    for number in range(raw.FPDF_StructElement_CountChildren(part)):
        inner = raw.FPDF_StructElement_GetChildAtIndex(part, number)
        if inner:
            yield from names_in(inner)
