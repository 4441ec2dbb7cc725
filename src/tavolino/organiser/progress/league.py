"""League tables of a competition: what the results, withdrawals and lots make of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tavolino.competitions import (
    LeagueRow,
    Pair,
    Placing,
    Points,
    Regulations,
    Result,
    TieBreak,
    Verdict,
    league_table,
    place_rows,
    withdraw,
)
from tavolino.organiser.charter import Terms
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import Fixture

EVENING_ORDER = (TieBreak.POINTS, TieBreak.WINS, TieBreak.GOALS, TieBreak.LOT)


@dataclass(frozen=True)
class LeagueStandings:
    """Teams, the results that count among them by the id of their match, and the table that they make."""

    teams: tuple[int, ...]
    results: dict[str, Result[int]]
    placings: tuple[Placing[int], ...]


@dataclass
class TableAdjustments:
    """All besides results that has a say in a table."""

    withdrawn: list[int] = field(default_factory=list)
    docked: dict[int, int] = field(default_factory=dict)
    fair_play: dict[int, float] = field(default_factory=dict)
    lots: list[int] = field(default_factory=list)

    def draw(self, teams: Sequence[int]) -> None:
        """The last lots drawn count, and of those before what they leave."""
        self.lots = [*teams, *(team for team in self.lots if team not in teams)]


def table_regulations(terms: Terms) -> Regulations:
    return Regulations(Points(*terms.points), terms.tiebreaks, terms.head_to_head)


def league_standings(
    teams: Sequence[int],
    meetings: Sequence[Fixture],
    kept: Mapping[str, StandingResult],
    terms: Terms,
    around: TableAdjustments,
    byes: Mapping[int, int] | None = None,
) -> LeagueStandings:
    """The table of a league, of a group or of a Swiss tournament; `byes` are points for teams that rested."""
    results = counted_results(meetings, kept, terms, around.withdrawn)
    placed = [team for team in teams if team not in around.withdrawn or has_result(team, results)]
    points = {team: (byes or {}).get(team, 0) - around.docked.get(team, 0) for team in placed}
    placings = league_table(
        placed,
        results.values(),
        table_regulations(terms),
        adjustments=points,
        fair_play=around.fair_play,
        lots=around.lots,
    )
    return LeagueStandings(tuple(teams), results, placings)


def has_result(team: int, results: Mapping[str, Result[int]]) -> bool:
    return any(team in (seen.team, seen.opponent) for r in results.values() for seen in r.appearances())


def counted_results(
    meetings: Sequence[Fixture], kept: Mapping[str, StandingResult], terms: Terms, withdrawn: Sequence[int]
) -> dict[str, Result[int]]:
    """The results as they count, in the order in which they came, after what withdrawals did to them."""
    known = {meeting.id for meeting in meetings}
    results = {id: one.result(terms.forfeit_goals) for id, one in kept.items() if id in known}
    for team in withdrawn:
        missed = [m for m in meetings if m.id not in results and team in m.teams]
        fixtures = [Pair(*meeting.sides) for meeting in missed]
        after = withdraw(team, results.values(), fixtures, terms.withdrawal, goals=terms.forfeit_goals)
        results = dict(zip([*results, *(meeting.id for meeting in missed)], after, strict=True))
    return results


def evening_standings(
    teams: Sequence[int],
    meetings: Sequence[Fixture],
    kept: Mapping[str, StandingResult],
    around: TableAdjustments,
) -> LeagueStandings:
    """The table of a season: so many points as teams were left behind, evening by evening."""
    evenings = [kept[meeting.id].score for meeting in meetings if meeting.id in kept]
    places = [evening_places(score.goals, score.winner) for score in evenings if score]
    goals = [score.goals for score in evenings if score]
    rows = [season_row(team, at, places, goals, around.docked.get(team, 0)) for at, team in enumerate(teams)]
    regulations = Regulations(tiebreaks=EVENING_ORDER)
    return LeagueStandings(tuple(teams), {}, place_rows(rows, regulations, lots=around.lots))


def evening_places(scores: Sequence[int], winner: int | None) -> list[int]:
    """By side, the place from 1; those with the same score share it, unless one of them was declared the winner."""
    merits = [(side == winner, score) for side, score in enumerate(scores)]
    return [1 + sum(other > own for other in merits) for own in merits]


def season_row(
    team: int, at: int, places: Sequence[Sequence[int]], goals: Sequence[Sequence[int]], docked: int
) -> LeagueRow[int]:
    own = [evening[at] for evening in places]
    points = sum(len(evening) - place for evening, place in zip(places, own))
    form = tuple(Verdict.WIN if place == 1 else Verdict.DEFEAT for place in own)
    won = own.count(1)
    scored = sum(evening[at] for evening in goals)
    return LeagueRow(team, won, 0, len(own) - won, scored, 0, points - docked, form[-5:], -docked)
