"""User-written decks: a game declares which of its decks people can write, and reads them from files."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from tavolino.core.decks.deck_faults import DeckFault, DeckRefused
from tavolino.core.decks.deck_file import TOML_SUFFIX, DeckFile
from tavolino.core.language.texts import DEFAULT_LANGUAGE, Texts
from tavolino.core.options import Document, Setting

DeckCell = int | str | Callable[[Texts], str]
"""A number, a word, or what can only be said in the reader's language."""
Cards = TypeVar("Cards")


class DeckColumn(NamedTuple):
    """A column by which a deck is listed and sorted: `deck-column-<name>`, or a name that needs no translation.

    With `words` the cells are keys of texts: for "deck-word" the word goalkeeper is `deck-word-goalkeeper`. Without it
    they are shown as they are.
    """

    name: str
    words: str = ""

    def cell_text(self, cell: DeckCell, texts: Texts) -> int | str:
        """A cell as it is shown. A word that has no text is the user's own."""
        if not isinstance(cell, int | str):
            return cell(texts)
        if not self.words:
            return cell
        keys = {word: f"{self.words}-{word}" for word in str(cell).split()}
        return ", ".join(texts.say(key) if texts.has(key) else word for word, key in keys.items())


class OwnDeck(ABC):
    """A deck that people can write themselves. The file is given as an option of the game."""

    option: ClassVar[str]
    """The name of the option that takes the file."""
    file_suffixes: ClassVar[tuple[str, ...]] = (TOML_SUFFIX,)
    """The file name extensions of the supported formats."""
    columns: ClassVar[tuple[DeckColumn, ...]]

    @abstractmethod
    def recognises(self, document: Document) -> bool:
        """Does a file, even a faulty one, look like an attempt at this deck?"""

    @abstractmethod
    def faults(self, document: Document, seats: int | None = None) -> list[DeckFault]:
        """All faults by line, including too few cards for this number of seats (by default the smallest)."""

    @abstractmethod
    def max_seats(self, document: Document) -> int:
        """The most seats that a faultless deck has cards for."""

    @abstractmethod
    def rows(self, document: Document | None = None) -> list[tuple[DeckCell, ...]]:
        """The cards of a faultless deck, or of the one in the box, with a cell for every column."""

    def card_count(self, document: Document) -> int:
        """How many cards a faultless deck has; where a row is a kind of card, how many kinds."""
        return len(self.rows(document))

    def card_in_row(self, document: Document, row: int) -> str:
        """The id of a card of a faultless deck by its place in the file, where the file itself gives it none."""
        raise LookupError(row)

    @abstractmethod
    def template(self, ending: str = TOML_SUFFIX, language: str = DEFAULT_LANGUAGE) -> str:
        """A file to start from, with comments that explain it."""

    def check_deck(self, deck: Setting, seats: int | None = None) -> None:
        """Raises DeckRefused if the deck has faults or too few cards for this number of seats."""
        faults = self.faults(deck, seats) if isinstance(deck, Document) else []
        if faults:
            raise DeckRefused(faults)


class FileDeck(OwnDeck, Generic[Cards]):
    """An own deck read with `DeckFile`. A subclass reads and checks its cards in `read_cards`."""

    game_id: ClassVar[str]
    seat_counts: ClassVar[range]
    """The possible numbers of seats."""

    @abstractmethod
    def read_cards(self, file: DeckFile, seats: int) -> Cards | None:
        """The cards for this number of seats, or none if there is a fault; faults are added to the file."""

    def load_cards(self, document: Document) -> Cards:
        """The cards of a faultless deck."""
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
