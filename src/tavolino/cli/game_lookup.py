"""Finds a game, its options and its seed by what was typed."""

import secrets
from difflib import get_close_matches
from typing import Final

from tavolino.cli.faults import CliFault
from tavolino.core.game import Game
from tavolino.core.registry import game, games

SEED_BITS: Final = 128


def find_game_id(typed: str) -> str:
    """The id of a game. A mistyped one raises a fault that names the nearest id."""
    id = typed.strip().lower()
    near = get_close_matches(id, games(), 1, 0.5)
    if id in games():
        return id
    if near:
        raise CliFault("game-near", typed=typed, near=near[0])
    raise CliFault("unknown-game", game_id=typed, known=", ".join(games()))


def build_game(id: str, settings: list[str]) -> Game:
    """A game with its options as typed: `goals=5`."""
    return game(id, **dict(map(parse_option, settings)))


def parse_option(typed: str) -> tuple[str, str]:
    name, equals, value = typed.partition("=")
    if not (name and equals):
        raise CliFault("option-form", option=typed)
    return name.strip(), value.strip()


def parse_seed(typed: str) -> int:
    """The seed typed, or one that nobody can foresee."""
    if not typed:
        return secrets.randbits(SEED_BITS)
    if not (typed.isascii() and typed.isdecimal() and len(typed) < SEED_BITS):
        raise CliFault("bad-seed", seed=typed)
    return int(typed)
