"""The knockout of a competition: its bracket, filled in as far as results and withdrawals go."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavolino.competitions import (
    BestOf,
    Bracket,
    Cup,
    CupTie,
    LoserOf,
    Result,
    Seed,
    Source,
    TieRules,
    TwoLegs,
    advance,
    knockout,
    leg,
)
from tavolino.competitions import Seeding as BracketSeeding
from tavolino.organiser.charter import Kind, Seeding, Terms
from tavolino.organiser.progress.results import Kept
from tavolino.organiser.progress.schedule import KNOCKOUT, MOST_LEGS, Meeting, match_id


@dataclass(frozen=True)
class Ladder:
    """A bracket under way. Its ties are numbered on from `offset`, the number of matches before it."""

    cup: Cup[int]
    offset: int
    labels: tuple[str, ...]
    """What a seed is called while nobody is known to have it: `A1`."""

    def meetings(self, kept: Mapping[str, Kept]) -> list[Meeting]:
        return [meeting for box in self.cup.ties for meeting in self.of_tie(box, kept)]

    def of_tie(self, box: CupTie[int], kept: Mapping[str, Kept]) -> list[Meeting]:
        """The matches of a tie that were played, and the next one while it is undecided."""
        number = box.tie.number + self.offset
        found = [self.meeting(box, 1)]
        while found[-1].id in kept and (box.decision is None or match_id(number, len(found) + 1) in kept):
            if len(found) == MOST_LEGS:
                break
            found.append(self.meeting(box, len(found) + 1))
        return found

    def meeting(self, box: CupTie[int], number: int) -> Meeting:
        fixture = leg(box.home, box.away, number)
        tie = box.tie.number + self.offset
        id = match_id(tie, number)
        return Meeting(id, KNOCKOUT, box.tie.round, (fixture.home, fixture.away), tie=tie, leg=number)

    def source(self, source: Source) -> str:
        """Where a team comes from: `A1` or `3` for a seed, `w5` for the winner of match 5, `l5` for its loser."""
        if isinstance(source, Seed):
            return self.labels[source.number - 1]
        return f"{'l' if isinstance(source, LoserOf) else 'w'}{source.tie + self.offset}"


def bracket_of(entrants: int, kind: Kind, terms: Terms) -> Bracket:
    drawn = terms.seeding is Seeding.LOT and kind is not Kind.GROUPS_KNOCKOUT
    return knockout(
        entrants,
        tie_rules(terms, terms.legs if kind is not Kind.GROUPS_KNOCKOUT else terms.final_legs),
        final_rules=tie_rules(terms, terms.final_legs),
        third_place=terms.third_place,
        seeding=BracketSeeding.DRAWN if drawn else BracketSeeding.STANDARD,
    )


def tie_rules(terms: Terms, legs: int) -> TieRules:
    return TwoLegs(terms.away_goals) if legs == 2 else BestOf(terms.best_of)


def unknown_ladder(bracket: Bracket, offset: int, labels: Sequence[str]) -> Ladder:
    """A bracket whose entrants are still to be found."""
    ties = tuple(CupTie[int](tie, None, None, None) for tie in bracket.ties)
    return Ladder(Cup(bracket, ties), offset, tuple(labels))


def ladder(
    bracket: Bracket,
    entrants: Sequence[int],
    offset: int,
    labels: Sequence[str],
    results: Mapping[int, Sequence[Result[int]]],
    withdrawn: Sequence[int],
) -> Ladder:
    """Fill in the bracket; StrayResult if a result is not that of the teams who meet there."""
    awarded: dict[int, int] = {}
    for tie in bracket.ties if withdrawn else ():
        so_far = {number: found for number, found in results.items() if number <= tie.number}
        box = advance(bracket, entrants, so_far, awarded).ties[tie.number - 1]
        awarded |= walkover(box, withdrawn)
    return Ladder(advance(bracket, entrants, results, awarded), offset, tuple(labels))


def walkover(box: CupTie[int], withdrawn: Sequence[int]) -> dict[int, int]:
    """An undecided tie goes to the other team when one has withdrawn."""
    gone = [team for team in withdrawn if team in (box.home, box.away)]
    if not (box.ready and gone) or box.home is None or box.away is None:
        return {}
    return {box.tie.number: box.away if gone[0] == box.home else box.home}


def results_by_tie(kept: Mapping[str, Kept], offset: int, forfeit_goals: int) -> dict[int, list[Result[int]]]:
    """The results of the knockout, tie by tie in the order of the legs."""
    played = [one for one in kept.values() if one.meeting.stage == KNOCKOUT]
    results: dict[int, list[Result[int]]] = {}
    for one in sorted(played, key=lambda one: one.meeting.leg):
        results.setdefault(one.meeting.tie - offset, []).append(one.result(forfeit_goals))
    return results
