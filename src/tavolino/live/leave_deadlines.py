"""Until when people who are not connected may come before they count as gone."""

from collections.abc import Iterable
from typing import Final

LEAVE_AFTER_S: Final = 5.0
"""After their last connection has closed people count as gone."""
ARRIVE_WITHIN_S: Final = 30.0
"""People have this long to connect when a match begins, or when their table has just been loaded."""


class LeaveDeadlines:
    """Of one table, by seat."""

    def __init__(self) -> None:
        self.by_seat: dict[int, float] = {}

    def expect(self, seat: int, now: float) -> None:
        """They should be there, and are not."""
        self.by_seat.setdefault(seat, now + ARRIVE_WITHIN_S)

    def start(self, seat: int, now: float) -> None:
        """Their last connection has closed."""
        self.by_seat[seat] = now + LEAVE_AFTER_S

    def cancel(self, seat: int) -> None:
        """They are here."""
        self.by_seat.pop(seat, None)

    def take_overdue(self, now: float, elsewhere: Iterable[int]) -> list[int]:
        """Seats whose people count as gone from now on. Those who are connected `elsewhere` have more time."""
        overdue = [seat for seat, until in self.by_seat.items() if until <= now]
        for seat in overdue:
            if seat in elsewhere:
                self.start(seat, now)
            else:
                self.cancel(seat)
        return [seat for seat in overdue if seat not in elsewhere]
