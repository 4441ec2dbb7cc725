"""TieState: what a match of a cup tie begins with, and so what a level score in it means."""

from dataclasses import dataclass

from tavolino.competitions import TieRules, TwoLegs

Goals = tuple[int, ...]


@dataclass(frozen=True)
class TieState:
    """`decides`: after this match somebody has to go through. `before` are the goals of the first leg, this match's
    home side first.
    """

    decides: bool
    is_first_leg: bool = False
    before: Goals = (0, 0)
    away_goals: bool = False

    def is_level(self, goals: Goals) -> bool:
        """Is the tie level if this match stands so?"""
        if goals[0] + self.before[0] != goals[1] + self.before[1]:
            return False
        return not self.away_goals or goals[1] == self.before[0]


def tie_state(rules: TieRules, leg: int, first_leg: Goals | None) -> TieState:
    """The state before the match number `leg` of a tie. Of a series no single match decides."""
    if not isinstance(rules, TwoLegs):
        return TieState(decides=rules.matches == 1)
    if leg == 2 and first_leg:
        return TieState(decides=True, before=first_leg[::-1], away_goals=rules.away_goals)
    return TieState(decides=leg > 2, is_first_leg=leg == 1)
