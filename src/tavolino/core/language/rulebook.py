"""The rules page of a game as a tree, parsed once from Markdown and shown by page, print and terminal.

A page has a title, an introduction and sections. A section has numbered articles (`**4.2** [R-deal] ...`), each with
the tables that follow it. The last sections, options and rulings, have only a table.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, Literal

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from msgspec import Struct, field

from tavolino.core.language.booklet_names import booklet_names
from tavolino.core.language.texts import Texts, load_texts
from tavolino.core.registry import game_classes, game_folder

NUMBER: Final = re.compile(r"\d+\.\d+")
RULINGS: Final = re.compile(r" ((?:\[R-[a-z0-9-]+\] )*)")
"""The rulings behind an article, written between its number and its text."""
MARK: Final = re.compile(r"\[(?P<ruling>R-[a-z0-9-]+)\]|(?<![\d.,])(?P<article>\d+\.\d+)(?![\d.]\d)")
PARSER: Final = MarkdownIt("commonmark").enable("table")
KINDS: Final[dict[str, "RunKind"]] = {"code_inline": "code", "em": "stress", "strong": "bold"}

RunKind = Literal["text", "code", "stress", "bold", "ruling", "article"]


class Run(Struct, frozen=True):
    """Text of one kind. The text of a `ruling` is its name, that of an `article` the number it refers to."""

    kind: RunKind = field(name="is")
    text: str


Cell = list[Run]


class Paragraph(Struct, frozen=True, tag_field="is", tag="paragraph"):
    words: list[Run]


class RulesTable(Struct, frozen=True, tag_field="is", tag="table"):
    head: list[Cell]
    rows: list[list[Cell]]


Block = Paragraph | RulesTable


class Article(Struct, frozen=True):
    """One rule: its number, the rulings behind it, its text and its tables."""

    number: str
    rulings: list[str]
    blocks: list[Block]


class RulesSection(Struct, frozen=True):
    """A section. `anchor` is the target of links to it; `blocks` come before its first article."""

    title: str
    anchor: str
    blocks: list[Block]
    articles: list[Article]

    @property
    def is_numbered(self) -> bool:
        return self.title[:1].isdecimal()


class Rulebook(Struct, frozen=True):
    title: str
    blocks: list[Block]
    sections: list[RulesSection]


# -- Looking things up


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules page of a game, with what the booklet calls its cards at the end."""
    book = parse_rulebook(rules_markdown(game, language))
    names = booklet_names(game_classes()[game].__module__)
    if names:
        book.sections.append(concordance(names, load_texts(language, game), f"s{len(book.sections) + 1}"))
    return book


def concordance(names: Mapping[str, str], texts: Texts, anchor: str) -> RulesSection:
    """Our cards and theirs, for whoever has the box on a shelf."""
    head = [texts.say("booklet-names.ours"), texts.say("booklet-names.theirs")]
    rows = [[text_cell(card_title(card, texts)), text_cell(name)] for card, name in names.items()]
    return RulesSection(
        texts.say("booklet-names"), anchor, [RulesTable([text_cell(word) for word in head], rows)], []
    )


def card_title(card: str, texts: Texts) -> str:
    return texts.say(f"card-{card}") if texts.has(f"card-{card}") else texts.say(card)


def text_cell(text: str) -> Cell:
    return [Run("text", text)]


@cache
def rules_markdown(game: str, language: str) -> str:
    return (game_folder(game) / "rules" / f"{language}.md").read_text(encoding="utf-8")


def articles(game: str, language: str) -> dict[str, Article]:
    """The articles by number, in order."""
    sections = rulebook(game, language).sections
    return {article.number: article for section in sections for article in section.articles}


def rulings(game: str, language: str) -> dict[str, list[str]]:
    """The rulings explained on the page, with the articles they belong to."""
    blocks = [block for section in rulebook(game, language).sections for block in section.blocks]
    rows = [row for block in blocks if isinstance(block, RulesTable) for row in block.rows]
    named = [(plain_text(row[0]), plain_text(row[1])) for row in rows]
    return {name: numbers.split(", ") for name, numbers in named if name.startswith("R-")}


def plain_text(words: list[Run]) -> str:
    return "".join(run.text for run in words)


def block_words(block: Block) -> str:
    """The text of a block, for searching."""
    if isinstance(block, Paragraph):
        return plain_text(block.words)
    return " ".join(plain_text(cell) for row in (block.head, *block.rows) for cell in row)


# -- From Markdown to the tree


def parse_rulebook(markdown: str) -> Rulebook:
    nodes = SyntaxTreeNode(PARSER.parse(markdown)).children
    numbers = {number for node in nodes if (number := article_number(raw_runs(node)))}
    book = Rulebook("", [], [])
    title = ""
    for node in nodes:
        if node.type != "heading":
            add_block(book, node, numbers)
        elif node.tag == "h1":
            title = plain_text(raw_runs(node))
        else:
            anchor = f"s{len(book.sections) + 1}"
            book.sections.append(RulesSection(plain_text(raw_runs(node)), anchor, [], []))
    return Rulebook(title, book.blocks, book.sections)


def add_block(book: Rulebook, node: SyntaxTreeNode, numbers: set[str]) -> None:
    """Adds a new article, or one more block to the last article, the section or the introduction."""
    section = book.sections[-1] if book.sections else None
    runs = raw_runs(node)
    if section and article_number(runs):
        section.articles.append(read_article(runs, numbers))
        return
    owner = section.articles[-1] if section and section.articles else section or book
    if node.type == "table":
        owner.blocks.append(read_table(node, section is not None and section.is_numbered, numbers))
    else:
        owner.blocks.append(Paragraph(mark_runs(runs, numbers)))


def article_number(runs: list[Run]) -> str:
    """The number at the start of a paragraph, if it is an article."""
    is_article = bool(runs) and runs[0].kind == "bold" and NUMBER.fullmatch(runs[0].text)
    return runs[0].text if is_article else ""


def read_article(runs: list[Run], numbers: set[str]) -> Article:
    number, first, *rest = runs
    rulings = RULINGS.match(first.text)
    assert rulings, f"no space after {number.text}"
    words = [Run(first.kind, first.text[rulings.end() :]), *rest]
    marks = [name.strip("[]") for name in rulings[1].split()]
    return Article(number.text, marks, [Paragraph(mark_runs(words, numbers))])


def read_table(node: SyntaxTreeNode, is_numbered: bool, numbers: set[str]) -> RulesTable:
    """A table. In numbered sections tables contain many figures, so only a number in brackets refers to an article."""
    lines = [line.children for line in node.walk() if line.type == "tr"]
    head, *rows = [[read_cell(raw_runs(cell), is_numbered, numbers) for cell in line] for line in lines]
    return RulesTable(head, rows)


def read_cell(runs: list[Run], is_numbered: bool, numbers: set[str]) -> Cell:
    text = plain_text(runs)
    return mark_runs(runs, {number for number in numbers if not is_numbered or f"({number})" in text})


def raw_runs(node: SyntaxTreeNode) -> list[Run]:
    """The text of a heading, a paragraph or a cell, split by how it is printed."""
    inline = node.children[0] if node.children and node.children[0].type == "inline" else None
    runs: list[Run] = []
    for child in inline.children if inline else []:
        kind = KINDS.get(child.type, "text")
        text = child.content if child.type in ("text", "code_inline") else inner_text(child)
        if runs and kind == runs[-1].kind == "text":
            text = runs.pop().text + text
        if text:  # markdown-it puts empty texts between marks
            runs.append(Run(kind, text))
    return runs


def inner_text(node: SyntaxTreeNode) -> str:
    """The text of a stressed run; a line break becomes a space."""
    return "".join(child.content for child in node.walk() if child.type == "text") if node.children else " "


def mark_runs(runs: list[Run], numbers: set[str]) -> list[Run]:
    """The same text, with rulings and articles split off as runs of their own."""
    marked: list[Run] = []
    for run in runs:
        marked += split_marks(run.text, numbers) if run.kind == "text" else [run]
    return marked


def split_marks(text: str, numbers: set[str]) -> Iterator[Run]:
    at = 0
    for mark in MARK.finditer(text):
        if mark["ruling"] is None and mark["article"] not in numbers:
            continue
        if at < mark.start():
            yield Run("text", text[at : mark.start()])
        yield Run("ruling", mark["ruling"]) if mark["ruling"] else Run("article", mark["article"])
        at = mark.end()
    if at < len(text):
        yield Run("text", text[at:])
