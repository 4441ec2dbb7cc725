"""What a difference comes to: its interval, and a word that may be relied on."""

from dataclasses import dataclass
from math import erfc, inf, log, sqrt
from typing import Final, Literal

from tavolino.lab.design.figures import FIGURES, SHARES
from tavolino.lab.design.tally import DealTally, Sums
from tavolino.lab.simulation.statistics import Estimate

Verdict = Literal["larger", "smaller", "same", "unknown"]

ERROR_RATE: Final = 0.05
TUNED_FOR_DEALS: Final = 1_000
"""The number of deals at which an interval that may be looked at any time is narrowest."""
SAME_SHARE: Final = 0.02
"""Shares that differ by less than two points are the same for a designer; ..."""
SAME_SHARE_OF_FIRST: Final = 0.05
"""... other figures, by less than a twentieth of the first variant's."""


def anytime_estimate(sums: Sums, level: float = ERROR_RATE) -> Estimate:
    """The mean with an interval that holds at every moment at once, however often one looks and whenever one stops.

    It is the normal mixture of Robbins, with the variance as estimated so far.
    """
    if sums.n < 2:
        return Estimate(sums.mean, -inf, inf)
    scale = -2 * log(level) + log(-2 * log(level) + 1)
    rho2 = scale / TUNED_FOR_DEALS
    spread = 2 * (sums.n * rho2 + 1) / (sums.n**2 * rho2) * log(sqrt(sums.n * rho2 + 1) / level)
    margin = sums.deviation * sqrt(spread)
    return Estimate(sums.mean, sums.mean - margin, sums.mean + margin)


def chance_of_luck(sums: Sums) -> float:
    """How likely a difference at least as large is if there is none (two-sided)."""
    if sums.n < 2:
        return 1.0
    if sums.deviation == 0:
        return 1.0 if sums.total == 0 else 0.0
    return erfc(abs(sums.mean) / sums.deviation * sqrt(sums.n) / sqrt(2))


def holm(chances: dict[str, float]) -> dict[str, float]:
    """Holm's correction: of many measures, some would differ by luck alone."""
    adjusted: dict[str, float] = {}
    largest = 0.0
    for rank, (name, chance) in enumerate(sorted(chances.items(), key=lambda item: item[1])):
        largest = max(largest, min(1.0, chance * (len(chances) - rank)))
        adjusted[name] = largest
    return adjusted


@dataclass(frozen=True)
class Difference:
    """One figure of two variants."""

    name: str
    first: Estimate
    second: Estimate
    difference: Estimate
    gain: float
    """How many times more matches it would have taken on different deals."""
    verdict: Verdict

    @property
    def is_share(self) -> bool:
        return self.name in SHARES

    @property
    def tolerance(self) -> float:
        return tolerance(self.name, self.first.value)


def tolerance(name: str, value: float) -> float:
    """What counts as the same."""
    return SAME_SHARE if name in SHARES else abs(value) * SAME_SHARE_OF_FIRST


def compare_variants(tally: DealTally, variant: int, any_time: bool = False) -> list[Difference]:
    """All figures of a variant beside the first one's. `any_time`: the run was stopped by what it showed."""
    sums = {name: tally.difference(variant, name) for name in FIGURES}
    known = {name: each for name, each in sums.items() if each.n}
    adjusted = holm({name: chance_of_luck(each) for name, each in known.items()})
    return [difference_of(tally, variant, name, adjusted[name], any_time) for name in known]


def difference_of(tally: DealTally, variant: int, name: str, chance: float, any_time: bool) -> Difference:
    first, second = tally.figure(0, name), tally.figure(variant, name)
    between = tally.difference(variant, name)
    interval = anytime_estimate(between) if any_time else between.estimate()
    is_real = (
        excludes_zero(anytime_estimate(between, ERROR_RATE / len(FIGURES)))
        if any_time
        else chance < ERROR_RATE
    )
    return Difference(
        name,
        first.estimate(),
        second.estimate(),
        interval,
        paired_gain(first, second, between),
        judge(interval, tolerance(name, first.mean), is_real),
    )


def excludes_zero(interval: Estimate) -> bool:
    return interval.low > 0 or interval.high < 0


def judge(interval: Estimate, same: float, is_real: bool) -> Verdict:
    if -same <= interval.low and interval.high <= same:
        return "same"
    if is_real:
        return "larger" if interval.value > 0 else "smaller"
    return "unknown"


def paired_gain(first: Sums, second: Sums, between: Sums) -> float:
    apart = first.deviation**2 + second.deviation**2
    return apart / between.deviation**2 if between.deviation and apart < inf else inf
