"""`tavolino resume`: takes up a match where it was left."""

from typing import Annotated

import typer

from tavolino.cli.app import app, of
from tavolino.cli.faults import Trouble
from tavolino.cli.match.menu import choose, menu
from tavolino.cli.match.saved_matches import Sheet, read_record, unfinished_sheets
from tavolino.cli.match.session import PACE, seconds, sit_down
from tavolino.cli.terminal import Terminal
from tavolino.core.faults import Fault
from tavolino.core.records.record import verified
from tavolino.table.table import Table


@app.command()
def resume(
    ctx: typer.Context,
    show_list: Annotated[bool, typer.Option("--list")] = False,
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = PACE,
) -> None:
    terminal = of(ctx)
    speed = seconds(pace)
    sheets = unfinished_sheets()
    rows = [described(sheet, terminal) for sheet in sheets]
    if show_list:
        terminal.out.print(menu(rows) if rows else terminal.say("none-unfinished"), width=terminal.width)
    elif not sheets:
        raise Trouble("none-unfinished")
    else:
        take_up(sheets[which(terminal, rows)], terminal, speed)


def which(terminal: Terminal, rows: list[tuple[str, str]]) -> int:
    return choose(terminal, terminal.say("which-match"), rows) if len(rows) > 1 else 0


def take_up(sheet: Sheet, terminal: Terminal, pace: float) -> None:
    terminal.require_room()
    with sheet.claimed():
        record = read_record(sheet.unfinished)
        verified(record)
        sit_down(terminal, Table(record), sheet, pace)


def described(sheet: Sheet, terminal: Terminal) -> tuple[str, str]:
    """A line of the list: what is played, by whom, since when, and how far it is. A broken one says so."""
    try:
        record = read_record(sheet.unfinished)
    except Fault as fault:
        return sheet.name, fault.text(terminal.language)
    names = f" {terminal.glyphs.dash} ".join(record.names)
    started = record.started.replace("T", " ")[:16]
    moves = terminal.say("moves-played", n=len(record.moves()))
    return terminal.texts(record.game.id).say("game"), f"{names} ({started}, {moves})"
