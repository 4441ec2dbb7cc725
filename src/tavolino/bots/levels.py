"""Four levels that play any game. They differ in how they play, not in how often they slip."""

from collections.abc import Callable
from typing import Final

from tavolino.bots.search import Search, Style
from tavolino.core.game import Game
from tavolino.core.knowledge import AMATEUR, BEGINNER, CHAMPION, NO_HABIT, PROFESSIONAL
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.core.view import View

MOVES_TO_COME: Final = 30  # among so many a bot on the clock shares out the time it has left
AHEAD: Final = 4  # choices that an amateur looks ahead


class SearchBot:
    """Tries things out in guesses of the match. Forced moves are played at once, and so are habits."""

    def __init__(self, game: Game, seat: int, seed: int, style: Style, level: int) -> None:
        self.knowledge = game.knowledge
        self.seat = seat
        self.style = style
        self.level = level
        self.rng = Rng(seed, seat)
        self.search = Search(game.knowledge, seat, style, self.rng)

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        base = guess()
        base.narrate, base.events = False, []  # stories cost time, and nobody reads those of a guess
        habit = self.knowledge.habit(base, self.seat, self.level, self.rng)
        if habit != NO_HABIT:
            return habit
        if self.style.knowing and self.knowledge.settles(base, self.seat):
            return self.knowledge.pick(base, self.seat, self.rng)
        return self.search.choose(base, legal, None if clock is None else clock / MOVES_TO_COME)


def beginner(game: Game, seat: int, seed: int) -> SearchBot:
    """Goes for the points that are nearest: a glance at some of the moves, and no further."""
    style = Style(game.knowledge.tries[BEGINNER], 1, knowing=False)
    return SearchBot(game, seat, seed, style, BEGINNER)


def amateur(game: Game, seat: int, seed: int) -> SearchBot:
    """Counts points as well, but looks at all moves and thinks ahead. Knows the rules, and nothing else."""
    style = Style(game.knowledge.tries[AMATEUR], AHEAD, knowing=False)
    return SearchBot(game, seat, seed, style, AMATEUR)


def professional(game: Game, seat: int, seed: int) -> SearchBot:
    """Knows the game, and weighs every move afresh by how it may go on from there."""
    knowledge = game.knowledge
    style = Style(knowledge.tries[PROFESSIONAL], knowledge.horizon, knowing=True, advised=False)
    return SearchBot(game, seat, seed, style, PROFESSIONAL)


def champion(game: Game, seat: int, seed: int) -> SearchBot:
    """All there is: the same, with the game's advice what to look at first, and as many tries as time allows."""
    style = Style(game.knowledge.simulations, game.knowledge.horizon, knowing=True)
    return SearchBot(game, seat, seed, style, CHAMPION)
