"""How a match ended."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tavolino.core.language.texts import Value


class Outcome(NamedTuple):
    """`scores` and `winners` by seat (no winner: a draw); `reason` names why it ended, with its figures."""

    scores: list[int]
    winners: list[int]
    reason: str
    details: Mapping[str, Value] = MappingProxyType({})

    @property
    def drawn(self) -> bool:
        return not self.winners
