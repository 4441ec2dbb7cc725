"""A deck as a list: sorted by any column, narrowed to what somebody looks for."""

from typing import NamedTuple

from rich.table import Table

from tavolino.cli.faults import Trouble
from tavolino.cli.match.typed_answer import plain
from tavolino.core.decks.own_deck import Cell, Column
from tavolino.core.language.texts import Texts

Row = tuple[Cell, ...]


class Listing(NamedTuple):
    """Rows of cells under columns, told in one language."""

    columns: tuple[Column, ...]
    rows: list[Row]
    texts: Texts

    def matching(self, text: str) -> "Listing":
        """Only the rows in which it is to be found, as they are read."""
        rows = [row for row in self.rows if plain(text) in plain(" ".join(self.told(row)))]
        if not rows:
            raise Trouble("nothing-listed", text=text)
        return self._replace(rows=rows)

    def sorted_by(self, name: str) -> "Listing":
        """Numbers from the highest, words from A to Z, empty cells last; as it was when nothing is named."""
        if not name:
            return self
        place = self.place(name)
        return self._replace(rows=sorted(self.rows, key=lambda row: self.rank(row, place)))

    def place(self, name: str) -> int:
        """The number of a column, by its name or by its title in the reader's language."""
        for place, column in enumerate(self.columns):
            if plain(name) in (plain(column.name), plain(self.title(column))):
                return place
        raise Trouble("no-column", column=name, known=", ".join(map(self.title, self.columns)))

    def rank(self, row: Row, place: int) -> tuple[bool, int, str]:
        cell = row[place]
        if isinstance(cell, int):
            return False, -cell, ""
        return not cell, 0, plain(self.told(row)[place])

    def table(self) -> Table:
        """Numbers are never cut; where the window is narrow, words go on in the next line."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        for place, column in enumerate(self.columns):
            numbers = any(isinstance(row[place], int) for row in self.rows)
            table.add_column(
                self.title(column), no_wrap=numbers, justify="right" if numbers else "left", overflow="fold"
            )
        for row in self.rows:
            table.add_row(*self.told(row))
        return table

    def title(self, column: Column) -> str:
        key = f"deck-column-{column.name}"
        return self.texts.say(key) if self.texts.has(key) else column.name

    def told(self, row: Row) -> list[str]:
        """The cells as they are read."""
        return [self.words(column, cell) for column, cell in zip(self.columns, row, strict=True)]

    def words(self, column: Column, cell: Cell) -> str:
        if not column.words:
            return str(cell)
        return ", ".join(self.texts.say(f"{column.words}-{word}") for word in str(cell).split())
