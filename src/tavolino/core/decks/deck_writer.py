"""Writes cards as TOML and as CSV."""

import csv
import json
from collections.abc import Collection, Iterable, Mapping
from io import StringIO
from typing import Any

from tavolino.core.decks.deck_file import COMMENT


def as_comment(text: str) -> str:
    return "".join(f"{COMMENT} {line}".rstrip() + "\n" for line in text.splitlines())


def card_as_toml(name: str, fields: Mapping[str, Any]) -> str:
    """A card in TOML."""
    return "".join(
        [f"[[{name}]]\n", *(f"{field} = {value_as_toml(value)}\n" for field, value in fields.items())]
    )


def value_as_toml(value: Any) -> str:
    """A text, a number, or a list of them. TOML writes these like JSON."""
    return json.dumps(value, ensure_ascii=False)


def inline_table(fields: Mapping[str, Any]) -> str:
    """A table in one line of TOML."""
    return f"{{ {', '.join(f'{name} = {value_as_toml(value)}' for name, value in fields.items())} }}"


def cards_as_csv(columns: Collection[str], cards: Iterable[Mapping[str, Any]]) -> str:
    """Cards as CSV: the columns' names, then a row for each card; items of a list are separated by spaces."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    for card in cards:
        cells = (card.get(column, "") for column in columns)
        writer.writerow(" ".join(cell) if isinstance(cell, list) else cell for cell in cells)
    return text.getvalue()
