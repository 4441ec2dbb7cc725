"""Groups before a knockout: how teams are drawn into them and whom those who go through meet."""

from collections.abc import Sequence
from dataclasses import dataclass

from tavolino.competitions.brackets import meeting_round, seed_lines
from tavolino.competitions.pairings.matching import cheapest_matching
from tavolino.competitions.teams import TeamT, check_distinct


def snake_groups(ranking: Sequence[TeamT], groups: int) -> tuple[tuple[TeamT, ...], ...]:
    """Groups without a draw: along the ranking to the last group, and back again."""
    check_distinct(ranking)
    there_and_back = [*range(groups), *reversed(range(groups))]
    dealt = [(there_and_back[index % (2 * groups)], team) for index, team in enumerate(ranking)]
    return tuple(tuple(team for at, team in dealt if at == group) for group in range(groups))


@dataclass(frozen=True)
class Qualifier:
    """A place in a group that goes through: the group from 0, the place from 1."""

    group: int
    place: int


def qualifier_seeds(through: Sequence[Sequence[int]]) -> tuple[Qualifier, ...]:
    """The seeds of the knockout, best first, for the groups whose first, second, ... go through.

    Two from each of four groups are `cross([range(4)] * 2)`; with the best third-placed teams, the last
    entry lists their groups. Group winners are the top seeds in the order given, so the byes are theirs;
    below them each place is dealt to its seeds so that those of one group meet again as late as possible.
    """
    lines = seed_lines(sum(len(groups) for groups in through))
    seeds: list[Qualifier] = []
    for place, groups in enumerate(through, start=1):
        seeds += [Qualifier(group, place) for group in _deal(groups, seeds, lines)]
    return tuple(seeds)


def _deal(groups: Sequence[int], seeds: Sequence[Qualifier], lines: Sequence[int | None]) -> list[int]:
    """Which group takes each of the next seeds, at the least cost; if that is equal, in order."""
    size = len(groups)
    costs: list[list[int | None]] = [[None] * (2 * size) for _ in range(2 * size)]
    for row, group in enumerate(groups):
        for offset in range(size):
            cost = _cost(group, len(seeds) + 1 + offset, seeds, lines)
            costs[row][size + offset] = costs[size + offset][row] = cost * size**2 + abs(row - offset)
    return [groups[row] for row in cheapest_matching(costs)[size:]]


def _cost(group: int, seed: int, seeds: Sequence[Qualifier], lines: Sequence[int | None]) -> int:
    """An early reunion outweighs any number of later ones; all else equal, neighbouring groups cross."""
    cost = 0
    rounds = (len(lines) - 1).bit_length()
    for number, other in enumerate(seeds, start=1):
        met = meeting_round(lines, number, seed)
        if other.group == group:
            cost += int((2 * len(lines)) ** (2 + rounds - met))
        elif met == 1:
            cost += abs(other.group - group)
    return cost
