"""Shares and averages with their margins. All is kept as whole counts, so parts add up exactly, in any order."""

from collections import Counter
from fractions import Fraction
from math import inf, sqrt
from typing import Final

from tavolino.bots.estimate import Z_95, Estimate, wilson_interval

__all__ = ["Estimate", "Histogram", "clustered_share", "mean_estimate", "variance", "wilson_interval"]

PRIOR_CLUSTERS: Final = (
    10  # clusters whose trials are taken to be independent, until as many say how they are not
)


def variance(n: int, total: int | Fraction, squares: int | Fraction) -> float:
    """That of the whole population, as a sample of so many numbers with this sum and sum of squares suggests."""
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
    """A share of hits in clusters, each a pair of its hits and of what they are a part of, of so many trials.

    Trials of one cluster hang together: where they make up for each other, as those of a deal played from both
    sides do, the share is surer than with as many independent trials; where they go the same way, less sure.
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

    @property
    def variance(self) -> float:
        return variance(self.total(), self.sum(), self.squares())

    def sum(self) -> int:
        return sum(number * times for number, times in self.items())

    def squares(self) -> int:
        return sum(number * number * times for number, times in self.items())

    def estimate(self, trials: int | None = None) -> Estimate:
        return mean_estimate(self.total(), self.sum(), self.squares(), trials)

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of them do not exceed; 0.5 is the median."""
        wanted = part * self.total()
        seen = 0
        for number in sorted(self):
            seen += self[number]
            if seen >= wanted:
                return number
        return 0
