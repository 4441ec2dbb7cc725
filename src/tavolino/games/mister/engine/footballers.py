"""The footballers as the engine reads them: by number, in flat lists."""

from typing import Final, Literal

from mypy_extensions import i64

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Position = Literal["GK", "RB", "RCB", "LCB", "LB", "RM", "RCM", "LCM", "LM", "RS", "LS"]
Role = Literal[
    "goalkeeper", "full_back", "centre_back", "winger", "central_midfielder", "target_man", "second_striker"
]
Skill = Literal["backheel", "bicycle_kick", "crowd_leader", "true_leader"]

LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D", "E", "F", "G", "H")
"""Finishing, heading, defending, passing, crossing, set pieces; shot stopping, aerial command."""
LETTER_COUNT: Final = 8
OUTFIELD_LETTER_COUNT: Final = 6
SKILLS: Final[tuple[Skill, ...]] = ("backheel", "bicycle_kick", "crowd_leader", "true_leader")

POSITIONS: Final[tuple[Position, ...]] = (
    "GK",
    "RB",
    "RCB",
    "LCB",
    "LB",
    "RM",
    "RCM",
    "LCM",
    "LM",
    "RS",
    "LS",
)
GOALKEEPER_POSITION: Final = 0
FIRST_MIDFIELD_POSITION: Final = 5  # the first position of midfield and attack
ELEVEN: Final = 11


class FootballerTable:
    """`ability[f * LETTER_COUNT + letter]` is 0 where his kind has none; `overall[f]` is the sum of A to F."""

    def __init__(
        self,
        ids: list[str],
        names: list[str],
        roles: list[str],
        ability: list[int],
        keeper: list[bool],
        skills: list[int],
    ) -> None:
        self.size: i64 = len(ids)
        self.ids = ids
        self.names = names
        self.roles = roles
        self.ability = ability
        self.is_keeper = keeper
        self.skill_masks = skills
        self.overall = [
            sum(ability[f * LETTER_COUNT : f * LETTER_COUNT + OUTFIELD_LETTER_COUNT])
            for f in range(self.size)
        ]

    def figures_text(self, footballer: int) -> str:
        """What his card shows: `A5 B6 C7 D6 E8 F8`."""
        values = self.ability[footballer * LETTER_COUNT : footballer * LETTER_COUNT + LETTER_COUNT]
        return " ".join(
            [f"{LETTERS[letter]}{values[letter]}" for letter in range(LETTER_COUNT) if values[letter]]
        )

    def skill_names(self, footballer: int) -> list[str]:
        """The special skills on his card."""
        return [SKILLS[skill] for skill in range(len(SKILLS)) if self.skill_masks[footballer] >> skill & 1]
