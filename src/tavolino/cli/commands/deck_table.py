"""A deck as a list: sorted by any column, narrowed to what somebody looks for."""

from typing import NamedTuple

from rich.table import Table

from tavolino.cli.faults import CliFault
from tavolino.cli.match.typed_answer import normalise_text
from tavolino.core.decks.own_deck import DeckCell, DeckColumn
from tavolino.core.language.texts import Texts

Row = tuple[DeckCell, ...]


class DeckTable(NamedTuple):
    """Rows of cells under columns, told in one language."""

    columns: tuple[DeckColumn, ...]
    rows: list[Row]
    texts: Texts

    def filter_rows(self, text: str) -> "DeckTable":
        """Only the rows in which it is to be found, as they are read."""
        rows = [
            row for row in self.rows if normalise_text(text) in normalise_text(" ".join(self.row_texts(row)))
        ]
        if not rows:
            raise CliFault("nothing-listed", text=text)
        return self._replace(rows=rows)

    def sort_rows(self, name: str) -> "DeckTable":
        """Numbers from the highest, words from A to Z, empty cells last; as it was when nothing is named."""
        if not name:
            return self
        place = self.column_index(name)
        return self._replace(rows=sorted(self.rows, key=lambda row: self.sort_key(row, place)))

    def column_index(self, name: str) -> int:
        """The number of a column, by its name or by its title in the reader's language."""
        for place, column in enumerate(self.columns):
            if normalise_text(name) in (normalise_text(column.name), normalise_text(self.title(column))):
                return place
        raise CliFault("no-column", column=name, known=", ".join(map(self.title, self.columns)))

    def sort_key(self, row: Row, place: int) -> tuple[bool, int, str]:
        cell = row[place]
        if isinstance(cell, int):
            return False, -cell, ""
        return not cell, 0, normalise_text(self.row_texts(row)[place])

    def table(self) -> Table:
        """Numbers are never cut; where the window is narrow, words go on in the next line."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        for place, column in enumerate(self.columns):
            numbers = any(isinstance(row[place], int) for row in self.rows)
            table.add_column(
                self.title(column), no_wrap=numbers, justify="right" if numbers else "left", overflow="fold"
            )
        for row in self.rows:
            table.add_row(*self.row_texts(row))
        return table

    def title(self, column: DeckColumn) -> str:
        key = f"deck-column-{column.name}"
        return self.texts.say(key) if self.texts.has(key) else column.name

    def row_texts(self, row: Row) -> list[str]:
        """The cells as they are read."""
        pairs = zip(self.columns, row, strict=True)
        return [str(column.cell_text(cell, self.texts)) for column, cell in pairs]
