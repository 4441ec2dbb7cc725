"""Decks of one's own: how a game says which decks people can write themselves, and what is wrong with one."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from tavolino.core.faults import Fault
from tavolino.core.language.texts import DEFAULT_LANGUAGE, TextValue, load_texts
from tavolino.core.options import Document, Setting

TOML_SUFFIX: Final = ".toml"
CSV_SUFFIX: Final = ".csv"

DeckCell = int | str


class DeckColumn(NamedTuple):
    """What a deck can be listed and sorted by: `deck-column-<name>`, or a name that needs no translation.

    Its cells are as they stand on the cards, or else words that have texts: with `words` "deck-word" the word
    goalkeeper is `deck-word-goalkeeper`.
    """

    name: str
    words: str = ""


@dataclass(frozen=True)
class DeckFault:
    """One thing to put right. Line 0 is the file as a whole; without a card it is about none in particular."""

    file: str
    line: int
    card: str
    key: str
    values: dict[str, TextValue] = field(hash=False)
    game: str = ""

    @property
    def fields(self) -> list[str]:
        """The fields of the card that it is about."""
        named = self.values.get("field") or self.values.get("fields") or self.values.get("letter") or ""
        return [field for field in str(named).split(", ") if field] if self.card else []

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """`footballers.toml:12: Gino Scapicollo: A is missing.`"""
        where = f"{self.file}:{self.line}" if self.line else self.file
        what = load_texts(language, self.game).say(f"fault-{self.key}", self.values)
        return ": ".join(part for part in (where, self.card, what) if part)


class DeckRefused(Fault):
    """A deck that cannot be played with, and all that is wrong with it."""

    def __init__(self, faults: list[DeckFault]) -> None:
        super().__init__("deck")
        self.faults = faults

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        return "\n".join(fault.text(language) for fault in self.faults)


class OwnDeck(ABC):
    """A deck of a game that people can write themselves, in a file that is given as an option of the game."""

    option: ClassVar[str]
    """The name of the option, which is a document."""
    file_suffixes: ClassVar[tuple[str, ...]] = (TOML_SUFFIX,)
    """Of the names of its files: how a deck can be written."""
    columns: ClassVar[tuple[DeckColumn, ...]]

    @abstractmethod
    def recognises(self, document: Document) -> bool:
        """Whether a file, good or not, looks as if it was meant to be such a deck."""

    @abstractmethod
    def faults(self, document: Document, seats: int | None = None) -> list[DeckFault]:
        """All that is wrong with it, from the top of the file; too few cards for so many seats (or the fewest)."""

    @abstractmethod
    def max_seats(self, document: Document) -> int:
        """How many a good deck is enough for."""

    @abstractmethod
    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        """The cards of a good deck, or of the one in the box, each with a cell for every column."""

    @abstractmethod
    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """A file to begin with, whose comments say how to go on."""

    def check_deck(self, deck: Setting, seats: int | None = None) -> None:
        """Refuse a deck that has faults, or that is too small for so many seats, before anything starts."""
        found = self.faults(deck, seats) if isinstance(deck, Document) else []
        if found:
            raise DeckRefused(found)
