"""`tavolino simulate` and `tavolino bench`."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tavolino.cli.app import app, of
from tavolino.cli.archive import told_when_failing
from tavolino.cli.look import DRAWN
from tavolino.cli.lookup import known_game, rules_of
from tavolino.cli.sitting import INTERRUPTED
from tavolino.cli.terminal import Terminal
from tavolino.core.registry import games
from tavolino.lab.findings import Findings
from tavolino.lab.peers import peers as other_engines
from tavolino.lab.report import Report
from tavolino.lab.runner import cores
from tavolino.lab.runner import simulate as run
from tavolino.lab.simulate import planned
from tavolino.lab.speeds import SpeedReport, Speeds
from tavolino.lab.words import lab_texts

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
    report: Annotated[bool, typer.Option("--report")] = False,
    file: Annotated[str, typer.Option("--json", metavar="FILE")] = "",
) -> None:
    terminal = of(ctx)
    players = [bot.strip().lower() for bot in bots.split(",")]
    plan = planned(rules_of(known_game(game), option or []), seats, players, seed, report)
    with progress(terminal, "simulate", matches) as advance:
        findings = Findings(plan, matches, run(plan, matches, workers or cores(), advance))
    bar = "█" if terminal.glyphs is DRAWN else "#"
    deliver(terminal, findings.data(), Report(findings, terminal.language, bar).page(), file)
    if findings.matches < matches:
        raise typer.Exit(INTERRUPTED)


@app.command()
def bench(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    peers: Annotated[bool, typer.Option("--peers")] = False,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.001)] = 1.0,
    file: Annotated[str, typer.Option("--json", metavar="FILE")] = "",
) -> None:
    terminal = of(ctx)
    ids = [known_game(game)] if game else games()
    speeds = Speeds([rules_of(id, []) for id in ids], other_engines() if peers else [], seconds)
    with progress(terminal, "bench", speeds.steps) as advance:
        speeds.measure(lambda: advance(1))
    deliver(terminal, speeds.data(), SpeedReport(speeds, terminal.language).page(), file)


@contextmanager
def progress(terminal: Terminal, what: str, steps: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, which leaves the report alone on standard output."""
    words = TextColumn(lab_texts(terminal.language).say(f"progress-{what}"))
    columns = (words, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True) as bar:
        task = bar.add_task("", total=steps)
        yield lambda n: bar.advance(task, n)


def deliver(terminal: Terminal, data: dict[str, object], page: RenderableType, file: str) -> None:
    """The tables for the reader, the data for a file; with `-` only the data, on standard output."""
    text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    if file == STDOUT:
        terminal.out.file.write(text)
        return
    terminal.out.print(page)
    if file:
        with told_when_failing("cannot-save", Path(file)):
            Path(file).write_text(text, encoding="utf-8")
