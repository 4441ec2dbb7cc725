"""Knockout brackets as data: ties whose sides are seeds, or come out of earlier ties."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count

from tavolino.competitions.ties import SINGLE_MATCH, TieRules

MAX_ENTRANTS = 64


class BracketSeeding(StrEnum):
    STANDARD = "standard"  # the first against the last; the better two are, the later they can meet
    DRAWN = "drawn"  # neighbours meet, in the order drawn: 1 v 2, 3 v 4


@dataclass(frozen=True)
class Seed:
    """An entrant, numbered from 1."""

    number: int


@dataclass(frozen=True)
class WinnerOf:
    tie: int


@dataclass(frozen=True)
class LoserOf:
    tie: int


Source = Seed | WinnerOf | LoserOf


class BracketPart(StrEnum):
    """Where a tie of a double knockout stands; all ties of a single one are of the main part."""

    MAIN = "main"
    LOSERS = "losers"  # for those who have lost once
    FINAL = "final"  # the best of both meet
    DECIDER = "decider"  # once more, if that was the first defeat of whoever came without one


@dataclass(frozen=True)
class Tie:
    """One box of the bracket; numbers and rounds count from 1, `part_round` within its part."""

    number: int
    round: int
    home: Source
    away: Source
    rules: TieRules = SINGLE_MATCH
    third_place: bool = False
    part: BracketPart = BracketPart.MAIN
    part_round: int = 0


@dataclass(frozen=True)
class Bracket:
    """Ties in the order in which they can be played, the final last. A bye is a seed in the second round."""

    entrants: int
    ties: tuple[Tie, ...]

    @property
    def final(self) -> Tie:
        return self.ties[-1]

    @property
    def rounds(self) -> int:
        return self.final.round

    @property
    def is_double(self) -> bool:
        return self.final.part is BracketPart.DECIDER

    def teams_left(self, round_: int) -> int:
        """A round's other name: how many are left at most when it begins (8 are the quarter-finals)."""
        return int(2 ** (self.rounds - round_ + 1))


def knockout_bracket(
    entrants: int,
    rules: TieRules = SINGLE_MATCH,
    *,
    final_rules: TieRules | None = None,
    third_place: bool = False,
    seeding: BracketSeeding = BracketSeeding.STANDARD,
) -> Bracket:
    """The bracket for so many entrants; the final (and third place) may have rules of their own."""
    if not 2 + 2 * third_place <= entrants <= MAX_ENTRANTS:
        raise ValueError(f"{entrants} entrants are too few or too many for this bracket")
    ties: list[Tie] = []
    lines: list[Source | None] = [Seed(seed) if seed else None for seed in seed_lines(entrants, seeding)]
    for round_ in range(1, (entrants - 1).bit_length() + 1):
        if len(lines) == 2:
            rules = final_rules or rules
            ties += _third_place(lines, len(ties) + 1, round_, rules) if third_place else ()
        lines = _play(lines, ties, round_, rules)
    return Bracket(entrants, tuple(ties))


def _play(
    lines: Sequence[Source | None], ties: list[Tie], round_: int, rules: TieRules
) -> list[Source | None]:
    """Pair the lines of a round; whoever has nobody opposite goes through without a tie."""
    through: list[Source | None] = []
    for home, away in zip(lines[::2], lines[1::2]):
        if home and away:
            ties.append(Tie(len(ties) + 1, round_, home, away, rules))
            through.append(WinnerOf(len(ties)))
        else:
            through.append(home or away)
    return through


def _third_place(
    lines: Sequence[Source | None], number: int, round_: int, rules: TieRules
) -> tuple[Tie, ...]:
    home, away = (LoserOf(line.tie) for line in lines if isinstance(line, WinnerOf))
    return (Tie(number, round_, home, away, rules, third_place=True),)


def seed_lines(entrants: int, seeding: BracketSeeding = BracketSeeding.STANDARD) -> list[int | None]:
    """The seeds down the side of the bracket; None is an empty line, opposite a bye."""
    lines = _standard_lines(entrants)
    if seeding is BracketSeeding.STANDARD:
        return lines
    numbers = count(1)
    return [line and next(numbers) for line in lines]


def _standard_lines(entrants: int) -> list[int | None]:
    order = [1]
    while len(order) < entrants:
        order = [line for seed in order for line in (seed, 2 * len(order) + 1 - seed)]
    return [seed if seed <= entrants else None for seed in order]


def meeting_round(lines: Sequence[int | None], one: int, other: int) -> int:
    """The round in which two seeds meet if both get that far."""
    return (lines.index(one) ^ lines.index(other)).bit_length()
