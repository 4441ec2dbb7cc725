"""Comparisons, sweeps, searches and cards as tables for the terminal, and as rows for files."""

from collections.abc import Iterator, Sequence
from math import isfinite

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.core.language.texts import Texts, TextValue, load_texts
from tavolino.lab.design.card_rates import CardTally, rates_of_cards
from tavolino.lab.design.figures import FIGURES, SHARES
from tavolino.lab.design.seek import ValueSearch
from tavolino.lab.design.tally import DealTally
from tavolino.lab.design.variants import DealPlan
from tavolino.lab.design.verdicts import Difference, compare_variants
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.statistics import Estimate

MAX_CARDS = 40


class DesignReport:
    """Words and numbers of the designer's bench in one language. `sections` is what every format shows."""

    def __init__(self, plan: DealPlan, language: str) -> None:
        self.plan = plan
        self.texts: Texts = load_texts(language, plan.game, packages=LabFault.packages)
        self.notes: list[str] = []
        self.sections: list[tuple[str, list[str], list[list[str]]]] = []

    def title(self, key: str, deals: int) -> str:
        return self.say(key, name=self.say("game"), deals=deals)

    def page(self, title: str) -> Group:
        return Group(*self.parts(title))

    def parts(self, title: str) -> Iterator[RenderableType]:
        yield Text(title, style="bold")
        yield Text(self.players())
        for name, columns, rows in self.sections:
            yield Text()
            yield draw_table(name, columns, rows)
        for note in self.notes:
            yield Text()
            yield Text(note)

    def players(self) -> str:
        plan = self.plan
        return self.say("report-bots", bots=", ".join(plan.bots), seats=plan.seats, seed=str(plan.seed))

    def deck_title(self, deck: str) -> str:
        return self.say(f"zone-{deck}") if self.texts.has(f"zone-{deck}") else deck

    # -- What there is to show

    def add_comparison(self, tally: DealTally, any_time: bool) -> list[Difference]:
        first, second = self.plan.variants
        found = compare_variants(tally, 1, any_time)
        columns = [first.name, second.name, *self.columns("difference", "interval", "gain", "verdict")]
        self.sections.append((self.say("lab-figure"), columns, [self.difference_row(one) for one in found]))
        self.notes.append(self.say("lab-gain-note"))
        return found

    def difference_row(self, one: Difference) -> list[str]:
        same = self.format_signed(one.name, one.tolerance).lstrip("+")
        return [
            self.figure_name(one.name),
            self.figure(one.name, one.first.value),
            self.figure(one.name, one.second.value),
            self.format_signed(one.name, one.difference.value),
            self.interval(one.name, one.difference),
            self.say("lab-times", n=one.gain) if isfinite(one.gain) else "",
            self.say(f"verdict-{one.verdict}", within=same),
        ]

    def add_sweep(self, tally: DealTally) -> None:
        for name in FIGURES:
            rows = [
                [
                    variant.name,
                    self.figure(name, sums.mean),
                    self.interval(name, sums.estimate(), is_signed=False),
                ]
                for number, variant in enumerate(self.plan.variants)
                if (sums := tally.figure(number, name)).n
            ]
            if rows:
                self.sections.append((self.figure_name(name), self.columns("mean", "interval"), rows))

    def add_search(self, search: ValueSearch) -> None:
        name = search.goal.name
        rows = []
        for one in sorted(search.candidates, key=lambda one: (one.is_out, search.rank(one))):
            reached = one.estimate(name)
            interval = self.interval(name, reached, is_signed=False)
            rows.append([one.variant.name, self.figure(name, reached.value), interval, str(one.tally.deals)])
        self.sections.append((self.figure_name(name), self.columns("mean", "interval", "deals"), rows))
        goal = self.figure(name, search.goal.number)
        values = {"variant": search.best.variant.name, "goal": goal, "figure": self.figure_name(name)}
        self.notes.append(self.say("seek-found" if search.is_reached else "seek-none", **values))

    def add_cards(self, tally: CardTally, way: str, deck: str, cards: list[str]) -> None:
        rates = rates_of_cards(tally, way, cards)
        shown = rates if len(rates) <= MAX_CARDS else [*rates[: MAX_CARDS // 2], *rates[-MAX_CARDS // 2 :]]
        rules = self.plan.build_games()[0]
        rows = [
            [
                rules.card_title(rate.card, self.texts),
                str(rate.seats),
                self.say("lab-percent", n=rate.share.value),
                self.format_signed("first-mover", rate.gain.value),
                self.interval("first-mover", rate.gain),
            ]
            for rate in shown
        ]
        if rows:
            columns = self.columns("seats", "wins", "more", "interval")
            self.sections.append((deck, columns, rows))
            if len(shown) < len(rates):
                self.notes.append(self.say("cards-left-out", n=len(rates) - len(shown)))

    # -- Words

    def columns(self, *keys: str) -> list[str]:
        return [self.say(f"lab-column-{key}") for key in keys]

    def figure_name(self, name: str) -> str:
        return self.say(f"figure-{name}")

    def figure(self, name: str, value: float) -> str:
        return self.say("lab-percent" if name in SHARES else "lab-number", n=value)

    def format_signed(self, name: str, value: float) -> str:
        shown = self.figure(name, abs(value))
        return f"{'−' if value < 0 else '+'}{shown}"

    def interval(self, name: str, estimate: Estimate, is_signed: bool = True) -> str:
        if not estimate.is_bounded:
            return ""
        write = self.format_signed if is_signed else self.figure
        return self.say("lab-range-wide", low=write(name, estimate.low), high=write(name, estimate.high))

    def say(self, key: str, **values: TextValue) -> str:
        return self.texts.say(key, values)


def draw_table(name: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(name)
    for column in columns:
        table.add_column(column, justify="right")
    for row in rows:
        table.add_row(*map(Text, row))
    return table
