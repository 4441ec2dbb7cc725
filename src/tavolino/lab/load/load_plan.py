"""What a load or crash test does, as plain data."""

from dataclasses import dataclass
from math import ceil
from typing import Final

MIN_PACE_S: Final = 0.1
"""Seconds between two moves of one player. The server's rate limit disconnects a much faster one."""


@dataclass(frozen=True)
class LoadPlan:
    """Two people at each table, each with a move every `pace` seconds."""

    games: list[str]
    tables: int = 500
    seconds: float = 30.0
    pace: float = 2.0
    db: str = ""
    kills: int = 0

    @property
    def is_saturated(self) -> bool:
        return self.pace <= MIN_PACE_S

    @property
    def ticks(self) -> int:
        """About one a second."""
        return ceil(self.seconds)

    @property
    def steps(self) -> int:
        """Steps of the progress bar: tables opened, then ticks or kills."""
        return self.tables + (self.kills or self.ticks)
