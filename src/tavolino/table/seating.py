"""May somebody at this seat do something now? Checks over a TableState; a Fault says why not."""

from tavolino.table.faults import TableFault
from tavolino.table.seats import Seat
from tavolino.table.state import TableState


def check_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise state.match.refuse_untimely(seat)


def check_under_way(state: TableState) -> None:
    if not state.has_started:
        raise TableFault("not-started")
    if state.over:
        raise TableFault("table-over")


def check_has_say(state: TableState, seat: int) -> None:
    check_seat(state, seat)
    check_under_way(state)
    if not state.has_say(seat):
        raise TableFault("not-in", name=state.seats[seat].name)


def check_may_take_over(state: TableState, seat: int, who: Seat) -> None:
    """After the start only a person takes a seat, and only one that was given up."""
    check_under_way(state)
    if not state.presence[seat].is_empty or seat in state.out or not who.is_person:
        raise TableFault("seat-taken", name=state.seats[seat].name)


def seats_to_take(state: TableState) -> list[int]:
    """The seats that somebody can take."""
    if not state.has_started:
        return [seat for seat, who in enumerate(state.seats) if who.is_open]
    return [seat for seat, place in enumerate(state.presence) if place.is_empty and seat not in state.out]
