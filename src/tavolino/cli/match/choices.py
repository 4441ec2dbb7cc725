"""The numbered answers to a question: in columns, or where they are too many, folded by what they have in common."""

from math import ceil
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.cli.match.cards import Flow


class NumberedChoice(NamedTuple):
    """An answer and the move it stands for. Those of a family differ only in their ending."""

    label: str
    move: int
    family: str
    ending: str


def choices_in_columns(choices: list[NumberedChoice], width: int) -> RenderableType:
    """As many columns as fit, read downwards."""
    cells = [numbered_label(number, choice.label) for number, choice in enumerate(choices, start=1)]
    widest = max((cell.cell_len for cell in cells), default=0) + 3
    columns = max(1, min(width // widest, ceil(len(cells) / 4)))
    rows = ceil(len(cells) / columns)
    table = Table.grid(padding=(0, 3, 0, 0))
    for row in range(rows):
        table.add_row(*cells[row::rows])
    return table


def fold_choices(choices: list[NumberedChoice], ellipsis: str) -> RenderableType:
    """One after the other, each with only its ending when it is of the same family as the one before."""
    families = ["", *(choice.family for choice in choices)]
    labels = [
        choice.label if choice.family != before else f"{ellipsis} {choice.ending}"
        for choice, before in zip(choices, families, strict=False)
    ]
    return Flow([numbered_label(number, f"{label} ") for number, label in enumerate(labels, start=1)])


def numbered_label(number: int, label: str) -> Text:
    return Text.assemble((f"{number:>2}", "key"), " ", label)
