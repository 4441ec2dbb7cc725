"""The results of load and crash tests as tables that fit a terminal of 80 columns."""

from collections.abc import Iterable, Iterator
from statistics import median
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.core.language.texts import Texts, TextValue, load_texts
from tavolino.lab.faults import LabFault
from tavolino.lab.load.crash_test import CrashFigures
from tavolino.lab.load.load_test import QUANTILES, LoadFigures
from tavolino.lab.speed.benchmark import build_kind

BYTES_PER_MB: Final = 10**6
Row = tuple[str, str, float]
"""The key of a row, the text that formats its number, and the number."""


def load_page(figures: LoadFigures | CrashFigures, language: str) -> Group:
    return Group(*report_parts(figures, load_texts(language, packages=LabFault.packages)))


def load_rows(figures: LoadFigures) -> Iterator[Row]:
    yield "seconds", "lab-number", figures.seconds
    yield "moves", "lab-whole-number", figures.moves
    yield "rate", "lab-whole-number", figures.rate
    yield "matches", "lab-whole-number", figures.finished
    for name in QUANTILES:
        yield name, "lab-number", figures.delays[name]
    if figures.server_cpu is not None:
        yield "server-cpu", "lab-percent", figures.server_cpu
    yield "client-cpu", "lab-percent", figures.client_cpu
    if figures.memory is not None:
        yield "memory", "lab-number", figures.memory / BYTES_PER_MB
    yield "faults", "lab-whole-number", sum(figures.faults.values())


def crash_rows(figures: CrashFigures) -> Iterator[Row]:
    yield "kills", "lab-whole-number", len(figures.restarts)
    yield "restart", "lab-number", median(figures.restarts)
    if figures.returns:
        yield "return", "lab-number", median(figures.returns)
    yield "tables", "lab-whole-number", figures.tables
    yield "accepted", "lab-whole-number", figures.accepted
    yield "unsure", "lab-whole-number", figures.unsure
    yield "verified", "lab-whole-number", figures.verified
    yield "broken", "lab-whole-number", len(figures.broken)
    if figures.memory:
        yield "memory", "lab-number", figures.memory / BYTES_PER_MB
    yield "faults", "lab-whole-number", sum(figures.faults.values())


def report_parts(figures: LoadFigures | CrashFigures, texts: Texts) -> Iterator[RenderableType]:
    """A title, the figures and the faults."""
    plan = figures.plan
    about: dict[str, TextValue] = {"tables": plan.tables, "games": ", ".join(plan.games), "pace": plan.pace}
    yield Text(
        texts.say("load-title", about | {"build": texts.say(f"build-{build_kind()}", {})}), style="bold"
    )
    yield Text(texts.say("load-saturated" if plan.is_saturated else "load-pace", about))
    yield Text()
    yield rows_table(load_rows(figures) if isinstance(figures, LoadFigures) else crash_rows(figures), texts)
    if isinstance(figures, LoadFigures) and figures.move_us:
        yield Text()
        yield Text(texts.say("load-parts"))
        rows: Iterator[Row] = (
            (f"part-{part}", "lab-whole-number", us) for part, us in figures.move_us.items()
        )
        yield rows_table(rows, texts)
    for kind, times in figures.faults.items():
        yield Text(texts.say("load-fault", {"kind": kind, "times": times}))
    if isinstance(figures, CrashFigures):
        yield from map(Text, figures.broken)


def rows_table(rows: Iterable[Row], texts: Texts) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for key, style, n in rows:
        table.add_row(Text(texts.say(f"load-row.{key}", {})), Text(texts.say(style, {"n": n})))
    return table
