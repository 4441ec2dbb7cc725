"""Windows: for a while people can interrupt each other, and then the match goes on by itself.

A window is as long for everybody, whether they could interrupt or not, and nobody is told who let it go by on purpose.
Meanwhile whoever will be asked next can answer ahead; the answer is held until the window closes, so that nobody waits
twice.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tavolino.core.match import NO_PASS, Match


class Window(NamedTuple):
    """When it closes, and how long it is in all. Anyone may ask for more time, once."""

    ends_at_ms: int
    length_ms: int
    is_extended: bool = False

    def extend(self) -> "Window":
        """Twice as long."""
        return Window(self.ends_at_ms + self.length_ms, 2 * self.length_ms, True)


def is_silent(rng_count: int, events: int, after: Match) -> bool:
    """Has a move shown nothing? `rng_count` and `events` are those of the match before it."""
    goes_on = not after.over and not after.secret_seats
    return goes_on and after.rng_count == rng_count and len(after.events) == events


def matches_ahead(match: Match) -> Iterator[Match]:
    """The match as it stands, and as it will be when one after the other lets the interruption go by and nobody sees
    anything.
    """
    yield match
    while (letting_by := match.passing_move()) != NO_PASS:
        after = match.copy()
        after.narrate = True
        after.play(match.to_act[0], letting_by)
        if not is_silent(match.rng_count, 0, after):
            return
        yield after
        match = after


def questions_ahead(match: Match) -> dict[int, Match]:
    """By seat the first match, from this one on, in which it is asked."""
    ahead: dict[int, Match] = {}
    for each in matches_ahead(match):
        ahead.setdefault(each.to_act[0], each)
    return ahead


def interrupters(match: Match) -> Iterator[int]:
    """The seats that can interrupt, one after the other."""
    return (each.to_act[0] for each in matches_ahead(match) if each.passing_move() != NO_PASS)
