"""Draws of lots, ball by ball. Anyone who has the published seed and the number of the lot can repeat them."""

from collections.abc import Sequence

from tavolino.competitions import Ball, draw_lots
from tavolino.core.rng import Rng
from tavolino.organiser.regulations.charter import Charter, Seeding


class SeededLots:
    """Random numbers from the seed of the competition and the number of the draw."""

    def __init__(self, seed: int, lot: int) -> None:
        self.rng = Rng(seed, lot)

    def below(self, n: int) -> int:
        return int(self.rng.below(n))


def draw_order(charter: Charter, lot: int) -> tuple[Ball[int], ...]:
    """The draw at the start: everybody from one bowl, or for groups pot by pot."""
    bowl = SeededLots(charter.seed, lot)
    return tuple(ball for pot in pots(charter) for ball in draw_lots(pot, bowl))


def pots(charter: Charter) -> list[Sequence[int]]:
    if charter.terms.seeding is not Seeding.POTS:
        return [charter.team_numbers]
    size = charter.terms.groups
    return [charter.team_numbers[start : start + size] for start in range(0, len(charter.teams), size)]


def draw_level_teams(charter: Charter, lot: int, level: Sequence[Sequence[int]]) -> tuple[Ball[int], ...]:
    """Lots among teams that nothing else tells apart, place after place."""
    bowl = SeededLots(charter.seed, lot)
    return tuple(ball for teams in level for ball in draw_lots(teams, bowl))
