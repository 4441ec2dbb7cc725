"""`tavolino games`: what can be played."""

import typer
from rich.table import Table

from tavolino.cli.app import app, terminal_of
from tavolino.core.registry import game
from tavolino.core.registry import games as ids


@app.command()
def games(ctx: typer.Context) -> None:
    terminal = terminal_of(ctx)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("id", "name", "players", "tagline"):
        table.add_column(terminal.say(f"games-columns.{column}"), no_wrap=column != "tagline")
    for id in ids():
        texts = terminal.texts(id)
        table.add_row(id, texts.say("game"), player_counts(game(id).seat_counts), texts.say("game.tagline"))
    terminal.out.print(table, width=terminal.width)


def player_counts(counts: tuple[int, ...]) -> str:
    """`2`, `2-6`, or `2, 4` where there are gaps."""
    low, high = min(counts), max(counts)
    if len(counts) == high - low + 1:
        return str(low) if low == high else f"{low}-{high}"
    return ", ".join(str(count) for count in sorted(counts))
