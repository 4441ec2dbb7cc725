"""The league table: every team's place, and what puts it above the next one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Generic

from tavolino.competitions.lots import Ball, LotSource, draw_lots
from tavolino.competitions.results import Result
from tavolino.competitions.table_rows import LeagueRow, tally
from tavolino.competitions.teams import TeamT
from tavolino.competitions.tiebreaks import (
    USUAL_REGULATIONS,
    Evidence,
    Reason,
    Regulations,
    rank_teams,
    reason_between,
)


@dataclass(frozen=True)
class Placing(Generic[TeamT]):
    """A place in the table; no reason beside the last one, nor between teams that share a place."""

    place: int
    row: LeagueRow[TeamT]
    reason: Reason[TeamT] | None

    @property
    def team(self) -> TeamT:
        return self.row.team


def league_table(
    teams: Sequence[TeamT],
    results: Iterable[Result[TeamT]],
    regulations: Regulations = USUAL_REGULATIONS,
    *,
    adjustments: Mapping[TeamT, int] | None = None,
    fair_play: Mapping[TeamT, float] | None = None,
    lots: Sequence[TeamT] = (),
) -> tuple[Placing[TeamT], ...]:
    """The table after these results; teams that only a lot not yet drawn can separate share a place."""
    played = tuple(results)
    rows = tally(teams, played, regulations.points, adjustments)
    return place_rows(rows, regulations, results=played, fair_play=fair_play, lots=lots)


def place_rows(
    rows: Iterable[LeagueRow[TeamT]],
    regulations: Regulations = USUAL_REGULATIONS,
    *,
    results: Sequence[Result[TeamT]] = (),
    fair_play: Mapping[TeamT, float] | None = None,
    lots: Sequence[TeamT] = (),
) -> tuple[Placing[TeamT], ...]:
    """Rows put in order; they may come from several tables, as when the best third-placed team is sought."""
    by_team = {row.team: row for row in rows}
    order = rank_teams(tuple(by_team), regulations, Evidence(by_team, results, fair_play or {}, lots))
    placings: list[Placing[TeamT]] = []
    for index, (team, trail) in enumerate(order):
        below = order[index + 1][1] if index + 1 < len(order) else ()
        level = bool(placings) and placings[-1].reason is None
        place = placings[-1].place if level else index + 1
        placings.append(Placing(place, by_team[team], reason_between(trail, below)))
    return tuple(placings)


def shared_places(table: Iterable[Placing[TeamT]]) -> tuple[tuple[TeamT, ...], ...]:
    """The teams that share a place, place by place."""
    shared = (tuple(level) for _, level in groupby(table, key=lambda placing: placing.place))
    return tuple(tuple(placing.team for placing in level) for level in shared if len(level) > 1)


def draw_shared_places(table: Iterable[Placing[TeamT]], lot: LotSource) -> tuple[Ball[TeamT], ...]:
    """Draw lots among those who share a place; the teams drawn are the `lots` of the final table."""
    return tuple(ball for level in shared_places(table) for ball in draw_lots(level, lot))
