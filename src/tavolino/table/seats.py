"""Who sits where, and what has become of them since the start."""

from dataclasses import dataclass
from typing import Final

from tavolino.core.records.record import PERSON
from tavolino.table.faults import TableFault

OPEN: Final = "open"
OPEN_SEAT_NAME: Final = "-"
MAX_NAME_LENGTH: Final = 40

LATE: Final = "late"
LEFT: Final = "left"
"""Why a deputy plays for a person."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, a bot by its name in the roster, or nobody yet."""

    name: str
    player: str = PERSON

    def __post_init__(self) -> None:
        if not self.name.strip() or len(self.name) > MAX_NAME_LENGTH or not self.name.isprintable():
            raise TableFault("bad-name", name=self.name, longest=MAX_NAME_LENGTH)

    @property
    def is_person(self) -> bool:
        return self.player == PERSON

    @property
    def is_open(self) -> bool:
        return self.player == OPEN

    @property
    def is_bot(self) -> bool:
        return not (self.is_person or self.is_open)


OPEN_SEAT: Final = Seat(OPEN_SEAT_NAME, OPEN)


@dataclass
class SeatPresence:
    """Is the person of a seat there? The seat is empty when they gave it up for good: another may take it then.

    `deputy` says why a bot plays for them: `LATE` or `LEFT`; empty: none does.
    """

    gone_since_ms: int | None = None
    is_empty: bool = False
    deputy: str = ""

    def leave(self, at_ms: int) -> None:
        self.gone_since_ms = at_ms

    def stand_up(self, at_ms: int) -> None:
        self.gone_since_ms = at_ms
        self.is_empty = True

    def come_back(self) -> None:
        """The one who left, or somebody new."""
        self.gone_since_ms = None
        self.is_empty = False
        self.deputy = ""
