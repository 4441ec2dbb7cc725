"""Setting type: how wide words are, the largest size at which they fit, and where lines break.

Every line also tells how long it must be (`textLength`): where the typeface is missing, another one is squeezed in.
"""

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from tavolino.card_art.svg import num

FALLBACK: Final = "Sofia Sans,Barlow Condensed,Arial Narrow,DejaVu Sans Condensed,sans-serif"


class Style(NamedTuple):
    """A typeface in one weight. `family`, `weight` and `slant` are what a page must load for it.

    Some programs know a narrow typeface by the name of its broad sister, and by how narrow it is.
    """

    name: str
    family: str
    stretch: str
    weight: int
    slant: str = "normal"


LOUD: Final = Style("loud", "Sofia Sans Extra Condensed", "extra-condensed", 900)
QUIET: Final = Style("quiet", "Sofia Sans Condensed", "condensed", 500)
ASIDE: Final = Style("aside", "Sofia Sans Condensed", "condensed", 500, "italic")
STYLES: Final = (LOUD, QUIET, ASIDE)

LEADING: Final = 1.12
STEP: Final = 0.94
"""Type that doesn't fit is set again, so much smaller."""
EVENNESS: Final = 12
"""In so many steps lines are tried shorter, down to half."""
ELLIPSIS: Final = "…"
START: Final = "start"
MIDDLE: Final = "middle"
END: Final = "end"


@cache
def widths(style: Style) -> dict[str, int]:
    """By letter, in thousandths of the type size."""
    tables = json.loads(files(__package__).joinpath("widths.json").read_text("utf-8"))
    return {letter: int(width) for width, letters in tables[style.name].items() for letter in letters}


@cache
def widest(style: Style) -> int:
    return max(widths(style).values())


@lru_cache(maxsize=8192)
def ems(words: str, style: Style) -> float:
    """How wide words are in a size of 1; a letter that the typeface lacks counts as its widest."""
    table, unknown = widths(style), widest(style)
    return sum([table.get(letter, unknown) for letter in words]) / 1000


def width(words: str, style: Style, size: float) -> float:
    return ems(words, style) * size


def fitted(words: str, style: Style, size: float, room: float) -> float:
    """The size, or a smaller one at which the words fit on a line."""
    return size * min(1.0, room / max(1.0, width(words, style, size)))


def broken(words: str, style: Style, size: float, room: float) -> list[str]:
    """The words on as many lines as they need; a word that is wider than a line stays whole."""
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


class Set(NamedTuple):
    """Lines that fit their room, in one size."""

    lines: list[str]
    size: float

    @property
    def height(self) -> float:
        return len(self.lines) * self.size * LEADING


def set_in(
    words: str, style: Style, size: float, wide: float, high: float, least: float = 22, even: bool = False
) -> Set:
    """The words in the largest size at which they fit; what doesn't fit in the least one is left out.

    With `even`, all lines are about as long as one another.
    """
    while True:
        lines = broken(words, style, size, wide)
        fits = all(width(line, style, size) <= wide for line in lines)
        if fits and len(lines) * size * LEADING <= high:
            return Set(evened(words, style, size, wide) if even else lines, size)
        if size * STEP < least:
            return Set(shortened(lines, style, least, wide, high), least)
        size *= STEP


def evened(words: str, style: Style, size: float, wide: float) -> list[str]:
    """The words on as few lines as need be, broken where the longest of them is shortest."""
    best = broken(words, style, size, wide)
    for narrower in range(EVENNESS, 0, -1):
        tried = broken(words, style, size, wide * (0.5 + 0.5 * narrower / EVENNESS))
        if len(tried) > len(best):
            return best
        best = tried
    return best


def shortened(lines: list[str], style: Style, size: float, wide: float, high: float) -> list[str]:
    """As many lines as there is room for, each as long as there is room for."""
    there = max(1, int(high / (size * LEADING)))
    kept = lines[:there]
    if len(lines) > there:
        kept[-1] += ELLIPSIS
    return [cut(line, style, size, wide) for line in kept]


def cut(words: str, style: Style, size: float, wide: float) -> str:
    while width(words, style, size) > wide:
        words = words.removesuffix(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
    return words


# -- Drawing


def say(
    words: str, x: float, y: float, style: Style, size: float, fill: str, anchor: str = START, more: str = ""
) -> str:
    """A line of type whose feet stand on y."""
    length = f' textLength="{num(width(words, style, size))}" lengthAdjust="spacingAndGlyphs"'
    at = f' text-anchor="{anchor}"' if anchor != START else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}"{attributes(style)} font-size="{num(size)}" fill="{fill}"{at}{more}'
        f"{length if len(words) > 2 else ''}>{escape(words)}</text>"
    )


@cache
def attributes(style: Style, around: Style | None = QUIET) -> str:
    """What is said of a style inside another one: by default inside the quiet one, which is the whole card's."""
    told, known = described(style), described(around) if around else {}
    return "".join(f' {name}="{value}"' for name, value in told.items() if value != known.get(name))


def described(style: Style) -> dict[str, str]:
    return {
        "font-family": f"{style.family},{FALLBACK}",
        "font-stretch": style.stretch,
        "font-weight": str(style.weight),
        "font-style": style.slant,
    }


def paragraph(set_: Set, x: float, y: float, style: Style, fill: str, anchor: str = START) -> str:
    """Lines one below the other, the first of them hanging from y."""
    step = set_.size * LEADING
    return "".join(
        say(words, x, y + step * n + set_.size * 0.86, style, set_.size, fill, anchor)
        for n, words in enumerate(set_.lines)
    )
