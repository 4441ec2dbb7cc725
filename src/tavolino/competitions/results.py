"""The result of a match: goals, extra time, penalties; or awarded off the pitch, or void."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic

from tavolino.competitions.teams import TeamT

ScorePair = tuple[int, int]  # the home side's, the away side's


class Verdict(StrEnum):
    WIN = "win"
    DRAW = "draw"
    DEFEAT = "defeat"


class Forfeit(StrEnum):
    """Who forfeited the match."""

    HOME = "home"
    AWAY = "away"
    BOTH = "both"


@dataclass(frozen=True)
class Appearance(Generic[TeamT]):
    """A result as one of the two teams sees it."""

    team: TeamT
    opponent: TeamT
    goals_for: int
    goals_against: int
    verdict: Verdict


@dataclass(frozen=True)
class Result(Generic[TeamT]):
    """`goals` are those of normal time, `extra` those of extra time alone; a void result counts nowhere."""

    home: TeamT
    away: TeamT
    goals: ScorePair
    extra: ScorePair | None = None
    penalties: ScorePair | None = None
    forfeit: Forfeit | None = None
    void: bool = False

    def __post_init__(self) -> None:
        if self.home == self.away:
            raise ValueError("a team does not play itself")
        if min(*self.goals, *(self.extra or ()), *(self.penalties or ())) < 0:
            raise ValueError("goals are never negative")
        if self.penalties and self.penalties[0] == self.penalties[1]:
            raise ValueError("a shoot-out has a winner")
        if self.forfeit:
            self._check_forfeit(self.forfeit)

    def _check_forfeit(self, forfeit: Forfeit) -> None:
        if self.extra or self.penalties:
            raise ValueError("a forfeited match has neither extra time nor penalties")
        lead = self.goals[0] - self.goals[1]
        if (lead > 0 and forfeit is not Forfeit.AWAY) or (lead < 0 and forfeit is not Forfeit.HOME):
            raise ValueError("whoever forfeits a match is not ahead in it")

    @property
    def total(self) -> ScorePair:
        """Goals including extra time."""
        extra = self.extra or (0, 0)
        return self.goals[0] + extra[0], self.goals[1] + extra[1]

    @property
    def winner(self) -> TeamT | None:
        """Who won this match taken by itself, in a shoot-out if need be."""
        if self.void or self.forfeit is Forfeit.BOTH:
            return None
        if self.forfeit:
            return self.away if self.forfeit is Forfeit.HOME else self.home
        home, away = self.penalties if self.penalties and self.total[0] == self.total[1] else self.total
        return None if home == away else self.home if home > away else self.away

    def swap_sides(self) -> "Result[TeamT]":
        """The same result with the away side named first."""
        return Result(
            self.away,
            self.home,
            self.goals[::-1],
            self.extra and self.extra[::-1],
            self.penalties and self.penalties[::-1],
            self.forfeit and _TURNED[self.forfeit],
            self.void,
        )

    def appearances(self) -> tuple[Appearance[TeamT], ...]:
        """Both teams' view for a table: a shoot-out does not count there, a void match has none."""
        return () if self.void else (self._home_appearance(), self.swap_sides()._home_appearance())

    def _home_appearance(self) -> Appearance[TeamT]:
        scored, conceded = self.total
        return Appearance(self.home, self.away, scored, conceded, self._home_verdict())

    def _home_verdict(self) -> Verdict:
        if self.forfeit:
            return Verdict.WIN if self.forfeit is Forfeit.AWAY else Verdict.DEFEAT
        scored, conceded = self.total
        return Verdict.WIN if scored > conceded else Verdict.DEFEAT if scored < conceded else Verdict.DRAW


_TURNED = {Forfeit.HOME: Forfeit.AWAY, Forfeit.AWAY: Forfeit.HOME, Forfeit.BOTH: Forfeit.BOTH}
_AWARDED = {Forfeit.HOME: (0, 1), Forfeit.AWAY: (1, 0), Forfeit.BOTH: (0, 0)}


def award(home: TeamT, away: TeamT, forfeit: Forfeit, goals: int = 3) -> Result[TeamT]:
    """A match decided off the pitch: so many goals to nil, or a defeat for both without goals."""
    for_home, for_away = _AWARDED[forfeit]
    return Result(home, away, (goals * for_home, goals * for_away), forfeit=forfeit)
