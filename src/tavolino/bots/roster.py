"""Finds bots by name: ours, and those that other packages offer in the entry-point group `tavolino.bots`."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from tavolino.bots.bot import Bot, GreedyBot, RandomBot
from tavolino.bots.levels import amateur, beginner, champion, professional
from tavolino.core.faults import Fault
from tavolino.core.game import Game

Maker = Callable[[Game, int, int], Bot]
"""Makes a bot for a game, a seat and a seed of its own."""

LEVELS: Final[dict[str, Maker]] = {
    "beginner": beginner,
    "amateur": amateur,
    "professional": professional,
    "champion": champion,
}
"""What people choose from, the weakest first."""


@cache
def roster() -> dict[str, Maker]:
    theirs = {entry.name: entry.load() for entry in entry_points(group="tavolino.bots")}
    return {"random": RandomBot, "greedy": GreedyBot, **LEVELS, **theirs}


def maker(name: str) -> Maker:
    if name not in roster():
        raise Fault("unknown-bot", bot=name, known=", ".join(roster()))
    return roster()[name]
