"""Shares and averages with their margins. All is kept as whole counts, so parts add up exactly, in any order."""

from collections import Counter
from fractions import Fraction
from math import inf, isfinite, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # 95 % of a normal distribution lies within so many standard deviations


class Estimate(NamedTuple):
    """A figure and its 95 % interval; without end where too little is known."""

    value: float
    low: float
    high: float

    @property
    def bounded(self) -> bool:
        return isfinite(self.low) and isfinite(self.high)


def share(hits: int, of: int, trials: int | None = None) -> Estimate:
    """A part of a whole, with Wilson's interval. `trials`: how many of the whole are independent, if not all."""
    n = of if trials is None else trials
    if of == 0 or n == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = hits / of
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    margin = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    # At the very ends the formula is exact, but floating point is not.
    return Estimate(p, 0.0 if hits == 0 else centre - margin, 1.0 if hits == of else centre + margin)


def variance(n: int, total: int | Fraction, squares: int | Fraction) -> float:
    """That of the whole population, as a sample of so many numbers with this sum and sum of squares suggests."""
    return float((n * squares - total**2) / (n * (n - 1))) if n > 1 else inf


def average(n: int, total: int | Fraction, squares: int | Fraction, trials: int | None = None) -> Estimate:
    """The mean, with the normal interval. `trials`: how many of the numbers are independent, if not all."""
    mean = float(total / n) if n else 0.0
    independent = n if trials is None else trials
    margin = Z * sqrt(variance(n, total, squares) / independent) if independent else inf
    return Estimate(mean, mean - margin, mean + margin)


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
        return average(self.total(), self.sum(), self.squares(), trials)

    def quantile(self, part: float) -> int:
        """The smallest number that at least this part of them do not exceed; 0.5 is the median."""
        wanted = part * self.total()
        seen = 0
        for number in sorted(self):
            seen += self[number]
            if seen >= wanted:
                return number
        return 0
