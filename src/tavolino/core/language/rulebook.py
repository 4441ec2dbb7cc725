"""The rules page of a game, as articles: `**4.2** [R-deal] text`, with the tables that follow them."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from tavolino.core.registry import game_folder

ARTICLE: Final = re.compile(r"^\*\*(\d+\.\d+)\*\* ((?:\[R-[a-z0-9-]+\] )*)")
RULING_ROW: Final = re.compile(r"^\| `(R-[a-z0-9-]+)` \| ([\d., ]+) \|")


@dataclass(frozen=True)
class Article:
    """One rule: its number, the heading it stands under, its text, and the rulings it rests on."""

    number: str
    section: str
    text: str
    rulings: tuple[str, ...]


@cache
def rules_markdown(game: str, language: str) -> str:
    """The whole rules page, in Markdown."""
    return (game_folder(game) / "rules" / f"{language}.md").read_text(encoding="utf-8")


@cache
def articles(game: str, language: str) -> dict[str, Article]:
    """The articles by number, in their order."""
    found: dict[str, Article] = {}
    section = ""
    for block in rules_markdown(game, language).split("\n\n"):
        if block.startswith("## "):
            section = block.removeprefix("## ").strip()
        elif match := ARTICLE.match(block):
            rulings = tuple(re.findall(r"R-[a-z0-9-]+", match[2]))
            found[match[1]] = Article(match[1], section, block[match.end() :].strip(), rulings)
        elif block.startswith("|") and found and section[0].isdigit():
            last = found[next(reversed(found))]
            found[last.number] = Article(last.number, last.section, f"{last.text}\n\n{block}", last.rulings)
    return found


def rulings(game: str, language: str) -> dict[str, list[str]]:
    """The rulings that the page gives reasons for, with the articles they are in."""
    rows = (RULING_ROW.match(line) for line in rules_markdown(game, language).splitlines())
    return {row[1]: row[2].split(", ") for row in rows if row}
