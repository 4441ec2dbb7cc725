"""The letters that our own typefaces have: Latin, Greek and Cyrillic. Others come from the fonts of the computer."""

from collections.abc import Sequence
from typing import Final

from tavolino.card_art.text_layout import QUIET, glyph_widths

MOST_LETTERS: Final = 12
"""So many are named."""


def letters_without_type(words: str) -> list[str]:
    """The letters for which Tavolino brings no typeface, each once."""
    known = glyph_widths(QUIET)
    return sorted({letter for letter in words if letter.isalpha() and letter not in known})


def list_letters(letters: Sequence[str]) -> str:
    """The first of them, as they are named to somebody."""
    return " ".join(letters[:MOST_LETTERS]) + (" …" if len(letters) > MOST_LETTERS else "")
