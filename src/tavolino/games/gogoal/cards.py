"""The cards: four kinds of player cards and nine of action cards. A kind is its index in NAMES."""

import tomllib
from importlib.resources import files
from typing import Final

DEFENDER: Final = 0
MIDFIELDER: Final = 1
FORWARD: Final = 2
JOKER: Final = 3
GOAL: Final = 4
GO_GOAL: Final = 5
SUPER_GOAL: Final = 6
PENALTY: Final = 7
YELLOW: Final = 8
RED: Final = 9
NO: Final = 10
SUPER_NO: Final = 11
VAR: Final = 12

ROLES: Final = 4  # the kinds of player cards come first
SCORING: Final = 4  # then the four kinds that can become a goal
ATTACKS: Final = 6  # those and the two referee cards
ANSWERS: Final = 3
ACTIONS: Final = 9
KINDS: Final = 13

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
