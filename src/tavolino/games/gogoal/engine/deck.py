"""A deck: its cards in order, and what everyone has seen of it since it was last shuffled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavolino.core.processes.pickling import Reduced, reduce_fields
from tavolino.core.rng import Rng
from tavolino.games.gogoal.cards import DEFENDER, GOAL, KINDS

PLAYERS: Final[i64] = 0
ACTIONS: Final[i64] = 1

# A step of the story: a seat, and what it did. Below KINDS: a card of that kind left its hand.
DREW: Final[i64] = 13
STUCK: Final[i64] = 64  # + a mask of attack cards: the seat holds none of them
# Two hints: a mask of cards that the seat did not play although that would have been wise.
HELD_BACK: Final[i64] = 128  # + attack cards for a shot
CONCEDED: Final[i64] = 144  # + defence cards against a goal


class Deck:
    """`cards` from `at` on are still to be drawn. All other fields are memory for `guess`.

    A deck is remade from cards that were face up. So everyone knows which cards it contains, and which cards all hands
    together contain. `hands_at_remake` are those hands (`seat * kinds + kind`, kinds counted from `first`; empty for
    the first deck), `story` is what everyone saw since: seat and step, seat and step. A copy shares `cards` and
    `hands_at_remake`, which are replaced and never changed in place.
    """

    def __init__(self, which: i64, source: "Deck | None" = None) -> None:
        """A deck without cards, or a copy of `source`."""
        self.which = which
        if source is None:
            self.first: i64 = GOAL if which else DEFENDER  # the kind that it begins with
            self.kinds: i64 = KINDS - GOAL if which else GOAL
            self.cards = vec[i64]()
            self.at: i64 = 0
            self.hands_at_remake = vec[i64]()
            self.story = vec[i64]()
            self.is_informative = False  # does the story say more than the number of cards in each hand?
            self.has_hints = False  # does the story contain hints?
        else:
            self.first = source.first
            self.kinds = source.kinds
            self.cards = source.cards
            self.at = source.at
            self.hands_at_remake = source.hands_at_remake
            self.story = source.story[:]
            self.is_informative = source.is_informative
            self.has_hints = source.has_hints

    def __reduce__(self) -> Reduced:
        return reduce_fields(self, self.which)

    def copy(self) -> "Deck":
        return Deck(self.which, self)

    def cards_left(self) -> i64:
        return len(self.cards) - self.at

    def pop(self) -> i64:
        """The top card."""
        kind = self.cards[self.at]
        self.at += 1
        return kind

    def shuffle(self, cards: vec[i64], rng: Rng) -> None:
        """Replaces the deck by these cards in random order."""
        rng.shuffle_vec(cards)
        self.cards = cards
        self.at = 0

    def remake(self, cards: vec[i64], hands: vec[i64], rng: Rng) -> None:
        """Remakes the deck from the discards; `hands` are the cards in all hands at this moment."""
        self.shuffle(cards, rng)
        self.hands_at_remake = hands
        self.story = vec[i64]()
        self.is_informative = True
        self.has_hints = False

    def note(self, seat: i64, what: i64) -> None:
        self.story = append(append(self.story, seat), what)

    def note_stuck(self, seat: i64, playable: i64) -> None:
        """The seat could play nothing although these attacks were open to it, so it holds none of them."""
        self.note(seat, STUCK + playable)
        self.is_informative = True

    def note_hint(self, seat: i64, what: i64) -> None:
        """HELD_BACK or CONCEDED. The seat may still hold one of those cards, but that is unlikely."""
        self.note(seat, what)
        self.has_hints = True
