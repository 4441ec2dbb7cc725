"""Sums of figures over many deals. They are exact, so parts add up to the same whatever the order."""

from dataclasses import dataclass, field
from fractions import Fraction
from math import inf, sqrt
from typing import Any, Self

from tavolino.lab.design.figures import FIGURES, Figure, figures_of_deal
from tavolino.lab.design.variants import DealPlan
from tavolino.lab.simulation.statistics import Estimate, mean_estimate, variance


@dataclass
class Sums:
    """How many numbers, their sum and the sum of their squares."""

    n: int = 0
    total: int | Fraction = 0
    squares: int | Fraction = 0

    def note(self, value: int | Fraction) -> None:
        self.n += 1
        self.total += value
        self.squares += value * value

    def add(self, other: "Sums") -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return float(self.total / self.n) if self.n else 0.0

    @property
    def deviation(self) -> float:
        return sqrt(max(variance(self.n, self.total, self.squares), 0.0)) if self.n > 1 else inf

    def estimate(self) -> Estimate:
        return mean_estimate(self.n, self.total, self.squares)

    def data(self) -> list[Any]:
        return [self.n, str(self.total), str(self.squares)]

    @classmethod
    def from_data(cls, data: list[Any]) -> "Sums":
        return cls(data[0], Fraction(data[1]), Fraction(data[2]))


@dataclass
class DealTally:
    """The figures of each variant, and how they differ from those of the first on the same deal."""

    deals: int = 0
    figures: dict[tuple[int, str], Sums] = field(default_factory=dict)
    differences: dict[tuple[int, str], Sums] = field(default_factory=dict)

    def note(self, deal: list[dict[str, Figure]]) -> None:
        """Count one deal: the figures of all its variants."""
        self.deals += 1
        for name in FIGURES:
            first = deal[0][name]
            for variant, figures in enumerate(deal):
                value = figures[name]
                if value is not None:
                    self.figures.setdefault((variant, name), Sums()).note(value)
                if variant and value is not None and first is not None:
                    self.differences.setdefault((variant, name), Sums()).note(value - first)

    def add(self, other: "DealTally") -> None:
        self.deals += other.deals
        for mine, others in ((self.figures, other.figures), (self.differences, other.differences)):
            for key, sums in others.items():
                mine.setdefault(key, Sums()).add(sums)

    def figure(self, variant: int, name: str) -> Sums:
        return self.figures.get((variant, name), Sums())

    def difference(self, variant: int, name: str) -> Sums:
        return self.differences.get((variant, name), Sums())

    def data(self) -> dict[str, Any]:
        return {
            "deals": self.deals,
            "figures": [[*key, sums.data()] for key, sums in sorted(self.figures.items())],
            "differences": [[*key, sums.data()] for key, sums in sorted(self.differences.items())],
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        def sums(rows: list[Any]) -> dict[tuple[int, str], Sums]:
            return {(variant, name): Sums.from_data(kept) for variant, name, kept in rows}

        return cls(data["deals"], sums(data["figures"]), sums(data["differences"]))


@dataclass(frozen=True)
class ComparePlan(DealPlan):
    """Plays every variant on every deal."""

    def play(self, numbers: range) -> DealTally:
        tally = DealTally()
        games = self.build_games()
        for number in numbers:
            seed, names = self.deal_seed(number), self.names(number)
            tally.note([figures_of_deal(rules, names, seed) for rules in games])
        return tally
