"""`tavolino arena`: which bot is how good."""

from typing import Annotated

import typer

from tavolino.bots.roster import LEVELS
from tavolino.cli.app import app, of
from tavolino.cli.commands.simulate import deliver, progress
from tavolino.cli.game_lookup import known_game, rules_of
from tavolino.cli.match.session import INTERRUPTED
from tavolino.lab.simulation.arena import Arena
from tavolino.lab.simulation.arena_report import ArenaReport
from tavolino.lab.simulation.cheating_bot import SEER
from tavolino.lab.simulation.parallel import cores
from tavolino.lab.simulation.simulate import invited


@app.command()
def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT")] = ",".join(LEVELS),
    matches: Annotated[int, typer.Option("-n", metavar="N", min=2)] = 100,
    skill: Annotated[bool, typer.Option("--skill")] = False,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    file: Annotated[str, typer.Option("--json", metavar="FILE")] = "",
) -> None:
    terminal = of(ctx)
    players = [bot.strip().lower() for bot in bots.split(",")]
    plan = invited(rules_of(known_game(game), option or []), seats, players, seed, [SEER] if skill else [])
    found = Arena(plan, matches)
    with progress(terminal, "arena", found.steps) as advance:
        found.play(workers or cores(), advance)
    deliver(terminal, found.data(), ArenaReport(found, terminal.language).page(), file)
    if not found.finished:
        raise typer.Exit(INTERRUPTED)
