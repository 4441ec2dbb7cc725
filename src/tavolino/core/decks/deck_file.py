"""Reads a file of cards, in TOML or CSV, and collects all its faults."""

import csv
import re
import tomllib
from collections import Counter
from collections.abc import Collection, Mapping
from io import StringIO
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from tavolino.core.decks.card_fields import Field, printable, visible_sign
from tavolino.core.decks.deck_faults import DeckFault
from tavolino.core.decks.toml_lines import Path, find_lines
from tavolino.core.language.texts import TextValue
from tavolino.core.options import MAX_DOCUMENT_LETTERS, Document

TOML_SUFFIX: Final = ".toml"
CSV_SUFFIX: Final = ".csv"

BYTE_ORDER_MARK: Final = "\ufeff"
"""Some programs write it at the start of a file."""
INVISIBLE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""Invisible characters. Programs disagree about which of them start a new line."""
COMMENT: Final = "#"
MAX_DOTS_PER_LINE: Final = 100
"""Most brackets and dots in a line of TOML. Each may nest a table, and tomllib takes hours for thousands of them."""
MAX_FAULTS: Final = 50
"""Most faults that are told at once: nobody mends more before looking again."""
SEPARATORS: Final = ",;\t"
"""Separators between CSV cells: programs write the one usual in their country."""


class CardInFile(NamedTuple):
    """A card, or a part of one, as written in the file: its fields and the line of each.

    `label` is how a person recognises the card; `path` is where it is in the TOML document.
    """

    label: str
    line: int
    fields: dict[str, Any]
    lines: dict[str, int]
    path: Path

    def line_of(self, field: str) -> int:
        return self.lines.get(field, self.line)


class DeckFile:
    """A deck file while it is read."""

    def __init__(self, document: Document, game: str) -> None:
        self.name = document.name
        self.text = document.text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n")
        self.game = game
        self.unsorted_faults: list[DeckFault] = []
        self.fault_count = 0
        """All that were found, also those that are too many to be kept."""
        self.data: dict[str, Any] = {}
        self.lines: dict[Path, int] = {}

    @property
    def faults(self) -> list[DeckFault]:
        """The faults by line; those of the whole file come first. If there are too many, the last one says so."""
        told = sorted(self.unsorted_faults[:MAX_FAULTS], key=lambda fault: fault.line)
        if len(self.unsorted_faults) > MAX_FAULTS:
            told.append(DeckFault(self.name, 0, "", "deck-more-faults", {"n": MAX_FAULTS}, self.game))
        return told

    def add_fault(self, key: str, line: int = 0, card: CardInFile | None = None, **values: TextValue) -> None:
        self.fault_count += 1
        if len(self.unsorted_faults) > MAX_FAULTS:
            return
        label = card.label if card else ""
        self.unsorted_faults.append(DeckFault(self.name, line, label, key, values, self.game))

    # -- The text

    @property
    def is_csv(self) -> bool:
        return self.name.lower().endswith(CSV_SUFFIX)

    def is_readable(self, endings: Collection[str]) -> bool:
        """Checks the text as a whole. False if the cards cannot be read at all."""
        if not self.name.lower().endswith(tuple(endings)):
            self.add_fault("deck-ending", endings=", ".join(endings))
        elif len(self.text) > MAX_DOCUMENT_LETTERS:
            self.add_fault("deck-too-large", most=MAX_DOCUMENT_LETTERS)
            return False  # nobody reads on: it may be a hundred times as large
        elif not self.text.strip():
            self.add_fault("deck-empty")
        for line, text in enumerate(self.text.split("\n"), start=1):
            for sign in sorted(set(INVISIBLE.findall(text))):
                self.add_fault("deck-sign", line, sign=visible_sign(sign))
        return not self.unsorted_faults

    def cards(
        self,
        table: str,
        fields: Mapping[str, Field],
        needed: Collection[str],
        most: int,
        top: Collection[str] = (),
    ) -> list[CardInFile]:
        """The cards as written, before their fields are checked; none if there are more than `most`.

        In TOML each card is a table `[[table]]`, and `top` names the other keys allowed beside them. In CSV each card
        is a row, and there must be a column for every field that is `needed`.
        """
        if self.is_csv:
            cards = self.csv_cards(fields, needed)
        else:
            cards = self.toml_cards(table, top) if self.parse_toml() else []
        if len(cards) <= most:
            return cards
        self.add_fault("deck-too-many", n=len(cards), most=most)
        return []

    # -- TOML

    def parse_toml(self) -> bool:
        """Parses the text as TOML, or adds a fault."""
        if any(
            line.count(".") > MAX_DOTS_PER_LINE and not line.startswith(COMMENT)
            for line in self.text.split("\n")
        ):
            self.add_fault("deck-toml")
            return False
        try:
            self.data = tomllib.loads(self.text)
            self.lines = find_lines(self.text)
        except (ValueError, RecursionError) as error:
            self.add_fault(*toml_fault(str(error), self.text))
            return False
        return True

    def toml_cards(self, name: str, top: Collection[str]) -> list[CardInFile]:
        """The cards: an array of tables `[[name]]`, or a list of inline tables."""
        for other in self.data:
            if other not in (name, *top):
                known = ", ".join([*top, name])
                self.add_fault("deck-unknown", self.lines[other,], field=printable(other), known=known)
        cards = self.data.get(name, [])
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            self.add_fault("deck-table-form", self.lines[name,], table=name)
            return []
        if not cards:
            self.add_fault("deck-no-cards", table=name)
        return [
            self.table_at(card_label(card, place + 1), (name, place), card)
            for place, card in enumerate(cards)
        ]

    def table_at(self, label: str, path: Path, fields: dict[str, Any]) -> CardInFile:
        """The table at a path of the file."""
        lines = {name: self.lines[*path, name] for name in fields}
        return CardInFile(label, self.lines.get(path, 0), fields, lines, path)

    def part_of(self, card: CardInFile, field: str) -> CardInFile:
        """The table in a field of a card. In CSV it stands in the card's line."""
        fields = card.fields[field]
        if card.path:
            return self.table_at(card.label, (*card.path, field), fields)
        return CardInFile(card.label, card.line, fields, {}, ())

    # -- Tables of cells

    def csv_cards(self, fields: Mapping[str, Field], needed: Collection[str]) -> list[CardInFile]:
        """The cards of a CSV file: the first row names the columns, each later row is a card."""
        rows = self.csv_rows()
        if not rows:
            return []
        line, header = rows[0]
        columns = self.csv_columns(line, header, fields, needed)
        if not columns:
            return []
        if not rows[1:]:
            self.add_fault("deck-no-rows", line)
        return [self.csv_card(number, row, columns, fields) for number, row in enumerate(rows[1:], start=1)]

    def csv_rows(self) -> list[tuple[int, list[str]]]:
        """The rows that are neither empty nor comments, each with the line it starts on."""
        text = re.sub("^#.*", "", self.text, flags=re.MULTILINE)
        reader = csv.reader(
            StringIO(text, newline=""), delimiter=csv_separator(csv_header(text)), strict=True
        )
        rows: list[tuple[int, list[str]]] = []
        line = 1
        try:
            for row in reader:
                cells = [cell.strip() for cell in row]
                if any(cells) and not cells[0].startswith(COMMENT):
                    rows.append((line, cells))
                line = reader.line_num + 1
        except csv.Error:
            self.add_fault("deck-csv", line)
            return []
        if not rows:
            self.add_fault("deck-empty")
        return rows

    def csv_columns(
        self, line: int, cells: list[str], fields: Mapping[str, Field], needed: Collection[str]
    ) -> list[str]:
        """The column of each field; none if a column is unknown, repeated or missing."""
        known = {name.lower(): name for name in fields}
        columns = [known.get(cell.lower(), "") for cell in cells]
        before = self.fault_count
        for cell, column in zip(cells, columns, strict=True):
            if cell and not column:
                self.add_fault("deck-column-unknown", line, column=printable(cell), known=", ".join(fields))
        for column in needed:
            if column not in columns:
                self.add_fault("deck-column-missing", line, column=column)
        for column, n in Counter(columns).items():
            if column and n > 1:
                self.add_fault("deck-column-twice", line, column=column)
        return columns if self.fault_count == before else []

    def csv_card(
        self, number: int, row: tuple[int, list[str]], columns: list[str], fields: Mapping[str, Field]
    ) -> CardInFile:
        """The card in a row. An empty cell means that the card lacks the field."""
        line, cells = row
        filled = [pair for pair in zip_longest(columns, cells, fillvalue="") if pair[1]]
        read = {name: fields[name].parse_cell(cell) for name, cell in filled if name}
        card = CardInFile(card_label(read, number), line, read, {}, ())
        for name, cell in filled:
            if not name:
                self.add_fault("deck-stray-cell", line, card, value=printable(cell))
        return card

    # -- Cards

    def check_fields(self, card: CardInFile, fields: Mapping[str, Field], needed: Collection[str]) -> bool:
        """Adds a fault for every field that is missing, unknown or invalid. True if all are good."""
        before = self.fault_count
        for name, value in card.fields.items():
            line = card.line_of(name)
            if name not in fields:
                self.add_fault("field-unknown", line, card, field=printable(name), known=", ".join(fields))
                continue
            for problem in fields[name].find_faults(value):
                self.add_fault(problem.key, line, card, **{"field": name, **problem.values})
        missing = [name for name in needed if name not in card.fields]
        if missing:
            self.add_fault("field-missing", card.line, card, fields=", ".join(missing))
        return self.fault_count == before

    def check_distinct(self, cards: list[CardInFile], field: str) -> None:
        """Adds a fault for every card that repeats another's text in this field, ignoring case."""
        first: dict[str, CardInFile] = {}
        for card in cards:
            value = card.fields.get(field)
            if isinstance(value, str) and (other := first.setdefault(value.casefold(), card)) is not card:
                values: dict[str, TextValue] = {
                    "field": field,
                    "value": printable(value),
                    "first": str(other.line_of(field)),
                }
                self.add_fault("field-twice", card.line_of(field), card, **values)


def card_label(fields: Mapping[str, Any], number: int) -> str:
    """The name or title of a card, else its id, else its number in the file."""
    names = (fields.get(field) for field in ("name", "title", "id"))
    return printable(next((name for name in names if isinstance(name, str) and name.strip()), f"#{number}"))


def toml_fault(why: str, text: str) -> tuple[str, int]:
    """The key of our text for a tomllib error, and the line it is about."""
    at = re.search(r"at line (\d+)", why)
    if at is None and "end of document" in why:
        return "deck-toml-end", text.rstrip().count("\n") + 1
    key = "deck-toml-twice" if why.startswith(("Cannot", "Duplicate")) else "deck-toml"
    return key, int(at[1]) if at else 0


def csv_header(text: str) -> str:
    """The first CSV line that is not a comment. Some programs put quotation marks round a comment."""
    lines = (line for line in text.splitlines() if line.strip(SEPARATORS + '" '))
    return next((line for line in lines if not line.strip('" ').startswith(COMMENT)), "")


def csv_separator(header: str) -> str:
    return max(SEPARATORS, key=header.count)


def resembles_deck(document: Document, table: str, columns: Collection[str]) -> bool:
    """Does this file, even if broken, contain tables of this name or one of these columns?"""
    file = DeckFile(document, "")
    if not file.is_csv:
        return bool(re.search(rf"^\s*(\[\[\s*{table}\s*\]\]|{table}\s*=\s*\[)", file.text, re.MULTILINE))
    return not set(header_cells(file.text)).isdisjoint(column.lower() for column in columns)


def header_cells(text: str) -> list[str]:
    header = csv_header(text).lower()
    return [cell.strip('" ') for cell in header.split(csv_separator(header))]


def written_ids(document: Document) -> set[str]:
    """The ids in a file, even a broken one."""
    file = DeckFile(document, "")
    if not file.is_csv:
        return set(re.findall(r"""^\s*id\s*=\s*["']([^"']*)""", file.text, re.MULTILINE))
    columns, separator = header_cells(file.text), csv_separator(csv_header(file.text))
    at = columns.index("id") if "id" in columns else 0
    rows = (line.split(separator) for line in file.text.splitlines() if not line.startswith(COMMENT))
    return {row[at].strip('" ') for row in rows if len(row) > at}
