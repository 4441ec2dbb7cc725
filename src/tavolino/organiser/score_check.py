"""Refuses scores that a match cannot have. A Fault names the reason."""

from collections.abc import Iterable
from typing import Final

from tavolino.organiser.entries import SCORE_SOURCES, Score
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.schedule import Fixture

MAX_GOALS: Final = 999
MAX_SCORERS: Final = 100
MAX_TEXT_LENGTH: Final = 100


def check_score(score: Score, fixture: Fixture, two_legs: bool, first_leg: Score | None) -> None:
    """Refuse a score that this match cannot have ended with; after a first leg both legs count."""
    sides = len(fixture.teams)
    if len(score.goals) != sides:
        raise OrganiserFault("score-sides", match=fixture.id, sides=sides, given=len(score.goals))
    check_numbers(fixture, score.goals, score.extra or (), score.penalties or (), score.cards)
    if sides != 2 and (score.extra or score.penalties):
        raise OrganiserFault("score-evening", match=fixture.id)
    if two_legs and fixture.leg == 1 and (score.extra or score.penalties):
        raise OrganiserFault("score-first-leg", match=fixture.id)
    if sides == 2:
        check_extra_time(score, fixture, first_leg.goals[::-1] if first_leg else (0, 0))
    check_details(score, fixture)


def check_numbers(fixture: Fixture, *numbers: Iterable[int]) -> None:
    for number in (number for given in numbers for number in given):
        if not 0 <= number <= MAX_GOALS:
            raise OrganiserFault("score-number", match=fixture.id, number=number, most=MAX_GOALS)


def check_extra_time(score: Score, fixture: Fixture, before: tuple[int, ...]) -> None:
    """Extra time follows a draw, and penalties another one; `before` are the goals of the first leg."""
    if score.extra and lead(score.goals) != -lead(before):
        raise OrganiserFault("score-extra-time", match=fixture.id)
    if score.penalties and lead(score.total) != -lead(before):
        raise OrganiserFault("score-penalties", match=fixture.id)


def lead(goals: tuple[int, ...]) -> int:
    return goals[0] - goals[1]


def check_details(score: Score, fixture: Fixture) -> None:
    """A shoot-out has a winner; everyone named is of this match."""
    sides = range(len(fixture.teams))
    if score.penalties and score.penalties[0] == score.penalties[1]:
        raise OrganiserFault("score-shoot-out", match=fixture.id)
    if score.cards and len(score.cards) != len(sides):
        raise OrganiserFault("score-sides", match=fixture.id, sides=len(sides), given=len(score.cards))
    named = [scorer.side for scorer in score.scorers] + ([] if score.winner is None else [score.winner])
    is_fine = score.source in SCORE_SOURCES and len(score.scorers) <= MAX_SCORERS
    words = [score.reason, *score.details, *(scorer.name for scorer in score.scorers)]
    if not is_fine or any(side not in sides for side in named) or not all(map(is_short_text, words)):
        raise OrganiserFault("score-broken", match=fixture.id)
    check_numbers(fixture, (scorer.goals for scorer in score.scorers))


def is_short_text(text: str) -> bool:
    return len(text) <= MAX_TEXT_LENGTH and text.isprintable()
