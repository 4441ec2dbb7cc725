"""`tavolino simulate`, and how all commands of the lab deliver their reports."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import RenderableType

from tavolino.cli.app import app, terminal_of
from tavolino.cli.file_access import report_os_errors
from tavolino.cli.game_lookup import build_game, find_game_id
from tavolino.cli.progress import progress_bar
from tavolino.cli.terminal import Terminal
from tavolino.cli.theme import UNICODE_GLYPHS
from tavolino.core.language.texts import load_texts
from tavolino.core.processes.pool import available_cores
from tavolino.core.processes.stop_signal import stop_on_signals
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.dask_cluster import dask_cluster
from tavolino.lab.simulation.findings import Findings
from tavolino.lab.simulation.parallel import Workers, run_simulation
from tavolino.lab.simulation.report import SimulationReport
from tavolino.lab.simulation.simulate import bot_names, plan_simulation

STDOUT: Final = "-"


@app.command()
def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    matches: Annotated[int, typer.Option("-n", metavar="N", min=1)] = 10_000,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT")] = "random",
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    cluster: Annotated[str, typer.Option(metavar="URL")] = "",
    report: Annotated[bool, typer.Option("--report")] = False,
    file: Annotated[str, typer.Option("--json", metavar="FILE")] = "",
) -> None:
    terminal = terminal_of(ctx)
    rules = build_game(find_game_id(game), option or [])
    plan = plan_simulation(rules, seats, bot_names(bots), seed, report)
    bar = "█" if terminal.glyphs is UNICODE_GLYPHS else "#"
    with (
        stop_on_signals() as stop,  # until the report is delivered, or a second Ctrl-C would lose it
        lab_workers(workers, cluster) as players,
    ):
        with lab_progress(terminal, "simulate", matches) as advance:
            tally = run_simulation(plan, matches, players, advance, stop)
        findings = Findings(plan, matches, tally)
        page = SimulationReport(findings, terminal.language, bar).page()
        deliver_report(terminal, findings.data(), page, file)
    if findings.matches < matches:
        raise typer.Exit(stop.exit_code)


@contextmanager
def lab_workers(workers: int | None, cluster: str) -> Iterator[Workers]:
    """The processes of this machine, or a cluster. If that is lost it is told after what was played has been
    delivered.
    """
    if not cluster:
        yield workers or available_cores()
        return
    with dask_cluster(cluster) as machines:
        yield machines
    if machines.fault:
        raise machines.fault


@contextmanager
def lab_progress(terminal: Terminal, what: str, steps: int) -> Iterator[Callable[[int], None]]:
    with progress_bar(
        terminal, load_texts(terminal.language, packages=LabFault.packages).say(f"progress-{what}")
    ) as shown:
        task = shown.add_task("", total=steps)
        yield lambda n: shown.advance(task, n)


def deliver_report(terminal: Terminal, data: dict[str, object], page: RenderableType, file: str) -> None:
    """Print the tables and write the data to a file; with `-` only the data, to standard output."""
    text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    if file == STDOUT:
        terminal.out.file.write(text)
        return
    terminal.out.print(page)
    if file:
        with report_os_errors("cannot-save", Path(file)):
            Path(file).write_text(text, encoding="utf-8")
