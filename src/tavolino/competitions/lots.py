"""Draws of lots: what comes out of the bowl, ball by ball, so that a draw can be shown and repeated."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from tavolino.competitions.teams import Team


class LotSource(Protocol):
    """A source of chance."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""


@dataclass(frozen=True)
class Ball(Generic[Team]):
    """One ball drawn: the team on it, and which of how many balls in the bowl it was."""

    team: Team
    pick: int
    among: int


def draw_lots(bowl: Iterable[Team], lot: LotSource) -> tuple[Ball[Team], ...]:
    """Empty the bowl, one ball after another."""
    left = list(bowl)
    balls = []
    while left:
        among = len(left)
        pick = lot.below(among)
        balls.append(Ball(left.pop(pick), pick, among))
    return tuple(balls)


def teams_of_balls(balls: Iterable[Ball[Team]]) -> tuple[Team, ...]:
    """The teams in the order in which they came out."""
    return tuple(ball.team for ball in balls)


class Repeat:
    """A lot that gives a recorded draw once more; it refuses a bowl that differs in size."""

    def __init__(self, balls: Iterable[Ball[Any]]) -> None:
        self._balls = iter(balls)

    def below(self, n: int) -> int:
        ball = next(self._balls, None)
        if ball is None or ball.among != n:
            raise ValueError("this is not the draw that was recorded")
        return ball.pick
