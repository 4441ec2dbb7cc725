"""The rules in a terminal: sections, articles and tables of the rulebook as rich shows them."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tavolino.core.language.rulebook import Article, Block, Paragraph, Rulebook, RulesTable, Run, RunKind

STYLES: Final[dict[RunKind, str]] = {
    "code": "markdown.code",
    "stress": "markdown.em",
    "bold": "markdown.strong",
    "ruling": "quiet",
}


def rulebook_text(book: Rulebook) -> RenderableType:
    """The whole page."""
    return Group(*page_parts(book))


def page_parts(book: Rulebook) -> Iterator[RenderableType]:
    yield Text(book.title, "bold", justify="center")
    yield blocks_text(book.blocks)
    for section in book.sections:
        yield Text(f"\n{section.title}", "bold", justify="center")
        yield blocks_text(section.blocks)
        for article in section.articles:
            yield article_text(article, article.rulings)


def article_text(article: Article, rulings: Sequence[str] = ()) -> RenderableType:
    """An article behind its number, with the marks of these rulings."""
    first, *rest = article.blocks
    assert isinstance(first, Paragraph)
    number = Text.assemble("\n", (article.number, "bold"), " ")
    marks = [Text.assemble((f"[{name}]", STYLES["ruling"]), " ") for name in rulings]
    return Group(Text("").join([number, *marks, runs_text(first.words)]), blocks_text(rest))


def blocks_text(blocks: list[Block]) -> RenderableType:
    return Group(*map(block_text, blocks))


def block_text(block: Block) -> RenderableType:
    if isinstance(block, Paragraph):
        return Padding(runs_text(block.words), (1, 0, 0, 0))
    return table_text(block)


def table_text(table: RulesTable) -> RenderableType:
    shown = Table(box=box.SIMPLE_HEAVY, header_style="bold")
    for cell in table.head:
        shown.add_column(runs_text(cell))
    for row in table.rows:
        shown.add_row(*map(runs_text, row))
    return shown


def runs_text(runs: list[Run]) -> Text:
    return Text.assemble(*((run_words(run), STYLES.get(run.kind, "")) for run in runs))


def run_words(run: Run) -> str:
    return f"[{run.text}]" if run.kind == "ruling" else run.text
