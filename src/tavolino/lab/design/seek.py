"""Looks for the value of an option that brings a figure where the designer wants it, or says that none does.

All candidates play the same deals. After each round the worse half goes, and the others play twice as many.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tavolino.lab.design.goals import Target
from tavolino.lab.design.tally import ComparePlan, DealTally
from tavolino.lab.design.variants import Variant
from tavolino.lab.design.verdicts import anytime_estimate, tolerance
from tavolino.lab.simulation.statistics import Estimate

Play = Callable[[ComparePlan, DealTally, int], object]
"""Plays a plan on until its tally has so many deals; fewer if it was stopped."""


@dataclass
class Candidate:
    """A variant, what it has played, and whether it is still in the race."""

    variant: Variant
    tally: DealTally
    is_out: bool = False

    def estimate(self, name: str) -> Estimate:
        return anytime_estimate(self.tally.figure(0, name))

    def misses(self, goal: Target) -> bool:
        """Is the goal surely out of reach?"""
        reached = self.estimate(goal.name)
        same = tolerance(goal.name, goal.number)
        return reached.low > goal.number + same or reached.high < goal.number - same

    def breaks(self, limit: Target) -> bool:
        """Does it surely break a limit?"""
        reached = self.estimate(limit.name)
        return not limit.holds(reached.low if limit.sign == "<=" else reached.high)


class ValueSearch:
    """A race between candidates."""

    def __init__(self, plan: ComparePlan, goal: Target, limits: list[Target]) -> None:
        self.plan = plan
        self.goal = goal
        self.limits = limits
        self.candidates = [Candidate(variant, DealTally()) for variant in plan.variants]

    def steps(self, first_deals: int) -> int:
        """How many deals all candidates play at the most."""
        left, deals = len(self.candidates), first_deals
        steps = left * deals
        while left > 1:
            left, deals = left // 2, 2 * deals
            steps += left * deals
        return steps

    def run(self, first_deals: int, play: Play) -> None:
        deals = first_deals
        while running := [one for one in self.candidates if not one.is_out]:
            for one in running:
                wanted = one.tally.deals + deals
                play(replace(self.plan, variants=(one.variant,)), one.tally, wanted)
                if one.tally.deals < wanted:
                    return
            if len(running) == 1:
                return
            self.drop(running)
            deals *= 2

    def drop(self, running: list[Candidate]) -> None:
        """Half of them go: first those that break a limit or miss the goal, then the farthest."""
        ranked = sorted(running, key=self.rank)
        for one in ranked[max(1, len(running) // 2) :]:
            one.is_out = True

    def rank(self, one: Candidate) -> tuple[bool, float]:
        breaks = any(one.breaks(limit) for limit in self.limits)
        return breaks, abs(one.estimate(self.goal.name).value - self.goal.number)

    @property
    def best(self) -> Candidate:
        return min(self.candidates, key=lambda one: (one.is_out, self.rank(one)))

    @property
    def is_reached(self) -> bool:
        return not self.best.misses(self.goal) and not any(self.best.breaks(limit) for limit in self.limits)
