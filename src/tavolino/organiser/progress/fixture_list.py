"""FixtureList: the matches that follow from the draw and the pairings, whatever the results are."""

from functools import cached_property

from tavolino.competitions import Duplicate, Pair, Round, teams_of_balls
from tavolino.organiser.entries import DRAW_ORDER
from tavolino.organiser.progress.duplicate import play_both_ways
from tavolino.organiser.progress.facts import CompetitionFacts
from tavolino.organiser.progress.late_teams import with_late_teams
from tavolino.organiser.progress.schedule import (
    STAGE_SWISS,
    Fixture,
    evening_fixtures,
    form_groups,
    group_fixtures,
    league_fixtures,
    number_fixtures,
)
from tavolino.organiser.regulations.charter import EVENING_KINDS, Kind, Seeding


class FixtureList:
    """It depends on the charter, the draws, the pairings and late teams alone: a new result does not change it."""

    def __init__(self, facts: CompetitionFacts) -> None:
        self.charter = facts.charter
        self.draws = tuple(facts.standing_draws)
        self.pairings = tuple(facts.pairings)
        self.late = tuple(facts.late)
        self.is_open = facts.is_sign_up_open

    @property
    def needs_order(self) -> bool:
        """Is there a draw at the start?"""
        fixed = (*EVENING_KINDS, Kind.BEST_OF)
        return self.charter.terms.seeding is not Seeding.ORDER and self.charter.kind not in fixed

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The teams in the order drawn or listed, late ones last; none before the draw."""
        return (*self.first_teams, *(late.team for late in self.late)) if self.first_teams else ()

    @cached_property
    def first_teams(self) -> tuple[int, ...]:
        """The teams that were there from the beginning; none while others can still sign up."""
        if self.is_open:
            return ()
        if self.needs_order:
            return next((teams_of_balls(draw.balls) for draw in self.draws if draw.what == DRAW_ORDER), ())
        late = [late.team for late in self.late]
        return tuple(team for team in self.charter.team_numbers if team not in late)

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        is_drawn = self.charter.kind is Kind.GROUPS_KNOCKOUT and bool(self.order)
        return form_groups(self.charter, self.order) if is_drawn else ()

    @cached_property
    def fixtures(self) -> list[Fixture]:
        """All matches but those of a knockout."""
        if self.charter.terms.duplicate is Duplicate.PAIRS:
            return play_both_ways(self.single_fixtures())
        return self.single_fixtures()

    def single_fixtures(self) -> list[Fixture]:
        kind, terms = self.charter.kind, self.charter.terms
        if not self.order:
            return []
        if kind is Kind.LEAGUE:
            return with_late_teams(league_fixtures(self.first_teams, terms.legs), self.late, terms.legs)
        if kind is Kind.GROUPS_KNOCKOUT:
            return group_fixtures(self.groups, terms.legs)
        if kind is Kind.SWISS:
            return list(number_fixtures(self.swiss_rounds(), STAGE_SWISS))
        if kind in EVENING_KINDS:
            return evening_fixtures(self.order, terms.rounds if kind is Kind.SEASON else 1)
        return []

    @cached_property
    def by_id(self) -> dict[str, Fixture]:
        return {fixture.id: fixture for fixture in self.fixtures}

    def swiss_rounds(self) -> list[Round[int]]:
        return [
            Round(paired.round, tuple(Pair(*pair) for pair in paired.pairs), paired.resting)
            for paired in self.pairings
        ]
