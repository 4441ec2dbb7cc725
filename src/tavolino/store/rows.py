"""Rows of the store that only lists need. What live tables need stands in `live.rows`."""

from dataclasses import dataclass

from tavolino.table.seats import OPEN


@dataclass(frozen=True)
class TableSummary:
    """A table in a list, without its record. `seat` is the seat of the guest who asks, if they have one; `winners` are
    seats, with spaces between them; None: it is not over, or was before winners were kept.
    """

    id: str
    host: str
    host_name: str
    game: str
    is_public: bool
    delay: int
    created: int
    touched: int
    finished: int | None
    result: str | None
    winners: str | None
    names: list[str]
    players: list[str]
    seat: int | None = None
    is_practice: bool = False

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == OPEN]
