"""Text on cards: measures words, finds the largest size that fits, breaks lines.

Every line states its length (`textLength`), so that a browser without the typeface squeezes another one in.
"""

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from tavolino.card_art.svg import num

FALLBACK: Final = "Sofia Sans,Barlow Condensed,Arial Narrow,DejaVu Sans Condensed,sans-serif"

GREEK_CAPITALS: Final = str.maketrans("ΆΈΉΊΌΎΏ", "ΑΕΗΙΟΥΩ")
"""Words in capitals bear no accents there."""


class TypeStyle(NamedTuple):
    """A typeface in one weight. A page must load `family`, `weight` and `slant`.

    Some programs know a condensed typeface by the name of the normal one and its `stretch`.
    """

    name: str
    family: str
    stretch: str
    weight: int
    slant: str = "normal"


LOUD: Final = TypeStyle("loud", "Sofia Sans Extra Condensed", "extra-condensed", 900)
QUIET: Final = TypeStyle("quiet", "Sofia Sans Condensed", "condensed", 500)
ASIDE: Final = TypeStyle("aside", "Sofia Sans Condensed", "condensed", 500, "italic")

LEADING: Final = 1.12
SHRINK_FACTOR: Final = 0.94
"""Text that does not fit is tried again at this fraction of its size."""
NARROWING_STEPS: Final = 12
"""How many shorter line lengths are tried, down to half."""
ELLIPSIS: Final = "…"
START: Final = "start"
MIDDLE: Final = "middle"
END: Final = "end"


def capitals(words: str) -> str:
    """Words in capitals, as they are written in the script they are in."""
    return words.upper().translate(GREEK_CAPITALS)


@cache
def glyph_widths(style: TypeStyle) -> dict[str, int]:
    """The width of each letter, in thousandths of the type size."""
    tables = json.loads(files(__package__).joinpath("widths.json").read_text("utf-8"))
    return {letter: int(width) for width, letters in tables[style.name].items() for letter in letters}


@cache
def widest_glyph(style: TypeStyle) -> int:
    return max(glyph_widths(style).values())


@lru_cache(maxsize=8192)
def ems(words: str, style: TypeStyle) -> float:
    """The width of words at size 1. A letter that the typeface lacks counts as its widest."""
    table, unknown = glyph_widths(style), widest_glyph(style)
    return sum([table.get(letter, unknown) for letter in words]) / 1000


def text_width(words: str, style: TypeStyle, size: float) -> float:
    return ems(words, style) * size


def fit_size(words: str, style: TypeStyle, size: float, room: float) -> float:
    """`size`, or the smaller size at which the words fit on one line."""
    return size * min(1.0, room / max(1.0, text_width(words, style, size)))


def break_lines(words: str, style: TypeStyle, size: float, room: float) -> list[str]:
    """Break the words into lines. A word that is wider than a line is not split."""
    lines: list[list[str]] = []
    space, room, left = ems(" ", style), room / size, 0.0
    for word in words.split():
        wide = ems(word, style)
        left -= space + wide
        if lines and left >= 0:
            lines[-1].append(word)
        else:
            lines.append([word])
            left = room - wide
    return [" ".join(line) for line in lines]


class FittedParagraph(NamedTuple):
    """Lines that fit their room, in one size."""

    lines: list[str]
    size: float

    @property
    def height(self) -> float:
        return len(self.lines) * self.size * LEADING


def fit_paragraph(
    words: str, style: TypeStyle, size: float, wide: float, high: float, least: float = 22, even: bool = False
) -> FittedParagraph:
    """The words in the largest size that fits the room. At size `least`, what does not fit is cut off.

    With `even`, all lines have about the same length.
    """
    while True:
        lines = break_lines(words, style, size, wide)
        fits = all(text_width(line, style, size) <= wide for line in lines)
        if fits and len(lines) * size * LEADING <= high:
            return FittedParagraph(break_evenly(words, style, size, wide) if even else lines, size)
        if size * SHRINK_FACTOR < least:
            return FittedParagraph(cut_to_height(lines, style, least, wide, high), least)
        size *= SHRINK_FACTOR


def break_evenly(words: str, style: TypeStyle, size: float, wide: float) -> list[str]:
    """The fewest lines possible, broken so that the longest line is as short as possible."""
    best = break_lines(words, style, size, wide)
    for narrower in range(NARROWING_STEPS, 0, -1):
        tried = break_lines(words, style, size, wide * (0.5 + 0.5 * narrower / NARROWING_STEPS))
        if len(tried) > len(best):
            return best
        best = tried
    return best


def cut_to_height(lines: list[str], style: TypeStyle, size: float, wide: float, high: float) -> list[str]:
    """Only the lines that fit the height, each cut to the width."""
    there = max(1, int(high / (size * LEADING)))
    visible = lines[:there]
    if len(lines) > there:
        visible[-1] += ELLIPSIS
    return [cut_to_width(line, style, size, wide) for line in visible]


def cut_to_width(words: str, style: TypeStyle, size: float, wide: float) -> str:
    while text_width(words, style, size) > wide:
        words = words.removesuffix(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
    return words


# -- Drawing


def text_line(
    words: str,
    x: float,
    y: float,
    style: TypeStyle,
    size: float,
    fill: str,
    anchor: str = START,
    more: str = "",
) -> str:
    """One line of text with its baseline at y."""
    length = f' textLength="{num(text_width(words, style, size))}" lengthAdjust="spacingAndGlyphs"'
    at = f' text-anchor="{anchor}"' if anchor != START else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}"{style_attributes(style)} font-size="{num(size)}" fill="{fill}"{at}{more}'
        f"{length if len(words) > 2 else ''}>{escape(words)}</text>"
    )


@cache
def style_attributes(style: TypeStyle, around: TypeStyle | None = QUIET) -> str:
    """The font attributes in which a style differs from the one around it, by default the whole card's QUIET."""
    attributes, known = font_attributes(style), font_attributes(around) if around else {}
    return "".join(f' {name}="{value}"' for name, value in attributes.items() if value != known.get(name))


def font_attributes(style: TypeStyle) -> dict[str, str]:
    return {
        "font-family": f"{style.family},{FALLBACK}",
        "font-stretch": style.stretch,
        "font-weight": str(style.weight),
        "font-style": style.slant,
    }


def draw_paragraph(
    set_: FittedParagraph, x: float, y: float, style: TypeStyle, fill: str, anchor: str = START
) -> str:
    """Draw the lines one below the other, starting below y."""
    step = set_.size * LEADING
    return "".join(
        text_line(words, x, y + step * n + set_.size * 0.86, style, set_.size, fill, anchor)
        for n, words in enumerate(set_.lines)
    )
