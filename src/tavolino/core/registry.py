"""Finds games: the folders of `tavolino.games` and the entry points `tavolino.games` of other packages."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any

from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.options import Option

FAMILY = "tavolino.games"
# Loaded now: a package binds its name in its parent when it is loaded, and `tavolino.games` is a function.
HOME = import_module(FAMILY)


@cache
def registered() -> dict[str, type[Game]]:
    """The class of every game, by id."""
    ours = [import_module(f"{FAMILY}.{module.name}").GAME for module in iter_modules(HOME.__path__)]
    theirs = [entry.load() for entry in entry_points(group=FAMILY)]
    return {game.id: game for game in ours + theirs}


def games() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(registered())


def game_class(id: str) -> type[Game]:
    if id not in registered():
        raise Fault("unknown-game", game_id=id, known=", ".join(games()))
    return registered()[id]


def game(id: str, **options: Any) -> Game:
    """The rules of a game: `game("champions101", must_win=True)`."""
    return game_class(id)(**options)


def boxed(id: str) -> Game:
    """A game with every card that is in its box."""
    return game(id, **game_class(id).whole_box)


def known_options(id: str) -> tuple[Option, ...]:
    return game_class(id).known_options


def folder(id: str) -> Traversable:
    """Where a game keeps its texts and rules pages."""
    package = registered()[id].__module__
    return files(package if hasattr(import_module(package), "__path__") else package.rpartition(".")[0])
