"""`tavolino bench`: how fast the games are, and what the server bears."""

from typing import Annotated, Any, Final

import typer

from tavolino.cli.app import App, Group, app, of
from tavolino.cli.commands.simulate import deliver, progress
from tavolino.cli.game_lookup import known_game, rules_of
from tavolino.core.registry import games as all_games
from tavolino.lab.load.crash_test import crash
from tavolino.lab.load.load_test import FASTEST, Plan, load
from tavolino.lab.load.report import load_page
from tavolino.lab.speed.other_engines import peers as other_engines
from tavolino.lab.speed.report import SpeedReport, Speeds

JsonFile = Annotated[str, typer.Option("--json", metavar="FILE")]

UNSOUND: Final = 1
"""The exit code when the server made errors."""


class Benches(Group):
    """`tavolino bench` with the name of a game, or with none, means `tavolino bench games`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        is_named = bool(args) and (args[0] in self.commands or args[0] == "--help")
        return super().parse_args(ctx, args if is_named else ["games", *args])


bench = App(Benches)
app.add_typer(bench, name="bench")


@bench.command()
def games(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    peers: Annotated[bool, typer.Option("--peers")] = False,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.001)] = 1.0,
    file: JsonFile = "",
) -> None:
    terminal = of(ctx)
    ids = [known_game(game)] if game else all_games()
    speeds = Speeds([rules_of(id, []) for id in ids], other_engines() if peers else [], seconds)
    with progress(terminal, "bench", speeds.steps) as advance:
        speeds.measure(lambda: advance(1))
    deliver(terminal, speeds.data(), SpeedReport(speeds, terminal.language).page(), file)


@bench.command()
def server(
    ctx: typer.Context,
    tables: Annotated[int, typer.Option(metavar="N", min=1, max=5000)] = 500,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, max=3600)] = 30.0,
    pace: Annotated[float, typer.Option(metavar="S", min=FASTEST, max=3600)] = 2.0,
    saturate: Annotated[bool, typer.Option("--saturate")] = False,
    kill: Annotated[int, typer.Option(metavar="N", min=0, max=1000)] = 0,
    game: Annotated[str, typer.Option()] = "",
    db: Annotated[str, typer.Option(metavar="URL")] = "",
    file: JsonFile = "",
) -> None:
    terminal = of(ctx)
    ids = [known_game(game)] if game else all_games()
    plan = Plan(ids, tables, seconds, FASTEST if saturate else pace, db, kill)
    with progress(terminal, "load", plan.steps) as advance:
        found = crash(plan, advance) if kill else load(plan, advance)
    deliver(terminal, found.data(), load_page(found, terminal.language), file)
    if not found.is_sound:
        raise typer.Exit(UNSOUND)
