"""Type fits: smaller, on more lines, or cut short, but never beyond its room."""

import pytest

from tavolino.card_art.palette import (
    BLUE,
    CREAM,
    GOLD,
    INK,
    LARGE_TEXT_CONTRAST,
    PALETTE,
    RED,
    SAND,
    SMALL_TEXT_CONTRAST,
    WHITE,
    contrast,
    mix,
    readable_on,
)
from tavolino.card_art.split import GOLD_ON_DARK, HALF_COLOURS
from tavolino.card_art.text_layout import (
    ASIDE,
    ELLIPSIS,
    LOUD,
    QUIET,
    TypeStyle,
    capitals,
    fit_paragraph,
    fit_size,
    glyph_widths,
    text_line,
    text_width,
)

LONG = "Unul dintre fotbaliștii adversarului din acțiune este eliminat până la sfârșitul rundei. " * 3


@pytest.mark.parametrize("style", [LOUD, QUIET, ASIDE])
def test_words_are_as_wide_as_their_letters(style: TypeStyle) -> None:
    assert text_width("mm", style, 10) == pytest.approx(2 * text_width("m", style, 10))
    assert text_width("m", style, 20) == pytest.approx(2 * text_width("m", style, 10))
    assert text_width("i", style, 10) < text_width("m", style, 10) <= text_width("漢", style, 10)


@pytest.mark.parametrize("style", [LOUD, QUIET, ASIDE])
@pytest.mark.parametrize("words", ["Perché? Țeposă, Žižek", "Ласточка, Ґудзь, Ђорђе, Ў", "Αστέρια, ΐ ώ Ϊ"])
def test_latin_cyrillic_and_greek_letters_have_a_width_of_their_own(style: TypeStyle, words: str) -> None:
    assert set(words) <= glyph_widths(style).keys()


@pytest.mark.parametrize(
    ("words", "printed"),
    [("Κώστας Ρήγας", "ΚΩΣΤΑΣ ΡΗΓΑΣ"), ("perché", "PERCHÉ"), ("Їжак", "ЇЖАК"), ("Ήλιος", "ΗΛΙΟΣ")],
)
def test_greek_capitals_bear_no_accent(words: str, printed: str) -> None:
    assert capitals(words) == printed


def test_a_line_shrinks_until_it_fits() -> None:
    assert fit_size("NO!", LOUD, 60, 500) == 60
    assert text_width(LONG, LOUD, fit_size(LONG, LOUD, 60, 500)) == pytest.approx(500)


@pytest.mark.parametrize("even", [False, True])
@pytest.mark.parametrize("words", [LONG, "Gol!", "Donaudampfschifffahrtsgesellschaftskapitän am Ball", ""])
def test_a_paragraph_stays_in_its_room(words: str, even: bool) -> None:
    told = fit_paragraph(words, QUIET, 40, 300, 200, 10, even)
    assert told.height <= 200
    assert all(text_width(line, QUIET, told.size) <= 300 for line in told.lines)
    assert " ".join(told.lines) == words.strip()


def test_even_lines_leave_no_word_alone() -> None:
    words = "Through the eye of the needle, from the right"
    ragged, even = (fit_paragraph(words, LOUD, 60, 620, 300, even=even).lines for even in (False, True))
    assert len(ragged) == len(even)
    assert min(map(len, even)) > min(map(len, ragged))


def test_what_cannot_fit_ends_with_dots() -> None:
    told = fit_paragraph(LONG, QUIET, 40, 200, 60, 30)
    assert told.lines[-1].endswith(ELLIPSIS)
    assert all(text_width(line, QUIET, told.size) <= 200 for line in told.lines)
    [word] = fit_paragraph("Donaudampfschifffahrtsgesellschaft", QUIET, 40, 100, 60, 30).lines
    assert word.endswith(ELLIPSIS)


def test_markup_is_only_words() -> None:
    assert "&lt;b&gt; &amp;" in text_line("<b> &", 0, 0, QUIET, 10, INK)


@pytest.mark.parametrize("colour", [*PALETTE.values(), "#808080", "#f0c33c", "#c9d6df"])
def test_there_is_always_an_ink_that_can_be_read(colour: str) -> None:
    assert contrast(readable_on(colour), colour) >= LARGE_TEXT_CONTRAST
    assert contrast(readable_on(colour, SMALL_TEXT_CONTRAST), colour) >= SMALL_TEXT_CONTRAST


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (INK, CREAM),
        (INK, SAND),
        (INK, GOLD),
        (CREAM, INK),
        (WHITE, RED),
        (CREAM, BLUE),
        (CREAM, HALF_COLOURS[0]),
        (CREAM, HALF_COLOURS[1]),
        (GOLD_ON_DARK, HALF_COLOURS[0]),
        (GOLD_ON_DARK, HALF_COLOURS[1]),
        (mix(RED, INK, 0.2), "#fffdf6"),
    ],
)
def test_small_print_can_be_read(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= SMALL_TEXT_CONTRAST
