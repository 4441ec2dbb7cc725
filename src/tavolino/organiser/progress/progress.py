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
    cross,
    drawn_teams,
    place_rows,
    unsettled,
)
from tavolino.competitions import Fixture as Pair
from tavolino.organiser.charter import CUPS, EVENINGS, Kind, Seeding
from tavolino.organiser.entries import ORDER
from tavolino.organiser.progress.facts import Register
from tavolino.organiser.progress.knockout import Ladder, bracket_of, ladder, results_by_tie, unknown_ladder
from tavolino.organiser.progress.league import (
    Circumstances,
    Standing,
    evening_standing,
    regulations_of,
    standing,
)
from tavolino.organiser.progress.schedule import (
    SWISS,
    Meeting,
    evening_meetings,
    group_meetings,
    groups_of,
    league_meetings,
    numbered,
)

LETTERS: Final = "ABCDEFGHIJKLMNOP"
"""Of the groups."""
UNKNOWN: Final = "?"


class Programme(Register):
    """A register read as a competition. What has been worked out is forgotten when something happens."""

    def forget(self) -> None:
        for name in ("order", "groups", "fixtures", "meetings", "standings", "ladder"):
            self.__dict__.pop(name, None)

    def forget_results(self) -> None:
        """A league's fixtures stay what they are, whatever the results."""
        for name in ("standings", *(("meetings", "ladder") if self.kind in CUPS else ())):
            self.__dict__.pop(name, None)

    @property
    def kind(self) -> Kind:
        return self.charter.kind

    # -- The draw

    @property
    def needs_order(self) -> bool:
        """Is there a draw at the start?"""
        fixed = (*EVENINGS, Kind.BEST_OF)
        return self.charter.terms.seeding is not Seeding.ORDER and self.kind not in fixed

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The teams in the order drawn or listed; none before the draw."""
        if not self.needs_order:
            return tuple(self.charter.numbers)
        return next((drawn_teams(draw.balls) for draw in self.draws if draw.what == ORDER), ())

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        is_drawn = self.kind is Kind.GROUPS_KNOCKOUT and bool(self.order)
        return groups_of(self.charter, self.order) if is_drawn else ()

    # -- Matches

    @cached_property
    def meetings(self) -> dict[str, Meeting]:
        """All matches known by now, by their id."""
        later = self.ladder.meetings(self.kept) if self.ladder else []
        return {meeting.id: meeting for meeting in (*self.fixtures, *later)}

    @cached_property
    def fixtures(self) -> list[Meeting]:
        """Those that do not depend on earlier results, but for a knockout."""
        terms = self.charter.terms
        if not self.order:
            return []
        if self.kind is Kind.LEAGUE:
            return league_meetings(self.order, terms.legs)
        if self.kind is Kind.GROUPS_KNOCKOUT:
            return group_meetings(self.groups, terms.legs)
        if self.kind is Kind.SWISS:
            return list(numbered(self.swiss_rounds(), SWISS))
        if self.kind in EVENINGS:
            return evening_meetings(self.order, terms.rounds if self.kind is Kind.SEASON else 1)
        return []

    def swiss_rounds(self) -> list[Round[int]]:
        return [
            Round(paired.round, tuple(Pair(*pair) for pair in paired.pairs), paired.resting)
            for paired in self.pairings
        ]

    # -- Tables

    @cached_property
    def standings(self) -> list[Standing]:
        """One for each group, or a single one; none in a cup."""
        terms, around = self.charter.terms, self.circumstances
        if not self.order or self.kind in (Kind.KNOCKOUT, Kind.BEST_OF):
            return []
        if self.kind in EVENINGS:
            return [evening_standing(self.order, self.fixtures, self.kept, around)]
        if self.kind is Kind.GROUPS_KNOCKOUT:
            return [
                standing(teams, [m for m in self.fixtures if m.group == number], self.kept, terms, around)
                for number, teams in enumerate(self.groups)
            ]
        return [standing(self.order, self.fixtures, self.kept, terms, around, self.byes())]

    @property
    def circumstances(self) -> Circumstances:
        return replace(self.around, fair_play=self.cards())

    def cards(self) -> dict[int, float]:
        """Penalty points for fair play, by team."""
        found: Counter[int] = Counter()
        for kept in self.kept.values():
            found.update(dict(zip(kept.meeting.sides, kept.score.cards if kept.score else ())))
        return dict(found)

    def byes(self) -> dict[int, int]:
        """Who rests in a Swiss round has won it."""
        rested = [paired.resting for paired in self.pairings if paired.resting is not None]
        return {team: self.charter.terms.points[0] * rested.count(team) for team in rested}

    @property
    def is_table_complete(self) -> bool:
        """Have all matches that make up the tables a result, or been settled by a withdrawal?"""
        gone = self.around.withdrawn
        return bool(self.fixtures) and all(
            meeting.id in self.kept or any(team in gone for team in meeting.teams)
            for meeting in self.fixtures
        )

    @property
    def level(self) -> list[tuple[int, ...]]:
        """The teams that only a lot can tell apart, where it matters."""
        is_settled = self.kind is Kind.SWISS and self.to_pair
        lots_decide = self.kind is not Kind.MATCH and TieBreak.LOT in self.charter.terms.tiebreaks
        if not (lots_decide and self.is_table_complete) or is_settled:
            return []
        within = [teams for table in self.standings for teams in unsettled(table.placings)]
        return within or list(unsettled(self.best_next))

    @property
    def to_pair(self) -> bool:
        """Is it time to pair the next round of a Swiss tournament?"""
        is_next = self.kind is Kind.SWISS and len(self.pairings) < self.charter.terms.rounds
        return is_next and bool(self.order) and (not self.pairings or self.is_table_complete)

    # -- The knockout

    @cached_property
    def ladder(self) -> Ladder | None:
        if self.kind not in CUPS or not self.order:
            return None
        offset, terms = len(self.fixtures), self.charter.terms
        labels = self.labels
        bracket = bracket_of(len(labels), self.kind, terms)
        entrants = self.entrants
        if not entrants:
            return unknown_ladder(bracket, offset, labels)
        results = results_by_tie(self.kept, offset, terms.forfeit_goals)
        return ladder(bracket, entrants, offset, labels, results, self.around.withdrawn)

    @property
    def labels(self) -> list[str]:
        """What the seeds of the bracket are called."""
        terms = self.charter.terms
        if self.kind is not Kind.GROUPS_KNOCKOUT:
            return [str(seed) for seed in range(1, len(self.order) + 1)]
        if terms.best_next:
            return [UNKNOWN] * (terms.groups * terms.through + terms.best_next)
        return [f"{LETTERS[one.group]}{one.place}" for one in self.qualifiers(())]

    @property
    def entrants(self) -> tuple[int, ...]:
        """The teams of the bracket by seed; none while the groups go on, or lots are to be drawn."""
        if self.kind is not Kind.GROUPS_KNOCKOUT:
            return self.order
        if not self.is_table_complete or self.level:
            return ()
        best = [place.team for place in self.best_next[: self.charter.terms.best_next]]
        lucky = [number for number, group in enumerate(self.groups) if set(best) & set(group)]
        placed = [[place.team for place in table.placings] for table in self.standings]
        return tuple(placed[one.group][one.place - 1] for one in self.qualifiers(lucky))

    def qualifiers(self, lucky: "tuple[int, ...] | list[int]") -> tuple[Qualifier, ...]:
        """The places that go through; `lucky` are the groups whose next team does as well."""
        terms = self.charter.terms
        through: list[range | list[int]] = [range(terms.groups)] * terms.through
        return cross([*through, *([[*lucky]] if lucky else [])])

    @property
    def best_next(self) -> tuple[Placing[int], ...]:
        """Those who just missed it in their groups, the best first."""
        terms = self.charter.terms
        if not terms.best_next or self.kind is not Kind.GROUPS_KNOCKOUT:
            return ()
        rows = [t.placings[terms.through].row for t in self.standings if len(t.placings) > terms.through]
        return place_rows(
            rows, regulations_of(terms), fair_play=self.circumstances.fair_play, lots=self.around.lots
        )

    @property
    def bracket(self) -> Bracket | None:
        return self.ladder.cup.bracket if self.ladder else None

    # -- How far it is

    @property
    def is_over(self) -> bool:
        if self.kind in CUPS:
            return self.ladder is not None and self.ladder.cup.over
        return self.is_table_complete and not self.to_pair and not self.level

    @property
    def champion(self) -> int | None:
        if not self.is_over:
            return None
        if self.ladder:
            return self.ladder.cup.champion
        first = [place.team for place in self.standings[0].placings if place.place == 1]
        return first[0] if len(first) == 1 else None
