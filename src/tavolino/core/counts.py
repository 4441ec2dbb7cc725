"""Small numbers in flat rows: counts of cards, and cards one by one. Compiled, for the engines.

A row that copies of a state share is replaced and never changed in place: `with_item`, `with_one_more`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


def zeros(n: i64) -> vec[i64]:
    """A row of n zeros."""
    return vec[i64]([0] * n)


def list_cards(counts: vec[i64], first: i64, kinds: i64, first_kind: i64 = 0) -> vec[i64]:
    """Counted cards one by one: those of `kinds` kinds from `first_kind` on, whose counts begin at `first`."""
    cards = vec[i64](capacity=sum_counts(counts, first, kinds))
    for kind in range(kinds):
        for _card in range(counts[first + kind]):
            cards = append(cards, first_kind + kind)
    return cards


def sum_counts(counts: vec[i64], first: i64, n: i64) -> i64:
    """The sum of n counts from `first` on."""
    total: i64 = 0
    for at in range(first, first + n):
        total += counts[at]
    return total


def with_item(numbers: list[int], at: i64, number: i64) -> list[int]:
    new = numbers.copy()
    new[at] = number
    return new


def with_one_more(counts: list[int], at: i64) -> list[int]:
    return with_item(counts, at, counts[at] + 1)
