"""A deck: its cards in their order, and what everyone at the table has seen of it since the last shuffle."""

from typing import Final

from tavolino.core.rng import Rng
from tavolino.games.gogoal.cards import COUNTS, GOAL, KINDS

PLAYERS: Final = 0
ACTIONS: Final = 1

# A line of the story: a seat, and what it did. Below KINDS: a card of that kind left its hand.
DREW: Final = 13
STUCK: Final = 64  # + a mask of attack cards: none of these is in its hand
# Two that only hint at something: a mask of cards that it did not play, though that would have been wise.
HELD_BACK: Final = 128  # + attack cards for a shot
CONCEDED: Final = 144  # + defence cards, against a goal
LINE_CODES: Final = 152

BOXES: Final = [
    [kind for kind in range(GOAL) for _ in range(COUNTS[kind])],
    [kind for kind in range(GOAL, KINDS) for _ in range(COUNTS[kind])],
]
"""All the cards of each deck."""
LINES: Final = [bytes((seat, what)) for seat in range(6) for what in range(LINE_CODES)]


class Deck:
    """`cards` from `at` on are still to be drawn. All else is memory, for `guess`.

    A deck is remade of cards that lay open, so everyone knows what it holds, and what all the hands hold
    together. `then` are those hands (`seat * kinds + kind`, kinds counted from `first`; empty as long as the
    deck is the first one), `story` is what everyone saw since, line by line.
    """

    def __init__(self, which: int, source: "Deck | None" = None) -> None:
        """Without cards; or all as in `source`."""
        self.which = which
        self.first = GOAL if which else 0
        self.kinds = KINDS - GOAL if which else GOAL
        if source is None:
            self.cards = b""
            self.at = 0
            self.hands_at_remake = b""
            self.story = b""
            self.is_informative = False  # does the story say more than how many cards are in a hand?
            self.has_hints = False  # does it let one believe more than it says?
        else:
            self.cards = source.cards
            self.at = source.at
            self.hands_at_remake = source.hands_at_remake
            self.story = source.story
            self.is_informative = source.is_informative
            self.has_hints = source.has_hints

    def copy(self) -> "Deck":
        return Deck(self.which, self)

    def box(self) -> list[int]:
        """How many cards of each kind there are in all."""
        return COUNTS[self.first : self.first + self.kinds]

    def cards_left(self) -> int:
        return len(self.cards) - self.at

    def pop(self) -> int:
        """The top card."""
        kind = self.cards[self.at]
        self.at += 1
        return kind

    def shuffle(self, cards: list[int], rng: Rng) -> None:
        """These cards are the deck now, in a new order."""
        rng.shuffle(cards)
        self.cards = bytes(cards)
        self.at = 0

    def remake(self, counts: list[int], hands: bytes, rng: Rng) -> None:
        """Made anew of the discards, while the hands hold what they do."""
        self.shuffle([self.first + kind for kind in range(self.kinds) for _ in range(counts[kind])], rng)
        self.hands_at_remake = hands
        self.story = b""
        self.is_informative = True
        self.has_hints = False

    def note(self, seat: int, what: int) -> None:
        self.story += LINES[LINE_CODES * seat + what]

    def note_stuck(self, seat: int, playable: int) -> None:
        """The seat could play nothing, though these attacks were open to it: it has none of them."""
        self.note(seat, STUCK + playable)
        self.is_informative = True

    def note_hint(self, seat: int, what: int) -> None:
        """HELD_BACK or CONCEDED. The seat may hold one of those cards all the same; but who would?"""
        self.note(seat, what)
        self.has_hints = True
