"""Shares and means with their intervals. Everything is kept as whole counts, so parts add up exactly, in any order."""

from collections import Counter
from fractions import Fraction
from math import inf, sqrt
from typing import Final

from tavolino.bots.estimate import Z_95, Estimate, wilson_interval

__all__ = ["Estimate", "Histogram", "clustered_share", "mean_estimate", "variance", "wilson_interval"]

PRIOR_CLUSTERS: Final = (
    10  # clusters whose trials count as independent, until as many real ones show otherwise
)


def variance(n: int, total: int | Fraction, squares: int | Fraction) -> float:
    """The variance of the population, estimated from a sample of `n` numbers with this sum and sum of squares."""
    return float((n * squares - total**2) / (n * (n - 1))) if n > 1 else inf


def mean_estimate(
    n: int, total: int | Fraction, squares: int | Fraction, trials: int | None = None
) -> Estimate:
    """The mean, with the normal interval. `trials`: how many of the numbers are independent, if not all."""
    mean = float(total / n) if n else 0.0
    independent = n if trials is None else trials
    margin = Z_95 * sqrt(variance(n, total, squares) / independent) if independent else inf
    return Estimate(mean, mean - margin, mean + margin)


def clustered_share(clusters: list[tuple[int, int]], trials: int) -> Estimate:
    """The share of hits over clusters, each given as its hits and the number of hits possible.

    Trials of one cluster are correlated. If they compensate each other, as in a deal that is played from both sides,
    the interval is narrower than that of as many independent trials; if they agree, it is wider.
    """
    hits = sum(part for part, _ in clusters)
    of = sum(whole for _, whole in clusters)
    if hits in (0, of):
        return wilson_interval(hits, of, trials)
    value = hits / of
    spread = sum((part - value * whole) ** 2 for part, whole in clusters) / of**2
    effect = spread * trials / (value * (1 - value))
    counted = len(clusters)
    effect = (counted * effect + PRIOR_CLUSTERS) / (counted + PRIOR_CLUSTERS)
    return wilson_interval(hits, of, trials / effect)


class Histogram(Counter[int]):
    """How often each whole number came up."""

    @property
    def mean(self) -> float:
        return self.sum() / self.total() if self.total() else 0.0

    def sum(self) -> int:
        return sum(number * times for number, times in self.items())

    def squares(self) -> int:
        return sum(number * number * times for number, times in self.items())

    def estimate(self, trials: int | None = None) -> Estimate:
        return mean_estimate(self.total(), self.sum(), self.squares(), trials)

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of all numbers do not exceed; 0.5 is the median."""
        wanted = part * self.total()
        seen = 0
        for number in sorted(self):
            seen += self[number]
            if seen >= wanted:
                return number
        return 0
