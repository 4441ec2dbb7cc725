"""The results of an arena as tables that fit a terminal of 80 columns."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.core.language.texts import TextValue, load_texts
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.arena import Arena
from tavolino.lab.simulation.cheating_bot import CHEATING_BOT
from tavolino.lab.simulation.statistics import Estimate


class ArenaReport:
    """The report in one language."""

    def __init__(self, arena: Arena, language: str) -> None:
        self.arena = arena
        self.texts = load_texts(language, arena.plan.game, packages=LabFault.packages)

    def page(self) -> Group:
        return Group(*self.parts())

    def parts(self) -> Iterator[RenderableType]:
        plan = self.arena.plan
        yield Text(self.say("arena-title", name=self.say("game"), matches=self.arena.matches), style="bold")
        yield Text(self.say("report-bots", bots=", ".join(plan.bots), seats=plan.seats, seed=str(plan.seed)))
        if not self.arena.is_finished:
            yield Text(self.say("report-stopped", asked=self.arena.steps))
        yield from self.section("table", ["rating", "share", "interval"], self.table_rows())
        yield from self.section("duels", ["share", "interval", "draws", "split"], self.duel_rows())
        yield Text(self.say("arena-split"), style="dim")
        yield from self.skill()

    def table_rows(self) -> Iterator[list[str]]:
        for bot, rating in self.arena.ratings().items():
            yield [bot, self.say("lab-whole-number", n=rating), *self.estimate(self.arena.share(bot))]

    def duel_rows(self) -> Iterator[list[str]]:
        for duel in self.arena.duels:
            draws = self.say("lab-percent", n=duel.draws / max(duel.matches, 1))
            label = self.say("arena-duel", home=duel.home, away=duel.away)
            yield [label, *self.estimate(duel.share(duel.home)), draws, self.percent(duel.split_deals.value)]

    def skill(self) -> Iterator[Text]:
        """What foresight wins, if the cheating bot has played the best of the others."""
        best = next(bot for bot in self.arena.ratings() if bot != CHEATING_BOT)
        for duel in self.arena.duels:
            if {duel.home, duel.away} == {best, CHEATING_BOT} and duel.matches:
                skill = duel.share(CHEATING_BOT).value
                yield Text()
                yield Text(self.say("arena-skill", bot=best, skill=self.percent(skill)))

    def estimate(self, estimate: Estimate) -> list[str]:
        low, high = self.percent(estimate.low), self.percent(estimate.high)
        return [self.percent(estimate.value), self.say("lab-range", low=low, high=high)]

    def percent(self, part: float) -> str:
        return self.say("lab-percent", n=part)

    def section(self, key: str, columns: list[str], rows: Iterator[list[str]]) -> Iterator[RenderableType]:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column()
        for column in columns:
            table.add_column(self.say(f"section-arena.{column}"), justify="right")
        for row in rows:
            table.add_row(*map(Text, row))
        yield Text()
        yield Text(self.say(f"arena-{key}"), style="bold")
        yield table

    def say(self, key: str, **values: TextValue) -> str:
        return self.texts.say(key, values)
