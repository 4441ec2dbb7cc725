"""Swiss pairing: equals meet equals, nobody twice while that can be helped.

The best pairing of today can force a rematch in a later round, so the rounds to come are looked at too.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice, takewhile
from operator import mul
from typing import Final, Generic

from tavolino.competitions.pairings.fixtures import Pair, Round
from tavolino.competitions.pairings.matching import matchings_by_cost
from tavolino.competitions.pairings.rematches import can_avoid_rematches
from tavolino.competitions.teams import TeamT, check_entries

_Cost = tuple[int, ...]  # compared from the left, added up over the whole round

MAX_PAIRINGS: Final = 60
"""So many pairings are looked at for one that leaves the later rounds without a rematch."""


def swiss_round(
    ranking: Sequence[TeamT],
    scores: Mapping[TeamT, int],
    played: Sequence[Round[TeamT]],
    rounds: int = 0,
) -> Round[TeamT]:
    """The next round for teams ranked from first to last, after the rounds played.

    Of all pairings it is the one with the fewest rematches, first now and then in the rounds that are still to come
    of `rounds` in all; then, a bye for the lowest team of those who had the fewest; then the smallest squared
    differences in score; then home and away best balanced; then, within a score, the upper half against the lower
    half in order.
    """
    check_entries(ranking, 2, 128)
    pairs = _Pairs(ranking, scores, _History.from_rounds(played, ranking))
    partners = _best_pairing(pairs, rounds - len(played) - 1)
    paired = tuple(pairs.pair(high, low) for high, low in enumerate(partners) if high < low < len(ranking))
    resting = ranking[partners[-1]] if len(ranking) % 2 else None
    return Round(len(played) + 1, paired, resting)


def _best_pairing(pairs: "_Pairs[TeamT]", rounds_to_come: int) -> list[int]:
    """The cheapest pairing after which nobody has to meet anybody again; if none is found, the cheapest of all.

    A rematch that may come later is no reason for one now.
    """
    pairings = matchings_by_cost(_single_numbers(pairs.costs()))
    cheapest = next(pairings)
    fewest = pairs.rematches(cheapest)
    others = takewhile(lambda found: pairs.rematches(found) == fewest, pairings)
    candidates = chain([cheapest], islice(others, MAX_PAIRINGS - 1))
    return next((found for found in candidates if pairs.can_go_on(found, rounds_to_come)), cheapest)


@dataclass(frozen=True)
class _History(Generic[TeamT]):
    """Who met whom how often, who had its bye, home matches less away matches, the side of the last match."""

    met: Counter[frozenset[TeamT]]
    rested: frozenset[TeamT]
    balance: Counter[TeamT]
    last_side: Mapping[TeamT, int]

    @staticmethod
    def from_rounds(played: Sequence[Round[TeamT]], teams: Sequence[TeamT]) -> "_History[TeamT]":
        """Where all who are left have had a bye, it counts for those alone who had one more."""
        byes = Counter(round_.resting for round_ in played if round_.resting is not None)
        fewest = min(byes[team] for team in teams)
        paired = [pair for round_ in played for pair in round_.pairs]
        sides = [side for pair in paired for side in ((pair.home, 1), (pair.away, -1))]
        balance: Counter[TeamT] = Counter()
        for team, side in sides:
            balance[team] += side
        return _History(
            Counter(frozenset((pair.home, pair.away)) for pair in paired),
            frozenset(team for team in byes if byes[team] > fewest),
            balance,
            dict(sides),
        )

    def strain(self, pair: Pair[TeamT]) -> tuple[int, int]:
        """How uneven the sides are after this match, and how many teams are on the same side again."""
        sides = ((pair.home, 1), (pair.away, -1))
        uneven = sum((self.balance[team] + side) ** 2 for team, side in sides)
        return uneven, sum(self.last_side.get(team) == side for team, side in sides)


@dataclass(frozen=True)
class _Pairs(Generic[TeamT]):
    """What each pairing would cost; teams go by their rank from 0, one rank below the last is the bye."""

    ranking: Sequence[TeamT]
    scores: Mapping[TeamT, int]
    history: _History[TeamT]

    def costs(self) -> list[list[_Cost | None]]:
        ranks = range(len(self.ranking) + len(self.ranking) % 2)
        return [[self._cost(min(a, b), max(a, b)) if a != b else None for b in ranks] for a in ranks]

    def rematches(self, partners: Sequence[int]) -> int:
        met = (
            self.history.met[frozenset((self.ranking[high], self.ranking[low]))]
            for high, low in enumerate(partners)
            if high < low < len(self.ranking)
        )
        return sum(met)

    def can_go_on(self, partners: Sequence[int], rounds_to_come: int) -> bool:
        """Can the rounds to come be paired without a rematch, if this one is paired so?"""
        unmet = [
            {
                other
                for other in range(len(partners))
                if other not in (rank, partner) and not self._have_met(rank, other)
            }
            for rank, partner in enumerate(partners)
        ]
        return can_avoid_rematches(unmet, rounds_to_come)

    def _have_met(self, one: int, other: int) -> bool:
        """Whether two have met, or one of them has had its bye."""
        high, low = min(one, other), max(one, other)
        if low == len(self.ranking):
            return self.ranking[high] in self.history.rested
        return self.history.met[frozenset((self.ranking[high], self.ranking[low]))] > 0

    def _cost(self, high: int, low: int) -> _Cost | None:
        if low == len(self.ranking):
            return None if self._have_met(high, low) else (0, low - high, 0, 0, 0, 0)
        upper, lower = self.ranking[high], self.ranking[low]
        gap = self.scores[upper] - self.scores[lower]
        strain = self.history.strain(self.pair(high, low))
        return self.history.met[frozenset((upper, lower))], 0, gap**2, *strain, self._misfit(high, low)

    def _misfit(self, high: int, low: int) -> int:
        """How far a pair is from the usual: half a score group apart, or neighbours if from two groups."""
        group = [team for team in self.ranking if self.scores[team] == self.scores[self.ranking[high]]]
        usual = len(group) // 2 if self.ranking[low] in group else 1
        return int((low - high - usual) ** 2)

    def pair(self, high: int, low: int) -> Pair[TeamT]:
        """The better sides for a pair; where both are as good, the upper team's side alternates by rank."""
        pair = Pair(self.ranking[high], self.ranking[low])
        if high % 2:
            pair = pair.swap_sides()
        return min(pair, pair.swap_sides(), key=self.history.strain)


def _single_numbers(costs: list[list[_Cost | None]]) -> list[list[int | None]]:
    """Each cost as one number, in which no sum of lesser considerations outweighs a greater one."""
    highest = [max(column) for column in zip(*(cost for line in costs for cost in line if cost))]
    weights = [1]
    for limit in reversed(highest[1:]):
        weights.insert(0, weights[0] * (limit * len(costs) + 1))
    return [[None if cost is None else sum(map(mul, weights, cost)) for cost in line] for line in costs]
