"""What each player can know of the other's hidden cards. A guess never contradicts it.

A card given away in a counter-attack is known to be in the other's hand until it is laid. When cards leave that hand
face down (a *bundle*), a known card may be among them: from then on it is in the hand or in a later bundle. So each
such card has an interval: from the first bundle it may be in to the last one, or to the hand.
"""

from typing import Final

from tavolino.core.rng import Rng
from tavolino.games.champions101.cards import KINDS

IN_HAND: Final = 1 << 20  # later than any bundle
MAX_TRIES: Final = 50


class Stray:
    """A known card that may have left its owner's hand: it is in one of the bundles `first` to `last`, or IN_HAND."""

    def __init__(self, owner: int, kind: int, first: int, last: int) -> None:
        self.owner = owner
        self.kind = kind
        self.first = first
        self.last = last


class HiddenCards:
    """`sure[owner * 5 + kind]`: the cards in the owner's hand that the other player knows."""

    def __init__(self, known: "HiddenCards | None" = None) -> None:
        """Nothing known, or a copy of `known`."""
        self.sure: list[int] = known.sure.copy() if known else [0] * (2 * KINDS)
        # (owner, size) of each bundle, in order
        self.bundles: list[tuple[int, int]] = known.bundles.copy() if known else []
        self.strays: list[Stray] = known.strays.copy() if known else []

    def copy(self) -> "HiddenCards":
        return HiddenCards(self)

    def note_handed_over(self, giver: int, kind: int, n: int) -> None:
        """The giver handed n cards of a kind to the other player, so the giver knows them."""
        for _ in range(n):
            self.note_laid(giver, kind, 1)
        self.sure[(1 - giver) * KINDS + kind] += n

    def note_all_known(self, hands: list[int]) -> None:
        """All other cards have been seen, so each player can work out the other's hand."""
        self.sure = hands.copy()

    def note_laid(self, owner: int, kind: int, left: int) -> None:
        """The owner laid or showed a card and has `left` cards in hand."""
        at = owner * KINDS + kind
        sure = self.sure[at]
        if sure:
            self.sure[at] = sure - 1
        elif self.strays:
            self.forget_stray(owner, kind)
        if left == 0 and self.strays:
            self.close_hand(owner, len(self.bundles) - 1)

    def forget_stray(self, owner: int, kind: int) -> None:
        """A stray of that kind may be the card just seen. Forgets the one with the fewest other places."""
        chosen = latest = -1
        for at, stray in enumerate(self.strays):
            if stray.kind == kind and stray.owner == owner and stray.last == IN_HAND and stray.first > latest:
                chosen, latest = at, stray.first
        if chosen >= 0:
            del self.strays[chosen]

    def note_surplus(self, owner: int, n: int) -> None:
        """n random cards of the owner's hand left face down."""
        for kind in range(KINDS):
            lost = min(self.sure[owner * KINDS + kind], n)
            self.sure[owner * KINDS + kind] -= lost
            self.strays += [Stray(owner, kind, len(self.bundles), IN_HAND)] * lost
        self.bundles.append((owner, n))

    def note_hand_discarded(self, owner: int, n: int) -> None:
        """The owner's whole hand left face down."""
        last = len(self.bundles)
        self.bundles.append((owner, n))
        self.close_hand(owner, last)
        for kind in range(KINDS):
            self.strays += [Stray(owner, kind, last, last)] * self.sure[owner * KINDS + kind]
            self.sure[owner * KINDS + kind] = 0

    def close_hand(self, owner: int, last: int) -> None:
        """No stray of the owner is in the hand any more."""
        self.strays = [
            Stray(owner, s.kind, s.first, last) if s.owner == owner and s.last > last else s
            for s in self.strays
        ]

    def known_hand(self, owner: int) -> list[int]:
        return self.sure[owner * KINDS : owner * KINDS + KINDS]

    def deal(
        self, owner: int, held: int, unseen: list[int], rng: Rng
    ) -> tuple[list[int], list[int], list[int]]:
        """Deals the unseen cards: the owner's hand, the cards that left it face down, and the deck in order."""
        hand = self.known_hand(owner)
        down = [0] * KINDS
        for kind, in_hand in self.place_strays(owner, held - sum(hand), rng):
            (hand if in_hand else down)[kind] += 1
        rest = [kind for kind in range(KINDS) for _ in range(unseen[kind] - hand[kind] - down[kind])]
        rng.shuffle(rest)
        for _ in range(held - sum(hand)):
            hand[rest.pop()] += 1
        for _ in range(sum(n for o, n in self.bundles if o == owner) - sum(down)):
            down[rest.pop()] += 1
        return hand, down, rest

    def place_strays(self, owner: int, free: int, rng: Rng) -> list[tuple[int, bool]]:
        """A possible place for each stray: (kind, in the hand?). `free` is the number of unknown cards in the hand."""
        strays = sorted((s for s in self.strays if s.owner == owner), key=lambda s: (s.last, -s.first))
        for _ in range(MAX_TRIES):
            placed = self.try_place_strays(strays, owner, free, rng)
            if len(placed) == len(strays):
                break
        return placed

    def try_place_strays(
        self, strays: list[Stray], owner: int, free: int, rng: Rng
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
