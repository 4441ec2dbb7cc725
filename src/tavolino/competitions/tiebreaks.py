"""Tie-breaks: in which order teams are compared, and which comparison told two of them apart."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Any, Generic

from tavolino.competitions.results import Result
from tavolino.competitions.table_rows import THREE_POINTS, LeagueRow, Points, tally
from tavolino.competitions.teams import TeamT


class TieBreak(StrEnum):
    POINTS = "points"
    HEAD_TO_HEAD_POINTS = "head_to_head_points"
    HEAD_TO_HEAD_DIFFERENCE = "head_to_head_difference"
    HEAD_TO_HEAD_GOALS = "head_to_head_goals"
    DIFFERENCE = "difference"
    GOALS = "goals"
    WINS = "wins"
    OPPONENTS = "opponents"  # the points of all opponents met, for Swiss tables
    MEDIAN = "median"  # the same without the strongest and the weakest of them
    FAIR_PLAY = "fair_play"  # penalty points: fewer are better
    LOT = "lot"  # the position drawn: earlier is better


class HeadToHead(StrEnum):
    """Which matches count head to head."""

    ONCE = "once"  # among all who were level when the first such tie-break was reached
    REAPPLIED = "reapplied"  # when these tie-breaks leave some still level: again, among those alone


_HEAD_TO_HEAD = frozenset(
    {TieBreak.HEAD_TO_HEAD_POINTS, TieBreak.HEAD_TO_HEAD_DIFFERENCE, TieBreak.HEAD_TO_HEAD_GOALS}
)
_FEWER_IS_BETTER = frozenset({TieBreak.FAIR_PLAY, TieBreak.LOT})
_USUAL_ORDER = (
    TieBreak.POINTS,
    TieBreak.DIFFERENCE,
    TieBreak.GOALS,
    TieBreak.HEAD_TO_HEAD_POINTS,
    TieBreak.LOT,
)
_IN_A_ROW: Mapping[TieBreak, Callable[[LeagueRow[Any]], int]] = {
    TieBreak.POINTS: lambda row: row.points,
    TieBreak.HEAD_TO_HEAD_POINTS: lambda row: row.points,
    TieBreak.DIFFERENCE: lambda row: row.difference,
    TieBreak.HEAD_TO_HEAD_DIFFERENCE: lambda row: row.difference,
    TieBreak.GOALS: lambda row: row.goals_for,
    TieBreak.HEAD_TO_HEAD_GOALS: lambda row: row.goals_for,
    TieBreak.WINS: lambda row: row.won,
}


@dataclass(frozen=True)
class Regulations:
    """How a league is scored and how teams level on points are told apart."""

    points: Points = THREE_POINTS
    tiebreaks: tuple[TieBreak, ...] = _USUAL_ORDER
    head_to_head: HeadToHead = HeadToHead.ONCE

    def __post_init__(self) -> None:
        if len(set(self.tiebreaks)) != len(self.tiebreaks):
            raise ValueError("a tie-break is listed twice")


USUAL_REGULATIONS = Regulations()


@dataclass(frozen=True)
class TieBreakMark(Generic[TeamT]):
    """What one tie-break found for one team; head to head, among which teams."""

    tiebreak: TieBreak
    value: float
    among: tuple[TeamT, ...] = ()

    @property
    def merit(self) -> float:
        return -self.value if self.tiebreak in _FEWER_IS_BETTER else self.value


@dataclass(frozen=True)
class Reason(Generic[TeamT]):
    """Why a team stands above the next one: the deciding tie-break and what each of the two had."""

    tiebreak: TieBreak
    value: float
    next_value: float
    among: tuple[TeamT, ...] = ()


@dataclass(frozen=True)
class Evidence(Generic[TeamT]):
    """All that teams may be compared by."""

    rows: Mapping[TeamT, LeagueRow[TeamT]]
    results: Sequence[Result[TeamT]]
    fair_play: Mapping[TeamT, float]
    lots: Sequence[TeamT]

    def opponents_points(self, team: TeamT) -> list[int]:
        """The points of all opponents met, the fewest first."""
        met = (match for result in self.results for match in result.appearances() if match.team == team)
        return sorted(self.rows[match.opponent].points for match in met)


Trail = tuple[TieBreakMark[TeamT], ...]


def rank_teams(
    teams: Sequence[TeamT], regulations: Regulations, evidence: Evidence[TeamT]
) -> list[tuple[TeamT, Trail[TeamT]]]:
    """The teams from best to worst, each with the trail of marks that put it there."""
    blocks = tuple(_blocks(regulations.tiebreaks))
    return list(_split(tuple(teams), blocks, (), regulations, evidence))


def reason_between(better: Trail[TeamT], worse: Trail[TeamT]) -> Reason[TeamT] | None:
    """The first mark in which two trails differ; none when nothing told the two apart."""
    for mine, theirs in zip(better, worse):
        if mine.value != theirs.value:
            return Reason(mine.tiebreak, mine.value, theirs.value, mine.among)
    return None


def _blocks(tiebreaks: Sequence[TieBreak]) -> Iterator[tuple[TieBreak, ...]]:
    """Neighbouring head-to-head tie-breaks share one small table, so they are applied together."""
    for head_to_head, run in groupby(tiebreaks, key=_HEAD_TO_HEAD.__contains__):
        block = tuple(run)
        yield from [block] if head_to_head else zip(block)


def _split(
    level: tuple[TeamT, ...],
    blocks: tuple[tuple[TieBreak, ...], ...],
    once: tuple[TeamT, ...],
    regulations: Regulations,
    evidence: Evidence[TeamT],
) -> Iterator[tuple[TeamT, Trail[TeamT]]]:
    """Compare those still level by the next block, then each tier that it leaves level by what follows.

    `once` are those among whom head to head was worked out already, where that is done only once.
    """
    if len(level) < 2 or not blocks:
        yield from ((team, ()) for team in level)
        return
    head_to_head = blocks[0][0] in _HEAD_TO_HEAD
    reapplied = head_to_head and regulations.head_to_head is HeadToHead.REAPPLIED
    among = (once or level) if head_to_head else ()
    trails = _marks(level, blocks[0], among, regulations.points, evidence)
    settled = () if reapplied else once or among
    for tier in _tiers(level, trails):
        following = blocks if reapplied and len(tier) < len(level) else blocks[1:]
        for team, trail in _split(tier, following, settled, regulations, evidence):
            yield team, trails[team] + trail


def _tiers(level: tuple[TeamT, ...], trails: Mapping[TeamT, Trail[TeamT]]) -> Iterator[tuple[TeamT, ...]]:
    def merits(team: TeamT) -> list[float]:
        return [mark.merit for mark in trails[team]]

    for _, tier in groupby(sorted(level, key=merits, reverse=True), key=merits):
        yield tuple(tier)


def _marks(
    level: tuple[TeamT, ...],
    block: tuple[TieBreak, ...],
    among: tuple[TeamT, ...],
    points: Points,
    evidence: Evidence[TeamT],
) -> dict[TeamT, Trail[TeamT]]:
    rows = _rows_among(among, points, evidence.results) if among else evidence.rows
    columns = [_values(tiebreak, level, rows, evidence) for tiebreak in block]
    return {
        team: tuple(TieBreakMark(tiebreak, value, among) for tiebreak, value in zip(block, values))
        for team, *values in zip(level, *columns)
    }


def _rows_among(
    among: tuple[TeamT, ...], points: Points, results: Sequence[Result[TeamT]]
) -> dict[TeamT, LeagueRow[TeamT]]:
    inside = (result for result in results if result.home in among and result.away in among)
    return {row.team: row for row in tally(among, inside, points)}


def _values(
    tiebreak: TieBreak,
    level: tuple[TeamT, ...],
    rows: Mapping[TeamT, LeagueRow[TeamT]],
    evidence: Evidence[TeamT],
) -> list[float]:
    if tiebreak in _IN_A_ROW:
        return [_IN_A_ROW[tiebreak](rows[team]) for team in level]
    if tiebreak is TieBreak.OPPONENTS:
        return [sum(evidence.opponents_points(team)) for team in level]
    if tiebreak is TieBreak.MEDIAN:
        return [sum(evidence.opponents_points(team)[1:-1]) for team in level]
    if tiebreak is TieBreak.FAIR_PLAY:
        return [evidence.fair_play.get(team, 0) for team in level]
    return _positions(level, evidence.lots)


def _positions(level: tuple[TeamT, ...], lots: Sequence[TeamT]) -> list[float]:
    """Positions among the level teams; all alike until every one of them has been drawn."""
    drawn = [team for team in lots if team in level]
    return [drawn.index(team) + 1 if len(drawn) == len(level) else 0 for team in level]
