"""Clocks. What is declared: none, so much for each move, so much for the match, or days for each move.

Time is handed in, in whole milliseconds since the start, so that a clock read back from a record shows the same.
"""

import re
from dataclasses import dataclass
from typing import Final

from tavolino.core.faults import Fault

NONE: Final = "none"
MOVE: Final = "move"
MATCH: Final = "match"
DAYS: Final = "days"
DAY: Final = 86_400
LONGEST: Final = 366 * DAY
FORMS: Final = "none, move SECONDS, match SECONDS INCREMENT, days DAYS"


@dataclass(frozen=True)
class Clock:
    """`seconds` for each move or for the whole match; a decision then adds the `increment`."""

    kind: str = NONE
    seconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        is_possible = self.kind == NONE or (
            0 < self.seconds <= LONGEST and 0 <= self.increment <= self.seconds
        )
        if self.kind not in (NONE, MOVE, MATCH, DAYS) or not is_possible:
            raise Fault("bad-setting", setting="clock", value=str(self), allowed=FORMS)

    def __str__(self) -> str:
        """As it is declared and recorded: `match 600 5`, `days 3`."""
        if self.kind == NONE:
            return NONE
        if self.kind == MATCH:
            return f"{MATCH} {self.seconds} {self.increment}"
        return f"{self.kind} {self.seconds // DAY if self.kind == DAYS else self.seconds}"


NO_CLOCK: Final = Clock()


def per_move(seconds: int) -> Clock:
    return Clock(MOVE, seconds)


def per_match(seconds: int, increment: int = 0) -> Clock:
    return Clock(MATCH, seconds, increment)


def days_per_move(days: int) -> Clock:
    return Clock(DAYS, days * DAY)


def read_clock(text: str) -> Clock:
    """A clock as it was written."""
    found = re.fullmatch(r"(none)|(?:(move|days) ([0-9]{1,9}))|(?:match ([0-9]{1,9}) ([0-9]{1,9}))", text)
    if not found:
        raise Fault("bad-setting", setting="clock", value=text, allowed=FORMS)
    none, each, amount, whole, increment = found.groups()
    if none:
        return NO_CLOCK
    if each:
        return per_move(int(amount)) if each == MOVE else days_per_move(int(amount))
    return per_match(int(whole), int(increment))


class Watches:
    """A watch for each seat: what it had left when it was last started, and since when it runs, if it does."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * seats
        self.since: list[int | None] = [None] * seats

    def start(self, seat: int, at: int) -> None:
        """Let it run, unless it runs already. For a move it begins anew."""
        if self.since[seat] is None:
            self.since[seat] = at
            if self.clock.kind != MATCH:
                self.left[seat] = self.clock.seconds * 1000

    def stop(self, seat: int, at: int) -> None:
        self.left[seat] = self.remaining(seat, at)
        self.since[seat] = None

    def decided(self, seat: int, at: int) -> None:
        """The seat has decided: it has done with this move, and earned the increment."""
        if self.since[seat] is not None:
            self.stop(seat, at)
            self.left[seat] += self.clock.increment * 1000

    def can_go_on(self, seat: int) -> bool:
        """Would a person who takes over have any time?"""
        return self.clock.kind != MATCH or self.left[seat] + self.clock.increment > 0

    def hand_back(self, seat: int) -> None:
        """A person takes over from a deputy: with no time left, they have the increment."""
        self.left[seat] = max(self.left[seat], self.clock.increment * 1000)

    def remaining(self, seat: int, at: int) -> int:
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - max(0, at - since))

    def deadline(self, seat: int) -> int | None:
        """When its time runs out, if it runs."""
        since = self.since[seat]
        return None if since is None or self.clock.kind == NONE else since + self.left[seat]
