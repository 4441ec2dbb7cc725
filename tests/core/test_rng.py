"""The same seed gives the same match on every Python, for ever."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tavolino import Rng
from tavolino.core.rng import dream_rng, stream_rng

VECTORS = {
    (0, 0): [116274850, 300314657, 184308756, 1371312418],
    (7, 1): [3804112754, 1152417201, 2704858626, 1391550324],
    (2**128 - 1, 12): [2949877746, 549291596, 1920920193, 3974739952],
    (7, -1): [1514063131, 328132477, 1272643769, 3869782490],
}

STREAM_VECTORS = {
    (0, "deck", 1): [2388571479, 930970610, 3243173330, 2111231395],
    (7, "surplus", 2): [598526102, 3504895344, 3202482487, 1332019314],
    (2**128 - 1, "events-0", 12): [612350533, 154471242, 3903172725, 2455891625],
}
"""Computed with hashlib alone, as docs/fair-deals.md says."""


def test_words_are_those_of_the_test_vectors() -> None:
    for (seed, n), words in VECTORS.items():
        rng = Rng(seed, n)
        assert [rng.next_word() for _ in words] == words


def test_a_shuffle_is_that_of_the_test_vector() -> None:
    cards = list(range(20))
    Rng(2026, 3).shuffle(cards)
    assert cards == [12, 14, 7, 13, 9, 4, 19, 18, 16, 8, 6, 5, 10, 2, 0, 17, 15, 1, 3, 11]


def test_lots_are_those_of_the_test_vector() -> None:
    rng = Rng(5)
    assert [rng.below(6) for _ in range(20)] == [4, 3, 4, 1, 4, 2, 4, 3, 4, 2, 0, 3, 2, 5, 3, 5, 5, 2, 0, 2]
    assert rng.new_seed() == 18228565456209755633


@given(st.integers(0, 2**128), st.integers(-10, 1000), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int, limit: int) -> None:
    rng = Rng(seed, n)
    assert all(0 <= rng.below(limit) < limit for _ in range(5))
    assert 0 < rng.state < 2**63


@given(st.integers(0, 2**64), st.lists(st.integers(0, 5)))
def test_a_shuffle_loses_nothing(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_all_orders_are_equally_likely() -> None:
    """Chi-squared with 23 degrees of freedom: above 49.7 once in a thousand; the seeds are fixed."""
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(24_000):
        cards = [0, 1, 2, 3]
        Rng(seed).shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 49.7


def test_words_in_a_row_are_independent() -> None:
    """Pairs of following lots of 16: chi-squared with 255 degrees of freedom, above 330.5 once in a thousand."""
    rng = Rng(99)
    lots = [rng.below(16) for _ in range(128_000)]
    pairs = Counter(zip(lots[::2], lots[1::2], strict=True))
    assert sum((pairs[a, b] - 250) ** 2 / 250 for a in range(16) for b in range(16)) < 330.5


def test_words_of_a_stream_are_those_of_the_test_vectors() -> None:
    for (seed, purpose, n), words in STREAM_VECTORS.items():
        rng = stream_rng(seed, purpose, n)
        assert [rng.next_word() for _ in words] == words


def test_a_shuffle_from_a_stream_is_that_of_the_test_vector() -> None:
    cards = list(range(20))
    stream_rng(2026, "deck", 3).shuffle(cards)
    assert cards == [9, 15, 12, 1, 6, 0, 5, 18, 3, 10, 17, 14, 8, 4, 2, 7, 13, 11, 19, 16]


def test_a_stream_is_the_same_however_far_it_is_read_ahead() -> None:
    one, other = stream_rng(5, "deck", 1), stream_rng(5, "deck", 1)
    other.foresee(200)
    assert [one.next_word() for _ in range(300)] == [other.next_word() for _ in range(300)]


def test_lots_of_streams_are_equally_likely() -> None:
    """Chi-squared with 6 degrees of freedom: above 22.5 once in a thousand; the seeds are fixed."""
    lots = Counter(stream_rng(seed, "starter", 1).below(7) for seed in range(14_000))
    assert sum((lots[lot] - 2000) ** 2 / 2000 for lot in range(7)) < 22.5


def test_orders_in_guesses_are_equally_likely() -> None:
    """The generators of one guess, one after the other: chi-squared as above."""
    orders: Counter[tuple[int, ...]] = Counter()
    for n in range(24_000):
        cards = [0, 1, 2, 3]
        dream_rng(987_654_321_987, n).shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 49.7
