"""A round robin between bots: every two of them play the same deals with their seats swapped."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import combinations
from math import log10
from typing import Final

from tavolino.core.options import format_setting
from tavolino.core.processes.stop_signal import StopSignal
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation.findings import Data, figure_data
from tavolino.lab.simulation.parallel import Workers, run_simulation
from tavolino.lab.simulation.simulate import SimulationPlan, Tally
from tavolino.lab.simulation.statistics import Estimate, clustered_share, wilson_interval

AVERAGE_RATING: Final = 1000  # the average rating
RATING_SCALE: Final = 400  # this many points more mean ten times the odds
ITERATIONS: Final = 1000
PRIOR_DRAWS: Final = 1.0  # drawn matches added to every pair, so that no bot is infinitely strong


@dataclass(frozen=True)
class Duel:
    """All matches between two bots. A draw is half a win. A match that several seats win counts for each."""

    home: str
    away: str
    tally: Tally

    @property
    def matches(self) -> int:
        return self.tally.matches["all"]

    @property
    def draws(self) -> int:
        return self.tally.matches["drawn"]

    def wins_of(self, bot: str) -> int:
        return sum(n for (who, _), n in self.tally.wins.items() if who == bot)

    def points(self, bot: str) -> float:
        """Out of the number of matches."""
        parts = self.wins_of(self.home) + self.wins_of(self.away) + self.draws
        return self.matches * (self.wins_of(bot) + self.draws / 2) / max(parts, 1)

    def share(self, bot: str) -> Estimate:
        return share_of([self], bot)

    @property
    def split_deals(self) -> Estimate:
        """The share of deals that both bots won once. It is 1 where the cards decide everything."""
        deals = self.deals(self.home).values()
        return wilson_interval(sum(2 * points == out_of for points, out_of in deals), len(deals))

    def deals(self, bot: str) -> dict[int, tuple[int, int]]:
        """For each deal, the bot's points in halves of a win, and how many there were."""
        deals = self.tally.deals
        return {
            deal: (deals[deal, bot], deals[deal, self.home] + deals[deal, self.away])
            for deal in {deal for deal, _ in deals}
        }


def share_of(duels: list[Duel], bot: str) -> Estimate:
    """A bot's share of several duels. The deal is the unit, however often it was played."""
    together: dict[int, tuple[int, int]] = {}
    for duel in duels:
        for deal, (points, out_of) in duel.deals(bot).items():
            before = together.get(deal, (0, 0))
            together[deal] = (before[0] + points, before[1] + out_of)
    return clustered_share(list(together.values()), sum(duel.matches for duel in duels))


class Arena:
    """A round robin of bots and its results."""

    def __init__(self, plan: SimulationPlan, matches: int) -> None:
        """`plan` names all the bots; every two of them play `matches` matches, rounded up to whole pairs."""
        if len(set(plan.bots)) != len(plan.bots) or len(plan.bots) < 2:
            raise LabFault("bad-arena", bots=", ".join(plan.bots))
        self.plan = replace(plan, paired=True)
        self.matches = matches + matches % 2
        self.pairs = list(combinations(plan.bots, 2))
        self.duels: list[Duel] = []
        self.fault: LabFault | None = None
        """Why it ended early, if a bot failed."""

    @property
    def steps(self) -> int:
        return self.matches * len(self.pairs)

    @property
    def is_finished(self) -> bool:
        return sum(duel.matches for duel in self.duels) == self.steps

    def play(self, workers: Workers, on_progress: Callable[[int], None], stop: StopSignal) -> None:
        """One pair after the other. A stop ends it early, with the matches that were finished; so does a bot that
        fails, and is told as `fault`.
        """
        for pair in self.pairs:
            tally = Tally()
            self.duels.append(Duel(*pair, tally))
            try:
                run_simulation(replace(self.plan, bots=pair), self.matches, workers, on_progress, stop, tally)
            except LabFault as fault:
                self.fault = fault
            if tally.matches["all"] < self.matches:
                break

    # -- Results

    def share(self, bot: str) -> Estimate:
        """A bot's share of all matches that it played."""
        return share_of([duel for duel in self.duels if bot in (duel.home, duel.away)], bot)

    def ratings(self) -> dict[str, float]:
        """Bradley and Terry's, the best first: the odds of two bots are as their strengths."""
        strengths = fit_strengths(self.plan.bots, self.duels)
        ratings = {
            bot: AVERAGE_RATING + RATING_SCALE * log10(strength) for bot, strength in strengths.items()
        }
        return dict(sorted(ratings.items(), key=lambda item: -item[1]))

    def data(self) -> Data:
        plan = self.plan
        return {
            "game": plan.game,
            "options": {name: format_setting(value) for name, value in plan.options.items()},
            "seats": plan.seats,
            "seed": plan.seed,
            "asked": self.matches,
            "bots": {
                bot: {"rating": rating, "share": figure_data(self.share(bot))}
                for bot, rating in self.ratings().items()
            },
            "duels": [duel_data(duel) for duel in self.duels],
        }


def duel_data(duel: Duel) -> Data:
    return {
        "bots": [duel.home, duel.away],
        "matches": duel.matches,
        "wins": [duel.wins_of(duel.home), duel.wins_of(duel.away)],
        "drawn": duel.draws,
        "share": figure_data(duel.share(duel.home)),
        "split": figure_data(duel.split_deals),
    }


def fit_strengths(bots: tuple[str, ...], duels: list[Duel]) -> dict[str, float]:
    """The most likely strengths, by Zermelo's method, their geometric mean 1."""
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(ITERATIONS):
        strengths = normalise_strengths({bot: improve_strength(bot, strengths, duels) for bot in bots})
    return strengths


def improve_strength(bot: str, strengths: dict[str, float], duels: list[Duel]) -> float:
    points = weight = 0.0
    for duel in duels:
        if bot in (duel.home, duel.away):
            points += duel.points(bot) + PRIOR_DRAWS / 2
            weight += (duel.matches + PRIOR_DRAWS) / (strengths[duel.home] + strengths[duel.away])
    return points / weight if weight else 1.0


def normalise_strengths(strengths: dict[str, float]) -> dict[str, float]:
    product = 1.0
    for strength in strengths.values():
        product *= strength ** (1 / len(strengths))
    return {bot: strength / product for bot, strength in strengths.items()}
