"""A deck: its cards in order, and what everyone has seen of it since it was last shuffled."""

from typing import Final

from tavolino.core.rng import Rng
from tavolino.games.gogoal.cards import GOAL, KINDS

PLAYERS: Final = 0
ACTIONS: Final = 1

# A step of the story: a seat, and what it did. Below KINDS: a card of that kind left its hand.
DREW: Final = 13
STUCK: Final = 64  # + a mask of attack cards: the seat holds none of them
# Two hints: a mask of cards that the seat did not play although that would have been wise.
HELD_BACK: Final = 128  # + attack cards for a shot
CONCEDED: Final = 144  # + defence cards against a goal
LINE_CODES: Final = 152

LINES: Final = [bytes((seat, what)) for seat in range(6) for what in range(LINE_CODES)]


class Deck:
    """`cards` from `at` on are still to be drawn. All other fields are memory for `guess`.

    A deck is remade from cards that were face up. So everyone knows which cards it contains, and which cards all hands
    together contain. `then` are those hands (`seat * kinds + kind`, kinds counted from `first`; empty for the first
    deck), `story` is what everyone saw since, step by step.
    """

    def __init__(self, which: int, source: "Deck | None" = None) -> None:
        """A deck without cards, or a copy of `source`."""
        self.which = which
        self.first = GOAL if which else 0
        self.kinds = KINDS - GOAL if which else GOAL
        if source is None:
            self.cards = b""
            self.at = 0
            self.hands_at_remake = b""
            self.story = b""
            self.is_informative = False  # does the story say more than the number of cards in each hand?
            self.has_hints = False  # does the story contain hints?
        else:
            self.cards = source.cards
            self.at = source.at
            self.hands_at_remake = source.hands_at_remake
            self.story = source.story
            self.is_informative = source.is_informative
            self.has_hints = source.has_hints

    def copy(self) -> "Deck":
        return Deck(self.which, self)

    def cards_left(self) -> int:
        return len(self.cards) - self.at

    def pop(self) -> int:
        """The top card."""
        kind = self.cards[self.at]
        self.at += 1
        return kind

    def shuffle(self, cards: list[int], rng: Rng) -> None:
        """Replaces the deck by these cards in random order."""
        rng.shuffle(cards)
        self.cards = bytes(cards)
        self.at = 0

    def remake(self, counts: list[int], hands: bytes, rng: Rng) -> None:
        """Remakes the deck from the discards; `hands` are the cards in all hands at this moment."""
        self.shuffle([self.first + kind for kind in range(self.kinds) for _ in range(counts[kind])], rng)
        self.hands_at_remake = hands
        self.story = b""
        self.is_informative = True
        self.has_hints = False

    def note(self, seat: int, what: int) -> None:
        self.story += LINES[LINE_CODES * seat + what]

    def note_stuck(self, seat: int, playable: int) -> None:
        """The seat could play nothing although these attacks were open to it, so it holds none of them."""
        self.note(seat, STUCK + playable)
        self.is_informative = True

    def note_hint(self, seat: int, what: int) -> None:
        """HELD_BACK or CONCEDED. The seat may still hold one of those cards, but that is unlikely."""
        self.note(seat, what)
        self.has_hints = True
