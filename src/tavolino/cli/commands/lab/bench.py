"""`tavolino bench`: how fast the games are, and what the server bears."""

from typing import Annotated, Any, Final

import typer

from tavolino.cli.app import App, CommandGroup, app, terminal_of
from tavolino.cli.commands.lab.simulate import deliver_report, lab_progress
from tavolino.cli.faults import CliFault
from tavolino.cli.game_lookup import build_game, find_game_id
from tavolino.core.registry import games as all_games
from tavolino.lab.cluster.cluster_plan import KILL, NO_TROUBLE, TROUBLES, ClusterPlan
from tavolino.lab.load.load_plan import MIN_PACE_S, LoadPlan
from tavolino.lab.speed.other_engines import load_other_engines as other_engines
from tavolino.lab.speed.report import SpeedReport, SpeedTest

JsonFile = Annotated[str, typer.Option("--json", metavar="FILE")]

SERVER_ERRORS_EXIT_CODE: Final = 1
"""The exit code when the server made errors."""


class BenchGroup(CommandGroup):
    """`tavolino bench` with the name of a game, or with none, means `tavolino bench games`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        is_named = bool(args) and (args[0] in self.commands or args[0] == "--help")
        return super().parse_args(ctx, args if is_named else ["games", *args])


bench = App(BenchGroup)
app.add_typer(bench, name="bench")


@bench.command()
def games(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    peers: Annotated[bool, typer.Option("--peers")] = False,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.001)] = 1.0,
    file: JsonFile = "",
) -> None:
    terminal = terminal_of(ctx)
    ids = [find_game_id(game)] if game else all_games()
    played = [build_game(id, []) for id in ids]
    speeds = SpeedTest(played, other_engines() if peers else [], seconds, with_start_up=not game)
    with lab_progress(terminal, "bench", speeds.steps) as advance:
        speeds.measure(lambda: advance(1))
    deliver_report(terminal, speeds.data(), SpeedReport(speeds, terminal.language).page(), file)


@bench.command()
def server(
    ctx: typer.Context,
    tables: Annotated[int, typer.Option(metavar="N", min=1, max=5000)] = 500,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, max=3600)] = 30.0,
    pace: Annotated[float, typer.Option(metavar="S", min=MIN_PACE_S, max=3600)] = 2.0,
    saturate: Annotated[bool, typer.Option("--saturate")] = False,
    kill: Annotated[int, typer.Option(metavar="N", min=0, max=1000)] = 0,
    game: Annotated[str, typer.Option()] = "",
    db: Annotated[str, typer.Option(metavar="URL")] = "",
    file: JsonFile = "",
) -> None:
    from tavolino.lab.load.crash_test import run_crash_test  # slow to import
    from tavolino.lab.load.load_test import run_load_test
    from tavolino.lab.load.report import load_page

    terminal = terminal_of(ctx)
    ids = [find_game_id(game)] if game else all_games()
    plan = LoadPlan(ids, tables, seconds, MIN_PACE_S if saturate else pace, db, kill)
    with lab_progress(terminal, "load", plan.steps) as advance:
        figures = run_crash_test(plan, advance) if kill else run_load_test(plan, advance)
    deliver_report(terminal, figures.data(), load_page(figures, terminal.language), file)
    if not figures.is_sound:
        raise typer.Exit(SERVER_ERRORS_EXIT_CODE)


@bench.command()
def cluster(
    ctx: typer.Context,
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64)] = 4,
    tables: Annotated[int, typer.Option(metavar="N", min=1, max=5000)] = 100,
    trouble: Annotated[str, typer.Option(metavar="WHAT")] = KILL,
    times: Annotated[int, typer.Option(metavar="N", min=1, max=1000)] = 20,
    hold: Annotated[float, typer.Option(metavar="S", min=0.1, max=600)] = 10.0,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1, max=3600)] = 5.0,
    pace: Annotated[float, typer.Option(metavar="S", min=MIN_PACE_S, max=3600)] = 1.0,
    hashed: Annotated[bool, typer.Option("--hashed")] = False,
    game: Annotated[str, typer.Option()] = "",
    file: JsonFile = "",
) -> None:
    from tavolino.lab.cluster.cluster_test import run_cluster_test  # slow to import
    from tavolino.lab.cluster.report import cluster_page

    terminal = terminal_of(ctx)
    ids = [find_game_id(game)] if game else all_games()
    if trouble not in (*TROUBLES, NO_TROUBLE):
        raise CliFault("no-such-trouble", trouble=trouble, known=", ".join((*TROUBLES, NO_TROUBLE)))
    times = 0 if trouble == NO_TROUBLE else times
    plan = ClusterPlan(ids, tables, seconds, pace, "", times, workers, trouble, hold, hashed)
    with lab_progress(terminal, "load", plan.steps) as advance:
        figures = run_cluster_test(plan, advance)
    deliver_report(terminal, figures.data(), cluster_page(figures, terminal.language), file)
    if not figures.is_sound:
        raise typer.Exit(SERVER_ERRORS_EXIT_CODE)
