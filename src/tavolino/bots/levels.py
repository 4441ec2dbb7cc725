"""Four levels that play any game. They differ in how they play, not in how often they slip."""

from collections.abc import Callable
from typing import Final

from tavolino.bots.search import Search, Style
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.core.view import View

MOVES_TO_COME: Final = 30  # among so many a bot on the clock shares out the time it has left
# Simulations
GLANCE: Final = 8
LOOK: Final = 60
FEWEST: Final = 24  # for one who knows the game
PART: Final = 12  # what the champion tries, divided by this, is what a professional has the time for


class SearchBot:
    """Tries things out in guesses of the match. Forced moves are played at once, and so is what knowledge settles."""

    def __init__(self, game: Game, seat: int, seed: int, style: Style) -> None:
        self.knowledge = game.knowledge
        self.seat = seat
        self.style = style
        self.rng = Rng(seed, seat)
        self.search = Search(game.knowledge, seat, style, self.rng)

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        base = guess()
        base.narrate, base.events = False, []  # stories cost time, and nobody reads those of a guess
        if self.style.knowing and self.knowledge.settles(base, self.seat):
            return self.knowledge.pick(base, self.seat, self.rng)
        return self.search.choose(base, legal, None if clock is None else clock / MOVES_TO_COME)


def beginner(game: Game, seat: int, seed: int) -> SearchBot:
    """Goes for the points that are nearest: a glance at what may come next, and no further."""
    return SearchBot(game, seat, seed, Style(GLANCE, 2, knowing=False))


def amateur(game: Game, seat: int, seed: int) -> SearchBot:
    """Counts points as well, but thinks a few choices ahead. Knows the rules, and nothing else."""
    return SearchBot(game, seat, seed, Style(LOOK, 6, knowing=False))


def professional(game: Game, seat: int, seed: int) -> SearchBot:
    """Knows the game, and weighs every move afresh by how it may go on from there."""
    knowledge = game.knowledge
    simulations = max(FEWEST, knowledge.simulations // PART)
    return SearchBot(game, seat, seed, Style(simulations, knowledge.horizon, knowing=True, advised=False))


def champion(game: Game, seat: int, seed: int) -> SearchBot:
    """All there is: the same, with the game's advice what to look at first, and as many tries as time allows."""
    knowledge = game.knowledge
    return SearchBot(game, seat, seed, Style(knowledge.simulations, knowledge.horizon, knowing=True))
