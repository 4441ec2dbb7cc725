"""The rules pages as trees: nothing of their Markdown is left over, and everything can be found."""

import re
from collections.abc import Iterator

import pytest

from tavolino.core.language.rulebook import Block, Paragraph, Run, parse_rulebook, rulebook, rules_markdown
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.registry import games

PAGES = [(game, language) for game in games() for language in LANGUAGES]
UNREAD = re.compile(r"^\s*(?:[-+>]|\d+\.|#+)\s|\]\(|[*`|]|\[R-")
"""Markdown that the tree would have to know: lists, quotes, links, deeper headings, and marks left open."""


def blocks_of(game: str, language: str) -> Iterator[Block]:
    book = rulebook(game, language)
    yield from book.blocks
    for section in book.sections:
        yield from section.blocks
        for article in section.articles:
            yield from article.blocks


def runs_of(block: Block) -> list[Run]:
    if isinstance(block, Paragraph):
        return block.words
    return [run for row in (block.head, *block.rows) for cell in row for run in cell]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_article_of_a_page_is_there_once(game: str, language: str) -> None:
    numbers = re.findall(r"^\*\*(\d+\.\d+)\*\*", rules_markdown(game, language), re.MULTILINE)
    found = [article.number for section in rulebook(game, language).sections for article in section.articles]
    assert len(numbers) > 20
    assert found == numbers


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_no_markdown_is_left_unread(game: str, language: str) -> None:
    texts = [run.text for block in blocks_of(game, language) for run in runs_of(block) if run.kind == "text"]
    assert len(texts) > 20
    assert [text for text in texts if UNREAD.search(text)] == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_ruling_that_an_article_rests_on_has_a_reason(game: str, language: str) -> None:
    book = rulebook(game, language)
    tables = [
        block for section in book.sections for block in section.blocks if not isinstance(block, Paragraph)
    ]
    reasons = {row[0][0].text for table in tables for row in table.rows if len(row) > 2 and any(row[-1])}
    rests_on = {name for section in book.sections for article in section.articles for name in article.rulings}
    assert rests_on
    assert rests_on - reasons == set()


def test_what_looks_like_html_is_nothing_but_text() -> None:
    book = parse_rulebook("# Rabona\n\nKick <img src=x onerror=alert(1)> the ball.\n")
    runs = [run for block in book.blocks for run in runs_of(block)]
    assert {run.kind for run in runs} == {"text"}
    assert runs[0].text.startswith("Kick")
    assert runs[-1].text.endswith("the ball.")
