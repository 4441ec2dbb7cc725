"""Times contestants in turns, so that a slow moment of the machine slows all of them alike."""

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import process_time
from typing import Final, NamedTuple, Protocol

cpu_clock: Final = process_time
"""Processor time of this process. Time spent on other programs does not count."""
ROUNDS: Final = 5
DRIVEN: Final = "driven"
"""Every legal move is listed, chosen and played by a Python program."""
WHOLE: Final = "whole"
"""Random matches from the deal to the end inside the engine, with one call from Python for each."""


SEARCH: Final = "search"
"""Searches for the best move, in matches that are played on at random; what is counted are the simulations."""


class Lap(NamedTuple):
    """What was played in a stretch of time. A decision is a player's move; a chance event is none."""

    matches: int
    decisions: int
    seconds: float


class Speed(NamedTuple):
    """The median of some laps, per second."""

    matches: float
    decisions: float


Workload = Callable[[float], Lap]
"""Plays random matches for about so many seconds."""


class Contestant(Protocol):
    """A game of some engine."""

    @property
    def name(self) -> str: ...

    @property
    def courses(self) -> dict[str, Workload]:
        """What it can be timed at: DRIVEN, WHOLE if the engine plays matches by itself, SEARCH if it has a search."""


SpeedsByContestant = dict[str, dict[str, Speed]]
"""By contestant and course."""


def run_race(
    contestants: Sequence[Contestant], seconds: float, on_lap: Callable[[], None]
) -> SpeedsByContestant:
    """Each has `seconds` for each course, shared out over some rounds. `on_lap` is called after each."""
    laps: dict[tuple[str, str], list[Lap]] = {}
    for _ in range(ROUNDS):
        for name, course, run in all_workloads(contestants):
            laps.setdefault((name, course), []).append(run(seconds / ROUNDS))
            on_lap()
    return {
        who.name: {course: median_speed(laps[who.name, course]) for course in who.courses}
        for who in contestants
    }


def all_workloads(contestants: Sequence[Contestant]) -> Iterator[tuple[str, str, Workload]]:
    for who in contestants:
        for course, run in who.courses.items():
            yield who.name, course, run


def median_speed(laps: list[Lap]) -> Speed:
    return Speed(
        median(lap.matches / lap.seconds for lap in laps), median(lap.decisions / lap.seconds for lap in laps)
    )
