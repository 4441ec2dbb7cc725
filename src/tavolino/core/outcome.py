"""How a match ended."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tavolino.core.language.texts import TextValue


class Outcome(NamedTuple):
    """`scores` and `winners` by seat (no winner: a draw); `reason` says why the match ended, with its figures."""

    scores: list[int]
    winners: list[int]
    reason: str
    details: Mapping[str, TextValue] = MappingProxyType({})

    @property
    def is_draw(self) -> bool:
        return not self.winners
