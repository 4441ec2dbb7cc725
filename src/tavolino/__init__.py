"""Tavolino: four football card games at one table."""

import tavolino.games  # noqa: F401 (loaded later, the package would take its name from the function)
from tavolino.core.faults import Fault, Refusal
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.moves import Move
from tavolino.core.outcome import Outcome
from tavolino.core.record import Record
from tavolino.core.registry import game, games
from tavolino.core.rng import Rng

__all__ = ["Fault", "Game", "Match", "Move", "Outcome", "Record", "Refusal", "Rng", "game", "games"]
