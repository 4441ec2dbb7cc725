"""The cards: four kinds of player cards and nine of action cards. A kind is its index in NAMES."""

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

DEFENDER: Final[i64] = 0
MIDFIELDER: Final[i64] = 1
FORWARD: Final[i64] = 2
JOKER: Final[i64] = 3
GOAL: Final[i64] = 4
GO_GOAL: Final[i64] = 5
SUPER_GOAL: Final[i64] = 6
PENALTY: Final[i64] = 7
YELLOW: Final[i64] = 8
RED: Final[i64] = 9
NO: Final[i64] = 10
SUPER_NO: Final[i64] = 11
VAR: Final[i64] = 12

ROLES: Final[i64] = 4  # the kinds of player cards come first
SCORING: Final[i64] = 4  # then the four kinds that can become a goal
ATTACKS: Final[i64] = 6  # those and the two referee cards
ANSWERS: Final[i64] = 3
ACTIONS: Final[i64] = 9
KINDS: Final[i64] = 13

NAMES: Final = (
    "defender",
    "midfielder",
    "forward",
    "joker",
    "goal",
    "go-goal",
    "super-goal",
    "penalty",
    "yellow",
    "red",
    "no",
    "super-no",
    "var",
)
SYMBOLS: Final = ("star", "bolt", "flame")
PENALTY_NAMES: Final = tuple(f"{what}-{symbol}" for what in ("shot", "save") for symbol in SYMBOLS)
DECK_NAMES: Final = ("players", "actions")


def load_decks() -> dict[str, dict[str, int]]:
    """The three decks of cards.toml, checked to be those the engine is written for."""
    decks: dict[str, dict[str, int]] = tomllib.loads(
        files(__package__).joinpath("cards.toml").read_text("utf-8")
    )
    wanted = {"players": NAMES[:ROLES], "actions": NAMES[ROLES:], "penalties": PENALTY_NAMES}
    if {name: tuple(deck) for name, deck in decks.items()} != wanted:
        raise ValueError(f"cards.toml must list, in this order: {wanted}")
    return decks


DECKS: Final = load_decks()
