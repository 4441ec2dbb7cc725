"""`tavolino play`: a match at this terminal."""

import secrets
from datetime import datetime
from typing import Annotated, Final

import typer

from tavolino.cli.app import app, of
from tavolino.cli.game_lookup import known_game, rules_of
from tavolino.cli.match.menu import choose_game
from tavolino.cli.match.saved_matches import new_sheet
from tavolino.cli.match.seating import seated
from tavolino.cli.match.session import PACE, seconds, sit_down
from tavolino.core.faults import Fault
from tavolino.table.table import open_table

SEED_BITS: Final = 128


@app.command()
def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    seats: Annotated[str, typer.Option()] = "",
    seed: Annotated[str, typer.Option(metavar="N")] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = PACE,
) -> None:
    terminal = of(ctx)
    speed, number = seconds(pace), chosen_seed(seed)
    id = known_game(game) if game else choose_game(terminal)
    rules = rules_of(id, option or [])
    players = seated(rules, seats, terminal)
    terminal.require_room()
    now = datetime.now().astimezone()
    table = open_table(rules, players, number, now.isoformat(timespec="seconds"))
    sheet = new_sheet(id, now)
    with sheet.claimed():
        sit_down(terminal, table, sheet, speed)


def chosen_seed(typed: str) -> int:
    """The seed typed, or one that nobody can foresee."""
    if not typed:
        return secrets.randbits(SEED_BITS)
    if not (typed.isascii() and typed.isdecimal() and len(typed) < SEED_BITS):
        raise Fault("bad-seed", seed=typed)
    return int(typed)
