"""The rules of a game as a booklet, from the same pages that the terminal and the browser show."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final

from msgspec import to_builtins

from tavolino import card_art
from tavolino.core.game import Game
from tavolino.core.language.diagrams import Diagram, diagrams
from tavolino.core.language.rulebook import Block, Cell, Paragraph, Rulebook, RulesTable, rulebook
from tavolino.printing.diagram_data import diagram_block, draw_cards
from tavolino.printing.edition import Edition
from tavolino.printing.pdf import render_pdf

FAN: Final = ((-9, -42), (0, 0), (9, 42))
"""The cards on the first page: how far each is turned, in degrees, and how far it is from the middle, in mm."""


NARROW_LETTERS: Final = 80
"""A table that is no wider than this takes only the width it needs."""
SHORT_LETTERS: Final = 24
"""In a wide table, a column with no more letters than these stays on one line."""
FRAMED: Final = ("code", "ruling")
"""Runs that are printed in a frame or in brackets, two letters wider than their words."""


def print_rules(game: Game, edition: Edition) -> bytes:
    """Contents, numbered articles with their pictures and rulings, options and the reasons of the rulings."""
    texts = edition.texts(game.id)
    name = texts.say("game")
    shown = diagrams(game.id, edition.language)
    data = {
        "name": name,
        "tagline": texts.say("game.tagline"),
        "about": f"{name} · {texts.say('rules')} · {texts.say('language')}",
        "contents": texts.say("contents"),
        "fan": [(*place, svg) for place, svg in zip(FAN, sample_drawings(game, edition))],
        "blocks": [*booklet_blocks(rulebook(game.id, edition.language), shown)],
        "cards": draw_cards(game.id, shown, edition),
    }
    return render_pdf("rules", texts.say("rules-title", {"game": name}), data, edition)


def sample_drawings(game: Game, edition: Edition) -> list[str]:
    """The first card, one from the middle, and the last."""
    kinds = [kind for deck in game.decks.values() for kind in deck]
    chosen = (kinds[0], kinds[len(kinds) // 2], kinds[-1])
    return [edition.drawing(card_art.draw_face(game, kind, edition.texts(game.id))) for kind in chosen]


# -- The rulebook as the template takes it: one block after the other


def booklet_blocks(book: Rulebook, shown: Sequence[Diagram] = ()) -> Iterator[dict[str, Any]]:
    """The pictures follow the article that they explain."""
    yield from map(block_data, book.blocks)
    for section in book.sections:
        yield {"is": "section", "title": section.title}
        yield from map(block_data, section.blocks)
        for article in section.articles:
            first, *rest = map(block_data, article.blocks)
            yield {**first, "is": "article", "number": article.number, "rulings": article.rulings}
            yield from rest
            yield from (diagram_block(one) for one in shown if one.article == article.number)


def block_data(block: Block) -> dict[str, Any]:
    data: dict[str, Any] = to_builtins(block)
    return data if isinstance(block, Paragraph) else {**data, "shares": column_shares(block)}


def column_shares(table: RulesTable) -> list[float]:
    """How much of the page's width each column gets, compared with others; 0 is as much as it needs."""
    columns = [[letters(cell) for cell in column] for column in zip(table.head, *table.rows)]
    if sum(map(max, columns)) <= NARROW_LETTERS:
        return [0] * len(columns)
    means = [sum(column) / len(column) for column in columns]
    return [
        round(sqrt(mean), 2) if max(column) > SHORT_LETTERS else 0 for column, mean in zip(columns, means)
    ]


def letters(cell: Cell) -> int:
    return sum(len(run.text) + 2 * (run.kind in FRAMED) for run in cell)
