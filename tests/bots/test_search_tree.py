"""What nodes learn, and how they choose by it."""

import pytest

from tavolino import Rng
from tavolino.bots.search_tree import Node, SecretNode, extend_trail, extend_trail_all


def test_the_advised_move_is_tried_first_and_the_best_most_often() -> None:
    node, rng = Node([10, 20, 30], 1), Rng(1)
    assert node.select(rng) == 1
    for _ in range(300):
        at = node.select(rng)
        node.learn(at, 0.7 if at == 2 else 0.4)
    assert node.visits[2] > 200
    assert node.tries == sum(node.visits) == 300
    assert node.mean(2) == pytest.approx(0.7)


def test_patience_gives_the_first_tries_to_the_advised_move_alone() -> None:
    node, rng = Node([10, 20, 30], 1, patience=8), Rng(1)
    for _ in range(300):
        node.learn(node.select(rng), 0.1)
        if node.tries == 8:
            assert node.visits == [0, 8, 0]
    assert min(node.visits) > 20, "then all are looked at"


def test_without_advice_every_move_is_tried() -> None:
    node, rng = Node([1, 2, 3, 4], -1), Rng(1)
    for _ in range(100):
        node.learn(node.select(rng), 0.5)
    assert min(node.visits) >= 20


BEATS = {(0, 2), (1, 0), (2, 1)}  # paper, scissors, stone: the first beats the second


def test_secret_moves_are_mixed_so_that_nobody_gains_by_foreseeing_them() -> None:
    """Two who learn from each other come to play all three alike; advice does not last."""
    one, two, rng = SecretNode([0, 1, 2], 0), SecretNode([0, 1, 2], -1), Rng(5)
    for _ in range(20_000):
        a, b = one.select(rng), two.select(rng)
        value = 0.5 if a == b else float((a, b) in BEATS)
        one.learn(a, value)
        two.learn(b, 1.0 - value)
    for node in (one, two):
        for played in node.played:
            assert played / sum(node.played) == pytest.approx(1 / 3, abs=0.06)


def test_a_secret_move_that_never_pays_is_never_played() -> None:
    node, rng = SecretNode([0, 1], -1), Rng(5)
    for _ in range(500):
        at = node.select(rng)
        node.learn(at, 0.9 if at == 0 else 0.1)
    assert {node.final_move(rng) for _ in range(50)} == {0}


def test_trails_differ_by_every_step_and_by_their_order() -> None:
    trails = {
        extend_trail_all(start, moves)
        for start in range(40)
        for moves in ([1, 2], [2, 1], [1], [2], [1, 2, 3])
    }
    assert len(trails) == 200
    assert all(0 <= extend_trail(trail, trail + 7) < 2**31 for trail in trails)
