"""The interface of a bot, and the two simplest bots."""

from collections.abc import Callable
from typing import Protocol

from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.core.view import View


class Bot(Protocol):
    """One player of one match."""

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        """One of the legal moves. `view()` is what the seat sees, `guess()` a new match that looks the same to it.

        `clock` is the number of seconds the bot has left for the match, None without a clock.
        """


class RandomBot:
    """Plays any legal move."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.rng = Rng(seed, seat)

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        return legal[self.rng.below(len(legal))]


class GreedyBot:
    """Plays the move that the game's own knowledge picks in one guess. Forced moves are played at once."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.knowledge = game.knowledge
        self.seat = seat
        self.rng = Rng(seed, seat)

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        return legal[0] if len(legal) == 1 else self.knowledge.pick(guess(), self.seat, self.rng)
