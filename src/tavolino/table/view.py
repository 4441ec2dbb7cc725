"""What one person at a table, or a spectator, may know of it besides the match: plain data for a client.

While a secret decision is going on nobody may learn who is still thinking. So the clocks of those who decide are
shown to the others as they were when it began, and whose time ran out meanwhile shows only when it is over.
"""

from typing import NamedTuple, TypedDict

from tavolino.core.endings import FORFEIT_TIME
from tavolino.core.match import seats_in_mask
from tavolino.table.clocks.clock import NO_LIMIT
from tavolino.table.consent import RequestKind
from tavolino.table.seats import LATE
from tavolino.table.state import TableState


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
    what: RequestKind
    moves: int
    agreed: list[int]


class TableStatus(TypedDict):
    """Everything about a table that does not depend on the time."""

    started: bool
    over: bool
    seats: list[SeatView]
    request: RequestView | None
    hints: bool
    assistant: bool
    undo: bool


class ClockReading(NamedTuple):
    """A clock as a viewer may see it: the time left when it was started, and since when it runs, if it does."""

    remaining_ms: int
    running_since_ms: int | None = None

    def seconds(self, at: int) -> float:
        gone = 0 if self.running_since_ms is None else max(0, at - self.running_since_ms)
        return max(0, self.remaining_ms - gone) / 1000

    def stands(self, at: int) -> float:
        """How many seconds it still stands, if it is about to run."""
        return 0 if self.running_since_ms is None else max(0, self.running_since_ms - at) / 1000


def table_status(state: TableState, viewer: int | None) -> TableStatus:
    return {
        "started": state.has_started,
        "over": state.over,
        "seats": [seat_view(state, seat, viewer) for seat in range(len(state.seats))],
        "request": request_view(state),
        "hints": state.gives_hints,
        "assistant": state.has_assistant,
        "undo": state.may_undo,
    }


def seat_view(state: TableState, seat: int, viewer: int | None) -> SeatView:
    who, place = state.seats[seat], state.presence[seat]
    deputy, out = place.deputy, state.out.get(seat, "")
    if state.curtain and decides_in_secret(state, seat, viewer):
        deputy = state.curtain.presence[seat].deputy if deputy == LATE else deputy
        out = state.curtain.out.get(seat, "") if out == FORFEIT_TIME else out
    return {
        "name": who.name,
        "player": who.player,
        "here": place.gone_since_ms is None,
        "deputy": bool(deputy),
        "out": out,
    }


def clock_readings(state: TableState, viewer: int | None) -> list[ClockReading | None]:
    if state.settings.clock.kind == NO_LIMIT:
        return [None] * len(state.seats)
    return [
        clock_reading(state, seat, viewer) if who.is_person else None for seat, who in enumerate(state.seats)
    ]


def clock_reading(state: TableState, seat: int, viewer: int | None) -> ClockReading:
    if state.curtain and decides_in_secret(state, seat, viewer):
        return ClockReading(state.curtain.remaining_ms[seat])
    return ClockReading(state.clocks.remaining_ms[seat], state.clocks.running_since_ms[seat])


def decides_in_secret(state: TableState, seat: int, viewer: int | None) -> bool:
    """Does the seat decide in secret, from the viewer too?"""
    return seat != viewer and seat in seats_in_mask(state.match.secret_seats) and not state.over


def request_view(state: TableState) -> RequestView | None:
    request = state.consent.pending
    if not request:
        return None
    agreed = sorted(request.agreed)
    return {"seat": request.seat, "what": request.what, "moves": request.moves, "agreed": agreed}
