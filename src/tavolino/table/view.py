"""What one person at a table, or a spectator, may know of it besides the match: plain data for a client.

While a secret decision is going on nobody may learn who is still thinking. So the clocks of those who decide are
shown to the others as they were when it began, and whose time ran out meanwhile shows only when it is over.
"""

from typing import TYPE_CHECKING, NamedTuple, TypedDict

from tavolino.core.endings import FORFEIT_TIME
from tavolino.core.match import seats_in_mask
from tavolino.table.clock import NO_LIMIT
from tavolino.table.state import LATE

if TYPE_CHECKING:
    from tavolino.table.table import Table


class SeatView(TypedDict):
    """Who sits there; is a deputy playing, and if the seat is out, why."""

    name: str
    player: str
    here: bool
    deputy: bool
    out: str


class RequestView(TypedDict):
    """What somebody asks of the others, and who has agreed."""

    seat: int
    what: str
    moves: int
    agreed: list[int]


class TableStatus(TypedDict):
    """How things stand, whatever the time."""

    started: bool
    over: bool
    seats: list[SeatView]
    request: RequestView | None
    hints: bool


class TableView(TableStatus):
    """`clocks` are the seconds that each seat has left, None where nobody counts."""

    clocks: list[float | None]


class ClockReading(NamedTuple):
    """A clock as a viewer may see it: the milliseconds left, and since when it runs, if it does."""

    remaining_ms: int
    running_since_ms: int | None = None

    def seconds(self, at: int) -> float:
        gone = 0 if self.running_since_ms is None else max(0, at - self.running_since_ms)
        return max(0, self.remaining_ms - gone) / 1000


def table_view(table: "Table", viewer: int | None, now: float) -> TableView:
    return {**table_status(table, viewer), "clocks": clocks(table, viewer, now)}


def table_status(table: "Table", viewer: int | None) -> TableStatus:
    return {
        "started": table.has_started,
        "over": table.over,
        "seats": [seat_view(table, seat, viewer) for seat in range(len(table.seats))],
        "request": request_view(table),
        "hints": table.gives_hints,
    }


def seat_view(table: "Table", seat: int, viewer: int | None) -> SeatView:
    who, place = table.seats[seat], table.presence[seat]
    deputy, out = place.deputy, table.out.get(seat, "")
    if table.curtain and decides_in_secret(table, seat, viewer):
        deputy = table.curtain.presence[seat].deputy if deputy == LATE else deputy
        out = table.curtain.out.get(seat, "") if out == FORFEIT_TIME else out
    return {
        "name": who.name,
        "player": who.player,
        "here": place.gone_since_ms is None,
        "deputy": bool(deputy),
        "out": out,
    }


def clocks(table: "Table", viewer: int | None, now: float) -> list[float | None]:
    """The seconds that each seat has left, as the viewer may know them."""
    at = table.time_ms(now)
    return [dial and dial.seconds(at) for dial in clock_readings(table, viewer)]


def clock_readings(table: "Table", viewer: int | None) -> list[ClockReading | None]:
    if table.settings.clock.kind == NO_LIMIT:
        return [None] * len(table.seats)
    return [
        clock_reading(table, seat, viewer) if who.is_person else None for seat, who in enumerate(table.seats)
    ]


def clock_reading(table: "Table", seat: int, viewer: int | None) -> ClockReading:
    if table.curtain and decides_in_secret(table, seat, viewer):
        return ClockReading(table.curtain.remaining_ms[seat])
    return ClockReading(table.watches.remaining_ms[seat], table.watches.running_since_ms[seat])


def decides_in_secret(table: "Table", seat: int, viewer: int | None) -> bool:
    """Does the seat decide in secret, from the viewer too?"""
    return seat != viewer and seat in seats_in_mask(table.match.secret_seats) and not table.over


def request_view(table: "Table") -> RequestView | None:
    request = table.consent.pending
    if not request:
        return None
    agreed = sorted(request.agreed)
    return {"seat": request.seat, "what": request.what, "moves": request.moves, "agreed": agreed}
