"""The rows of a league table, added up from results, in the order of entry."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from tavolino.competitions.results import Appearance, Result, Verdict
from tavolino.competitions.teams import TeamT, check_distinct

FORM_MATCHES = 5  # how many of the latest matches a row remembers


@dataclass(frozen=True)
class Points:
    """What a match is worth."""

    win: int = 3
    draw: int = 1
    defeat: int = 0


THREE_POINTS = Points()


@dataclass(frozen=True)
class LeagueRow(Generic[TeamT]):
    """One team's line; `adjustment` is what was docked (or granted, as for a bye) and is in the points."""

    team: TeamT
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    points: int
    form: tuple[Verdict, ...]  # the latest last
    adjustment: int = 0

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def difference(self) -> int:
        return self.goals_for - self.goals_against


def tally(
    teams: Sequence[TeamT],
    results: Iterable[Result[TeamT]],
    points: Points,
    adjustments: Mapping[TeamT, int] | None = None,
) -> tuple[LeagueRow[TeamT], ...]:
    """A row for each team; results are in the order in which they were played."""
    check_distinct(teams)
    docked = adjustments or {}
    seen: dict[TeamT, list[Appearance[TeamT]]] = {team: [] for team in teams}
    for appearance in (appearance for result in results for appearance in result.appearances()):
        if appearance.team not in seen:
            raise ValueError(f"{appearance.team!r} is not in this table")
        seen[appearance.team].append(appearance)
    return tuple(_row(team, matches, points, docked.get(team, 0)) for team, matches in seen.items())


def _row(
    team: TeamT, matches: Sequence[Appearance[TeamT]], points: Points, adjustment: int
) -> LeagueRow[TeamT]:
    form = tuple(match.verdict for match in matches)
    count = Counter(form)
    won, drawn, lost = count[Verdict.WIN], count[Verdict.DRAW], count[Verdict.DEFEAT]
    return LeagueRow(
        team,
        won,
        drawn,
        lost,
        sum(match.goals_for for match in matches),
        sum(match.goals_against for match in matches),
        won * points.win + drawn * points.draw + lost * points.defeat + adjustment,
        form[-FORM_MATCHES:],
        adjustment,
    )
