"""What a champion would do in somebody's place, and what it found when it tried the other moves."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tavolino.bots.appraisal import estimate, outlook
from tavolino.bots.estimate import Estimate, share
from tavolino.bots.levels import MOVES_TO_COME, champion
from tavolino.bots.search_tree import Node
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.rng import Rng
from tavolino.core.view import View

ENOUGH: Final = 100  # guesses that tell the chance of a move which nobody had to think about


class Tried(NamedTuple):
    """A move, how often it was tried, and the share of those matches that it won."""

    move: int
    visits: int
    value: float


class Advice(NamedTuple):
    """A move, the chance of winning with it, and all the moves that were tried, the best first."""

    move: int
    chance: Estimate
    tried: list[Tried]
    """Only `move` itself where it is forced, or where the game knows the best move without trying."""


def advise(
    game: Game,
    seat: int,
    legal: list[int],
    guess: Callable[[], Match],
    seed: int = 0,
    seconds: float | None = None,
) -> Advice:
    """A champion's advice to a seat that is asked, from nothing but matches that look the same to it.

    `guess` is what a bot is given: `lambda: match.guess(seat, rng)`. Without `seconds` it takes the champion's usual
    time, and the same seed gives the same advice.
    """
    bot = champion(game, seat, seed)
    move = bot.choose(no_view, legal, guess, None if seconds is None else seconds * MOVES_TO_COME)
    root = bot.search.decision
    if root is None:
        return foretold(seat, move, guess, min(ENOUGH, game.knowledge.simulations), Rng(seed, seat))
    return weighed(move, root)


def no_view() -> View:
    raise AssertionError("a champion looks at guesses only")


def weighed(move: int, root: Node) -> Advice:
    """A move that the search chose among others."""
    found = [Tried(other, root.visits[at], root.mean(at)) for at, other in enumerate(root.moves)]
    found.sort(key=lambda tried: (tried.move != move, -tried.visits, -tried.value))
    best = found[0]
    return Advice(move, share(best.value, 1.0, best.visits), [tried for tried in found if tried.visits])


def foretold(seat: int, move: int, guess: Callable[[], Match], guesses: int, rng: Rng) -> Advice:
    """A move that needed no thought: what comes of it if everyone plays on sensibly."""
    chance = estimate([outlook(after(guess(), seat, move), rng)[seat] for _ in range(guesses)])
    return Advice(move, chance, [Tried(move, guesses, chance.value)])


def after(match: Match, seat: int, move: int) -> Match:
    match.apply(seat, move)
    return match
