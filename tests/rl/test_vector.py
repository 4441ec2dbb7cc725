"""Many matches at once in numpy arrays."""

import numpy as np
import numpy.typing as npt
import pytest

import tavolino
from tavolino import Fault, Refusal
from tavolino.rl.vector import Frame, Vector, vector
from tests.contract.checks import IS_COMPILED

STEPS = 300 if IS_COMPILED else 60


def are_equal(one: Frame, two: Frame) -> bool:
    arrays: list[tuple[npt.ArrayLike, npt.ArrayLike]] = list(zip(one, two, strict=True))
    return all(np.array_equal(a, b) for a, b in arrays)


Moves = npt.NDArray[np.intp]


def lowest(frame: Frame) -> Moves:
    """The first move that the mask allows, in each match."""
    moves: Moves = np.argmax(frame.mask, axis=1)
    return moves


def draw_moves(frame: Frame, rng: np.random.Generator) -> Moves:
    """One of the moves that the mask allows, in each match."""
    moves: Moves = np.argmax(rng.random(frame.mask.shape) * frame.mask, axis=1)
    return moves


@pytest.mark.parametrize("game", tavolino.games())
def test_whoever_learns_is_asked_for_choices_alone(game: str) -> None:
    many = vector(game, 3, others="random", seed=5)
    frame = many.reset()
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        assert (frame.mask.sum(axis=1) > 1).all()
        match = many.batch.matches[1]
        assert frame.seat[1] == many.batch.asked[1]
        assert frame.obs[1].tolist() == match.encode(frame.seat[1]).tolist()
        assert frame.mask[1].tolist() == match.mask(frame.seat[1]).tolist()
        frame = many.step(draw_moves(frame, rng))


def test_a_match_that_is_over_is_followed_by_the_next() -> None:
    many = vector("gogoal", 4, others="random")
    frame = many.reset()
    rng = np.random.default_rng(2)
    ended = 0
    while ended < 8:
        before = frame.episode.copy()
        frame = many.step(draw_moves(frame, rng))
        assert np.array_equal(frame.episode - before, 4 * frame.done)
        assert not frame.reward.sum(axis=1).any()
        assert np.array_equal(np.abs(frame.reward).max(axis=1), frame.done)
        ended += int(frame.done.sum())


def test_learners_move_on_from_match_to_match() -> None:
    frame = vector("champions101", 4, others="random").reset()
    assert frame.seat.tolist() == [0, 1, 0, 1]
    assert vector("champions101", 4, others="random", turns=False).reset().seat.tolist() == [0] * 4
    both = vector("champions101", 8, learners=(0, 1)).reset()
    assert set(both.seat.tolist()) == {0, 1}


@pytest.mark.parametrize("others", ["random", "greedy", "beginner"])
def test_the_same_moves_give_the_same_matches(others: str) -> None:
    one, two = vector("champions101", 3, others=others), vector("champions101", 3, others=others)
    first, second = one.reset(), two.reset()
    for _ in range(20):
        assert are_equal(first, second)
        first, second = one.step(lowest(first)), two.step(lowest(second))
    one.reset()
    assert are_equal(one.frame, vector("champions101", 3, others=others).reset())


def test_what_cannot_be_played_is_refused() -> None:
    many: Vector = tavolino.vector("champions101", 2)
    frame = many.reset()
    with pytest.raises(Refusal):
        many.step(frame.mask.argmin(axis=1))
    with pytest.raises(Fault, match="a move for each of the 2 matches"):
        many.step([0])
    for settings in ({"n": 0}, {"learners": ()}, {"learners": (2,)}):
        with pytest.raises(Fault, match="At least one match"):
            vector("champions101", **settings)
    with pytest.raises(Fault, match="nobody"):
        vector("champions101", others="nobody")
