"""Whole matches of random moves in one compiled loop, for bots and benchmarks."""

from mypy_extensions import i64

from tavolino.core.match import Match
from tavolino.core.rng import Rng


def random_playout(match: Match, rng: Rng) -> int:
    """Plays random legal moves to the end and returns their number. Seats that decide in secret go in order."""
    decisions: i64 = 0
    while match.awaited_seats != 0:
        seat: i64 = 0
        while not match.awaited_seats >> seat & 1:
            seat += 1
        match.apply(seat, match.random_choice(seat, rng))
        decisions += 1
    return decisions
