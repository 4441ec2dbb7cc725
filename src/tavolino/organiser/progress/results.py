"""The result that stands for a match, and its form for tables and brackets."""

from collections.abc import Sequence
from dataclasses import dataclass

from tavolino.competitions import Forfeit, Result, award
from tavolino.organiser.entries import Entry, Forfeited, ResultContent, Score
from tavolino.organiser.progress.schedule import Fixture


@dataclass(frozen=True)
class Figures:
    """A score in figures: normal time, how it stood after extra time, penalties; empty where there were none."""

    goals: str
    after_extra_time: str = ""
    penalties: str = ""

    def __str__(self) -> str:
        """For an error message: the score that counts."""
        return self.penalties or self.after_extra_time or self.goals


@dataclass(frozen=True)
class StandingResult:
    """`entry` is the entry with the result; its number is the version that a correction names.

    `fixture` is who met when it was written: a correction elsewhere must not hand it to other teams.
    """

    entry: Entry
    what: ResultContent
    fixture: Fixture

    @property
    def score(self) -> Score | None:
        """None where it was decided off the pitch."""
        return None if isinstance(self.what, Forfeited) else self.what.score

    def figures(self, forfeit_goals: int) -> Figures:
        if isinstance(self.what, Forfeited):
            return forfeit_figures(self.what.side, forfeit_goals)
        return score_figures(self.what.score)

    def result(self, forfeit_goals: int) -> Result[int]:
        """A match of two as the tables and brackets read it."""
        home, away = self.fixture.sides
        if isinstance(self.what, Forfeited):
            return award(home, away, self.what.side, forfeit_goals)
        return score_result(home, away, self.what.score)


def score_result(home: int, away: int, score: Score) -> Result[int]:
    goals = (score.goals[0], score.goals[1])
    return Result(home, away, goals, score.extra, score.penalties or own_rule_penalties(score))


def own_rule_penalties(score: Score) -> tuple[int, int] | None:
    """A match that ended level and was won by the game's own rule counts like one won on penalties."""
    return None if score.winner is None else (1, 0) if score.winner == 0 else (0, 1)


def score_figures(score: Score) -> Figures:
    after = join_numbers(score.total) if score.extra else ""
    return Figures(join_numbers(score.goals), after, join_numbers(score.penalties or ()))


def forfeit_figures(side: Forfeit, goals: int) -> Figures:
    return Figures(join_numbers(award(0, 1, side, goals).goals))


def join_numbers(numbers: Sequence[int]) -> str:
    return "–".join(map(str, numbers))
