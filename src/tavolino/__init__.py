"""Tavolino: four football card games at one table."""

from tavolino.core.faults import Fault, Refusal
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.moves import Move
from tavolino.core.outcome import Outcome
from tavolino.core.records.record import Record
from tavolino.core.registry import game, games
from tavolino.core.rng import Rng

__all__ = ["Fault", "Game", "Match", "Move", "Outcome", "Record", "Refusal", "Rng", "game", "games"]
