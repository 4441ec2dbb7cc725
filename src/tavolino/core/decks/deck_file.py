"""Reads a file of cards, in TOML or as a table (CSV), and writes down everything that is wrong with it."""

import csv
import json
import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from io import StringIO
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from tavolino.core.decks.card_fields import Field, shown, visible
from tavolino.core.decks.own_deck import CSV, DeckFault
from tavolino.core.decks.toml_lines import Path, lines_of
from tavolino.core.language.texts import Value
from tavolino.core.options import LARGEST_DOCUMENT, Document

MARK: Final = "\ufeff"
"""Some programs put it before the first letter of a file."""
UNSEEN: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""Signs that nobody sees, some of which begin a new line for one program and not for another."""
COMMENT: Final = "#"
MOST_DOTS: Final = 100
"""In a line of TOML: each may be a table within a table, and thousands of them take tomllib hours."""
SEPARATORS: Final = ",;\t"
"""Between the cells of a table: programs write what is usual in their country."""


class Written(NamedTuple):
    """A card, or a part of one, as it stands in a file: its fields and the line of each.

    `label` is what a person knows the card by; `path` leads to it in TOML.
    """

    label: str
    line: int
    fields: dict[str, Any]
    lines: dict[str, int]
    path: Path

    def line_of(self, field: str) -> int:
        return self.lines.get(field, self.line)


class DeckFile:
    """A document being read."""

    def __init__(self, document: Document, game: str) -> None:
        self.name = document.name
        self.text = document.text.removeprefix(MARK).replace("\r\n", "\n")
        self.game = game
        self.found: list[DeckFault] = []
        self.data: dict[str, Any] = {}
        self.lines: dict[Path, int] = {}

    @property
    def faults(self) -> list[DeckFault]:
        """From the top of the file to its end; what is wrong with the whole comes first."""
        return sorted(self.found, key=lambda fault: fault.line)

    def blame(self, key: str, line: int = 0, card: Written | None = None, **values: Value) -> None:
        label = card.label if card else ""
        self.found.append(DeckFault(self.name, line, label, key, values, self.game))

    # -- The text

    @property
    def is_table(self) -> bool:
        return self.name.lower().endswith(CSV)

    def is_readable(self, endings: Collection[str]) -> bool:
        """Whether it makes sense to look at the cards."""
        if not self.name.lower().endswith(tuple(endings)):
            self.blame("deck-ending", endings=", ".join(endings))
        elif len(self.text) > LARGEST_DOCUMENT:
            self.blame("deck-too-large", most=LARGEST_DOCUMENT)
        elif not self.text.strip():
            self.blame("deck-empty")
        for line, text in enumerate(self.text.split("\n"), start=1):
            for sign in sorted(set(UNSEEN.findall(text))):
                self.blame("deck-sign", line, sign=visible(sign))
        return not self.found

    def cards(
        self,
        table: str,
        fields: Mapping[str, Field],
        needed: Collection[str],
        most: int,
        top: Collection[str] = (),
    ) -> list[Written]:
        """The cards as they stand there, before anyone has looked at what is in them; none if there are too many.

        In TOML each is one of several tables, beside which there may be what `top` names; in a table each is a
        row, under columns for all the fields that are `needed`.
        """
        if self.is_table:
            cards = self.cells(fields, needed)
        else:
            cards = self.tables(table, top) if self.load() else []
        if len(cards) <= most:
            return cards
        self.blame("deck-too-many", n=len(cards), most=most)
        return []

    # -- TOML

    def load(self) -> bool:
        """Read it as TOML, if it is."""
        if any(
            line.count(".") > MOST_DOTS and not line.startswith(COMMENT) for line in self.text.split("\n")
        ):
            self.blame("deck-toml")
            return False
        try:
            self.data = tomllib.loads(self.text)
            self.lines = lines_of(self.text)
        except (ValueError, RecursionError) as error:
            self.blame(*broken(str(error), self.text))
            return False
        return True

    def tables(self, name: str, top: Collection[str]) -> list[Written]:
        """The cards: tables `[[name]]`, or a list of them."""
        for other in self.data:
            if other not in (name, *top):
                known = ", ".join([*top, name])
                self.blame("deck-unknown", self.lines[other,], field=shown(other), known=known)
        cards = self.data.get(name, [])
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            self.blame("deck-table-form", self.lines[name,], table=name)
            return []
        if not cards:
            self.blame("deck-no-cards", table=name)
        return [self.part(label(card, place + 1), (name, place), card) for place, card in enumerate(cards)]

    def part(self, label: str, path: Path, fields: dict[str, Any]) -> Written:
        """A table somewhere in the file."""
        lines = {name: self.lines[*path, name] for name in fields}
        return Written(label, self.lines.get(path, 0), fields, lines, path)

    # -- Tables of cells

    def cells(self, fields: Mapping[str, Field], needed: Collection[str]) -> list[Written]:
        """The cards: the first row names the columns, and each row after it is a card."""
        rows = self.rows()
        if not rows:
            return []
        line, header = rows[0]
        columns = self.header(line, header, fields, needed)
        if not columns:
            return []
        if not rows[1:]:
            self.blame("deck-no-rows", line)
        return [self.card(number, row, columns, fields) for number, row in enumerate(rows[1:], start=1)]

    def rows(self) -> list[tuple[int, list[str]]]:
        """The rows that say something, each with the line that it begins in."""
        text = re.sub("^#.*", "", self.text, flags=re.MULTILINE)
        reader = csv.reader(StringIO(text, newline=""), delimiter=separator(header_in(text)), strict=True)
        found: list[tuple[int, list[str]]] = []
        line = 1
        try:
            for row in reader:
                cells = [cell.strip() for cell in row]
                if any(cells) and not cells[0].startswith(COMMENT):
                    found.append((line, cells))
                line = reader.line_num + 1
        except csv.Error:
            self.blame("deck-csv", line)
            return []
        if not found:
            self.blame("deck-empty")
        return found

    def header(
        self, line: int, cells: list[str], fields: Mapping[str, Field], needed: Collection[str]
    ) -> list[str]:
        """The columns by the names of their fields; none if they are not what they should be."""
        known = {name.lower(): name for name in fields}
        columns = [known.get(cell.lower(), "") for cell in cells]
        before = len(self.found)
        for cell, column in zip(cells, columns, strict=True):
            if cell and not column:
                self.blame("deck-column-unknown", line, column=shown(cell), known=", ".join(fields))
        for column in needed:
            if column not in columns:
                self.blame("deck-column-missing", line, column=column)
        for column, n in Counter(columns).items():
            if column and n > 1:
                self.blame("deck-column-twice", line, column=column)
        return columns if len(self.found) == before else []

    def card(
        self, number: int, row: tuple[int, list[str]], columns: list[str], fields: Mapping[str, Field]
    ) -> Written:
        """A row; an empty cell is a field that the card doesn't have."""
        line, cells = row
        filled = [pair for pair in zip_longest(columns, cells, fillvalue="") if pair[1]]
        read = {name: fields[name].read(cell) for name, cell in filled if name}
        card = Written(label(read, number), line, read, {}, ())
        for name, cell in filled:
            if not name:
                self.blame("deck-stray-cell", line, card, value=shown(cell))
        return card

    # -- Cards

    def check(self, card: Written, fields: Mapping[str, Field], needed: Collection[str]) -> None:
        """Every field that the card must have and no other, each with what may stand in it."""
        for name, value in card.fields.items():
            line = card.line_of(name)
            if name not in fields:
                self.blame("field-unknown", line, card, field=shown(name), known=", ".join(fields))
                continue
            for problem in fields[name].problems(value):
                self.blame(problem.key, line, card, field=name, **problem.values)
        missing = [name for name in needed if name not in card.fields]
        if missing:
            self.blame("field-missing", card.line, card, fields=", ".join(missing))

    def check_unlike(self, cards: list[Written], field: str) -> None:
        """No two cards with the same text in this field, in small letters or in capitals."""
        first: dict[str, Written] = {}
        for card in cards:
            value = card.fields.get(field)
            if isinstance(value, str) and (other := first.setdefault(value.casefold(), card)) is not card:
                told: dict[str, Value] = {
                    "field": field,
                    "value": shown(value),
                    "first": str(other.line_of(field)),
                }
                self.blame("field-twice", card.line_of(field), card, **told)


def label(fields: Mapping[str, Any], number: int) -> str:
    """The name of a card, or its id, or that it is the third of all."""
    names = (fields.get(field) for field in ("name", "id"))
    return shown(next((name for name in names if isinstance(name, str) and name.strip()), f"#{number}"))


def broken(why: str, text: str) -> tuple[str, int]:
    """What tomllib says about a text that it cannot read: the key of our own words for it, and the line."""
    at = re.search(r"at line (\d+)", why)
    if at is None and "end of document" in why:
        return "deck-toml-end", text.rstrip().count("\n") + 1
    key = "deck-toml-twice" if why.startswith(("Cannot", "Duplicate")) else "deck-toml"
    return key, int(at[1]) if at else 0


def header_in(text: str) -> str:
    """The first line of a table that says something; some programs put quotation marks about a comment."""
    lines = (line for line in text.splitlines() if line.strip(SEPARATORS + '" '))
    return next((line for line in lines if not line.strip('" ').startswith(COMMENT)), "")


def separator(header: str) -> str:
    return max(SEPARATORS, key=header.count)


def looks_like(document: Document, table: str, columns: Collection[str]) -> bool:
    """Whether a file, however broken, has tables of this name or one of these columns."""
    file = DeckFile(document, "")
    if not file.is_table:
        return bool(re.search(rf"^\s*(\[\[\s*{table}\s*\]\]|{table}\s*=\s*\[)", file.text, re.MULTILINE))
    header = header_in(file.text).lower()
    cells = {cell.strip('" ') for cell in header.split(separator(header))}
    return not cells.isdisjoint(column.lower() for column in columns)


# -- Writing


def commented(text: str) -> str:
    return "".join(f"{COMMENT} {line}".rstrip() + "\n" for line in text.splitlines())


def as_table(name: str, fields: Mapping[str, Any]) -> str:
    """A card in TOML."""
    return "".join([f"[[{name}]]\n", *(f"{field} = {as_toml(value)}\n" for field, value in fields.items())])


def as_toml(value: Any) -> str:
    """A text, a number, or a list of them: TOML writes these as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def as_cells(columns: Collection[str], cards: Iterable[Mapping[str, Any]]) -> str:
    """Cards in CSV: a row each, under the names of the columns; lists with spaces between their words."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    for card in cards:
        cells = (card.get(column, "") for column in columns)
        writer.writerow(" ".join(cell) if isinstance(cell, list) else cell for cell in cells)
    return text.getvalue()
