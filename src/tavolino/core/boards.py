"""The boards in a box: a competition as its makers thought of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tavolino.core.options import Setting


@dataclass(frozen=True)
class BoxCompetition:
    """What kind of competition it is, with how many teams at most, what a win, a draw and a defeat are worth there.

    `options` are those that the matches of such a competition are played with.
    """

    kind: str
    most: int
    options: Mapping[str, Setting] = field(default_factory=dict)
    points: tuple[int, int, int] = (3, 1, 0)
