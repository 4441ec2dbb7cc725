"""Makes matches travel: they and what they hold can be pickled and deep-copied, compiled as well.

Compiled classes have no `__dict__`, and `vec` knows neither `pickle` nor `copy`. So an object is taken apart into its
fields, and made again by calling its class or, for a match, by starting a new one whose fields are then filled.
"""

import copyreg
from collections.abc import Callable, Collection
from copy import deepcopy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


def fields_of(thing: object, without: Collection[str] = ()) -> dict[str, Any]:
    """The fields of an object by name, compiled or not, without those named."""
    names = getattr(type(thing), "__mypyc_attrs__", ())
    fields = {name: getattr(thing, name) for name in names if name not in without and name != "__dict__"}
    return fields | {name: value for name, value in vars_of(thing).items() if name not in without}


def vars_of(thing: object) -> dict[str, Any]:
    return getattr(thing, "__dict__", {})


def with_fields(thing: Any, fields: dict[str, Any]) -> Any:
    """The object, with these fields."""
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def make_again(kind: Callable[..., Any], arguments: tuple[Any, ...], fields: dict[str, Any]) -> Any:
    return with_fields(kind(*arguments), fields)


def reduce_fields(thing: object, *arguments: Any) -> Reduced:
    """What `__reduce__` returns for an object that these arguments make."""
    return make_again, (type(thing), arguments, fields_of(thing))


# -- Matches

OF_THE_GAME = ("game", "rules", "box", "rivals")
"""What a match has from its game."""


def reduce_match(match: Any) -> Reduced:
    return restart, (match.game, match.seats, fields_of(match, OF_THE_GAME))


def restart(game: Any, seats: int, fields: dict[str, Any]) -> Any:
    """A match of the game in just that state. Only `play` and `guess` depend on what it was dealt."""
    return with_fields(game.start(0, seats), fields)


def copy_match(match: Any, memo: dict[int, Any]) -> Any:
    """A deep copy, of the same game."""
    return restart(match.game, match.seats, deepcopy(fields_of(match, OF_THE_GAME), memo))


# -- Flat vectors of numbers


def make_vec(numbers: list[int]) -> Any:
    return vec[i64](numbers)


def reduce_vec(numbers: Any) -> Reduced:
    return make_vec, (list(numbers),)


copyreg.pickle(type(vec[i64]([])), reduce_vec)
