"""What the contract is tried on: every registered game, with every number of seats and every option value."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import tavolino
from tavolino.core.game import Game
from tavolino.core.options import Option, Setting
from tavolino.core.registry import game_classes
from tavolino.core.rng import Rng
from tests.often import times

MAX_DECISIONS = 100_000
SELDOM = times(1, 3)
"""One moment is looked at for so many that might be."""


@dataclass(frozen=True)
class Case:
    """One game as it is played: its options and the number of seats."""

    game_id: str
    seats: int
    options: dict[str, Setting] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game_id, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])

    def game(self) -> Game:
        return tavolino.game(self.game_id, **self.options)

    def start(self, seed: int, narrate: bool = False) -> tavolino.Match:
        return self.game().start(seed, self.seats, narrate=narrate)


def cases() -> list[Case]:
    return [case for game_id in tavolino.games() for case in cases_of(game_id)]


def plain_cases() -> list[Case]:
    """Every game with its usual rules and every number of seats."""
    return [Case(game_id, n) for game_id in tavolino.games() for n in tavolino.game(game_id).seat_counts]


def usual_cases() -> list[Case]:
    """Every game with its usual rules and its usual number of seats."""
    return [Case(game_id, tavolino.game(game_id).seat_counts[0]) for game_id in tavolino.games()]


def cases_of(game_id: str) -> Iterator[Case]:
    """The usual rules with every number of seats, then every other value of every option, then the examples."""
    for seats in tavolino.game(game_id).seat_counts:
        yield Case(game_id, seats)
    for option in game_classes()[game_id].known_options:
        for value in other_values(option):
            yield from case_with(game_id, {option.name: value})
    for options in game_classes()[game_id].example_options:
        yield from case_with(game_id, options)


def other_values(option: Option) -> list[Setting]:
    """Of numbers the lowest and one a little above the default; of several that are alike, only the last."""
    if option.is_document:
        return []
    if isinstance(option.default, int) and not option.values:
        return [option.lowest, min(option.highest, option.default + 2)]
    return [value for value in option.values[-1:] if option.most > 1] or [
        value for value in option.values if value != option.default
    ]


def case_with(game_id: str, options: dict[str, Any]) -> Iterator[Case]:
    """The usual number of seats that these options allow."""
    for seats in tavolino.game(game_id, **options).seat_counts:
        try:
            tavolino.game(game_id, **options).start(0, seats)
        except tavolino.Fault:
            continue  # this option does not go with this number of seats
        yield Case(game_id, seats, options)
        return


def random_states(case: Case, seed: int, every: int, narrate: bool = False) -> Iterator[tavolino.Match]:
    """A random match, shown at the start, about once in `every` decisions, and at the end."""
    match = case.start(seed, narrate)
    rng = Rng(seed, 1000)
    yield match
    for _ in range(MAX_DECISIONS):
        if match.over:
            break
        random_move(match, rng)
        if rng.below(every * SELDOM) == 0:
            yield match
    yield match


def random_move(match: tavolino.Match, rng: Rng) -> tuple[int, int]:
    """A random legal move of a random seat that is asked."""
    asked = match.to_act
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    move = legal[rng.below(len(legal))]
    match.play(seat, move)
    return seat, move
