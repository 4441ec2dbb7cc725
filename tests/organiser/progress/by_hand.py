"""Tables and cup ties as a patient clerk works them out from the regulations: nothing of Tavolino's is used here."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

AGAINST_EACH_OTHER = ("head_to_head_points", "head_to_head_difference", "head_to_head_goals")


class PaperMatch(NamedTuple):
    """Who met, their goals and cards; `guilty` are those who forfeited it; a void one does not count."""

    teams: tuple[int, int]
    goals: tuple[int, int]
    cards: tuple[int, int] = (0, 0)
    guilty: tuple[int, ...] = ()
    counts: bool = True

    def verdict(self, side: int) -> int:
        """0 for a win, 1 for a draw, 2 for a defeat."""
        if self.guilty:
            return 2 if self.teams[side] in self.guilty else 0
        own, other = self.goals[side], self.goals[1 - side]
        return 0 if own > other else 1 if own == other else 2


class Declared(NamedTuple):
    """The regulations that a table needs."""

    worth: tuple[int, int, int]
    criteria: tuple[str, ...]
    is_reapplied: bool = False
    withdrawal: str = "halfway"
    forfeit_goals: int = 3


class TableLine(NamedTuple):
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0


def given_away(teams: tuple[int, int], guilty: Sequence[int], goals: int) -> PaperMatch:
    """A match that one or both have forfeited."""
    home, away = ((0 if team in guilty else goals) if len(guilty) == 1 else 0 for team in teams)
    return PaperMatch(teams, (home, away), guilty=tuple(guilty))


def strike_team(
    team: int,
    played: Mapping[str, PaperMatch],
    missed: Mapping[str, tuple[int, int]],
    declared: Declared,
    in_all: int = 0,
) -> dict[str, PaperMatch]:
    """All matches after a team has gone; `in_all` are those that it would have had, where more will be paired."""
    own = {id for id, match in played.items() if match.counts and team in match.teams}
    rule = declared.withdrawal
    if rule == "halfway":
        rule = "void" if 2 * len(own) < (in_all or len(own) + len(missed)) else "award_rest"
    after = dict(played)
    for id in own:
        match = played[id]
        if rule == "void":
            after[id] = match._replace(counts=False)
        elif rule == "award_all":
            after[id] = given_away(match.teams, sorted({*match.guilty, team}), declared.forfeit_goals)
    for id, teams in missed.items():
        after[id] = given_away(teams, [team], declared.forfeit_goals)._replace(counts=rule != "void")
    return after


def line_of(
    team: int, matches: Sequence[PaperMatch], worth: Sequence[int], extra_points: int = 0
) -> TableLine:
    own = [(match, match.teams.index(team)) for match in matches if match.counts and team in match.teams]
    verdicts = [match.verdict(side) for match, side in own]
    won, drawn, lost = (verdicts.count(verdict) for verdict in range(3))
    return TableLine(
        sum(worth[verdict] for verdict in verdicts) + extra_points,
        won,
        drawn,
        lost,
        sum(match.goals[side] for match, side in own),
        sum(match.goals[1 - side] for match, side in own),
    )


class Clerk:
    """Puts teams in order: `order` gives them best first, those whom nothing tells apart together."""

    def __init__(
        self,
        matches: Sequence[PaperMatch],
        declared: Declared,
        extra_points: Mapping[int, int],
        lots: Sequence[int],
    ) -> None:
        self.matches = [match for match in matches if match.counts]
        self.declared = declared
        self.extra_points = extra_points
        self.lots = lots

    def line(self, team: int) -> TableLine:
        return line_of(team, self.matches, self.declared.worth, self.extra_points.get(team, 0))

    def order(self, teams: Sequence[int]) -> list[list[int]]:
        return self.told_apart([*teams], self.declared.criteria, [])

    def told_apart(self, level: list[int], criteria: Sequence[str], among: list[int]) -> list[list[int]]:
        """`among` are those whose matches against each other were compared before, where that is done once."""
        if len(level) == 1 or not criteria:
            return [level]
        if criteria[0] in AGAINST_EACH_OTHER:
            return self.by_their_own_matches(level, criteria, among)
        parts = split_by(level, {team: self.merit(criteria[0], team, level) for team in level})
        return [apart for part in parts for apart in self.told_apart(part, criteria[1:], among)]

    def by_their_own_matches(
        self, level: list[int], criteria: Sequence[str], among: list[int]
    ) -> list[list[int]]:
        """Criteria of this kind that follow each other are read off one small table."""
        run = [*criteria]
        while run[-1] not in AGAINST_EACH_OTHER or any(one not in AGAINST_EACH_OTHER for one in run):
            run.pop()
        inside = among or level
        small = [match for match in self.matches if {*match.teams} <= {*inside}]
        merits = {team: small_merits(line_of(team, small, self.declared.worth), run) for team in level}
        found: list[list[int]] = []
        for part in split_by(level, merits):
            once_more = self.declared.is_reapplied and len(part) < len(level)
            following = criteria if once_more else criteria[len(run) :]
            found += self.told_apart(part, following, [] if self.declared.is_reapplied else inside)
        return found

    def merit(self, criterion: str, team: int, level: Sequence[int]) -> float:
        """The more the better."""
        line = self.line(team)
        met = sorted(
            self.line(other).points
            for match in self.matches
            if team in match.teams
            for other in match.teams
            if other != team
        )
        if criterion == "lot":
            drawn = [one for one in self.lots if one in level]
            return -drawn.index(team) if len(drawn) == len(level) else 0
        return {
            "points": line.points,
            "difference": line.scored - line.conceded,
            "goals": line.scored,
            "wins": line.won,
            "opponents": sum(met),
            "median": sum(met[1:-1]),
            "fair_play": -self.cards_of(team),
        }[criterion]

    def cards_of(self, team: int) -> int:
        return sum(match.cards[match.teams.index(team)] for match in self.matches if team in match.teams)


def small_merits(line: TableLine, run: Sequence[str]) -> tuple[int, ...]:
    merits = dict(zip(AGAINST_EACH_OTHER, (line.points, line.scored - line.conceded, line.scored)))
    return tuple(merits[criterion] for criterion in run)


def split_by(level: Sequence[int], merits: Mapping[int, object]) -> list[list[int]]:
    """The best first; whoever has the same stays together."""
    best_first = sorted(level, key=lambda team: merits[team], reverse=True)  # type: ignore[arg-type, return-value]
    return [[*same] for _, same in groupby(best_first, key=lambda team: merits[team])]


# -- Cup ties


class CupMatch(NamedTuple):
    """A match of a tie; extra time alone, penalties or none. `guilty` is the side that forfeited it."""

    home: int
    away: int
    goals: tuple[int, int]
    extra: tuple[int, int] = (0, 0)
    penalties: tuple[int, int] = (0, 0)
    guilty: int | None = None

    def of(self, team: int, pair: tuple[int, int]) -> int:
        return pair[0] if team == self.home else pair[1]

    def goals_in_all(self, team: int) -> int:
        return self.of(team, self.goals) + self.of(team, self.extra)

    def winner(self) -> int | None:
        if self.guilty is not None:
            return self.away if self.guilty == self.home else self.home
        for measure in (self.goals_in_all, lambda team: self.of(team, self.penalties)):
            home, away = measure(self.home), measure(self.away)
            if home != away:
                return self.home if home > away else self.away
        return None


def series_winner(matches: Sequence[CupMatch], best_of: int) -> int | None:
    """Whoever has won more than half of a series; when it is over and level, the next match decides."""
    wins = [match.winner() for match in matches]
    for n in range(1, len(wins) + 1):
        for team in {match.home for match in matches} | {match.away for match in matches}:
            own, lost = wins[:n].count(team), sum(one not in (None, team) for one in wins[:n])
            if own > lost and (2 * own > best_of or n >= best_of):
                return team
    return None


def two_legs_winner(matches: Sequence[CupMatch], do_away_goals_count: bool) -> int | None:
    """Both legs added up, then goals scored away, then extra time of the second leg, penalties; else a third match."""
    if len(matches) < 2:
        return None
    teams = (matches[0].home, matches[0].away)

    def both(team: int) -> int:
        return sum(match.of(team, match.goals) for match in matches[:2])

    def both_with_extra(team: int) -> int:
        return sum(match.goals_in_all(team) for match in matches[:2])

    def away(team: int) -> int:
        return sum(match.goals[1] for match in matches[:2] if match.away == team)

    def away_with_extra(team: int) -> int:
        return sum(match.goals[1] + match.extra[1] for match in matches[:2] if match.away == team)

    def kicks(team: int) -> int:
        return matches[1].of(team, matches[1].penalties)

    measures = [both, away, both_with_extra, away_with_extra, kicks]
    if not do_away_goals_count:
        measures = [both, both_with_extra, kicks]
    for measure in measures:
        one, other = (measure(team) for team in teams)
        if one != other:
            return teams[0] if one > other else teams[1]
    return next((winner for match in matches[2:] if (winner := match.winner()) is not None), None)
