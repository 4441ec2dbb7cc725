"""A deck that is read from a file: each file once, and then remembered."""

from abc import abstractmethod
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

from tavolino.core.decks.deck_file import DeckFile
from tavolino.core.decks.own_deck import DeckFault, OwnDeck
from tavolino.core.options import Document

Cards = TypeVar("Cards")


class FileDeck(OwnDeck, Generic[Cards]):
    """A subclass says in `take` what its cards are and what can be wrong with them."""

    game_id: ClassVar[str]
    seat_counts: ClassVar[range]
    """The numbers of seats that there can be."""

    @abstractmethod
    def read_cards(self, file: DeckFile, seats: int) -> Cards | None:
        """The cards, for so many seats. What is wrong with them is blamed on the file, and then there are none."""

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
