"""League tables of a competition: what the results, withdrawals and lots make of them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tavolino.competitions import (
    LeagueRow,
    Pair,
    PercentPair,
    Placing,
    Points,
    Regulations,
    Result,
    TieBreak,
    place_rows,
    tally,
    withdraw,
)
from tavolino.organiser.progress.duplicate import FieldMargins, duplicate_table, is_duplicate
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import Fixture
from tavolino.organiser.regulations.charter import Terms

EVENING_ORDER = (TieBreak.POINTS, TieBreak.WINS, TieBreak.GOALS, TieBreak.LOT)


@dataclass(frozen=True)
class LeagueStandings:
    """Teams, the results that count among them by the id of their match, and the table that they make.

    `percents` are what the matches of a duplicate gave to both sides, `fair_play` the penalty points of the teams.
    """

    teams: tuple[int, ...]
    results: dict[str, Result[int]]
    placings: tuple[Placing[int], ...]
    percents: dict[str, PercentPair] = field(default_factory=dict)
    fair_play: Mapping[int, float] = field(default_factory=dict)


@dataclass
class TableAdjustments:
    """What counts in a table besides results."""

    withdrawn: list[int] = field(default_factory=list)
    docked: dict[int, int] = field(default_factory=dict)
    lots: list[int] = field(default_factory=list)

    def copy(self) -> "TableAdjustments":
        """A copy that can change while this one stays as it is."""
        return TableAdjustments([*self.withdrawn], {**self.docked}, [*self.lots])

    def add_lots(self, teams: Sequence[int]) -> None:
        """The lots drawn last count first; earlier ones order the teams that are not among them."""
        self.lots = [*teams, *(team for team in self.lots if team not in teams)]


def table_regulations(terms: Terms) -> Regulations:
    return Regulations(Points(*terms.points), terms.tiebreaks, terms.head_to_head)


def league_standings(
    teams: Sequence[int],
    fixtures: Sequence[Fixture],
    standing: Mapping[str, StandingResult],
    terms: Terms,
    adjustments: TableAdjustments,
    byes: Mapping[int, int] | None = None,
    matches: int | None = None,
    duplicate_field: FieldMargins | None = None,
) -> LeagueStandings:
    """The table of a league, of a group or of a Swiss tournament.

    `byes` are points for teams that rested, `matches` how many everyone plays where not all of them are paired yet,
    `duplicate_field` what bots made of the deals of a duplicate.
    """
    results = counted_results(fixtures, standing, terms, adjustments.withdrawn, matches)
    placed = [team for team in teams if team not in adjustments.withdrawn or has_result(team, results)]
    points = {team: (byes or {}).get(team, 0) - adjustments.docked.get(team, 0) for team in placed}
    played, regulations = tuple(results.values()), table_regulations(terms)
    rows = tally(placed, played, regulations.points, points)
    percents: dict[str, PercentPair] = {}
    if is_duplicate(terms):
        percents, by_team = duplicate_table(fixtures, results, duplicate_field or {})
        rows = tuple(replace(row, points=by_team.get(row.team, 0) + row.adjustment) for row in rows)
    fair_play = fair_play_points(results, standing)
    placings = place_rows(rows, regulations, results=played, fair_play=fair_play, lots=adjustments.lots)
    return LeagueStandings(tuple(teams), results, placings, percents, fair_play)


def fair_play_points(
    results: Mapping[str, Result[int]], standing: Mapping[str, StandingResult]
) -> Mapping[int, float]:
    """Penalty points by team, from the matches of this table alone: none from what is void or awarded."""
    points: Counter[int] = Counter()
    for id, result in results.items():
        score = standing[id].score if id in standing else None
        if score and not (result.void or result.forfeit):
            points.update(dict(zip((result.home, result.away), score.cards)))
    return points


def has_result(team: int, results: Mapping[str, Result[int]]) -> bool:
    return any(team in (seen.team, seen.opponent) for r in results.values() for seen in r.appearances())


def counted_results(
    fixtures: Sequence[Fixture],
    standing: Mapping[str, StandingResult],
    terms: Terms,
    withdrawn: Sequence[int],
    matches: int | None,
) -> dict[str, Result[int]]:
    """The results as they count, in the order in which they came, after what withdrawals did to them."""
    known = {fixture.id for fixture in fixtures}
    results = {id: one.result(terms.forfeit_goals) for id, one in standing.items() if id in known}
    for team in withdrawn:
        missed = [m for m in fixtures if m.id not in results and team in m.teams]
        pairs = [Pair(*fixture.sides) for fixture in missed]
        after = withdraw(
            team, results.values(), pairs, terms.withdrawal, goals=terms.forfeit_goals, matches=matches
        )
        results = dict(zip([*results, *(fixture.id for fixture in missed)], after, strict=True))
    return results


def evening_standings(
    teams: Sequence[int],
    fixtures: Sequence[Fixture],
    standing: Mapping[str, StandingResult],
    adjustments: TableAdjustments,
) -> LeagueStandings:
    """The table of a season: so many points as teams were left behind, evening by evening. It has no form."""
    evenings = [standing[fixture.id].score for fixture in fixtures if fixture.id in standing]
    places = [evening_places(score.goals, score.winner) for score in evenings if score]
    goals = [score.goals for score in evenings if score]
    rows = [
        season_row(team, at, places, goals, adjustments.docked.get(team, 0)) for at, team in enumerate(teams)
    ]
    regulations = Regulations(tiebreaks=EVENING_ORDER)
    return LeagueStandings(tuple(teams), {}, place_rows(rows, regulations, lots=adjustments.lots))


def evening_places(scores: Sequence[int], winner: int | None) -> list[int]:
    """By side, the place from 1; those with the same score share it, unless one of them was declared the winner."""
    merits = [(side == winner, score) for side, score in enumerate(scores)]
    return [1 + sum(other > own for other in merits) for own in merits]


def season_row(
    team: int, at: int, places: Sequence[Sequence[int]], goals: Sequence[Sequence[int]], docked: int
) -> LeagueRow[int]:
    own = [evening[at] for evening in places]
    points = sum(len(evening) - place for evening, place in zip(places, own))
    won = own.count(1)
    scored = sum(evening[at] for evening in goals)
    return LeagueRow(team, won, 0, len(own) - won, scored, 0, points - docked, (), -docked)
