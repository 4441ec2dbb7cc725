"""A figure with its confidence interval."""

from math import isfinite, sqrt
from typing import Final, NamedTuple

Z_95: Final = 1.959963984540054  # 95 % of a normal distribution lies within this many standard deviations


class Estimate(NamedTuple):
    """A figure and its 95 % interval, infinite where too little is known."""

    value: float
    low: float
    high: float

    @property
    def is_bounded(self) -> bool:
        return isfinite(self.low) and isfinite(self.high)


def wilson_interval(hits: float, of: float, trials: float | None = None) -> Estimate:
    """A share with Wilson's interval. `trials`: how many of the whole are independent, if not all."""
    n = of if trials is None else trials
    if of == 0 or n == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = hits / of
    centre = (p + Z_95 * Z_95 / (2 * n)) / (1 + Z_95 * Z_95 / n)
    margin = Z_95 * sqrt(p * (1 - p) / n + Z_95 * Z_95 / (4 * n * n)) / (1 + Z_95 * Z_95 / n)
    # At 0 and 1 the formula is exact, but floating point is not.
    return Estimate(p, 0.0 if hits == 0 else centre - margin, 1.0 if hits == of else centre + margin)
