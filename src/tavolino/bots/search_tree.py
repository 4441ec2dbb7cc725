"""The tree of a search: one node for each decision of each seat, identified by what that seat knows.

The key of a node is its *trail*: the seat's own moves since the search began, and at each decision its choices and what
else it saw. The trail contains nothing that only another seat knows, so no seat uses another's secrets. It contains the
choices, so all visits to a node are asked the same question.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.rng import Rng

EXPLORATION: Final = 0.5  # weight of exploration: higher tries little-known moves more often
ADVISED_WEIGHT: Final = 0.6  # weight of the advised move before anything is known
RANDOM_SHARE: Final = 0.1  # share of secret choices made at random, so that every move is tried
MIN_SHARE_OF_BEST: Final = (
    0.6  # secret moves rarer than this, compared with the commonest one, are never played
)
ADVISED_REGRET: Final = 30.0  # initial regret of an advised secret move

HASH_FACTOR: Final = 1000003
HASH_MIX: Final = 2654435761
HASH_MASK: Final = 0x7FFFFFFF


def extend_trail(trail: i64, seen: i64) -> i64:
    """A trail extended by one step. Products stay below 2**63, so that both builds agree."""
    mixed: i64 = ((trail * HASH_FACTOR + seen + 1) & HASH_MASK) * HASH_MIX
    return (mixed ^ mixed >> 29) & HASH_MASK


def extend_trail_all(trail: i64, moves: list[int]) -> i64:
    for move in moves:
        trail = extend_trail(trail, move)
    return trail


@mypyc_attr(allow_interpreted_subclasses=False)
class Node:
    """An open decision. Moves with a high mean and few tries are tried next."""

    def __init__(self, moves: list[int], advised: int, patience: int = 0) -> None:
        """`advised` is the index of a sensible move, -1 without advice; the first `patience` tries are for it."""
        self.moves = moves
        self.advised: i64 = advised
        self.advised_tries = patience
        self.tries = 0
        self.visits: list[int] = [0] * len(moves)
        self.sums: list[float] = [0.0] * len(moves)

    def select(self, rng: Rng) -> i64:
        """The index of the move to try. An untried move counts as good as the mean of the others."""
        if self.advised >= 0 and self.tries < self.advised_tries:
            return self.advised
        size = len(self.moves)
        total = 0.0
        for at in range(size):
            total += self.sums[at]
        usual = total / self.tries if self.tries else 0.5
        reach = EXPLORATION * sqrt(self.tries + 1.0)
        plain = (1.0 if self.advised < 0 else 1.0 - ADVISED_WEIGHT) / size
        selected: i64 = 0
        best = -1.0
        for at in range(size):
            visits = self.visits[at]
            trust = plain + ADVISED_WEIGHT if at == self.advised else plain
            worth = (self.sums[at] / visits if visits else usual) + reach * trust / (1.0 + visits)
            if worth > best:
                best = worth
                selected = at
        return selected

    def learn(self, at: i64, value: float) -> None:
        self.tries += 1
        self.visits[at] = self.visits[at] + 1
        self.sums[at] = self.sums[at] + value

    def mean(self, at: i64) -> float:
        visits = self.visits[at]
        return self.sums[at] / visits if visits else 0.0


class SecretNode(Node):
    """A secret decision, by regret matching: moves are mixed, so that nobody gains by foreseeing them.

    The result of a move that was not played is estimated from its mean so far; for the one played it is corrected.
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
        """The odds of each move: proportional to its regret, plus a small share for every move."""
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
        """The move to play: drawn by how often each was chosen, without the rare ones."""
        least = MIN_SHARE_OF_BEST * max(self.played)
        return draw_weighted([wanted if wanted >= least else 0.0 for wanted in self.played], rng)


def draw_weighted(weights: list[float], rng: Rng) -> i64:
    """A random index, each as likely as its weight."""
    rest = sum(weights) * float(rng.next_word()) / 4294967296.0
    for at in range(len(weights)):
        rest -= weights[at]
        if rest < 0.0:
            return at
    return len(weights) - 1
