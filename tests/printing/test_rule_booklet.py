"""The booklet of rules: everything that the rules page says, in its order, with contents."""

import re
from functools import cache
from itertools import product
from math import sqrt

import pytest

import tavolino
from tavolino import printing
from tavolino.core.language.diagrams import (
    Diagram,
    FlowDrawing,
    LanesDrawing,
    SeatsDrawing,
    StepsDrawing,
    diagrams,
)
from tavolino.core.language.rulebook import RulesTable, Run, articles, block_words, rulebook, rulings
from tavolino.core.language.texts import LANGUAGES
from tavolino.printing import LETTER, Edition, Ink
from tavolino.printing.rule_booklet import booklet_blocks, column_shares
from tests.printing.support import Printed, letters

every_booklet = pytest.mark.parametrize(("game", "language"), [*product(tavolino.games(), LANGUAGES)])


@cache
def booklet(game: str, language: str) -> Printed:
    return Printed(printing.print_rules(tavolino.game(game), Edition(language)))


@every_booklet
def test_every_article_is_printed_after_its_number(game: str, language: str) -> None:
    printed = booklet(game, language).letters()
    at = 0
    for number, article in articles(game, language).items():
        sentence = block_words(article.blocks[0])[:30]
        found = printed.find(letters(number + sentence), at)
        assert found >= 0, number
        at = found


@every_booklet
def test_every_ruling_is_marked_where_it_counts_and_explained(game: str, language: str) -> None:
    words = booklet(game, language).words()
    for name, numbers in rulings(game, language).items():
        assert words.count(f"[{name}]") >= len(numbers), name
        assert words.replace(f"[{name}]", "").count(name) >= 1, name


@every_booklet
def test_every_cell_of_every_table_is_printed(game: str, language: str) -> None:
    printed = booklet(game, language).letters()
    tables = [block for block in booklet_blocks(rulebook(game, language)) if block["is"] == "table"]
    assert tables
    for block in tables:
        for cell in [cell for row in (block["head"], *block["rows"]) for cell in row]:
            assert letters("".join(run["text"] for run in cell)) in printed


@every_booklet
def test_the_contents_lead_to_the_sections(game: str, language: str) -> None:
    document = booklet(game, language)
    first = document.words(0)
    sections = [section.title for section in rulebook(game, language).sections]
    contents = first[first.index(Edition(language).texts().say("contents").upper()) :]
    for title in sections:
        entry = re.search(rf"{re.escape(title)}[\s.\u2060]*(\d+)", contents)
        assert entry is not None, title
        assert letters(title) in letters(document.words(int(entry[1]) - 1))


def test_paper_and_ink() -> None:
    edition = Edition("ro", LETTER, Ink.BW)
    document = Printed(printing.print_rules(tavolino.game("gogoal"), edition))
    assert document.sizes() == {(LETTER.wide, LETTER.high)}
    assert not document.has_colours()
    assert booklet("gogoal", "ro").has_colours()


def test_columns_of_a_wide_table_share_the_page() -> None:
    narrow = RulesTable([[Run("text", "a")], [Run("text", "b")]], [[[Run("code", "x")], []]])
    assert column_shares(narrow) == [0, 0]
    wide = RulesTable(
        [[Run("text", "a")], [Run("text", "b")]], [[[Run("code", "x")], [Run("text", "y" * 159)]]]
    )
    assert column_shares(wide) == [0, round(sqrt(80), 2)]


@every_booklet
def test_every_picture_is_printed_with_its_words_after_its_article(game: str, language: str) -> None:
    document = booklet(game, language)
    printed = document.letters()
    for diagram in diagrams(game, language):
        assert letters(diagram.title) in printed
        for words in picture_words(diagram):
            assert letters(words) in printed, words
        assert printed.index(letters(diagram.title)) > printed.index(letters(diagram.article))


def picture_words(diagram: Diagram) -> list[str]:
    drawing = diagram.drawing
    if isinstance(drawing, LanesDrawing):
        return [lane.words for lane in drawing.lanes]
    if isinstance(drawing, StepsDrawing):
        return [step.words for step in drawing.steps]
    if isinstance(drawing, FlowDrawing):
        return [box.words for box in drawing.boxes] + [arrow.words for arrow in drawing.arrows]
    if isinstance(drawing, SeatsDrawing):
        return [*drawing.far, *drawing.near, drawing.words]
    return [man.label for man in drawing.men]
