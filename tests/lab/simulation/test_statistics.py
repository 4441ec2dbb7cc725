"""Shares and averages: known values, and parts that add up to the whole."""

import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.lab.simulation.statistics import Estimate, Histogram, clustered_share, variance, wilson_interval


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (8, 10, 0.4901625, 0.9433178),
        (50, 100, 0.4038315, 0.5961685),
        (1, 10, 0.0178762, 0.4041500),
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_a_share_has_wilsons_interval(hits: int, of: int, low: float, high: float) -> None:
    found = wilson_interval(hits, of)
    assert found.value == (hits / of if of else 0.0)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-7)


def test_trials_that_hang_together_count_once() -> None:
    assert wilson_interval(80, 100, trials=10) == wilson_interval(8, 10)


@pytest.mark.parametrize(
    ("clusters", "effect"),
    [
        ([(2, 2), (1, 2), (1, 2), (0, 2)] * 10, 1.0),  # as if each trial were tossed for
        ([(1, 2)] * 40, 10 / 50),  # nothing is left to chance, as far as forty clusters can say
        ([(2, 2), (0, 2)] * 20, (40 * 2 + 10) / 50),  # two trials are one
    ],
)
def test_clusters_say_how_their_trials_hang_together(clusters: list[tuple[int, int]], effect: float) -> None:
    assert clustered_share(clusters, 80) == pytest.approx(wilson_interval(40, 80, 80 / effect))


def test_clusters_that_all_go_one_way_have_wilsons_interval() -> None:
    assert clustered_share([(2, 2)] * 5, 10) == wilson_interval(10, 10)
    assert clustered_share([(0, 2)] * 5, 10) == wilson_interval(0, 10)
    assert clustered_share([], 0) == wilson_interval(0, 0)


def test_an_average_has_the_normal_interval() -> None:
    found = Histogram([1, 2, 3, 4, 5]).estimate()
    assert found.value == 3
    assert found.high - 3 == pytest.approx(1.959964 * math.sqrt(2.5 / 5), abs=1e-6)
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_one_number_says_nothing_about_the_others() -> None:
    found = Histogram([7]).estimate()
    assert found == Estimate(7, -math.inf, math.inf)
    assert not found.is_bounded
    assert Histogram([7, 7]).estimate() == Estimate(7, 7, 7)


@given(st.lists(st.integers(-1000, 1000), min_size=2))
def test_mean_and_variance_are_those_of_the_textbook(numbers: list[int]) -> None:
    counts = Histogram(numbers)
    assert counts.mean == pytest.approx(statistics.fmean(numbers))
    assert variance(counts.total(), counts.sum(), counts.squares()) == pytest.approx(
        statistics.variance(numbers)
    )


@given(st.lists(st.lists(st.integers(-50, 50))), st.randoms())
def test_parts_add_up_to_the_whole_in_any_order(parts: list[list[int]], random: object) -> None:
    whole = Histogram(number for part in parts for number in part)
    random.shuffle(parts)  # type: ignore[attr-defined]
    merged = Histogram()
    for part in parts:
        merged.update(Histogram(part))
    assert merged == whole
    assert merged.estimate() == whole.estimate()


@given(st.lists(st.integers(0, 100), min_size=1), st.sampled_from([0.25, 0.5, 0.75, 1.0]))
def test_a_quantile_has_that_part_below_it_and_no_smaller_number_does(
    numbers: list[int], part: float
) -> None:
    found = Histogram(numbers).quantile(part)
    assert found in numbers
    assert sum(number <= found for number in numbers) >= part * len(numbers)
    assert sum(number < found for number in numbers) < part * len(numbers)
