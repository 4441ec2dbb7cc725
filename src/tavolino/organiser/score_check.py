"""Refuses scores that a match cannot have. A Fault names the reason."""

from collections.abc import Iterable
from typing import Final

from tavolino.organiser.entries import SCORE_SOURCES, SOURCE_TYPED, Score
from tavolino.organiser.faults import OrganiserFault
from tavolino.organiser.progress.schedule import Fixture
from tavolino.organiser.progress.tie_state import TieState
from tavolino.organiser.regulations.charter import LevelTie

MAX_GOALS: Final = 999
MAX_SCORERS: Final = 100
MAX_TEXT_LENGTH: Final = 100


def check_score(score: Score, fixture: Fixture, tie: TieState | None, rule: LevelTie) -> None:
    """Refuse a score that this match cannot have ended with. `tie` is that of a knockout match, `rule` its own."""
    sides = len(fixture.teams)
    if len(score.goals) != sides:
        raise OrganiserFault("score-sides", match=fixture.id, sides=sides, given=len(score.goals))
    check_numbers(fixture, score.goals, score.extra or (), score.penalties or (), score.cards)
    if sides != 2 and (score.extra or score.penalties):
        raise OrganiserFault("score-evening", match=fixture.id)
    if tie and tie.is_first_leg and (score.extra or score.penalties):
        raise OrganiserFault("score-first-leg", match=fixture.id)
    if sides == 2:
        check_extra_time(score, fixture, tie or TieState(decides=False))
    if tie and tie.decides and score.source == SOURCE_TYPED:
        check_level_tie(score, fixture, tie, rule)
    check_details(score, fixture)


def check_numbers(fixture: Fixture, *numbers: Iterable[int]) -> None:
    for number in (number for given in numbers for number in given):
        if not 0 <= number <= MAX_GOALS:
            raise OrganiserFault("score-number", match=fixture.id, number=number, most=MAX_GOALS)


def check_extra_time(score: Score, fixture: Fixture, tie: TieState) -> None:
    """Extra time follows a draw, and penalties another one; after a first leg both legs count."""
    if score.extra and not tie.is_level(score.goals):
        raise OrganiserFault("score-extra-time", match=fixture.id)
    if score.penalties and not tie.is_level(score.total):
        raise OrganiserFault("score-penalties", match=fixture.id)


def check_level_tie(score: Score, fixture: Fixture, tie: TieState, rule: LevelTie) -> None:
    """A level tie goes on by the declared rule. What a game has played here goes by its own rules."""
    if rule is LevelTie.ANY or not tie.is_level(score.goals):
        return
    extra, kicks = score.extra is not None, score.penalties is not None
    is_still_level = tie.is_level(score.total)
    wanted = {
        LevelTie.EXTRA_TIME: (True, is_still_level),
        LevelTie.PENALTIES: (False, True),
        LevelTie.REPLAY: (False, False),
    }
    if (extra, kicks) != wanted[rule]:
        raise OrganiserFault("score-level", match=fixture.id, rule=rule.value)


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
    for side, goals in enumerate(score.total):
        if score.source == SOURCE_TYPED and goals < sum(
            one.goals for one in score.scorers if one.side == side
        ):
            raise OrganiserFault("score-scorers", match=fixture.id)


def is_short_text(text: str) -> bool:
    return len(text) <= MAX_TEXT_LENGTH and text.isprintable()
