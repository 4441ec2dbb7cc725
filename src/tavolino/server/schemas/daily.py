"""The deal of the day, and how people have done with it."""

import re
from typing import Final, Literal

from msgspec import Struct

from tavolino.store.rows import TableSummary
from tavolino.table.daily_deal import SOLVER_SEAT

SCORES: Final = re.compile(r"(?<!\d)-?\d+")
"""In the first word of a match's result, like `2-1`."""
DailyEnding = Literal["won", "drawn", "lost"]


class DailyResult(Struct):
    """How somebody has done: `own` against `other`. `late`: they came to the end when the cards were open to all."""

    table: str
    name: str
    own: int
    other: int
    ending: DailyEnding
    late: bool
    mine: bool

    @classmethod
    def of(cls, table: TableSummary, ends_ms: int, guest: str) -> "DailyResult":
        own, other = map(int, SCORES.findall((table.result or "0-0").split()[0]))
        return cls(
            table=table.id,
            name=table.names[SOLVER_SEAT],
            own=own,
            other=other,
            ending=ending_of(table),
            late=(table.finished or 0) >= ends_ms,
            mine=table.host == guest,
        )

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """The best sort first; those who came late, last."""
        return self.late, ["won", "drawn", "lost"].index(self.ending), self.other - self.own, -self.own


def ending_of(table: TableSummary) -> DailyEnding:
    winners = (table.winners or "").split()
    if not winners:
        return "drawn"
    return "won" if str(SOLVER_SEAT) in winners else "lost"


class DailyScore(Struct):
    """So many have ended like this, in time."""

    own: int
    other: int
    ending: DailyEnding
    times: int


class DailyInfo(Struct):
    """The deal of a day. `opponent` is a bot, and `level` says in words how strong; the day `ends` then, in ms UTC, or
    is `over`; `table`
    is yours, if you have begun, and `done` says whether you have come to its end. `played` is how many have. `scores`
    and `results` (the best first, so many of them) are told to whoever has played it, and to all when it is over.
    `record_version` is that of its records: it says how the cards follow from the seed.
    """

    day: str
    game: str
    opponent: str
    opponent_name: str
    level: str
    record_version: int
    ends: int
    over: bool
    table: str | None
    done: bool
    played: int
    scores: list[DailyScore]
    results: list[DailyResult]
