"""Clocks: the setting (none, seconds for each move, seconds for the match, days for each move), and running ones.

Time is handed in, in whole milliseconds since the start, so that a clock read back from a record shows the same.
"""

import re
from dataclasses import dataclass
from typing import Final

from tavolino.table.faults import TableFault

NO_LIMIT: Final = "none"
PER_MOVE: Final = "move"
PER_MATCH: Final = "match"
DAYS_PER_MOVE: Final = "days"
CLOCK_KINDS: Final = (NO_LIMIT, PER_MOVE, PER_MATCH, DAYS_PER_MOVE)
DAY_S: Final = 86_400
MAX_CLOCK_S: Final = 366 * DAY_S
CLOCK_FORMS: Final = "none, move SECONDS, match SECONDS INCREMENT, days DAYS"


@dataclass(frozen=True)
class Clock:
    """`seconds` for each move or for the whole match; a decision then adds the `increment`."""

    kind: str = NO_LIMIT
    seconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        is_possible = self.kind == NO_LIMIT or (
            0 < self.seconds <= MAX_CLOCK_S and 0 <= self.increment <= self.seconds
        )
        if self.kind not in CLOCK_KINDS or not is_possible:
            raise TableFault("bad-setting", setting="clock", value=str(self), allowed=CLOCK_FORMS)

    def __str__(self) -> str:
        """As it is declared and recorded: `match 600 5`, `days 3`."""
        if self.kind == NO_LIMIT:
            return NO_LIMIT
        if self.kind == PER_MATCH:
            return f"{PER_MATCH} {self.seconds} {self.increment}"
        return f"{self.kind} {self.seconds // DAY_S if self.kind == DAYS_PER_MOVE else self.seconds}"


NO_CLOCK: Final = Clock()


def per_move(seconds: int) -> Clock:
    return Clock(PER_MOVE, seconds)


def per_match(seconds: int, increment: int = 0) -> Clock:
    return Clock(PER_MATCH, seconds, increment)


def days_per_move(days: int) -> Clock:
    return Clock(DAYS_PER_MOVE, days * DAY_S)


def parse_clock(text: str) -> Clock:
    """A clock from its text."""
    parts = re.fullmatch(r"(none)|(?:(move|days) ([0-9]{1,9}))|(?:match ([0-9]{1,9}) ([0-9]{1,9}))", text)
    if not parts:
        raise TableFault("bad-setting", setting="clock", value=text, allowed=CLOCK_FORMS)
    none, each, amount, whole, increment = parts.groups()
    if none:
        return NO_CLOCK
    if each:
        return per_move(int(amount)) if each == PER_MOVE else days_per_move(int(amount))
    return per_match(int(whole), int(increment))


class RunningClocks:
    """The clocks of all seats: the time left when each was last started, and since when it runs, if it does."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.remaining_ms = [clock.seconds * 1000] * seats
        self.running_since_ms: list[int | None] = [None] * seats

    def start(self, seat: int, at: int) -> None:
        """Start a clock that stands. A clock for each move starts with its full time."""
        if self.running_since_ms[seat] is None:
            self.running_since_ms[seat] = at
            if self.clock.kind != PER_MATCH:
                self.remaining_ms[seat] = self.clock.seconds * 1000

    def stop(self, seat: int, at: int) -> None:
        self.remaining_ms[seat] = self.remaining_at(seat, at)
        self.running_since_ms[seat] = None

    def finish_move(self, seat: int, at: int) -> None:
        """Stop the clock after a decision, and add the increment."""
        if self.running_since_ms[seat] is not None:
            self.stop(seat, at)
            self.remaining_ms[seat] += self.clock.increment * 1000

    def can_go_on(self, seat: int) -> bool:
        """Would a person who takes over from the deputy have any time?"""
        return self.clock.kind != PER_MATCH or self.remaining_ms[seat] + self.clock.increment > 0

    def hand_back(self, seat: int) -> None:
        """A person takes over from a deputy: with no time left, they have the increment."""
        self.remaining_ms[seat] = max(self.remaining_ms[seat], self.clock.increment * 1000)

    def remaining_at(self, seat: int, at: int) -> int:
        since = self.running_since_ms[seat]
        return (
            self.remaining_ms[seat] if since is None else max(0, self.remaining_ms[seat] - max(0, at - since))
        )

    def deadline_ms(self, seat: int) -> int | None:
        """When the time runs out; None for a clock that stands."""
        since = self.running_since_ms[seat]
        return None if since is None or self.clock.kind == NO_LIMIT else since + self.remaining_ms[seat]
