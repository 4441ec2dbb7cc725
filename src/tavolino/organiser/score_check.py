"""Scores that can be: what is refused is told with its reason."""

from collections.abc import Iterable
from typing import Final

from tavolino.core.faults import Fault
from tavolino.organiser.entries import SCORE_SOURCES, Score
from tavolino.organiser.progress.schedule import Fixture

MAX_GOALS: Final = 999
MAX_SCORERS: Final = 100
MAX_TEXT_LENGTH: Final = 100


def check_score(score: Score, meeting: Fixture, two_legs: bool, first_leg: Score | None) -> None:
    """Refuse a score that this match cannot have ended with; after a first leg both legs count."""
    sides = len(meeting.teams)
    if len(score.goals) != sides:
        raise Fault("score-sides", match=meeting.id, sides=sides, given=len(score.goals))
    check_numbers(meeting, score.goals, score.extra or (), score.penalties or (), score.cards)
    if sides != 2 and (score.extra or score.penalties):
        raise Fault("score-evening", match=meeting.id)
    if two_legs and meeting.leg == 1 and (score.extra or score.penalties):
        raise Fault("score-first-leg", match=meeting.id)
    if sides == 2:
        check_course(score, meeting, first_leg.goals[::-1] if first_leg else (0, 0))
    check_rest(score, meeting)


def check_numbers(meeting: Fixture, *numbers: Iterable[int]) -> None:
    for number in (number for given in numbers for number in given):
        if not 0 <= number <= MAX_GOALS:
            raise Fault("score-number", match=meeting.id, number=number, most=MAX_GOALS)


def check_course(score: Score, meeting: Fixture, before: tuple[int, ...]) -> None:
    """Extra time follows a draw, and penalties another one; `before` are the goals of the first leg."""
    if score.extra and lead(score.goals) != -lead(before):
        raise Fault("score-extra-time", match=meeting.id)
    if score.penalties and lead(score.total) != -lead(before):
        raise Fault("score-penalties", match=meeting.id)


def lead(goals: tuple[int, ...]) -> int:
    return goals[0] - goals[1]


def check_rest(score: Score, meeting: Fixture) -> None:
    """A shoot-out has a winner; everyone named is of this match."""
    sides = range(len(meeting.teams))
    if score.penalties and score.penalties[0] == score.penalties[1]:
        raise Fault("score-shoot-out", match=meeting.id)
    if score.cards and len(score.cards) != len(sides):
        raise Fault("score-sides", match=meeting.id, sides=len(sides), given=len(score.cards))
    named = [scorer.side for scorer in score.scorers] + ([] if score.winner is None else [score.winner])
    is_fine = score.source in SCORE_SOURCES and len(score.scorers) <= MAX_SCORERS
    words = [score.reason, *score.details, *(scorer.name for scorer in score.scorers)]
    if not is_fine or any(side not in sides for side in named) or not all(map(is_short_text, words)):
        raise Fault("score-broken", match=meeting.id)
    check_numbers(meeting, (scorer.goals for scorer in score.scorers))


def is_short_text(text: str) -> bool:
    return len(text) <= MAX_TEXT_LENGTH and text.isprintable()
