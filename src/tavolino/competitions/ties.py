"""A cup tie: who goes through, over one match, two legs or a series."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic

from tavolino.competitions.pairings.fixtures import Pair
from tavolino.competitions.results import Result, ScorePair
from tavolino.competitions.teams import TeamT


@dataclass(frozen=True)
class BestOf:
    """A series; drawn matches count for nobody, and one more is played while it is level at the end."""

    matches: int = 1

    def __post_init__(self) -> None:
        if self.matches < 1 or self.matches % 2 == 0:
            raise ValueError("a series is the best of an odd number of matches")


@dataclass(frozen=True)
class TwoLegs:
    """Home and away, the goals added up; one more match is played while it is level after all."""

    away_goals: bool = False


TieRules = BestOf | TwoLegs
SINGLE_MATCH = BestOf(1)


class Decider(StrEnum):
    """What decided a tie."""

    GOALS = "goals"
    EXTRA_TIME = "extra_time"
    PENALTIES = "penalties"
    FORFEIT = "forfeit"
    AGGREGATE = "aggregate"
    AWAY_GOALS = "away_goals"
    WINS = "wins"
    PLAY_OFF = "play_off"
    AWARDED = "awarded"
    NOT_NEEDED = "not_needed"  # the deciding final of a double knockout that was over before


@dataclass(frozen=True)
class TieDecision(Generic[TeamT]):
    """Who goes through and by what.

    The values are the winner's and the loser's; 1 and 0 where it was decided off the pitch.
    """

    winner: TeamT
    loser: TeamT
    decider: Decider
    values: tuple[int, int]


def leg_pair(home: TeamT, away: TeamT, number: int) -> Pair[TeamT]:
    """The first, second, ... match of a tie or of a series: the sides swap every time."""
    fixture = Pair(home, away)
    return fixture if number % 2 else fixture.swap_sides()


def decide_tie(
    home: TeamT, away: TeamT, results: Iterable[Result[TeamT]], rules: TieRules = SINGLE_MATCH
) -> TieDecision[TeamT] | None:
    """The decision as far as these results go; None while there is more to play."""
    counted = [result for result in results if not result.void]
    decision = (
        _two_legs(home, counted, rules) if isinstance(rules, TwoLegs) else _series(home, counted, rules)
    )
    if decision is None:
        return None
    decider, (for_home, for_away) = decision
    if for_home > for_away:
        return TieDecision(home, away, decider, (for_home, for_away))
    return TieDecision(away, home, decider, (for_away, for_home))


def deciding_match(
    home: TeamT, away: TeamT, results: Sequence[Result[TeamT]], rules: TieRules = SINGLE_MATCH
) -> int | None:
    """The number of the match that decided a tie, from 1; results after it do not count."""
    numbers = range(1, len(results) + 1)
    return next((n for n in numbers if decide_tie(home, away, results[:n], rules)), None)


_Found = tuple[Decider, ScorePair]  # the score from the side of the tie's home team; never level


def _series(home: TeamT, results: Sequence[Result[TeamT]], rules: BestOf) -> _Found | None:
    """Results after the deciding one do not count."""
    wins = [0, 0]
    for number, result in enumerate(results, start=1):
        if result.winner is not None:
            wins[result.winner != home] += 1
        if wins[0] != wins[1] and (number >= rules.matches or max(wins) > rules.matches // 2):
            return (
                (Decider.WINS, (wins[0], wins[1])) if rules.matches > 1 else _single(_turn_home(home, result))
            )
    return None


def _single(result: Result[TeamT]) -> _Found:
    """How a match that has a winner was won."""
    if result.forfeit:
        return Decider.FORFEIT, (1, 0) if result.winner == result.home else (0, 1)
    if result.penalties and result.total[0] == result.total[1]:
        return Decider.PENALTIES, result.penalties
    return (Decider.EXTRA_TIME if result.extra else Decider.GOALS), result.total


def _two_legs(home: TeamT, results: Sequence[Result[TeamT]], rules: TwoLegs) -> _Found | None:
    if len(results) < 2:
        return None
    legs = results[:2]
    seen = [_turn_home(home, leg) for leg in legs]
    steps = (
        (Decider.AGGREGATE, _add_scores(leg.goals for leg in seen)),
        (Decider.AWAY_GOALS, _away_goals(home, legs, [leg.goals for leg in legs])),
        (Decider.EXTRA_TIME, _add_scores(leg.total for leg in seen)),
        (Decider.AWAY_GOALS, _away_goals(home, legs, [leg.total for leg in legs])),
        (Decider.PENALTIES, seen[1].penalties or (0, 0)),
    )
    asked = (step for step in steps if rules.away_goals or step[0] is not Decider.AWAY_GOALS)
    unequal = next(((decider, score) for decider, score in asked if score[0] != score[1]), None)
    return unequal or _play_off(home, results[2:])


def _play_off(home: TeamT, results: Iterable[Result[TeamT]]) -> _Found | None:
    won = [_single(_turn_home(home, result)) for result in results if result.winner is not None]
    return (Decider.PLAY_OFF, won[0][1]) if won else None


def _away_goals(home: TeamT, legs: Iterable[Result[TeamT]], scores: Iterable[ScorePair]) -> ScorePair:
    return _add_scores((0, away) if leg.home == home else (away, 0) for leg, (_, away) in zip(legs, scores))


def _add_scores(scores: Iterable[ScorePair]) -> ScorePair:
    ours, theirs = zip(*scores)
    return sum(ours), sum(theirs)


def _turn_home(home: TeamT, result: Result[TeamT]) -> Result[TeamT]:
    return result if result.home == home else result.swap_sides()
