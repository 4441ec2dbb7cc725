"""Texts in Fluent. Each layer and each game keeps its own beside its code."""

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tavolino.core.language.lazy_bundle import LazyBundle

LANGUAGES: Final = ("en", "it", "ro")
DEFAULT_LANGUAGE: Final = "en"
CORE: Final = "tavolino.core"

TextValue = int | float | str
MAX_VALUE_LETTERS: Final = 900
"""Longest value inserted into a text, in letters; Fluent refuses a thousand."""
MAX_FORMATTED_NUMBER: Final = 10**15
"""Larger numbers are written without separators, because Fluent cannot format them."""


class Texts:
    """All texts of one language that a reader needs. The files named first win."""

    def __init__(self, language: str, bundles: list[LazyBundle]) -> None:
        self.language = language
        self.bundles = bundles

    def has(self, key: str) -> bool:
        """Is there a text `key`, or for `key.part` a part of one?"""
        name, _, part = key.partition(".")
        return any(b.has_message(name) and (not part or has_part(b, name, part)) for b in self.bundles)

    def say(self, key: str, values: Mapping[str, TextValue] | None = None, variant: int | None = None) -> str:
        """The text `key` (`key.part` for an attribute). `variant` selects one of its alternatives."""
        name, _, part = key.partition(".")
        home = self.bundle_with(name)
        pattern = select_pattern(home.get_message(name), part, variant)
        fitting = {name: clip_value(value) for name, value in (values or {}).items()}
        text, errors = home.format_pattern(pattern, fitting)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def bundle_with(self, name: str) -> LazyBundle:
        """The first bundle that has this text."""
        for b in self.bundles:
            if b.has_message(name):
                return b
        raise LookupError(f"{self.language}: no text for {name!r}")


def clip_value(value: TextValue) -> TextValue:
    """A value shortened to what a text can hold, whatever a person has typed."""
    if isinstance(value, str) and len(value) > MAX_VALUE_LETTERS:
        return f"{value[:MAX_VALUE_LETTERS]}…"
    return str(value) if isinstance(value, int) and abs(value) >= MAX_FORMATTED_NUMBER else value


def has_part(home: LazyBundle, name: str, part: str) -> bool:
    return part in home.get_message(name).attributes


def select_pattern(message: Any, part: str, variant: int | None) -> Any:
    """The part of that name, one of several variants, or the text itself."""
    if part:
        return message.attributes[part]
    if variant is not None and message.attributes:
        return list(message.attributes.values())[variant % len(message.attributes)]
    return message.value


@cache
def load_texts(language: str, game: str = "", packages: tuple[str, ...] = (CORE,)) -> Texts:
    """The texts of a game, if one is named, and of these packages. The first that has a text wins."""
    own = [game_bundle(language, game)] if game else []
    return Texts(language, [*own, *(package_bundle(language, package) for package in packages)])


@cache
def game_bundle(language: str, game: str) -> LazyBundle:
    from tavolino.core.registry import game_folder  # the registry imports games, and they import this module

    return load_bundle(language, game_folder(game) / "text")


@cache
def package_bundle(language: str, package: str) -> LazyBundle:
    """From the folder `text`. Does not import the package: the store's would load a database library."""
    top, *rest = package.split(".")
    return load_bundle(language, files(top).joinpath(*rest, "text"))


def load_bundle(language: str, folder: Traversable) -> LazyBundle:
    """The files `en.ftl`, `cards.en.ftl` ... of a folder."""
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    spoken = [file for file in found if f".{file.name}".endswith(f".{language}.ftl")]
    return LazyBundle(language, [file.read_text(encoding="utf-8") for file in spoken])


def wanted_languages() -> Iterator[str]:
    """The languages that the environment asks for, most wanted first. The first locale variable that is set counts."""
    yield from os.environ.get("LANGUAGE", "").split(":")
    yield next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")


def environment_language() -> str:
    """The first supported language that the environment asks for."""
    for wanted in wanted_languages():
        if wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
    return DEFAULT_LANGUAGE
