"""A team withdraws: what becomes of its results and of the matches it will not play."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum

from tavolino.competitions.pairings.fixtures import Pair
from tavolino.competitions.results import Forfeit, Result, award
from tavolino.competitions.teams import TeamT


class Withdrawal(StrEnum):
    """The rule, declared beforehand."""

    VOID = "void"  # as if it had never entered
    AWARD_REST = "award_rest"  # what was played stands, the rest goes to its opponents
    AWARD_ALL = "award_all"  # every match goes to its opponents
    HALFWAY = "halfway"  # VOID while it has played less than half of its matches, then AWARD_REST


def withdraw(
    team: TeamT,
    results: Iterable[Result[TeamT]],
    to_play: Iterable[Pair[TeamT]],
    rule: Withdrawal,
    *,
    goals: int = 3,
    matches: int | None = None,
) -> tuple[Result[TeamT], ...]:
    """All results as they stand afterwards, those of the matches it will not play at the end.

    `matches` are those that it would have played in all, where not every one of them is paired yet.
    """
    before = tuple(results)
    missed = [fixture for fixture in to_play if team in (fixture.home, fixture.away)]
    rule = _halfway(team, before, len(missed), matches) if rule is Withdrawal.HALFWAY else rule
    after = tuple(_result_after(team, result, rule, goals) for result in before)
    if rule is Withdrawal.VOID:
        return after + tuple(Result(fixture.home, fixture.away, (0, 0), void=True) for fixture in missed)
    return after + tuple(_award_against(team, fixture.home, fixture.away, goals) for fixture in missed)


def _halfway(team: TeamT, results: tuple[Result[TeamT], ...], missed: int, matches: int | None) -> Withdrawal:
    played = sum(team in (result.home, result.away) and not result.void for result in results)
    return Withdrawal.VOID if 2 * played < (matches or played + missed) else Withdrawal.AWARD_REST


def _result_after(team: TeamT, result: Result[TeamT], rule: Withdrawal, goals: int) -> Result[TeamT]:
    if team not in (result.home, result.away) or result.void or rule is Withdrawal.AWARD_REST:
        return result
    if rule is Withdrawal.VOID:
        return replace(result, void=True)
    # Whoever already owes its points to the other's forfeit cannot pass them back: both lose the match.
    if (result.forfeit and result.winner == team) or result.forfeit is Forfeit.BOTH:
        return award(result.home, result.away, Forfeit.BOTH)
    return _award_against(team, result.home, result.away, goals)


def _award_against(team: TeamT, home: TeamT, away: TeamT, goals: int) -> Result[TeamT]:
    return award(home, away, Forfeit.HOME if team == home else Forfeit.AWAY, goals)
