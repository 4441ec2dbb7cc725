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
DEALT: Final = "dealt"
"""Random matches from a dealt state to the end, in the fastest loop of the engine."""
SEARCH: Final = "search"
"""A champion searches as it does at a table; what is counted are the simulations."""
SEARCH_TO_END: Final = "search-to-end"
"""Searches whose simulations are played at random to the end of the match, as those of other engines are."""


class Lap(NamedTuple):
    """What was played in a stretch of time. A decision is a player's move; a chance event is none.

    `choices` are the decisions with two moves or more. DRIVEN counts them; other courses leave them at 0.
    """

    matches: int
    decisions: int
    seconds: float
    choices: int = 0


class Speed(NamedTuple):
    """The median of some laps, per second, and the decisions per second of each lap."""

    matches: float
    decisions: float
    laps: tuple[float, ...]
    choices: float = 0.0
    """The share of the decisions that had two moves or more."""


class Ratio(NamedTuple):
    """How many times as fast: the median of all rounds, the slowest and the quickest of them."""

    median: float
    low: float
    high: float


Workload = Callable[[float], Lap]
"""Plays random matches for about so many seconds."""


class Contestant(Protocol):
    """A game of some engine."""

    @property
    def name(self) -> str: ...

    @property
    def courses(self) -> dict[str, Workload]:
        """What it can be timed at. Not every engine plays matches by itself, or has a search."""


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
    decisions = sum(lap.decisions for lap in laps)
    return Speed(
        median(lap.matches / lap.seconds for lap in laps),
        median(lap.decisions / lap.seconds for lap in laps),
        tuple(lap.decisions / lap.seconds for lap in laps),
        sum(lap.choices for lap in laps) / decisions if decisions else 0.0,
    )


def speed_ratio(ours: Speed, theirs: Speed) -> Ratio:
    """Compared round by round: what slowed the machine for a while slowed both."""
    rounds = [a / b for a, b in zip(ours.laps, theirs.laps, strict=True)]
    return Ratio(median(rounds), min(rounds), max(rounds))
