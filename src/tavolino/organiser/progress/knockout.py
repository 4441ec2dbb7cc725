"""The knockout of a competition: its bracket, filled in as far as results and withdrawals go."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tavolino.competitions import (
    BestOf,
    Bracket,
    Cup,
    CupTie,
    Decider,
    LoserOf,
    Result,
    Seed,
    Source,
    TieRules,
    TwoLegs,
    deciding_match,
    double_bracket,
    fill_bracket,
    knockout_bracket,
    leg_pair,
)
from tavolino.competitions import BracketSeeding as BracketSeeding
from tavolino.organiser.progress.results import StandingResult
from tavolino.organiser.progress.schedule import MAX_TIE_MATCHES, STAGE_KNOCKOUT, Fixture, match_id
from tavolino.organiser.regulations.charter import Kind, Seeding, Terms


@dataclass(frozen=True)
class Knockout:
    """A bracket under way. Its ties are numbered on from `offset`, the number of matches before it."""

    cup: Cup[int]
    offset: int
    labels: tuple[str, ...]
    """What a seed is called while nobody is known to have it: `A1`."""
    results: Mapping[int, Sequence[Result[int]]] = field(default_factory=dict)
    """By number of tie, in the order of its matches."""

    @property
    def fixtures(self) -> list[Fixture]:
        return [fixture for box in self.cup.ties for fixture in self.tie_fixtures(box)]

    def tie_fixtures(self, box: CupTie[int]) -> list[Fixture]:
        """The matches of a tie. Both legs are known from the start; a replay is there while the tie needs it."""
        if box.decision and box.decision.decider is Decider.NOT_NEEDED:
            return []
        legs = max(self.matches_needed(box), 2 if isinstance(box.tie.rules, TwoLegs) else 1)
        return [self.leg_fixture(box, leg) for leg in range(1, min(legs, MAX_TIE_MATCHES) + 1)]

    def matches_needed(self, box: CupTie[int]) -> int:
        """Up to the match that decided the tie; if none has, one more than were played."""
        results = self.results.get(box.tie.number, ())
        if box.home is None or box.away is None:
            return 1
        decided = deciding_match(box.home, box.away, results, box.tie.rules)
        return decided or len(results) + (box.decision is None)

    def rules_of(self, fixture: Fixture) -> TieRules:
        return self.cup.bracket.ties[fixture.tie - self.offset - 1].rules

    def leg_fixture(self, box: CupTie[int], number: int) -> Fixture:
        pair = leg_pair(box.home, box.away, number)
        tie = box.tie.number + self.offset
        id = match_id(tie, number)
        return Fixture(id, STAGE_KNOCKOUT, box.tie.round, (pair.home, pair.away), tie=tie, leg=number)

    def source_label(self, source: Source) -> str:
        """Where a team comes from: `A1` or `3` for a seed, `w5` for the winner of match 5, `l5` for its loser."""
        if isinstance(source, Seed):
            return self.labels[source.number - 1]
        return f"{'l' if isinstance(source, LoserOf) else 'w'}{source.tie + self.offset}"


def bracket_by_terms(entrants: int, kind: Kind, terms: Terms) -> Bracket:
    drawn = terms.seeding is Seeding.LOT and kind is not Kind.GROUPS_KNOCKOUT
    rules = tie_rules(terms, terms.legs if kind is not Kind.GROUPS_KNOCKOUT else terms.final_legs)
    final_rules = tie_rules(terms, terms.final_legs)
    seeding = BracketSeeding.DRAWN if drawn else BracketSeeding.STANDARD
    if kind is Kind.DOUBLE_KNOCKOUT:
        return double_bracket(entrants, rules, final_rules=final_rules, seeding=seeding)
    return knockout_bracket(
        entrants, rules, final_rules=final_rules, third_place=terms.third_place, seeding=seeding
    )


def tie_rules(terms: Terms, legs: int) -> TieRules:
    return TwoLegs(terms.away_goals) if legs == 2 else BestOf(terms.best_of)


def empty_knockout(bracket: Bracket, offset: int, labels: Sequence[str]) -> Knockout:
    """A bracket whose entrants are still to be found."""
    ties = tuple(CupTie[int](tie, None, None, None) for tie in bracket.ties)
    return Knockout(Cup(bracket, ties), offset, tuple(labels))


def fill_knockout(
    bracket: Bracket,
    entrants: Sequence[int],
    offset: int,
    labels: Sequence[str],
    results: Mapping[int, Sequence[Result[int]]],
    withdrawn: Sequence[int],
) -> Knockout:
    """Fill in the bracket; StrayResult if a result belongs to other teams than those who meet there."""
    awarded: dict[int, int] = {}
    for tie in bracket.ties if withdrawn else ():
        so_far = {number: legs for number, legs in results.items() if number <= tie.number}
        box = fill_bracket(bracket, entrants, so_far, awarded).ties[tie.number - 1]
        awarded |= walkover(box, withdrawn)
    return Knockout(fill_bracket(bracket, entrants, results, awarded), offset, tuple(labels), results)


def walkover(box: CupTie[int], withdrawn: Sequence[int]) -> dict[int, int]:
    """An undecided tie goes to the other team when one has withdrawn."""
    gone = [team for team in withdrawn if team in (box.home, box.away)]
    if not (box.is_ready and gone) or box.home is None or box.away is None:
        return {}
    return {box.tie.number: box.away if gone[0] == box.home else box.home}


def results_by_tie(
    standing: Mapping[str, StandingResult], offset: int, forfeit_goals: int
) -> dict[int, list[Result[int]]]:
    """The results of the knockout, tie by tie in the order of the legs. A match counts after the one before it."""
    played = [one for one in standing.values() if one.fixture.stage == STAGE_KNOCKOUT]
    results: dict[int, list[Result[int]]] = {}
    for one in sorted(played, key=lambda one: one.fixture.leg):
        so_far = results.setdefault(one.fixture.tie - offset, [])
        if len(so_far) == one.fixture.leg - 1:
            so_far.append(one.result(forfeit_goals))
    return results
