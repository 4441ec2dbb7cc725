"""`tavolino arena`: which bot is how good."""

from typing import Annotated

import typer

from tavolino.bots.roster import LEVELS
from tavolino.cli.app import app, terminal_of
from tavolino.cli.commands.lab.simulate import deliver_report, lab_progress, lab_workers
from tavolino.cli.game_lookup import build_game, find_game_id
from tavolino.core.processes.stop_signal import stop_on_signals
from tavolino.lab.simulation.arena import Arena
from tavolino.lab.simulation.arena_report import ArenaReport
from tavolino.lab.simulation.cheating_bot import CHEATING_BOT
from tavolino.lab.simulation.simulate import bot_names, plan_arena


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
    cluster: Annotated[str, typer.Option(metavar="URL")] = "",
    file: Annotated[str, typer.Option("--json", metavar="FILE")] = "",
) -> None:
    terminal = terminal_of(ctx)
    rules = build_game(find_game_id(game), option or [])
    plan = plan_arena(rules, seats, bot_names(bots), seed, [CHEATING_BOT] if skill else [])
    contest = Arena(plan, matches)
    with stop_on_signals() as stop, lab_workers(workers, cluster) as players:
        with lab_progress(terminal, "arena", contest.steps) as advance:
            contest.play(players, advance, stop)
        deliver_report(terminal, contest.data(), ArenaReport(contest, terminal.language).page(), file)
    if contest.fault:
        raise contest.fault
    if not contest.is_finished:
        raise typer.Exit(stop.exit_code)
