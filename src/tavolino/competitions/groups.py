"""Groups before a knockout: how teams are drawn into them and whom those who go through meet."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from tavolino.competitions.brackets import meeting_round, seed_lines
from tavolino.competitions.lots import Ball, LotSource, draw_lots
from tavolino.competitions.matching import cheapest_matching
from tavolino.competitions.teams import Team, check_distinct


@dataclass(frozen=True)
class GroupBall(Generic[Team]):
    """A ball of the group draw, the pot it came from and the group it goes to, both from 0."""

    ball: Ball[Team]
    pot: int
    group: int


def draw_groups(pots: Sequence[Sequence[Team]], groups: int, lot: LotSource) -> tuple[GroupBall[Team], ...]:
    """Empty the pots one by one, dealing to the groups in turn.

    One pot with everybody is an open draw; two pots and as many groups as teams in each draw cup ties.
    """
    check_distinct([team for pot in pots for team in pot])
    if any(len(pot) % groups for pot in pots[:-1]):
        raise ValueError("every pot but the last has as many teams for each group")
    balls = [(number, ball) for number, pot in enumerate(pots) for ball in draw_lots(pot, lot)]
    return tuple(GroupBall(ball, pot, index % groups) for index, (pot, ball) in enumerate(balls))


def drawn_groups(balls: Iterable[GroupBall[Team]]) -> tuple[tuple[Team, ...], ...]:
    """The groups that a draw has made."""
    drawn: dict[int, list[Team]] = {}
    for ball in balls:
        drawn.setdefault(ball.group, []).append(ball.ball.team)
    return tuple(tuple(drawn[group]) for group in sorted(drawn))


def snake_groups(ranking: Sequence[Team], groups: int) -> tuple[tuple[Team, ...], ...]:
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
