"""Findings as tables that fit a terminal of 80 columns."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.core.language.texts import TextValue, load_texts
from tavolino.core.options import format_setting
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.findings import Findings
from tavolino.lab.simulation.measures import MeasureSummary
from tavolino.lab.simulation.statistics import Estimate, Histogram, wilson_interval

BAR_COLUMNS: Final = 18
MAX_BARS: Final = 12
BIN_WIDTHS: Final = (1, 2, 5)

Row = tuple[str, str, str, str]
"""A label, the figure, its interval and a remark."""


class SimulationReport:
    """The report in one language."""

    def __init__(self, findings: Findings, language: str, bar: str = "█") -> None:
        self.findings = findings
        self.bar = bar
        self.texts = load_texts(language, findings.plan.game, packages=LabFault.packages)
        self.labels = findings.plan.build_game().measure_labels

    def page(self) -> Group:
        return Group(*self.parts())

    def parts(self) -> Iterator[RenderableType]:
        yield from self.head()
        if self.findings.matches:
            yield from self.section("results", self.result_rows())
            yield from self.section("reasons", self.reason_rows())
            yield from self.section("lengths", self.length_rows())
            yield from self.section("scores", self.score_rows())
            yield from self.section("distribution", self.bar_rows())
            yield from self.section("events", self.event_rows())
            yield from self.measure_sections()

    # -- The parts

    def head(self) -> Iterator[Text]:
        plan, findings = self.findings.plan, self.findings
        yield Text(self.say("report-title", matches=findings.matches, name=self.say("game")), style="bold")
        yield Text(self.say("report-bots", bots=", ".join(plan.bots), seats=plan.seats, seed=str(plan.seed)))
        if plan.options:
            settings = ", ".join(f"{name}={format_setting(value)}" for name, value in plan.options.items())
            yield Text(self.say("report-options", options=settings))
        if findings.matches < findings.asked:
            yield Text(self.say("report-stopped", matches=findings.matches, asked=findings.asked))

    def result_rows(self) -> Iterator[Row]:
        findings = self.findings
        if len(findings.bots) > 1:
            yield from (self.percent(self.say("row-bot", bot=b), findings.bot_wins(b)) for b in findings.bots)
        yield from (self.percent(self.say("row-seat", seat=s), findings.seat_wins(s)) for s in findings.seats)
        if findings.tally.matches["opened"]:
            yield self.percent(self.say("row-first-mover"), findings.opener_wins())
        yield self.percent(self.say("row-draw"), findings.draws())

    def reason_rows(self) -> Iterator[Row]:
        return (
            self.percent(self.count_name(f"end-{reason}", reason), n)
            for reason, n in self.findings.reasons().items()
        )

    def length_rows(self) -> Iterator[Row]:
        tally = self.findings.tally
        yield self.spread(self.say("row-decisions"), tally.decisions)
        yield self.spread(self.say("row-choices"), tally.choices)
        yield self.spread(self.say("row-options"), tally.options)

    def score_rows(self) -> Iterator[Row]:
        findings = self.findings
        if len(findings.bots) > 1:
            yield from (
                self.spread(self.say("row-score-bot", bot=b), findings.bot_scores(b)) for b in findings.bots
            )
        yield from (
            self.spread(self.say("row-score-seat", seat=s), findings.seat_scores(s)) for s in findings.seats
        )
        yield self.spread(self.say("row-score-match"), findings.tally.points)

    def bar_rows(self) -> Iterator[Row]:
        """How often each final score came up. Many different scores are binned."""
        scores = self.findings.scores()
        classes = bin_counts(scores)
        longest = max(classes.values(), default=1)
        for (low, high), n in classes.items():
            label = str(low) if low == high else self.say("lab-range", low=low, high=high)
            estimate = wilson_interval(n, scores.total(), self.findings.matches)
            yield *self.percent(label, estimate)[:3], self.bar * round(BAR_COLUMNS * n / longest)

    def event_rows(self) -> Iterator[Row]:
        for kind, counts in self.findings.events().items():
            matches = self.say("lab-percent", n=self.findings.occurrence(counts).value)
            yield *self.average(self.count_name(kind, kind), self.findings.rate(counts))[:3], matches

    def measure_sections(self) -> Iterator[RenderableType]:
        """Those with the same subject and aspect together."""
        for group, named in groupby(
            self.findings.measures().items(), lambda item: item[0].rpartition(".")[0]
        ):
            rows = (self.measure(name, measure) for name, measure in named)
            yield from self.section("measures", rows, self.measure_name(group, group))

    def measure(self, name: str, measure: MeasureSummary) -> Row:
        """An item has the same name in all aspects of its subject."""
        subject, _, rest = name.partition(".")
        label = self.measure_name(f"{subject}.{rest.rpartition('.')[2]}", name)
        if not measure.matches:
            return label, "", "", self.say("remark-measure-none")
        if measure.is_share:
            remark = self.say("remark-measure-share", hits=measure.hits, tries=measure.tries)
            return *self.percent(label, measure.estimate)[:3], remark
        remark = self.say("remark-measure-mean", matches=measure.matches)
        return *self.average(label, measure.estimate)[:3], remark

    def measure_name(self, name: str, otherwise: str) -> str:
        if name in self.labels:
            return self.labels[name]
        key = f"measure-{name.replace('.', '-')}"
        return self.say(key) if self.texts.has(key) else otherwise

    # -- Rows

    def section(self, key: str, rows: Iterator[Row], title: str = "") -> Iterator[RenderableType]:
        """The columns of all sections stand below each other."""
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        table.add_column(title or self.say(f"section-{key}"), width=30)
        table.add_column(self.say(f"section-{key}.figure"), justify="right", width=10)
        table.add_column(self.say("lab-interval"), justify="right", width=16)
        table.add_column(self.say(f"section-{key}.remark"), width=BAR_COLUMNS)
        for row in rows:
            table.add_row(*map(Text, row))
        yield Text()
        yield table

    def percent(self, label: str, estimate: Estimate) -> Row:
        low, high = (self.say("lab-percent", n=n) for n in (estimate.low, estimate.high))
        return label, self.say("lab-percent", n=estimate.value), self.say("lab-range", low=low, high=high), ""

    def average(self, label: str, estimate: Estimate) -> Row:
        return label, self.number(estimate.value), self.interval(estimate), ""

    def spread(self, label: str, counts: Histogram) -> Row:
        remark = self.say(
            "remark-spread",
            median=counts.quantile(0.5),
            low=min(counts, default=0),
            high=max(counts, default=0),
        )
        return *self.average(label, counts.estimate(self.findings.matches))[:3], remark

    def interval(self, estimate: Estimate) -> str:
        if not estimate.is_bounded:
            return ""
        return self.say("lab-range", low=self.number(estimate.low), high=self.number(estimate.high))

    def number(self, n: float) -> str:
        return self.say("lab-number", n=n)

    def count_name(self, key: str, otherwise: str) -> str:
        """The game's own text for what is counted, if it has one."""
        return self.say(f"count-{key}") if self.texts.has(f"count-{key}") else otherwise

    def say(self, key: str, **values: TextValue) -> str:
        return self.texts.say(key, values)


def bin_counts(counts: Histogram) -> dict[tuple[int, int], int]:
    """In classes of equal width, each with its first and last number: few enough to be drawn as bars."""
    width = fitting_width(max(counts) - min(counts) + 1) if counts else 1
    classes = {n // width * width: 0 for n in range(min(counts, default=0), max(counts, default=-1) + 1)}
    for number, times in counts.items():
        classes[number // width * width] += times
    return {(first, first + width - 1): n for first, n in classes.items()}


def fitting_width(span: int) -> int:
    """1, 2, 5, 10, 20, 50, ...: the first that makes few enough classes."""
    width = 1
    while True:
        for step in BIN_WIDTHS:
            if span <= step * width * (MAX_BARS - 1):
                return step * width
        width *= 10
