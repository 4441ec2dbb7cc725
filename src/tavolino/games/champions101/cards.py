"""The cards: five kinds. A kind is 2 * colour + (1 for a ball), or PENALTY."""

import tomllib
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

KINDS: Final[i64] = 5
PENALTY: Final[i64] = 4
COLOURS: Final = ("red", "blue")
NAMES: Final = ("red-footballer", "red-ball", "blue-footballer", "blue-ball", "penalty")


def load_deck() -> dict[str, int]:
    deck: dict[str, int] = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))
    if tuple(deck) != NAMES:
        raise ValueError(f"cards.toml must list {', '.join(NAMES)}, in this order")
    return deck


DECK: Final = load_deck()
TEAM_CARDS: Final = {"teams": {"red-team": 1, "blue-team": 1}}
"""Each player keeps one beside the table; they are not part of the deck (1.2)."""
