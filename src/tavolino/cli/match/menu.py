"""Lists to choose from by number: the games, the unfinished matches."""

import typer
from rich.table import Table
from rich.text import Text

from tavolino.cli.match.typed_answer import LEAVE, index_by_beginning, index_of_number, is_key
from tavolino.cli.terminal import Terminal
from tavolino.core.faults import Fault
from tavolino.core.registry import games

Row = tuple[str, str]


def choose_game(terminal: Terminal) -> str:
    """A game's id, chosen from the list."""
    ids = games()
    rows = [(terminal.texts(id).say("game"), terminal.texts(id).say("game.tagline")) for id in ids]
    return ids[choose_row(terminal, terminal.say("which-game"), rows)]


def choose_row(terminal: Terminal, question: str, rows: list[Row]) -> int:
    """The index of the chosen row, by its number or its beginning. The leave key exits the program."""
    terminal.require_room()
    terminal.out.print(Text(f"\n{question}\n", "title"))
    terminal.out.print(menu_table(rows), width=terminal.width)
    terminal.out.print(Text(f"\n{terminal.say('menu-keys')}", "quiet"))
    while True:
        typed = terminal.ask()
        if is_key(LEAVE, typed, terminal.texts()):
            raise typer.Exit
        try:
            return parse_pick(typed, [name for name, _ in rows])
        except Fault as fault:
            terminal.print_fault(fault)


def parse_pick(typed: str, names: list[str]) -> int:
    typed = typed.strip()
    return index_of_number(int(typed), len(names)) if typed.isdecimal() else index_by_beginning(typed, names)


def menu_table(rows: list[Row]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="key", no_wrap=True)
    table.add_column(style="title", no_wrap=True)
    table.add_column()
    for number, (name, about) in enumerate(rows, start=1):
        table.add_row(f"  {number}", name, about)
    return table
