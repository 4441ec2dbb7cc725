"""`tavolino play`: a match at this terminal."""

from datetime import datetime
from typing import Annotated

import typer

from tavolino.cli.app import app, terminal_of
from tavolino.cli.game_lookup import build_game, find_game_id, parse_seed
from tavolino.cli.match.menu import choose_game
from tavolino.cli.match.saved_matches import new_saved_match
from tavolino.cli.match.seating import parse_seats
from tavolino.cli.match.session import DEFAULT_PACE_S, parse_pace, play_session
from tavolino.table.opening import open_table


@app.command()
def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    seats: Annotated[str, typer.Option()] = "",
    seed: Annotated[str, typer.Option(metavar="N")] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = DEFAULT_PACE_S,
) -> None:
    terminal = terminal_of(ctx)
    speed, number = parse_pace(pace), parse_seed(seed)
    id = find_game_id(game) if game else choose_game(terminal)
    rules = build_game(id, option or [])
    players = parse_seats(rules, seats, terminal)
    terminal.require_room()
    now = datetime.now().astimezone()
    table = open_table(rules, players, number, now.isoformat(timespec="seconds"))
    saved_match = new_saved_match(id, now)
    with saved_match.hold_lock():
        play_session(terminal, table, saved_match, speed)
