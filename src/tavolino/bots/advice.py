"""A champion's advice to a seat: a move, its chance of winning, and the search's results for the other moves."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tavolino.bots.appraisal import mean_estimate, sample_result
from tavolino.bots.estimate import Estimate, wilson_interval
from tavolino.bots.levels import EXPECTED_MOVES, champion
from tavolino.bots.search_tree import Node
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.core.view import View

MAX_GUESSES: Final = 100  # guesses that estimate the chance of a move chosen without a search


class TriedMove(NamedTuple):
    """A move, how often it was tried, and the share of those matches that were won."""

    move: int
    visits: int
    value: float


class Advice(NamedTuple):
    """A move, its chance of winning, and all moves tried, best first."""

    move: int
    chance: Estimate
    tried: list[TriedMove]
    """Only `move` itself if it is forced, or if the game knows the best move without a search."""


def advise(
    game: Game,
    seat: int,
    legal: list[int],
    guess: Callable[[], Match],
    seed: int = 0,
    seconds: float | None = None,
) -> Advice:
    """A champion's advice to a seat that is asked, based only on matches that look the same to it.

    `guess` is what a bot gets: `lambda: match.guess(seat, rng)`. Without `seconds` it takes the champion's usual time,
    and the same seed gives the same advice.
    """
    bot = champion(game, seat, seed)
    move = bot.choose(no_view, legal, guess, None if seconds is None else seconds * EXPECTED_MOVES)
    root = bot.search.decision
    if root is None:
        return advice_without_search(
            seat, move, guess, min(MAX_GUESSES, game.knowledge.champion_simulations), Rng(seed, seat)
        )
    return advice_from_search(move, root)


def no_view() -> View:
    raise AssertionError("a champion looks at guesses only")


def advice_from_search(move: int, root: Node) -> Advice:
    """Advice for a move that a search chose."""
    tries = [TriedMove(other, root.visits[at], root.mean(at)) for at, other in enumerate(root.moves)]
    tries.sort(key=lambda tried: (tried.move != move, -tried.visits, -tried.value))
    best = tries[0]
    return Advice(
        move, wilson_interval(best.value, 1.0, best.visits), [tried for tried in tries if tried.visits]
    )


def advice_without_search(seat: int, move: int, guess: Callable[[], Match], guesses: int, rng: Rng) -> Advice:
    """Advice for a move chosen without a search. Its chance is measured by playing guesses on sensibly."""
    chance = mean_estimate(
        [sample_result(apply_move(guess(), seat, move), rng)[seat] for _ in range(guesses)]
    )
    return Advice(move, chance, [TriedMove(move, guesses, chance.value)])


def apply_move(match: Match, seat: int, move: int) -> Match:
    match.apply(seat, move)
    return match
