"""Whether the rounds to come can be paired without a rematch: as many matchings as rounds, no pair in two of them."""

from collections.abc import Iterator, Sequence
from typing import Final

MAX_STEPS: Final = 20_000
"""After so many tries the answer is taken to be yes. Only large fields that nearly play everyone need more."""

Unmet = Sequence[set[int]]
"""For each vertex those whom it has not met. With an odd number of teams one vertex is the bye."""


def can_avoid_rematches(unmet: Unmet, rounds: int) -> bool:
    """Are there so many rounds in which nobody meets anybody again? `unmet` is left as it was."""
    return _Lookahead([set(others) for others in unmet]).can_pair(rounds)


class _Lookahead:
    """Tries pairings, round by round. The field shrinks by the pairs that are tried, and grows again."""

    def __init__(self, unmet: list[set[int]]) -> None:
        self.unmet = unmet
        self.steps = 0

    def can_pair(self, rounds: int) -> bool:
        fewest = min(map(len, self.unmet))
        if rounds <= 0 or fewest - (rounds - 1) >= len(self.unmet) / 2:
            return (
                True  # whoever can meet half of the field in the last round can be paired (Dirac's theorem)
            )
        if fewest < rounds:
            return False
        return any(
            self.can_pair_after(pairs, rounds) for pairs in self.matchings(set(range(len(self.unmet))))
        )

    def can_pair_after(self, pairs: list[tuple[int, int]], rounds: int) -> bool:
        for v, w in pairs:
            self.unmet[v].discard(w)
            self.unmet[w].discard(v)
        found = self.can_pair(rounds - 1)
        for v, w in pairs:
            self.unmet[v].add(w)
            self.unmet[w].add(v)
        return found

    def matchings(self, free: set[int]) -> Iterator[list[tuple[int, int]]]:
        """The ways to pair the free vertices off; whoever has the fewest partners left is paired first."""
        self.steps += 1
        if not free or self.steps > MAX_STEPS:
            yield []
            return
        vertex = min(free, key=lambda one: (len(self.unmet[one] & free), one))
        for partner in sorted(self.unmet[vertex] & free):
            yield from ([(vertex, partner), *pairs] for pairs in self.matchings(free - {vertex, partner}))
