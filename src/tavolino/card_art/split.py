"""Cards of two halves: the upper one to attack with, the lower one to defend with."""

from typing import Final

from tavolino.card_art.card_frame import CARD_WIDTH, INNER_WIDTH, MARGIN
from tavolino.card_art.palette import BLUE, CREAM, GOLD, INK, RED, WHITE, mix
from tavolino.card_art.svg import diamond, disc, path, place, rect, stroke
from tavolino.card_art.text_layout import (
    ASIDE,
    LOUD,
    MIDDLE,
    capitals,
    draw_paragraph,
    fit_paragraph,
    fit_size,
    text_line,
)
from tavolino.core.looks.card_look import SplitHalf, SplitLook

HALF_COLOURS: Final = (mix(RED, INK, 0.22), mix(BLUE, INK, 0.12))
HALF_SHAPES: Final = (
    "M30 30H600V418L30 462z",
    "M30 474L600 430V850H30z",
)
HALF_TOPS: Final = (30, 466)
GOLD_ON_DARK: Final = mix(GOLD, WHITE, 0.6)


def split_card(look: SplitLook) -> str:
    return "".join(half(one, n % 2) for n, one in enumerate(look.halves))


def half(one: SplitHalf, which: int) -> str:
    colour, top = HALF_COLOURS[which], HALF_TOPS[which]
    name = fit_paragraph(capitals(one.name), LOUD, 72, INNER_WIDTH - 216, 118, 34, even=True)
    return "".join(
        [
            path(HALF_SHAPES[which], colour),
            kind_label(one.kind, top + 14, which),
            draw_paragraph(name, MARGIN + 24, top + 70, LOUD, CREAM),
            total(one.total, top + 86, which),
            role_tokens(one.asks, top + 240),
            small_print(one, top + 296),
        ]
    )


def kind_label(words: str, y: float, which: int) -> str:
    """The word for attack or defence, and a mark: round for the one, a diamond for the other."""
    mark = disc(MARGIN + 40, y + 26, 15, GOLD) if which == 0 else diamond(MARGIN + 40, y + 26, 19, GOLD)
    name = capitals(words)
    return mark + text_line(name, MARGIN + 68, y + 38, LOUD, fit_size(name, LOUD, 36, 300), GOLD_ON_DARK)


def total(n: int, y: float, which: int) -> str:
    x = CARD_WIDTH - MARGIN - 90
    size = fit_size(str(n), LOUD, 130, (110, 84)[which])
    mark = disc(x, y, 76, GOLD, stroke(INK, 6)) if which == 0 else diamond(x, y, 86, GOLD, stroke(INK, 6))
    return mark + text_line(str(n), x, y + size * 0.35, LOUD, size, INK, MIDDLE)


def role_tokens(asks: tuple[str, ...], y: float) -> str:
    """A token for each footballer; one of several roles has them all on it."""
    drawn, x = "", MARGIN + 24.0
    for n, letters in enumerate(asks):
        wide = 92 + 62 * (len(letters) - 1)
        plus = text_line("+", x - 24, y + 20, LOUD, 60, CREAM, MIDDLE) if n else ""
        drawn += plus + place(role_token(letters, wide), x, y)
        x += wide + 48
    return drawn


def role_token(letters: str, wide: float) -> str:
    words = "/".join(letters)
    return rect(0, -46, wide, 92, CREAM, 46, stroke(INK, 5)) + text_line(
        words, wide / 2, 25, LOUD, fit_size(words, LOUD, 74, wide - 30), INK, MIDDLE
    )


def small_print(one: SplitHalf, y: float) -> str:
    """A warning if there is one, and a remark."""
    paragraph = fit_paragraph(one.text, ASIDE, 34, INNER_WIDTH - 48, 78, 22)
    if not one.warning:
        return draw_paragraph(paragraph, MARGIN + 24, y + 2, ASIDE, CREAM)
    words = fit_size(one.warning, LOUD, 34, INNER_WIDTH - 48)
    short = fit_paragraph(one.text, ASIDE, 28, INNER_WIDTH - 48, 40, 20)
    return text_line(one.warning, MARGIN + 24, y + 30, LOUD, words, GOLD_ON_DARK) + draw_paragraph(
        short, MARGIN + 24, y + 42, ASIDE, CREAM
    )
