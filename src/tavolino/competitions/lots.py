"""Draws of lots: what comes out of the bowl, ball by ball, so that a draw can be shown and repeated."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, Protocol

from tavolino.competitions.teams import TeamT


class LotSource(Protocol):
    """A source of chance."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""


@dataclass(frozen=True)
class Ball(Generic[TeamT]):
    """One ball drawn: the team on it, and which of how many balls in the bowl it was."""

    team: TeamT
    pick: int
    among: int


def draw_lots(bowl: Iterable[TeamT], lot: LotSource) -> tuple[Ball[TeamT], ...]:
    """Empty the bowl, one ball after another."""
    left = list(bowl)
    balls = []
    while left:
        among = len(left)
        pick = lot.below(among)
        balls.append(Ball(left.pop(pick), pick, among))
    return tuple(balls)


def teams_of_balls(balls: Iterable[Ball[TeamT]]) -> tuple[TeamT, ...]:
    """The teams in the order in which they came out."""
    return tuple(ball.team for ball in balls)
