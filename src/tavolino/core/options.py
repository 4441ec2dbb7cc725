"""Rule options: the house rules that people can set."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tavolino.core.faults import Fault

MAX_DOCUMENT_LETTERS: Final = 1_000_000


@dataclass(frozen=True)
class Document:
    """A user's file, such as a deck: its name and its whole text, so that a record can contain it."""

    name: str
    text: str

    def __str__(self) -> str:
        return self.name


Setting = bool | int | str | Document

BOOLEAN_WORDS: dict[str, bool] = {
    "true": True,
    "on": True,
    "yes": True,
    "false": False,
    "off": False,
    "no": False,
}


@dataclass(frozen=True)
class Option:
    """A setting with its default: one of `values`, an integer from `lowest` to `highest`, or a document.

    With `most` above 1 it may be several of the values, separated by commas.
    """

    name: str
    default: Setting
    values: tuple[Setting, ...] = ()
    lowest: int = 0
    highest: int = 0
    is_document: bool = False
    most: int = 1

    def resolve(self, given: Any, game: str) -> Setting:
        """The setting for a value from code, a command line or a record."""
        if self.is_document:
            return (
                given if isinstance(given, Document) or given == self.default else read_document(Path(given))
            )
        value = self.parse(given) if isinstance(given, str) else given
        if self.allows(value):
            return value
        raise Fault(
            "bad-option-value", option=self.name, game_id=game, value=str(given), allowed=self.allowed_text()
        )

    def parse(self, text: str) -> Setting:
        """The setting for a text typed by hand."""
        word = text.strip().lower()
        if isinstance(self.default, bool):
            return BOOLEAN_WORDS.get(word, word)
        if self.most > 1:
            return ",".join(part.strip() for part in word.split(","))
        return int(word) if word.lstrip("-").isdecimal() else word

    def allows(self, value: Any) -> bool:
        if self.most > 1:
            parts = value.split(",") if isinstance(value, str) else []
            return 0 < len(parts) <= self.most and all(part in self.values for part in parts)
        if self.values:
            return any(value == known and type(value) is type(known) for known in self.values)
        return type(value) is int and self.lowest <= value <= self.highest

    def allowed_text(self) -> str:
        if self.is_document:
            return str(self.default)
        if not self.values:
            return f"{self.lowest}-{self.highest}"
        return ", ".join(format_setting(value) for value in self.values)


def bool_option(name: str, default: bool) -> Option:
    return Option(name, default, (True, False))


def choice_option(name: str, *values: Setting) -> Option:
    """An option with these values; the first is the default."""
    return Option(name, values[0], values)


def multi_choice_option(name: str, most: int, *values: Setting) -> Option:
    """An option that takes one to `most` of these values; the first is the default."""
    return Option(name, values[0], values, most=most)


def int_option(name: str, default: int, lowest: int, highest: int) -> Option:
    return Option(name, default, (), lowest, highest)


def document_option(name: str, default: str) -> Option:
    """An option that takes the path of a user's file; `default` names the deck in the box."""
    return Option(name, default, is_document=True)


def read_document(path: Path) -> Document:
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MAX_DOCUMENT_LETTERS + 1)
    except (OSError, ValueError) as error:
        raise Fault("unreadable", path=str(path), why=str(error)) from error
    if len(text) > MAX_DOCUMENT_LETTERS:
        raise Fault("too-large", path=str(path), most=MAX_DOCUMENT_LETTERS)
    return Document(path.name, text)


def format_setting(value: Setting) -> str:
    """A setting as it is typed and recorded."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def plain_setting(value: Setting) -> bool | int | str:
    """An option as it is shown: of a document the name."""
    return value.name if isinstance(value, Document) else value


def resolve_options(known: tuple[Option, ...], given: dict[str, Any], game: str) -> dict[str, Setting]:
    """All settings of a game: the given ones, checked, and the defaults of the others."""
    names = {option.name for option in known}
    for name in given:
        if name not in names:
            raise Fault("unknown-option", option=name, game_id=game, known=", ".join(sorted(names)))
    return {o.name: o.resolve(given[o.name], game) if o.name in given else o.default for o in known}
