"""Player's aids: one page for each game, with pictures, tables and sentences of its rules."""

import re
from itertools import product

import pytest

import tavolino
from tavolino import printing
from tavolino.card_art.text_layout import QUIET, glyph_widths
from tavolino.core.language.diagrams import diagrams
from tavolino.core.language.rulebook import RulesTable, articles, plain_text
from tavolino.core.language.texts import LANGUAGES
from tavolino.games.best11.engine.state import STADIUM_MILLIONS
from tavolino.printing import LETTER, PAPERS, Edition, Ink, Paper, PrintFault
from tavolino.printing.paper_plan import paper_plan, say_word
from tests.printing.support import Printed, letters

every_aid = pytest.mark.parametrize(("game", "language"), [*product(tavolino.games(), LANGUAGES)])

BREAK = "\ufffe"
"""What the reader of pages makes of a hyphen at the end of a line."""


def print_aid(game: str, edition: Edition) -> Printed:
    return Printed(printing.print_player_aid(tavolino.game(game), edition))


@every_aid
@pytest.mark.parametrize("paper", PAPERS.values())
def test_an_aid_is_one_page(game: str, language: str, paper: Paper) -> None:
    aid = print_aid(game, Edition(language, paper))
    assert len(aid.pages) == 1
    assert aid.sizes() == {(paper.wide, paper.high)}


@every_aid
def test_an_aid_says_what_the_rules_say(game: str, language: str) -> None:
    printed = print_aid(game, Edition(language)).letters()
    shown = {diagram.id: diagram for diagram in diagrams(game, language)}
    texts = Edition(language).texts(game)
    for part in paper_plan(game).aid:
        if part.diagram:
            assert letters(shown[part.diagram].title) in printed
        elif part.table:
            blocks = articles(game, language)[part.table].blocks
            [table] = [block for block in blocks if isinstance(block, RulesTable)]
            assert all(letters(plain_text(cell)) in printed for row in table.rows for cell in row)
        else:
            assert letters(say_word(part.says, texts)) in printed


@every_aid
def test_every_sign_of_an_aid_has_a_shape(game: str, language: str) -> None:
    """Typst's own typefaces have the arrow and the sign of "at least"."""
    signs = set("".join(print_aid(game, Edition(language)).words().split()))
    assert signs - glyph_widths(QUIET).keys() <= {"→", "≥", BREAK}


@every_aid
def test_articles_named_by_an_aid_are_there(game: str, language: str) -> None:
    texts = Edition(language).texts(game)
    said = " ".join(say_word(part.says, texts) for part in paper_plan(game).aid if part.says)
    assert set(re.findall(r"\b\d+\.\d+\b", said)) <= articles(game, language).keys()


def test_4_9_the_draws_and_the_flow_chart_of_101_are_at_hand() -> None:
    assert {part.diagram for part in paper_plan("champions101").aid} >= {"draws", "flow"}


def test_5_9_misters_aid_says_that_the_same_direction_asks_for_one_more() -> None:
    words = print_aid("mister", Edition("en")).words()
    assert "at least one more" in words
    assert all(f"{letter} " in words for letter in "ABCDEFGH")
    assert "LCM" in words
    assert "CCS" in print_aid("mister", Edition("it")).words()
    assert "MCS" in print_aid("mister", Edition("ro")).words()


def test_nothing_runs_off_the_page() -> None:
    """The frames of all parts end above the lower margin, also on the smallest paper."""
    for game in tavolino.games():
        aid = print_aid(game, Edition("ro", LETTER))
        below = aid.ink(0, 0, LETTER.high - 11, LETTER.wide, 10, dpi=72)
        assert below == {b"\xff\xff\xff"}, game


def test_an_aid_without_colours() -> None:
    assert not print_aid("best11", Edition("it", LETTER, Ink.BW)).has_colours()


def test_a_game_without_an_aid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing.paper_plan, "PAPER_FILE", "none.toml")
    paper_plan.cache_clear()
    try:
        with pytest.raises(PrintFault) as caught:
            print_aid("gogoal", Edition())
    finally:
        paper_plan.cache_clear()
    assert len({caught.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_best11_4_10_paper_asks_what_the_stadium_costs(language: str) -> None:
    texts = Edition(language).texts("best11")
    for said in (texts.say("paper-aid-points"), texts.say("piece-stadium.note")):
        assert str(STADIUM_MILLIONS) in re.findall(r"\d+", said), said
