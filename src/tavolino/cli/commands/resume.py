"""`tavolino resume`: takes up a match where it was left."""

from typing import Annotated

import typer

from tavolino.cli.app import app, terminal_of
from tavolino.cli.faults import CliFault
from tavolino.cli.match.menu import choose_row, menu_table
from tavolino.cli.match.saved_matches import SavedMatch, read_record, unfinished_matches
from tavolino.cli.match.session import DEFAULT_PACE_S, parse_pace, resume_session
from tavolino.cli.terminal import Terminal
from tavolino.core.faults import Fault


@app.command()
def resume(
    ctx: typer.Context,
    show_list: Annotated[bool, typer.Option("--list")] = False,
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = DEFAULT_PACE_S,
) -> None:
    terminal = terminal_of(ctx)
    speed = parse_pace(pace)
    matches = unfinished_matches()
    rows = [match_row(saved_match, terminal) for saved_match in matches]
    if show_list:
        terminal.out.print(
            menu_table(rows) if rows else terminal.say("none-unfinished"), width=terminal.width
        )
    elif not matches:
        raise CliFault("none-unfinished")
    else:
        resume_session(matches[choose_match(terminal, rows)], terminal, speed)


def choose_match(terminal: Terminal, rows: list[tuple[str, str]]) -> int:
    return choose_row(terminal, terminal.say("which-match"), rows) if len(rows) > 1 else 0


def match_row(saved_match: SavedMatch, terminal: Terminal) -> tuple[str, str]:
    """A line of the list: what is played, by whom, since when, and how far it is. A broken one says so."""
    try:
        record = read_record(saved_match.unfinished_path)
    except Fault as fault:
        return saved_match.name, fault.text(terminal.language)
    names = f" {terminal.glyphs.dash} ".join(record.names)
    started = record.started.replace("T", " ")[:16]
    moves = terminal.say("moves-played", n=len(record.standing_moves()))
    return terminal.texts(record.game.id).say("game"), f"{names} ({started}, {moves})"
