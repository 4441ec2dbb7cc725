"""CompetitionProgress: what follows from the facts of a competition: tables, the bracket, what comes next."""

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Final

from tavolino.competitions import (
    Bracket,
    Placing,
    Qualifier,
    TieBreak,
    place_rows,
    qualifier_seeds,
    shared_places,
)
from tavolino.organiser.progress.duplicate import (
    field_margins,
    is_duplicate,
    matches_per_fixture,
    rest_points,
)
from tavolino.organiser.progress.facts import CompetitionFacts
from tavolino.organiser.progress.fixture_list import FixtureList
from tavolino.organiser.progress.knockout import (
    Knockout,
    bracket_by_terms,
    empty_knockout,
    fill_knockout,
    results_by_tie,
)
from tavolino.organiser.progress.league import (
    LeagueStandings,
    evening_standings,
    league_standings,
    table_regulations,
)
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import (
    STAGE_EVENING,
    STAGE_GROUP,
    STAGE_KNOCKOUT,
    STAGE_LEAGUE,
    STAGE_SWISS,
    Fixture,
    match_id,
)
from tavolino.organiser.progress.tie_state import TieState, tie_state
from tavolino.organiser.regulations.charter import CUP_KINDS, EVENING_KINDS, GROUP_LETTERS, Kind

UNKNOWN_SEED: Final = "?"
FIRST_STAGES: Final = {
    Kind.LEAGUE: STAGE_LEAGUE,
    Kind.SWISS: STAGE_SWISS,
    Kind.GROUPS_KNOCKOUT: STAGE_GROUP,
    Kind.KNOCKOUT: STAGE_KNOCKOUT,
    Kind.DOUBLE_KNOCKOUT: STAGE_KNOCKOUT,
    Kind.BEST_OF: STAGE_KNOCKOUT,
    Kind.MATCH: STAGE_EVENING,
    Kind.SEASON: STAGE_EVENING,
}
"""The stage with which each kind begins."""


class CompetitionProgress:
    """Everything is worked out when it is first asked for, and kept.

    A progress belongs to the facts as they are. After an entry that matters here the book takes a new one:
    `after_result` where the fixture list stays the same, a fresh one where it does not.
    """

    def __init__(self, facts: CompetitionFacts, fixture_list: FixtureList | None = None) -> None:
        self.facts = facts
        self.charter = facts.charter
        self.kind = facts.charter.kind
        self.fixture_list = fixture_list or FixtureList(facts)

    def after_result(self) -> "CompetitionProgress":
        """The progress of the facts as they are now: it shares order, groups and fixtures with this one."""
        return CompetitionProgress(self.facts, self.fixture_list)

    def on_copy(self, facts: CompetitionFacts) -> "CompetitionProgress":
        """The progress of a copy of its facts, with all that has been worked out already."""
        other = copy(self)
        other.facts = facts
        return other

    @property
    def stages(self) -> set[str]:
        """The stages that have or will have rounds."""
        return {FIRST_STAGES[self.kind], *([STAGE_KNOCKOUT] if self.kind in CUP_KINDS else [])}

    # -- The draw

    @property
    def needs_order(self) -> bool:
        """Is there a draw at the start?"""
        return self.fixture_list.needs_order

    @property
    def order(self) -> tuple[int, ...]:
        """The teams in the order drawn or listed; none before the draw."""
        return self.fixture_list.order

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        return self.fixture_list.groups

    # -- Matches

    @property
    def table_fixtures(self) -> list[Fixture]:
        """The matches that make up the tables: all but those of a knockout."""
        return self.fixture_list.fixtures

    @cached_property
    def fixtures_by_id(self) -> dict[str, Fixture]:
        """All matches known by now."""
        if not self.knockout:
            return self.fixture_list.by_id
        return self.fixture_list.by_id | {fixture.id: fixture for fixture in self.knockout.fixtures}

    def open_matches(self) -> list[str]:
        """The matches that can be played now."""
        return [fixture.id for fixture in self.fixtures_by_id.values() if self.is_open(fixture)]

    def is_open(self, fixture: Fixture) -> bool:
        is_ready = fixture.is_known and fixture.id not in self.facts.results
        return is_ready and self.is_next(fixture) and not self.is_off(fixture)

    def is_next(self, fixture: Fixture) -> bool:
        """An evening waits for the one before, a second leg for the first."""
        if (
            fixture.tie
            and fixture.leg > 1
            and match_id(fixture.tie, fixture.leg - 1) not in self.facts.results
        ):
            return False
        evenings = self.table_fixtures if self.kind in EVENING_KINDS else []
        return all(one.id in self.facts.results for one in evenings if one.round < fixture.round)

    def is_off(self, fixture: Fixture) -> bool:
        """Has one of its teams withdrawn?"""
        return any(team in self.facts.adjustments.withdrawn for team in fixture.teams)

    def tie_state(self, fixture: Fixture) -> TieState | None:
        """What a match of the knockout begins with; None for all others."""
        if fixture.stage != STAGE_KNOCKOUT or self.knockout is None:
            return None
        first = self.facts.results.get(match_id(fixture.tie))
        goals = first.result(self.charter.terms.forfeit_goals).goals if first else None
        return tie_state(self.knockout.rules_of(fixture), fixture.leg, goals)

    @cached_property
    def counted_matches(self) -> list[StandingResult]:
        """The results of matches that are there; not of a replay that a correction has made void."""
        return [one for id, one in self.open_results.items() if id in self.fixtures_by_id]

    # -- Duplicate

    def is_round_over(self, number: int) -> bool:
        """Has every match of a round its result, or will it not be played?"""
        matches = [one for one in self.table_fixtures if one.round == number]
        return all(one.id in self.facts.results or self.is_off(one) for one in matches)

    @cached_property
    def sealed(self) -> frozenset[str]:
        """The matches of a duplicate that show nothing yet: others have the same cards still to play."""
        if not is_duplicate(self.charter.terms):
            return frozenset()
        rounds = {one.round for one in self.table_fixtures}
        sealed_rounds = {number for number in rounds if not self.is_round_over(number)}
        return frozenset(
            one.id
            for one in self.table_fixtures
            if one.round in sealed_rounds and one.id in self.facts.results
        )

    @property
    def over_rounds(self) -> list[int]:
        """The rounds of a duplicate whose deal anyone may know."""
        rounds = sorted({one.round for one in self.table_fixtures})
        return [n for n in rounds if self.is_round_over(n)] if is_duplicate(self.charter.terms) else []

    @property
    def open_results(self) -> dict[str, StandingResult]:
        """The results that are no secret."""
        if not self.sealed:
            return self.facts.results
        return {id: one for id, one in self.facts.results.items() if id not in self.sealed}

    @property
    def field_due(self) -> list[int]:
        """The rounds whose deal bots have still to play: one for each match."""
        missing = {
            number: self.charter.terms.field_tables - len(self.facts.field_matches.get(number, ()))
            for number in self.over_rounds
        }
        return [number for number, n in missing.items() for _ in range(n)]

    @property
    def current_round(self) -> int:
        """The first round with a match to play; after the last one the next."""
        rounds = [one.round for one in self.table_fixtures]
        to_play = [one.round for one in self.table_fixtures if one.id not in self.facts.results]
        return min(to_play, default=max(rounds, default=0) + 1)

    # -- Tables

    @cached_property
    def standings(self) -> list[LeagueStandings]:
        """One for each group, or a single one; none in a cup."""
        results, terms, adjustments = self.open_results, self.charter.terms, self.facts.adjustments
        if not self.order or self.kind in (Kind.KNOCKOUT, Kind.DOUBLE_KNOCKOUT, Kind.BEST_OF):
            return []
        if self.kind in EVENING_KINDS:
            return [evening_standings(self.order, self.table_fixtures, results, adjustments)]
        if self.kind is Kind.GROUPS_KNOCKOUT:
            return [
                league_standings(teams, self.group_fixtures(number), results, terms, adjustments)
                for number, teams in enumerate(self.groups)
            ]
        matches = terms.rounds * matches_per_fixture(terms) if self.kind is Kind.SWISS else None
        field = field_margins(self.facts.field_matches)
        return [
            league_standings(
                self.order, self.table_fixtures, results, terms, adjustments, self.byes(), matches, field
            )
        ]

    def group_fixtures(self, group: int) -> list[Fixture]:
        return [fixture for fixture in self.table_fixtures if fixture.group == group]

    def byes(self) -> dict[int, int]:
        """A team that rests in a Swiss round has won it."""
        rested = [paired.resting for paired in self.facts.pairings if paired.resting is not None]
        return {team: rest_points(self.charter.terms) * rested.count(team) for team in rested}

    @property
    def is_table_complete(self) -> bool:
        """Has every match of the tables a result, or was it settled by a withdrawal?"""
        return bool(self.table_fixtures) and all(
            fixture.id in self.facts.results or self.is_off(fixture) for fixture in self.table_fixtures
        )

    @property
    def level_teams(self) -> list[tuple[int, ...]]:
        """The teams that only a lot can tell apart, where it matters."""
        is_settled = self.kind is Kind.SWISS and self.needs_pairing
        lots_decide = self.kind is not Kind.MATCH and TieBreak.LOT in self.charter.terms.tiebreaks
        if not (lots_decide and self.is_table_complete) or is_settled or self.field_due:
            return []
        within = [teams for table in self.standings for teams in shared_places(table.placings)]
        return within or list(shared_places(self.best_next))

    @property
    def needs_pairing(self) -> bool:
        """Is it time to pair the next round of a Swiss tournament?"""
        is_next = self.kind is Kind.SWISS and len(self.facts.pairings) < self.charter.terms.rounds
        is_paired_over = not self.facts.pairings or (self.is_table_complete and not self.field_due)
        return is_next and bool(self.order) and is_paired_over

    # -- The knockout

    @cached_property
    def knockout(self) -> Knockout | None:
        if self.kind not in CUP_KINDS or not self.order:
            return None
        offset, terms, labels = len(self.table_fixtures), self.charter.terms, self.seed_labels
        bracket = bracket_by_terms(len(labels), self.kind, terms)
        entrants = self.entrants
        if not entrants:
            return empty_knockout(bracket, offset, labels)
        results = results_by_tie(self.facts.results, offset, terms.forfeit_goals)
        return fill_knockout(bracket, entrants, offset, labels, results, self.facts.adjustments.withdrawn)

    @property
    def seed_labels(self) -> list[str]:
        """What the seeds of the bracket are called."""
        terms = self.charter.terms
        if self.kind is not Kind.GROUPS_KNOCKOUT:
            return [str(seed) for seed in range(1, len(self.order) + 1)]
        if terms.best_next:
            return [UNKNOWN_SEED] * (terms.groups * terms.through + terms.best_next)
        return [f"{GROUP_LETTERS[one.group]}{one.place}" for one in self.qualifiers(())]

    @property
    def entrants(self) -> tuple[int, ...]:
        """The teams of the bracket by seed; none while the groups go on, or lots are to be drawn."""
        if self.kind is not Kind.GROUPS_KNOCKOUT:
            return self.order
        if not self.is_table_complete or self.level_teams:
            return ()
        best = [place.team for place in self.best_next[: self.charter.terms.best_next]]
        lucky = [number for number, group in enumerate(self.groups) if set(best) & set(group)]
        placed = [placed_teams(table) for table in self.standings]
        return tuple(placed[one.group][one.place - 1] for one in self.qualifiers(lucky))

    def qualifiers(self, lucky: Sequence[int]) -> tuple[Qualifier, ...]:
        """The places that go through; `lucky` are the groups whose next team does as well."""
        terms = self.charter.terms
        through: list[range | list[int]] = [range(terms.groups)] * terms.through
        return qualifier_seeds([*through, *([[*lucky]] if lucky else [])])

    @property
    def best_next(self) -> tuple[Placing[int], ...]:
        """The teams that just missed it in their groups, the best first."""
        terms = self.charter.terms
        if not terms.best_next or self.kind is not Kind.GROUPS_KNOCKOUT:
            return ()
        rows = [t.placings[terms.through].row for t in self.standings if len(t.placings) > terms.through]
        fair_play = {team: n for table in self.standings for team, n in table.fair_play.items()}
        lots = self.facts.adjustments.lots
        return place_rows(rows, table_regulations(terms), fair_play=fair_play, lots=lots)

    @property
    def bracket(self) -> Bracket | None:
        return self.knockout.cup.bracket if self.knockout else None

    # -- How far it is

    @property
    def is_over(self) -> bool:
        if self.kind in CUP_KINDS:
            return self.knockout is not None and self.knockout.cup.is_over
        is_complete = self.is_table_complete and not self.field_due
        return is_complete and not self.needs_pairing and not self.level_teams

    @property
    def champion(self) -> int | None:
        if not self.is_over:
            return None
        if self.knockout:
            return self.knockout.cup.champion
        first = [place.team for place in self.standings[0].placings if place.place == 1]
        return first[0] if len(first) == 1 else None


def placed_teams(table: LeagueStandings) -> list[int]:
    """The teams of a group by place. Those that withdrew and stand in no table come last: their tie is a walkover."""
    placed = [place.team for place in table.placings]
    return [*placed, *(team for team in table.teams if team not in placed)]
