"""Finds games: the folders of `tavolino.games` and the entry points `tavolino.games` of other packages."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any

from tavolino.core.faults import Fault
from tavolino.core.game import Game
from tavolino.core.language.booklet_names import module_folder
from tavolino.core.options import Option

GAMES_PACKAGE = "tavolino.games"
# Imported here because loading the package later would bind its name in `tavolino`, where `games` is a function.
HOME = import_module(GAMES_PACKAGE)


@cache
def game_classes() -> dict[str, type[Game]]:
    """The class of every game, by id."""
    theirs = [entry.load() for entry in entry_points(group=GAMES_PACKAGE)]
    return {game.id: game for game in own_classes() + theirs}


@cache
def own_classes() -> list[type[Game]]:
    return [import_module(f"{GAMES_PACKAGE}.{module.name}").GAME for module in iter_modules(HOME.__path__)]


def games() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(game_classes())


def own_games() -> list[str]:
    """The ids of the games that every copy of this program has, sorted."""
    return sorted(game.id for game in own_classes())


def game_class(id: str) -> type[Game]:
    if id not in game_classes():
        raise Fault("unknown-game", game_id=id, known=", ".join(games()))
    return game_classes()[id]


def game(id: str, **options: Any) -> Game:
    """The rules of a game: `game("champions101", must_win=True)`."""
    return game_class(id)(**options)


@cache
def standard_game(id: str) -> Game:
    """A game with its standard options."""
    return game(id)


@cache
def full_box_game(id: str) -> Game:
    """A game with every card of its box in play."""
    return game(id, **game_class(id).full_box_options)


def known_options(id: str) -> tuple[Option, ...]:
    return game_class(id).known_options


def game_folder(id: str) -> Traversable:
    """Where a game keeps its texts and rules pages."""
    return module_folder(game_classes()[id].__module__)
