"""Decks of one's own: how a game says which decks people can write themselves, and reads them from files."""

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from tavolino.core.decks.deck_faults import DeckFault, DeckRefused
from tavolino.core.decks.deck_file import TOML_SUFFIX, DeckFile
from tavolino.core.language.texts import DEFAULT_LANGUAGE
from tavolino.core.options import Document, Setting

DeckCell = int | str
Cards = TypeVar("Cards")


class DeckColumn(NamedTuple):
    """What a deck can be listed and sorted by: `deck-column-<name>`, or a name that needs no translation.

    Its cells are as they stand on the cards, or else words that have texts: with `words` "deck-word" the word
    goalkeeper is `deck-word-goalkeeper`.
    """

    name: str
    words: str = ""


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


class FileDeck(OwnDeck, Generic[Cards]):
    """A subclass says in `read_cards` what its cards are and what can be wrong with them."""

    game_id: ClassVar[str]
    seat_counts: ClassVar[range]
    """The numbers of seats that there can be."""

    @abstractmethod
    def read_cards(self, file: DeckFile, seats: int) -> Cards | None:
        """The cards for so many seats, or none if something is wrong: that is added to the faults of the file."""

    def load_cards(self, document: Document) -> Cards:
        """The cards of a good deck."""
        self.check_deck(document)
        cards: Cards = read_cached(self, document, self.seat_counts[0])[0]
        return cards

    def faults(self, document: Document, seats: int | None = None) -> list[DeckFault]:
        return list(read_cached(self, document, max(seats or 0, self.seat_counts[0]))[1])

    def max_seats(self, document: Document) -> int:
        return max(seats for seats in self.seat_counts if not self.faults(document, seats))


@lru_cache(maxsize=16)
def read_cached(deck: FileDeck[Any], document: Document, seats: int) -> tuple[Any, tuple[DeckFault, ...]]:
    file = DeckFile(document, deck.game_id)
    cards = deck.read_cards(file, seats) if file.is_readable(deck.file_suffixes) else None
    return cards, tuple(file.faults)
