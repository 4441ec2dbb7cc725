"""What the printed booklets call the cards: the concordance between a box on somebody's shelf and ours."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

FILE: Final = "booklet_names.toml"


@cache
def booklet_names(module: str) -> Mapping[str, str]:
    """Of the game in a module, by the id of a card or of a part of one; empty for a game without a booklet."""
    file = module_folder(module) / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def module_folder(module: str) -> Traversable:
    """The folder that a package is, or in which a module stands."""
    return files(module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0])
