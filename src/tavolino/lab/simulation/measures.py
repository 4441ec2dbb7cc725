"""A game's own measures, summed up over many matches."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from tavolino.core.game import Measure
from tavolino.lab.simulation.statistics import Estimate, mean_estimate, wilson_interval


@dataclass
class MeasureSummary:
    """One measure over the matches that have a value for it. Whole numbers and fractions add up exactly."""

    matches: int = 0
    hits: int = 0
    tries: int = 0
    total: int | Fraction = 0
    squares: int | Fraction = 0

    def add(self, value: Measure, times: int) -> None:
        """Add the same value of several matches."""
        if isinstance(value, tuple):
            self.add_share(*value, times)
        elif value is not None:
            self.matches += times
            self.total += value * times
            self.squares += value * value * times

    def add_share(self, hits: int, tries: int, times: int) -> None:
        self.matches += times if tries else 0
        self.hits += hits * times
        self.tries += tries * times

    @property
    def is_share(self) -> bool:
        return self.tries > 0

    @property
    def estimate(self) -> Estimate:
        """The match is the unit: the tries of one match are not independent trials."""
        if self.is_share:
            return wilson_interval(self.hits, self.tries, self.matches)
        return mean_estimate(self.matches, self.total, self.squares)


def summarise_measures(counts: Counter[tuple[str, Measure]]) -> dict[str, MeasureSummary]:
    """By name, in the game's order."""
    summaries: dict[str, MeasureSummary] = {}
    for (name, value), times in counts.items():
        summaries.setdefault(name, MeasureSummary()).add(value, times)
    return summaries
