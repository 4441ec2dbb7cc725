"""What each player can know of the other's hidden cards. A guess never contradicts it.

A card given away in a counter-attack is known to be in the other's hand until it is laid. When cards leave that hand
face down (a *bundle*), a known card may be among them: from then on it is in the hand or in a later bundle. So each
such card has an interval: from the first bundle it may be in to the last one, or to the hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.counts import list_cards, sum_counts, zeros
from tavolino.core.processes.pickling import Reduced, reduce_fields
from tavolino.core.rng import Rng
from tavolino.games.champions101.cards import KINDS

IN_HAND: Final[i64] = 1 << 20  # later than any bundle
MAX_TRIES: Final[i64] = 50


class Stray:
    """A known card that may have left its owner's hand: it is in one of the bundles `first` to `last`, or IN_HAND."""

    def __init__(self, owner: i64, kind: i64, first: i64, last: i64) -> None:
        self.owner = owner
        self.kind = kind
        self.first = first
        self.last = last

    def __reduce__(self) -> Reduced:
        return reduce_fields(self, self.owner, self.kind, self.first, self.last)


class HiddenCards:
    """`sure[owner * 5 + kind]`: the cards in the owner's hand that the other player knows.

    Copies share the lists, which are replaced and never changed in place.
    """

    def __init__(self, known: "HiddenCards | None" = None) -> None:
        """Nothing known, or a copy of `known`."""
        self.sure: vec[i64] = zeros(2 * KINDS) if known is None else known.sure[:]
        # (owner, size) of each bundle, in order
        self.bundles: list[tuple[int, int]] = [] if known is None else known.bundles
        self.strays: list[Stray] = [] if known is None else known.strays

    def __reduce__(self) -> Reduced:
        return reduce_fields(self)

    def copy(self) -> "HiddenCards":
        return HiddenCards(self)

    def note_handed_over(self, giver: i64, kind: i64, n: i64) -> None:
        """The giver handed n cards of a kind to the other player, so the giver knows them."""
        for _card in range(n):
            self.note_laid(giver, kind, 1)
        self.sure[(1 - giver) * KINDS + kind] += n

    def note_all_known(self, hands: vec[i64]) -> None:
        """All other cards have been seen, so each player can work out the other's hand."""
        self.sure = hands[:]

    def note_laid(self, owner: i64, kind: i64, left: i64) -> None:
        """The owner laid or showed a card and has `left` cards in hand."""
        at = owner * KINDS + kind
        if self.sure[at]:
            self.sure[at] -= 1
        elif self.strays:
            self.forget_stray(owner, kind)
        if left == 0 and self.strays:
            self.close_hand(owner, len(self.bundles) - 1)

    def forget_stray(self, owner: i64, kind: i64) -> None:
        """A stray of that kind may be the card just seen. Forgets the one with the fewest other places."""
        chosen: i64 = -1
        latest: i64 = -1
        for at in range(len(self.strays)):
            stray = self.strays[at]
            if stray.kind == kind and stray.owner == owner and stray.last == IN_HAND and stray.first > latest:
                chosen, latest = at, stray.first
        if chosen >= 0:
            self.strays = self.strays[:chosen] + self.strays[chosen + 1 :]

    def note_surplus(self, owner: i64, n: i64) -> None:
        """n random cards of the owner's hand left face down."""
        for kind in range(KINDS):
            lost = min(self.sure[owner * KINDS + kind], n)
            if lost:
                self.sure[owner * KINDS + kind] -= lost
                self.strays = self.strays + [Stray(owner, kind, len(self.bundles), IN_HAND)] * lost
        self.bundles = [*self.bundles, (owner, n)]

    def note_hand_discarded(self, owner: i64, n: i64) -> None:
        """The owner's whole hand left face down."""
        last: i64 = len(self.bundles)
        self.bundles = [*self.bundles, (owner, n)]
        self.close_hand(owner, last)
        for kind in range(KINDS):
            sure = self.sure[owner * KINDS + kind]
            if sure:
                self.strays = self.strays + [Stray(owner, kind, last, last)] * sure
                self.sure[owner * KINDS + kind] = 0

    def close_hand(self, owner: i64, last: i64) -> None:
        """No stray of the owner is in the hand any more."""
        self.strays = [
            Stray(owner, s.kind, s.first, last) if s.owner == owner and s.last > last else s
            for s in self.strays
        ]

    def known_hand(self, owner: i64) -> list[int]:
        return [self.sure[owner * KINDS + kind] for kind in range(KINDS)]

    def deal(self, owner: i64, held: i64, unseen: vec[i64], rng: Rng) -> "Deal":
        """Deals the unseen cards: the owner's hand, the cards that left it face down, and the deck in order."""
        deal = Deal(self.sure[owner * KINDS : owner * KINDS + KINDS])
        free = held - sum_counts(deal.hand, 0, KINDS)
        if self.strays:
            for kind, in_hand in self.place_strays(owner, free, rng):
                (deal.hand if in_hand else deal.down)[kind] += 1
                if in_hand:
                    free -= 1
        down: i64 = -sum_counts(deal.down, 0, KINDS)
        for o, n in self.bundles:
            if o == owner:
                down += n
        for kind in range(KINDS):
            unseen[kind] -= deal.hand[kind] + deal.down[kind]
        deal.share_out(list_cards(unseen, 0, KINDS), free, down, rng)
        return deal

    def place_strays(self, owner: i64, free: i64, rng: Rng) -> list[tuple[int, bool]]:
        """A possible place for each stray: (kind, in the hand?). `free` is the number of unknown cards in the hand."""
        strays = sorted((s for s in self.strays if s.owner == owner), key=lambda s: (s.last, -s.first))
        for _card in range(MAX_TRIES):
            placed = self.try_place_strays(strays, owner, free, rng)
            if len(placed) == len(strays):
                break
        return placed

    def try_place_strays(
        self, strays: list[Stray], owner: i64, free: i64, rng: Rng
    ) -> list[tuple[int, bool]]:
        """One attempt, the most restricted first; shorter than `strays` if it failed."""
        room = [n if o == owner else 0 for o, n in self.bundles] + [free]
        placed: list[tuple[int, bool]] = []
        for stray in strays:
            places = [p for p in range(stray.first, min(stray.last + 1, len(room))) for _ in range(room[p])]
            if not places:
                break
            place = places[rng.below(len(places))]
            room[place] -= 1
            placed.append((stray.kind, place == len(room) - 1))
        return placed


class Deal:
    """Hidden cards dealt anew: a hand, the cards that left it face down, and the deck from the top."""

    def __init__(self, hand: vec[i64]) -> None:
        self.hand = hand
        self.down = zeros(KINDS)
        self.deck = vec[i64]()

    def share_out(self, cards: vec[i64], hand: i64, down: i64, rng: Rng) -> None:
        """Shuffle these cards; so many from the end go into the hand and face down, the rest is the deck."""
        rng.shuffle_vec(cards)
        last: i64 = len(cards)
        for at in range(last - 1, last - 1 - hand, -1):
            self.hand[cards[at]] += 1
        for at in range(last - 1 - hand, last - 1 - hand - down, -1):
            self.down[cards[at]] += 1
        self.deck = cards[: last - hand - down]
