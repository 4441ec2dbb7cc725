"""How a match ended."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from tavolino.core.language.texts import TextValue

NO_DETAILS: Final[dict[str, TextValue]] = {}


class Outcome(NamedTuple):
    """`scores` and `winners` by seat (no winner: a draw); `reason` says why the match ended, with its figures."""

    scores: list[int]
    winners: list[int]
    reason: str
    details: Mapping[str, TextValue] = NO_DETAILS

    @property
    def is_draw(self) -> bool:
        return not self.winners
