"""Four levels of bots for any game. They differ in search depth and knowledge; none makes deliberate mistakes."""

from collections.abc import Callable
from typing import Final

from tavolino.bots.search import Search, SearchSettings
from tavolino.core.game import Game
from tavolino.core.knowledge import AMATEUR, BEGINNER, CHAMPION, NO_CHOICE, PROFESSIONAL
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.core.view import View

EXPECTED_MOVES: Final = 30  # a bot with a clock divides its remaining time by this for each choice
AMATEUR_HORIZON: Final = 4  # choices that an amateur looks ahead


class SearchBot:
    """Searches in guesses of the match. Forced moves and quick choices are played at once."""

    def __init__(self, game: Game, seat: int, seed: int, style: SearchSettings, level: int) -> None:
        self.knowledge = game.knowledge
        self.seat = seat
        self.settings = style
        self.level = level
        self.rng = Rng(seed, seat)
        self.search = Search(game.knowledge, seat, style, self.rng)

    def choose(
        self, view: Callable[[], View], legal: list[int], guess: Callable[[], Match], clock: float | None
    ) -> int:
        if len(legal) == 1:
            return legal[0]
        base = guess()
        base.narrate, base.events = False, []  # events cost time, and nobody reads those of a guess
        habit = self.knowledge.quick_choice(base, self.seat, self.level, self.rng)
        if habit != NO_CHOICE:
            return habit
        if self.settings.uses_knowledge and self.knowledge.is_pick_optimal(base, self.seat):
            return self.knowledge.pick(base, self.seat, self.rng)
        return self.search.choose(base, legal, None if clock is None else clock / EXPECTED_MOVES)


def beginner(game: Game, seat: int, seed: int) -> SearchBot:
    """Counts points. Looks at some of the moves and no further."""
    style = SearchSettings(game.knowledge.simulations_by_level[BEGINNER], 1, knowing=False)
    return SearchBot(game, seat, seed, style, BEGINNER)


def amateur(game: Game, seat: int, seed: int) -> SearchBot:
    """Counts points too, but looks at all moves and several choices ahead. Knows the rules and nothing else."""
    style = SearchSettings(game.knowledge.simulations_by_level[AMATEUR], AMATEUR_HORIZON, knowing=False)
    return SearchBot(game, seat, seed, style, AMATEUR)


def professional(game: Game, seat: int, seed: int) -> SearchBot:
    """Uses the game's knowledge and simulates every move from scratch."""
    knowledge = game.knowledge
    style = SearchSettings(
        knowledge.simulations_by_level[PROFESSIONAL], knowledge.horizon, knowing=True, advised=False
    )
    return SearchBot(game, seat, seed, style, PROFESSIONAL)


def champion(game: Game, seat: int, seed: int) -> SearchBot:
    """Like a professional, but also uses the game's advice on which move to try first, and simulates as long as time
    allows.
    """
    style = SearchSettings(game.knowledge.champion_simulations, game.knowledge.horizon, knowing=True)
    return SearchBot(game, seat, seed, style, CHAMPION)
