"""`tavolino.vector`: many matches at once in numpy arrays, for a program that learns by playing."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tavolino.bots.quick_play import OTHER, policy_of
from tavolino.bots.roster import bot_factory
from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.registry import game as find_game
from tavolino.rl.batch import MatchBatch


class Frame(NamedTuple):
    """What is asked in each match, and what came of the last moves. The arrays are filled anew by every step.

    `reward` has a column for each seat. Where `done` is 1 a match has ended, and `obs` and `mask` show the next one.
    `episode` is the number of the match.
    """

    obs: npt.NDArray[np.int16]
    mask: npt.NDArray[np.uint8]
    seat: npt.NDArray[np.int8]
    reward: npt.NDArray[np.float32]
    done: npt.NDArray[np.uint8]
    episode: npt.NDArray[np.int64]


class Vector:
    """`n` matches side by side. See `vector`."""

    def __init__(
        self, game: Game, n: int, seats: int, seed: int, learners: tuple[int, ...], others: str, turns: bool
    ) -> None:
        self.game = game
        self.layout = game.layout(seats)
        self.batch = MatchBatch(game, seats, n, seed, learners, others, turns)
        size = self.layout[-1].at + self.layout[-1].size
        self.frame = Frame(
            np.zeros((n, size), np.int16),
            np.zeros((n, len(game.moves)), np.uint8),
            np.zeros(n, np.int8),
            np.zeros((n, seats), np.float32),
            np.zeros(n, np.uint8),
            np.zeros(n, np.int64),
        )

    def reset(self) -> Frame:
        """Begin all matches: the same ones each time."""
        self.batch.reset()
        return self.fill_frame()

    def step(self, actions: npt.ArrayLike) -> Frame:
        """Make a move in each match. One that `mask` does not allow raises a Refusal."""
        moves = np.asarray(actions)
        if moves.shape != self.frame.seat.shape:
            raise Fault("bad-actions", n=len(self.frame.seat), shape=str(moves.shape))
        self.batch.step(moves.astype("<i2").tobytes())
        return self.fill_frame()

    def fill_frame(self) -> Frame:
        batch, frame = self.batch, self.frame
        frame.obs[:] = np.frombuffer(batch.row.bytes(), "<i2").reshape(frame.obs.shape)
        frame.mask[:] = np.frombuffer(batch.masks.getvalue(), np.uint8).reshape(frame.mask.shape)
        frame.seat[:] = batch.asked
        frame.reward[:] = np.frombuffer(batch.rewards.getvalue(), "<f4").reshape(frame.reward.shape)
        frame.done[:] = np.frombuffer(batch.is_done.getvalue(), np.uint8)
        frame.episode[:] = np.frombuffer(batch.numbers_bytes(), "<i8")
        return frame


def vector(
    game: Game | str,
    n: int = 1024,
    seats: int | None = None,
    seed: int = 0,
    learners: tuple[int, ...] = (0,),
    others: str = "greedy",
    turns: bool = True,
) -> Vector:
    """`n` matches of a game at once: who learns is asked, the bot `others` plays at all other seats.

    Only choices between several moves are asked. With `turns` the learners move on one seat from match to match, so
    that none of them is always the first. Learn from all sides with `learners=(0, 1)`.
    """
    rules = find_game(game) if isinstance(game, str) else game
    table = rules.seat_counts[0] if seats is None else seats
    rules.start(seed, table)  # raises a fault for wrong seats or a wrong seed
    if policy_of(others) == OTHER:
        bot_factory(others)
    if n < 1 or not learners or not all(0 <= seat < table for seat in learners):
        raise Fault("bad-learners", n=n, learners=", ".join(map(str, learners)), last=table - 1)
    return Vector(rules, n, table, seed, learners, others, turns)
