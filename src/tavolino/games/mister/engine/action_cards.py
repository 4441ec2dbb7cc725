"""The action cards as the engine reads them: what must pass, and how the card ends."""

from typing import Final

from mypy_extensions import i64

# What a phase asks.
DUEL: Final = 0
ANYONE: Final = 1
KEEPER: Final = 2
TAKER: Final = 3
WALL: Final = 4
SKILL: Final = 5

# How a card ends when all its phases have passed. Up to PURE_GUESS it is an attack, with a shot.
SHOT: Final = 0
PENALTY: Final = 1
PURE_GUESS: Final = 2
BONUS: Final = 3
SENT_OFF: Final = 4
INJURY: Final = 5

THE_TAKER: Final = -1
"""In place of a position: whoever the attacker has named."""


class ActionPhase:
    """`letter` of the footballer `at` a position against theirs.

    A duel passes with `need` more than theirs, the others with `need` or more. A skill is a mask, looked for
    from the position `at` on.
    """

    def __init__(
        self, verb: i64, letter: i64, at: i64, their_letter: i64, their_at: i64, need: i64, skill: i64
    ) -> None:
        self.verb = verb
        self.letter = letter
        self.at = at
        self.their_letter = their_letter
        self.their_at = their_at
        self.need = need
        self.skill = skill


class ActionEnding:
    """A shot of the footballer `at` a position with `letter` against the goalkeeper's; or what happens instead."""

    def __init__(self, kind: i64, letter: i64, at: i64, keeper_letter: i64, skill: i64, points: i64) -> None:
        self.kind = kind
        self.letter = letter
        self.at = at
        self.keeper_letter = keeper_letter
        self.skill = skill
        self.points = points


class ActionCard:
    """One of the action cards."""

    def __init__(self, id: str, phases: list[ActionPhase], ending: ActionEnding) -> None:
        self.id = id
        self.phases = phases
        self.ending = ending
        self.is_attack = ending.kind <= PURE_GUESS
