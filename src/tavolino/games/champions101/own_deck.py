"""Cards of one's own: how many there are of each kind, and what they are called."""

from collections.abc import Mapping
from typing import Final

from tavolino.core.decks.counted_deck import CountedDeck
from tavolino.core.decks.deck_file import DeckFile
from tavolino.games.champions101.cards import DECK, NAMES, PENALTY

MAX_OF_A_KIND: Final = 60
MIN_CARDS: Final = 40
"""A half must be long enough to cross the pitch, and a shoot-out must never run out of cards."""
MAX_PENALTIES: Final = 2
"""The rules of section 8 know a penalty card and its twin."""


class ChampionsDeck(CountedDeck):
    """Article 1.5."""

    game_id = "champions101"
    seat_counts = range(2, 3)
    box = DECK
    limits = dict.fromkeys(NAMES, (1, MAX_OF_A_KIND)) | {NAMES[PENALTY]: (0, MAX_PENALTIES)}

    def check_counts(self, file: DeckFile, counts: Mapping[str, int], seats: int) -> None:
        n = sum(counts.values())
        if n < MIN_CARDS:
            file.add_fault("few-cards", n=n, needed=MIN_CARDS)


OWN_DECK: Final = ChampionsDeck()
