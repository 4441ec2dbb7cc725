"""The booklet of rules: everything that the rules page says, in its order, with contents."""

import re
from functools import cache
from itertools import product

import pytest

import tavolino
from tavolino import printing
from tavolino.core.language.rulebook import articles, rules_markdown, rulings
from tavolino.core.language.texts import LANGUAGES
from tavolino.printing import LETTER, Edition, Ink
from tavolino.printing.markdown import blocks, runs
from tests.printing.support import Printed, letters

every_booklet = pytest.mark.parametrize(("game", "language"), [*product(tavolino.games(), LANGUAGES)])


@cache
def booklet(game: str, language: str) -> Printed:
    return Printed(printing.print_rules(tavolino.game(game), Edition(language)))


def plain(words: str) -> str:
    return "".join(run["text"] for run in runs(words))


@every_booklet
def test_every_article_is_printed_after_its_number(game: str, language: str) -> None:
    printed = booklet(game, language).letters()
    at = 0
    for number, article in articles(game, language).items():
        sentence = plain(article.text.split("\n\n")[0])[:30]
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
    tables = [block for block in blocks(rules_markdown(game, language)) if block["kind"] == "table"]
    assert tables
    for block in tables:
        for cell in [cell for row in (block["head"], *block["rows"]) for cell in row]:
            assert letters("".join(run["text"] for run in cell)) in printed


@every_booklet
def test_the_contents_lead_to_the_sections(game: str, language: str) -> None:
    document = booklet(game, language)
    first = document.words(0)
    sections = [
        block["title"] for block in blocks(rules_markdown(game, language)) if block["kind"] == "section"
    ]
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


PAGE = (
    "# Title",
    "A `code`, *stress* and [R-tie].",
    "## 1. Cards",
    "**1.1** [R-a] [R-b] Deal\nthem.",
    "| a | b |\n| --- | --- |\n| `x` | |",
)


def test_marks_of_a_rules_page() -> None:
    text = "\n\n".join(PAGE)
    assert list(blocks(text)) == [
        {
            "kind": "paragraph",
            "runs": [
                {"kind": "plain", "text": "A "},
                {"kind": "code", "text": "code"},
                {"kind": "plain", "text": ", "},
                {"kind": "stressed", "text": "stress"},
                {"kind": "plain", "text": " and "},
                {"kind": "ruling", "text": "R-tie"},
                {"kind": "plain", "text": "."},
            ],
        },
        {"kind": "section", "title": "1. Cards"},
        {
            "kind": "article",
            "number": "1.1",
            "rulings": ["R-a", "R-b"],
            "runs": [{"kind": "plain", "text": "Deal them."}],
        },
        {
            "kind": "table",
            "head": [[{"kind": "plain", "text": "a"}], [{"kind": "plain", "text": "b"}]],
            "rows": [[[{"kind": "code", "text": "x"}], []]],
            "shares": [0, 0],
        },
    ]
