"""What is worked out from a charter and its entries: who meets whom, tables, the bracket, what comes next."""

from collections import Counter
from dataclasses import replace
from functools import cached_property
from typing import Final

from tavolino.competitions import (
    Bracket,
    Placing,
    Qualifier,
    Round,
    TieBreak,
    place_rows,
    qualifier_seeds,
    shared_places,
    teams_of_balls,
)
from tavolino.competitions import Pair as Pair
from tavolino.organiser.charter import CUP_KINDS, EVENING_KINDS, Kind, Seeding
from tavolino.organiser.entries import DRAW_ORDER
from tavolino.organiser.progress.facts import CompetitionFacts
from tavolino.organiser.progress.knockout import (
    Knockout,
    bracket_by_terms,
    empty_knockout,
    fill_knockout,
    results_by_tie,
)
from tavolino.organiser.progress.league import (
    LeagueStandings,
    TableAdjustments,
    evening_standings,
    league_standings,
    table_regulations,
)
from tavolino.organiser.progress.schedule import (
    STAGE_SWISS,
    Fixture,
    evening_fixtures,
    form_groups,
    group_fixtures,
    league_fixtures,
    number_fixtures,
)

GROUP_LETTERS: Final = "ABCDEFGHIJKLMNOP"
"""Of the groups."""
UNKNOWN: Final = "?"


class Programme(CompetitionFacts):
    """A register read as a competition. What has been worked out is forgotten when something happens."""

    def forget(self) -> None:
        for name in ("order", "groups", "fixtures_by_id", "table_fixtures", "standings", "knockout"):
            self.__dict__.pop(name, None)

    def forget_results(self) -> None:
        """A league's fixtures stay what they are, whatever the results."""
        for name in ("standings", *(("fixtures_by_id", "knockout") if self.kind in CUP_KINDS else ())):
            self.__dict__.pop(name, None)

    @property
    def kind(self) -> Kind:
        return self.charter.kind

    # -- The draw

    @property
    def needs_order(self) -> bool:
        """Is there a draw at the start?"""
        fixed = (*EVENING_KINDS, Kind.BEST_OF)
        return self.charter.terms.seeding is not Seeding.ORDER and self.kind not in fixed

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The teams in the order drawn or listed; none before the draw."""
        if not self.needs_order:
            return tuple(self.charter.team_numbers)
        return next((teams_of_balls(draw.balls) for draw in self.draws if draw.what == DRAW_ORDER), ())

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        is_drawn = self.kind is Kind.GROUPS_KNOCKOUT and bool(self.order)
        return form_groups(self.charter, self.order) if is_drawn else ()

    # -- Matches

    @cached_property
    def fixtures_by_id(self) -> dict[str, Fixture]:
        """All matches known by now, by their id."""
        later = self.knockout.fixtures(self.results) if self.knockout else []
        return {meeting.id: meeting for meeting in (*self.table_fixtures, *later)}

    @cached_property
    def table_fixtures(self) -> list[Fixture]:
        """Those that do not depend on earlier results, but for a knockout."""
        terms = self.charter.terms
        if not self.order:
            return []
        if self.kind is Kind.LEAGUE:
            return league_fixtures(self.order, terms.legs)
        if self.kind is Kind.GROUPS_KNOCKOUT:
            return group_fixtures(self.groups, terms.legs)
        if self.kind is Kind.SWISS:
            return list(number_fixtures(self.swiss_rounds(), STAGE_SWISS))
        if self.kind in EVENING_KINDS:
            return evening_fixtures(self.order, terms.rounds if self.kind is Kind.SEASON else 1)
        return []

    def swiss_rounds(self) -> list[Round[int]]:
        return [
            Round(paired.round, tuple(Pair(*pair) for pair in paired.pairs), paired.resting)
            for paired in self.pairings
        ]

    # -- Tables

    @cached_property
    def standings(self) -> list[LeagueStandings]:
        """One for each group, or a single one; none in a cup."""
        terms, around = self.charter.terms, self.adjustments_with_cards
        if not self.order or self.kind in (Kind.KNOCKOUT, Kind.BEST_OF):
            return []
        if self.kind in EVENING_KINDS:
            return [evening_standings(self.order, self.table_fixtures, self.results, around)]
        if self.kind is Kind.GROUPS_KNOCKOUT:
            return [
                league_standings(
                    teams, [m for m in self.table_fixtures if m.group == number], self.results, terms, around
                )
                for number, teams in enumerate(self.groups)
            ]
        return [league_standings(self.order, self.table_fixtures, self.results, terms, around, self.byes())]

    @property
    def adjustments_with_cards(self) -> TableAdjustments:
        return replace(self.adjustments, fair_play=self.fair_play_points())

    def fair_play_points(self) -> dict[int, float]:
        """Penalty points for fair play, by team."""
        found: Counter[int] = Counter()
        for kept in self.results.values():
            found.update(dict(zip(kept.fixture.sides, kept.score.cards if kept.score else ())))
        return dict(found)

    def byes(self) -> dict[int, int]:
        """Who rests in a Swiss round has won it."""
        rested = [paired.resting for paired in self.pairings if paired.resting is not None]
        return {team: self.charter.terms.points[0] * rested.count(team) for team in rested}

    @property
    def is_table_complete(self) -> bool:
        """Have all matches that make up the tables a result, or been settled by a withdrawal?"""
        gone = self.adjustments.withdrawn
        return bool(self.table_fixtures) and all(
            meeting.id in self.results or any(team in gone for team in meeting.teams)
            for meeting in self.table_fixtures
        )

    @property
    def level_teams(self) -> list[tuple[int, ...]]:
        """The teams that only a lot can tell apart, where it matters."""
        is_settled = self.kind is Kind.SWISS and self.needs_pairing
        lots_decide = self.kind is not Kind.MATCH and TieBreak.LOT in self.charter.terms.tiebreaks
        if not (lots_decide and self.is_table_complete) or is_settled:
            return []
        within = [teams for table in self.standings for teams in shared_places(table.placings)]
        return within or list(shared_places(self.best_next))

    @property
    def needs_pairing(self) -> bool:
        """Is it time to pair the next round of a Swiss tournament?"""
        is_next = self.kind is Kind.SWISS and len(self.pairings) < self.charter.terms.rounds
        return is_next and bool(self.order) and (not self.pairings or self.is_table_complete)

    # -- The knockout

    @cached_property
    def knockout(self) -> Knockout | None:
        if self.kind not in CUP_KINDS or not self.order:
            return None
        offset, terms = len(self.table_fixtures), self.charter.terms
        labels = self.seed_labels
        bracket = bracket_by_terms(len(labels), self.kind, terms)
        entrants = self.entrants
        if not entrants:
            return empty_knockout(bracket, offset, labels)
        results = results_by_tie(self.results, offset, terms.forfeit_goals)
        return fill_knockout(bracket, entrants, offset, labels, results, self.adjustments.withdrawn)

    @property
    def seed_labels(self) -> list[str]:
        """What the seeds of the bracket are called."""
        terms = self.charter.terms
        if self.kind is not Kind.GROUPS_KNOCKOUT:
            return [str(seed) for seed in range(1, len(self.order) + 1)]
        if terms.best_next:
            return [UNKNOWN] * (terms.groups * terms.through + terms.best_next)
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
        placed = [[place.team for place in table.placings] for table in self.standings]
        return tuple(placed[one.group][one.place - 1] for one in self.qualifiers(lucky))

    def qualifiers(self, lucky: "tuple[int, ...] | list[int]") -> tuple[Qualifier, ...]:
        """The places that go through; `lucky` are the groups whose next team does as well."""
        terms = self.charter.terms
        through: list[range | list[int]] = [range(terms.groups)] * terms.through
        return qualifier_seeds([*through, *([[*lucky]] if lucky else [])])

    @property
    def best_next(self) -> tuple[Placing[int], ...]:
        """Those who just missed it in their groups, the best first."""
        terms = self.charter.terms
        if not terms.best_next or self.kind is not Kind.GROUPS_KNOCKOUT:
            return ()
        rows = [t.placings[terms.through].row for t in self.standings if len(t.placings) > terms.through]
        return place_rows(
            rows,
            table_regulations(terms),
            fair_play=self.adjustments_with_cards.fair_play,
            lots=self.adjustments.lots,
        )

    @property
    def bracket(self) -> Bracket | None:
        return self.knockout.cup.bracket if self.knockout else None

    # -- How far it is

    @property
    def is_over(self) -> bool:
        if self.kind in CUP_KINDS:
            return self.knockout is not None and self.knockout.cup.is_over
        return self.is_table_complete and not self.needs_pairing and not self.level_teams

    @property
    def champion(self) -> int | None:
        if not self.is_over:
            return None
        if self.knockout:
            return self.knockout.cup.champion
        first = [place.team for place in self.standings[0].placings if place.place == 1]
        return first[0] if len(first) == 1 else None
