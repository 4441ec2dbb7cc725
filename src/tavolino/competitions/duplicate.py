"""Duplicate scoring: everyone is compared with those who held the same cards, as in duplicate bridge.

All matches of a round are played with the same deal. Those who sat at home had the same cards, and so had those who sat
away: each line is a field of its own. Matches of bots that are only there to be compared with enlarge it.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final, TypeVar

from tavolino.competitions.results import Forfeit, Result
from tavolino.competitions.teams import TeamT

MatchT = TypeVar("MatchT")

MAX_PERCENT: Final = 100
AVERAGE: Final = 50
AVERAGE_PLUS: Final = 60
"""Per cent for a match that one could not play through no fault of one's own."""

PercentPair = tuple[int, int]
"""The home side's and the away side's."""


class Duplicate(StrEnum):
    """Are the matches of a round played with the same deal?"""

    NO = "no"
    ONCE = "once"  # each match once: whoever is at home is compared with all others at home
    PAIRS = "pairs"  # each match twice, with seats changed: a team is two people, one for each of them


def margin(result: Result[TeamT]) -> int:
    """By how much the home side was better. What penalties decided is worth half a goal."""
    home, away = result.total
    if home != away:
        return 2 * (home - away)
    return 0 if result.winner is None else 1 if result.winner == result.home else -1


def percent_in_line(own: int, others: Iterable[int]) -> int:
    """Two points for each that did worse with the same cards, one for each that did as well; of the most possible."""
    points = [2 if own > other else 1 if own == other else 0 for other in others]
    return round(MAX_PERCENT * sum(points) / (2 * len(points))) if points else AVERAGE


def duplicate_scores(
    results: Mapping[MatchT, Result[TeamT]], field: Iterable[int] = ()
) -> dict[MatchT, PercentPair]:
    """What both sides of each match of a round get; none for a void one. `field` are the margins of bots."""
    bots = [*field]
    played = {match: one for match, one in results.items() if not (one.void or one.forfeit)}
    margins = {match: margin(one) for match, one in played.items()}
    scores = {match: forfeit_percents(one) for match, one in results.items() if one.forfeit and not one.void}
    for match, own in margins.items():
        others = [*(other for key, other in margins.items() if key != match), *bots]
        scores[match] = (
            percent_in_line(own, others),
            percent_in_line(-own, (-other for other in others)),
        )
    return scores


def forfeit_percents(result: Result[TeamT]) -> PercentPair:
    if result.forfeit is Forfeit.BOTH:
        return 0, 0
    return (0, AVERAGE_PLUS) if result.forfeit is Forfeit.HOME else (AVERAGE_PLUS, 0)
