"""Tavolino: four football card games at one table."""

from importlib import import_module
from typing import Any

from tavolino.core.faults import Fault, Refusal
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.moves import Move
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import Record
from tavolino.core.registry import game, games
from tavolino.core.rng import Rng

__all__ = ["Fault", "Game", "Match", "Move", "Outcome", "Record", "Refusal", "Rng", "game", "games", "vector"]


def vector(game: Game | str, n: int = 1024, **settings: Any) -> Any:
    """`n` matches at once in numpy arrays, for a program that learns: `tavolino.rl.vector.vector` says more."""
    return import_module("tavolino.rl.vector").vector(game, n, **settings)
