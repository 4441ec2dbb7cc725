"""A bot that sees everything, even the cards to come: it shows how much could at least be won with better play.

It is not in the roster and sits at no table. It assumes that everybody plays by rule of thumb, so it is no bound of
what can be won: where the game's knowledge is strong, it may even lose to it.
"""

from collections.abc import Callable
from typing import Final

from tavolino.bots.search import result_shares
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.core.view import View

CHEATING_BOT: Final = "seer"
PLAYOUTS_PER_MOVE: Final = 24  # of the rest of the match, before each move


class CheatingBot:
    """Plays the true match out with each of its moves, everyone doing what the game's knowledge thinks best."""

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        self.match = match
        self.seat = seat
        self.rng = Rng(seed, seat)

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        looks = max(1, PLAYOUTS_PER_MOVE // len(legal))
        return max(legal, key=lambda move: sum(self.share_after(move) for _ in range(looks)))

    def share_after(self, move: int) -> float:
        """Play the match out after a move, and return the seat's share of the result."""
        match = self.match.copy()
        match.apply(self.seat, move)
        while not match.over:
            seat = match.to_act[0]
            match.apply(seat, match.game.knowledge.pick(match, seat, self.rng))
        return result_shares(match)[self.seat]
