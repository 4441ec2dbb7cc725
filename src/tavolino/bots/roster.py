"""Finds bots by name: ours, and those of other packages in the entry-point group `tavolino.bots`."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from tavolino.bots.bot import Bot, GreedyBot, RandomBot
from tavolino.bots.levels import amateur, beginner, champion, professional
from tavolino.core.faults import Fault
from tavolino.core.game import Game

BotFactory = Callable[[Game, int, int], Bot]
"""Creates a bot for a game, a seat and a seed."""

LEVELS: Final[dict[str, BotFactory]] = {
    "beginner": beginner,
    "amateur": amateur,
    "professional": professional,
    "champion": champion,
}
"""The levels that people choose from, weakest first."""


@cache
def bot_factories() -> dict[str, BotFactory]:
    theirs = {entry.name: entry.load() for entry in entry_points(group="tavolino.bots")}
    return {"random": RandomBot, "greedy": GreedyBot, **LEVELS, **theirs}


def opponents() -> list[str]:
    """The bots to choose from as an opponent, weakest first. `random` and `greedy` are for measuring."""
    return [*LEVELS, *(bot for bot in bot_factories() if bot not in ("random", "greedy", *LEVELS))]


def bot_factory(name: str) -> BotFactory:
    if name not in bot_factories():
        raise Fault("unknown-bot", bot=name, known=", ".join(bot_factories()))
    return bot_factories()[name]
