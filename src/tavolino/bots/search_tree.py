"""What a search has learnt: one node for each decision of each seat, told apart by what that seat knows.

A node is found by its *trail*: the seat's own moves since the search began, and at each decision its choices and
what else it saw. Nothing that another seat knows has a part in it, so no seat ever plays by another's secrets; and
choices are part of what a seat knows, so all visits to a node are asked the same question.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.rng import Rng

EXPLORATION: Final = 0.5  # how much is ventured on moves of which little is known
ADVISED_WEIGHT: Final = 0.6  # the weight of the advised move before anything is known
RANDOM_SHARE: Final = (
    0.1  # the share of secret choices that is made by lot, so that every move is seen at work
)
MIN_SHARE_OF_BEST: Final = (
    0.6  # a secret move that is played less often than this, beside the commonest, is never played
)
ADVISED_REGRET: Final = 30.0  # the regret that an advised secret move begins with

HASH_FACTOR: Final = 1000003
HASH_MIX: Final = 2654435761
HASH_MASK: Final = 0x7FFFFFFF


def extend_trail(trail: i64, seen: i64) -> i64:
    """A trail with one more step. Products stay below 2**63, so that both builds agree."""
    mixed: i64 = ((trail * HASH_FACTOR + seen + 1) & HASH_MASK) * HASH_MIX
    return (mixed ^ mixed >> 29) & HASH_MASK


def extend_trail_all(trail: i64, moves: list[int]) -> i64:
    for move in moves:
        trail = extend_trail(trail, move)
    return trail


@mypyc_attr(allow_interpreted_subclasses=False)
class Node:
    """A decision made in the open: the more a move has earned, and the less it was tried, the sooner it is next."""

    def __init__(self, moves: list[int], advised: int, patience: int = 0) -> None:
        """`advised` is the place of a sensible move, -1 if there is no advice; so many tries are its alone."""
        self.moves = moves
        self.advised: i64 = advised
        self.advised_tries = patience
        self.tries = 0
        self.visits: list[int] = [0] * len(moves)
        self.sums: list[float] = [0.0] * len(moves)

    def select(self, rng: Rng) -> i64:
        """The place of the move to try. One that was never tried is thought as good as the others so far."""
        if self.advised >= 0 and self.tries < self.advised_tries:
            return self.advised
        size = len(self.moves)
        total = 0.0
        for at in range(size):
            total += self.sums[at]
        usual = total / self.tries if self.tries else 0.5
        reach = EXPLORATION * sqrt(self.tries + 1.0)
        plain = (1.0 if self.advised < 0 else 1.0 - ADVISED_WEIGHT) / size
        found: i64 = 0
        best = -1.0
        for at in range(size):
            visits = self.visits[at]
            trust = plain + ADVISED_WEIGHT if at == self.advised else plain
            worth = (self.sums[at] / visits if visits else usual) + reach * trust / (1.0 + visits)
            if worth > best:
                best = worth
                found = at
        return found

    def learn(self, at: i64, value: float) -> None:
        self.tries += 1
        self.visits[at] = self.visits[at] + 1
        self.sums[at] = self.sums[at] + value

    def mean(self, at: i64) -> float:
        visits = self.visits[at]
        return self.sums[at] / visits if visits else 0.0


class SecretNode(Node):
    """A decision made in secret, by regret matching: moves are mixed, so that nobody gains by foreseeing them.

    What a move would have brought is estimated from its average so far, put right where it was the one played.
    """

    def __init__(self, moves: list[int], advised: int) -> None:
        super().__init__(moves, advised)
        size = len(moves)
        self.regrets: list[float] = [0.0] * size
        self.odds: list[float] = [1.0 / size] * size
        self.played: list[float] = [0.0] * size
        if advised >= 0:
            self.regrets[advised] = ADVISED_REGRET

    def select(self, rng: Rng) -> i64:
        self.update_odds()
        return draw_weighted(self.odds, rng)

    def update_odds(self) -> None:
        """The odds of each move: in proportion to its regret, with a little of everything."""
        wanted = [max(0.0, regret) for regret in self.regrets]
        total = sum(wanted)
        even = 1.0 / len(wanted)
        for at in range(len(wanted)):
            odds = wanted[at] / total if total > 0.0 else even
            self.played[at] += odds
            self.odds[at] = (1.0 - RANDOM_SHARE) * odds + RANDOM_SHARE * even

    def learn(self, at: i64, value: float) -> None:
        would = [self.mean(other) if self.visits[other] else value for other in range(len(self.moves))]
        would[at] += (value - would[at]) / self.odds[at]
        usual = 0.0
        for other in range(len(would)):
            usual += self.odds[other] * would[other]
        for other in range(len(would)):
            self.regrets[other] += would[other] - usual
        super().learn(at, value)

    def final_move(self, rng: Rng) -> i64:
        """The move to play: by lot, as often as each was wanted, without those that hardly were."""
        least = MIN_SHARE_OF_BEST * max(self.played)
        return draw_weighted([wanted if wanted >= least else 0.0 for wanted in self.played], rng)


def draw_weighted(weights: list[float], rng: Rng) -> i64:
    """A place by lot, each as likely as its weight."""
    rest = sum(weights) * float(rng.next_word()) / 4294967296.0
    for at in range(len(weights)):
        rest -= weights[at]
        if rest < 0.0:
            return at
    return len(weights) - 1
