"""The Markdown of a rules page as plain data: headings, articles, tables, and runs of words in them."""

import re
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from tavolino.core.language.rulebook import ARTICLE

Block = dict[str, Any]
Run = dict[str, str]

MARKED: Final = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>[^*]+)\*\*|\*(?P<stressed>[^*]+)\*|\[(?P<ruling>R-[a-z0-9-]+)\]"
)
SEPARATOR: Final = re.compile(r"^\|[ :|-]+\|$")
NARROW: Final = 80
"""So many letters have room beside one another: a table that is no wider takes only the width it needs."""
SHORT: Final = 24
"""In a wide table, a column with no more letters than these stays on one line."""


def blocks(page: str) -> Iterator[Block]:
    """What is between empty lines, one after the other; the title of the page is left out."""
    for part in page.strip().split("\n\n"):
        if part.startswith("## "):
            yield {"kind": "section", "title": part.removeprefix("## ").strip()}
        elif part.startswith("|"):
            yield table(part)
        elif match := ARTICLE.match(part):
            rulings = re.findall(r"R-[a-z0-9-]+", match[2])
            yield {
                "kind": "article",
                "number": match[1],
                "rulings": rulings,
                "runs": runs(part[match.end() :]),
            }
        elif not part.startswith("# "):
            yield {"kind": "paragraph", "runs": runs(part)}


def table(part: str) -> Block:
    lines = [cells(line) for line in part.splitlines() if not SEPARATOR.match(line)]
    head, *rows = [[runs(cell) for cell in line] for line in lines]
    return {"kind": "table", "head": head, "rows": rows, "shares": shares([*zip(*lines)])}


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def shares(columns: list[tuple[str, ...]]) -> list[float]:
    """How much of the page's width each column gets, compared with others; 0 is as much as it needs."""
    widths = [max(map(len, column)) for column in columns]
    if sum(widths) <= NARROW:
        return [0] * len(columns)
    means = [sum(map(len, column)) / len(column) for column in columns]
    return [round(sqrt(mean), 2) if width > SHORT else 0 for width, mean in zip(widths, means)]


def runs(words: str) -> list[Run]:
    """The words in pieces, each of one kind."""
    found: list[Run] = []
    at = 0
    for match in MARKED.finditer(words):
        found += plain(words[at : match.start()])
        kind = str(match.lastgroup)
        found.append({"kind": kind, "text": match[kind]})
        at = match.end()
    return found + plain(words[at:])


def plain(words: str) -> list[Run]:
    return [{"kind": "plain", "text": " ".join(words.split("\n"))}] if words else []
