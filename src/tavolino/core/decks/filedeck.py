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

    game: ClassVar[str]
    seats: ClassVar[range]
    """The numbers of seats that there can be."""

    @abstractmethod
    def take(self, file: DeckFile, seats: int) -> Cards | None:
        """The cards, for so many seats. What is wrong with them is blamed on the file, and then there are none."""

    def read(self, document: Document) -> Cards:
        """The cards of a good deck."""
        self.approve(document)
        cards: Cards = reading(self, document, self.seats[0])[0]
        return cards

    def faults(self, document: Document, seats: int | None = None) -> list[DeckFault]:
        return list(reading(self, document, max(seats or 0, self.seats[0]))[1])

    def most_seats(self, document: Document) -> int:
        return max(seats for seats in self.seats if not self.faults(document, seats))


@lru_cache(maxsize=16)
def reading(deck: FileDeck[Any], document: Document, seats: int) -> tuple[Any, tuple[DeckFault, ...]]:
    file = DeckFile(document, deck.game)
    cards = deck.take(file, seats) if file.is_readable(deck.endings) else None
    return cards, tuple(file.faults)
