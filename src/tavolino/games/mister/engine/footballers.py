"""The footballers as the engine reads them: by number, in flat lists."""

from typing import Final

LETTERS: Final = "ABCDEFGH"
"""Finishing, heading, defending, passing, crossing, set pieces; shot stopping, aerial command."""
KINDS: Final = 8
OUTFIELD_LETTERS: Final = 6
SKILLS: Final = ("backheel", "bicycle_kick", "crowd_leader", "true_leader")

POSITIONS: Final = ("GK", "RB", "RCB", "LCB", "LB", "RM", "RCM", "LCM", "LM", "RS", "LS")
GOAL: Final = 0
MIDFIELD: Final = 5  # the first position of midfield and attack
ELEVEN: Final = 11


class Album:
    """`ability[f * 8 + letter]` (0 where his kind has none), `skills[f]` a mask, `overall[f]` the sum of A to F."""

    def __init__(
        self,
        ids: list[str],
        names: list[str],
        roles: list[str],
        ability: list[int],
        keeper: list[bool],
        skills: list[int],
    ) -> None:
        self.size = len(ids)
        self.ids = ids
        self.names = names
        self.roles = roles
        self.ability = ability
        self.keeper = keeper
        self.skills = skills
        self.overall = [sum(ability[f * KINDS : f * KINDS + OUTFIELD_LETTERS]) for f in range(self.size)]

    def numbers(self, footballer: int) -> str:
        """What his card shows: `A5 B6 C7 D6 E8 F8`."""
        values = self.ability[footballer * KINDS : footballer * KINDS + KINDS]
        return " ".join([f"{LETTERS[letter]}{values[letter]}" for letter in range(KINDS) if values[letter]])

    def skills_of(self, footballer: int) -> list[str]:
        return [SKILLS[skill] for skill in range(len(SKILLS)) if self.skills[footballer] >> skill & 1]
