"""Draws of lots."""

from itertools import permutations, product
from math import factorial

from hypothesis import given
from hypothesis import strategies as st

from tavolino.competitions import Ball, draw_lots, teams_of_balls
from tavolino.core.rng import Rng


class Scripted:
    """A lot that picks as it is told."""

    def __init__(self, *picks: int) -> None:
        self.picks = list(picks)

    def below(self, n: int) -> int:
        return self.picks.pop(0)


@given(size=st.integers(0, 20), seed=st.integers(0, 99))
def test_everybody_is_drawn_once_and_the_draw_can_be_repeated(size: int, seed: int) -> None:
    balls = draw_lots(range(size), Rng(seed))
    assert sorted(teams_of_balls(balls)) == list(range(size))
    assert [ball.among for ball in balls] == list(range(size, 0, -1))
    assert draw_lots(range(size), Rng(seed)) == balls


def test_every_order_comes_out_of_exactly_one_sequence_of_picks() -> None:
    picks = product(range(4), range(3), range(2), range(1))
    orders = [teams_of_balls(draw_lots("ABCD", Scripted(*pick))) for pick in picks]
    assert len(orders) == factorial(4)
    assert set(orders) == set(permutations("ABCD"))


def test_what_is_seen_of_a_draw() -> None:
    assert draw_lots("ABC", Scripted(1, 1, 0)) == (Ball("B", 1, 3), Ball("C", 1, 2), Ball("A", 0, 1))
