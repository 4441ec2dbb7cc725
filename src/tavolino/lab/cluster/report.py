"""The results of a test of many workers as tables that fit a terminal of 80 columns."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.core.language.texts import Texts, TextValue, load_texts
from tavolino.lab.cluster.cluster_test import ClusterFigures
from tavolino.lab.faults import LabFault
from tavolino.lab.load.load_test import QUANTILES
from tavolino.lab.load.report import BYTES_PER_MB, Row, rows_table
from tavolino.lab.speed.benchmark import build_kind


def cluster_page(figures: ClusterFigures, language: str) -> Group:
    return Group(*report_parts(figures, load_texts(language, packages=LabFault.packages)))


def cluster_rows(figures: ClusterFigures) -> Iterator[Row]:
    yield "seconds", "lab-number", figures.seconds
    yield "rate", "lab-whole-number", figures.moves / max(0.001, figures.seconds)
    yield "tables", "lab-whole-number", figures.tables
    yield "accepted", "lab-whole-number", figures.accepted
    yield "unsure", "lab-whole-number", figures.unsure
    yield "verified", "lab-whole-number", figures.verified
    yield "broken", "lab-whole-number", len(figures.broken)
    if not figures.plan.kills:
        yield "worker-us", "lab-whole-number", figures.worker_us
        yield "postgres-us", "lab-whole-number", figures.postgres_us
        yield "worker-memory", "lab-number", figures.usage.worker_bytes / BYTES_PER_MB
    yield "client-cpu", "lab-percent", figures.client_cpu
    yield "setbacks", "lab-whole-number", sum(figures.setbacks.values())
    yield "faults", "lab-whole-number", sum(figures.faults.values())


def report_parts(figures: ClusterFigures, texts: Texts) -> Iterator[RenderableType]:
    """A title, the figures, the times, the faults."""
    plan = figures.plan
    about: dict[str, TextValue] = {
        "tables": plan.tables,
        "workers": plan.workers,
        "games": ", ".join(plan.games),
        "pace": plan.pace,
        "times": plan.kills,
        "build": texts.say(f"build-{build_kind()}", {}),
    }
    yield Text(texts.say("cluster-title", about), style="bold")
    yield Text(texts.say("load-pace", about))
    yield Text(texts.say(f"cluster-{'hashed' if plan.is_hashed else 'any'}", about))
    if plan.kills:
        yield Text(texts.say(f"cluster-trouble-{plan.trouble}", about))
    yield Text()
    yield rows_table(cluster_rows(figures), texts)
    yield Text()
    yield times_table(figures, texts)
    for kind, times in figures.faults.items():
        yield Text(texts.say("load-fault", {"kind": kind, "times": times}))
    yield from map(Text, figures.broken)


def times_table(figures: ClusterFigures, texts: Texts) -> Table:
    table = Table(texts.say("cluster-times"), *QUANTILES, box=None, padding=(0, 2, 0, 0))
    for column in table.columns[1:]:
        column.justify = "right"
    for name, times in figures.delays():
        shown = (texts.say("lab-whole-number", {"n": 1000 * times[part]}) for part in QUANTILES)
        table.add_row(texts.say(f"cluster-time-{name.replace('_', '-')}"), *shown)
    return table
