"""Redraws what a seat cannot know: the other hands, the order of the decks, choices not yet revealed.

Until a deck is remade, its unseen cards may be anywhere. A remade deck consists of face-up cards. From then on the seat
knows which cards the other hands held together (the *old* ones), and which are *new*: in the deck, or drawn since. A
guess must be consistent with everything seen since: a seat that played a card held it, as an old or a new one; a seat
that could play nothing lacked certain cards. `HiddenDeal` replays that story with slots for cards.

Limits with three or more players: it is forgotten which hand held which card before the last remake (all hands together
stay exact). The slot of each card played is drawn by its odds at that moment, so not all guesses are equally likely. If
TRIES replays in a row fail, which is very rare, the cards are dealt without the story. With two players every guess is
consistent with all that is certain.
"""

from typing import Final

from tavolino.core.rng import Rng
from tavolino.games.gogoal.cards import ATTACKS, GOAL, KINDS, ROLES, SCORING
from tavolino.games.gogoal.engine.deck import CONCEDED, DREW, HELD_BACK, STUCK, Deck
from tavolino.games.gogoal.engine.state import NOBODY, State

OLD: Final = 0
NEW: Final = 1
NEITHER: Final = 2
TRIES: Final = 99
FEW_TRIES: Final = 5
FAVOURED: Final = [NEITHER, NEW, OLD]  # if a story is hard to replay, preferring one pool may help
FAVOUR: Final = 8


def redraw(match: State, seat: int, rng: Rng, believing: bool = False) -> None:
    """`believing`: assume that nobody held back a shot or an answer to one, unless that cannot be."""
    take_back_secrets(match, seat)
    for which in range(2):
        share = HiddenDeal(match, match.deck(which), seat)
        share.trusts_hints = believing and share.deck.has_hints
        share.redraw(match, rng)


def take_back_secrets(match: State, seat: int) -> None:
    """Undoes the others' secret choices, made or not: a guess must not tell who has already chosen."""
    others = match.secret_seats & ~(1 << seat)
    match.awaited_seats |= others
    for other in range(match.seats):
        if others >> other & 1:
            match.secret_moves[other] = NOBODY


def unseen_cards(match: State, deck: Deck, seat: int) -> list[int]:
    """The cards of a deck, by kind, that the seat cannot see: in the other hands or in the deck."""
    counts = match.rules.counts[deck.first : deck.first + deck.kinds]
    for kind in range(deck.kinds):
        counts[kind] -= open_cards(match, deck.first + kind) + match.hand[seat * KINDS + deck.first + kind]
    return counts


def open_cards(match: State, kind: int) -> int:
    """The number of face-up cards of a kind."""
    n = match.discards[kind] + (match.card == kind)
    for seat in range(match.seats):
        if kind < GOAL:
            n += match.team[seat * ROLES + kind]
        elif kind < GOAL + SCORING:
            n += match.markers[seat * SCORING + kind - GOAL]
    return n


class HiddenDeal:
    """Deals one deck's hidden cards to the other hands and the deck.

    A slot is a card that some hand holds or has held. Its lowest bit is OLD or NEW, the bits above are the kinds it
    cannot be.
    """

    def __init__(self, match: State, deck: Deck, viewer: int) -> None:
        self.viewer = viewer
        self.seats = match.seats
        self.deck = deck
        self.kinds = deck.kinds
        self.unseen = unseen_cards(match, deck, viewer)
        self.held = [match.hand_sizes[2 * seat + deck.which] for seat in range(match.seats)]
        self.held[viewer] = 0
        self.hands = [0] * (match.seats * deck.kinds)
        self.olds = [0] * (match.seats * deck.kinds)  # the cards held at the last remake
        self.pools = [0] * (2 * deck.kinds)  # old and new cards not yet assigned to a slot
        self.sizes = [0, 0]
        self.slots: list[list[int]] = []
        self.favoured = NEITHER
        self.trusts_hints = False  # does the replay also obey hints?

    def redraw(self, match: State, rng: Rng) -> None:
        is_consistent = self.trusts_hints and self.tell_again(rng, FEW_TRIES)
        if not is_consistent:
            self.trusts_hints = False
            is_consistent = self.deck.is_informative and self.tell_again(rng, TRIES)
        self.lay_down(
            match, spread_counts(self.pools[self.kinds :], rng) if is_consistent else self.deal_freely(rng)
        )

    def lay_down(self, match: State, rest: list[int]) -> None:
        """Makes the dealt cards the hands and the rest the deck."""
        first, kinds = self.deck.first, self.kinds
        for seat in range(self.seats):
            if seat != self.viewer:
                at = seat * KINDS + first
                match.hand[at : at + kinds] = self.hands[seat * kinds : seat * kinds + kinds]
        self.deck.cards = bytes([first + kind for kind in rest])
        self.deck.at = 0
        if self.deck.hands_at_remake:
            at = self.viewer * kinds
            self.olds[at : at + kinds] = list(self.deck.hands_at_remake[at : at + kinds])
            self.deck.hands_at_remake = bytes(self.olds)

    # -- Without a story

    def deal_freely(self, rng: Rng) -> list[int]:
        """Deals any unseen card to any hand; the rest is the deck."""
        cards = spread_counts(self.unseen, rng)
        self.hands = self.deal(cards, self.held)
        if self.deck.hands_at_remake:
            self.olds = self.deal(spread_counts(self.old_cards(), rng), self.old_sizes())
        return cards

    def deal(self, cards: list[int], sizes: list[int]) -> list[int]:
        hands = [0] * (self.seats * self.kinds)
        for seat in range(self.seats):
            for _ in range(sizes[seat]):
                hands[seat * self.kinds + cards.pop()] += 1
        return hands

    def old_cards(self) -> list[int]:
        """The cards that the other hands held together at the last remake, by kind."""
        counts = [0] * self.kinds
        for at in range(len(self.deck.hands_at_remake)):
            if at // self.kinds != self.viewer:
                counts[at % self.kinds] += self.deck.hands_at_remake[at]
        return counts

    def old_sizes(self) -> list[int]:
        """The number of cards that each of the other hands held at the last remake."""
        sizes = [0] * self.seats
        for at in range(len(self.deck.hands_at_remake)):
            sizes[at // self.kinds] += self.deck.hands_at_remake[at]
        sizes[self.viewer] = 0
        return sizes

    # -- With a story

    def tell_again(self, rng: Rng, tries: int) -> bool:
        """Fills the hands consistently with the story; False if no replay succeeded."""
        old = self.old_cards()
        new = [self.unseen[kind] - old[kind] for kind in range(self.kinds)]
        story = self.deck.story
        for at in range(0, len(story), 2):
            if story[at] != self.viewer and story[at + 1] < KINDS:
                new[story[at + 1] - self.deck.first] += 1
        if min(new) < 0:  # only in a guess of a guess that was dealt without the story
            return False
        sizes = self.old_sizes()
        for attempt in range(tries):
            self.favoured = FAVOURED[attempt % len(FAVOURED)]
            self.pools = old + new
            self.sizes = [sum(old), sum(new)]
            self.hands = [0] * (self.seats * self.kinds)
            self.olds = [0] * (self.seats * self.kinds)
            self.slots = [[OLD] * size for size in sizes]
            if self.tell_all(rng) and self.fill(True, rng) and self.fill(False, rng):
                return True
        return False

    def tell_all(self, rng: Rng) -> bool:
        story = self.deck.story
        for at in range(0, len(story), 2):
            if story[at] != self.viewer and not self.tell_one(story[at], story[at + 1], rng):
                return False
        return True

    def tell_one(self, seat: int, what: int, rng: Rng) -> bool:
        if what == DREW:
            self.slots[seat].append(NEW)
        elif what >= HELD_BACK:
            if self.trusts_hints:
                self.rule_out(seat, (what - CONCEDED) << ATTACKS if what >= CONCEDED else what - HELD_BACK)
        elif what >= STUCK:
            self.rule_out(seat, what - STUCK)
        else:
            return self.explain(seat, what - self.deck.first, rng)
        return True

    def rule_out(self, seat: int, kinds: int) -> None:
        """No slot that the seat has now holds one of these kinds."""
        self.slots[seat] = [slot | kinds << 1 for slot in self.slots[seat]]

    def explain(self, seat: int, kind: int, rng: Rng) -> bool:
        """Assigns a card that the seat played to one of its slots; False if it fits none."""
        at = self.slot_for(self.slots[seat], kind, rng)
        if at >= 0:
            self.put(seat, self.slots[seat].pop(at) & 1, kind)
        return at >= 0

    def slot_for(self, slots: list[int], kind: int, rng: Rng) -> int:
        """The slot that a played card came from, drawn by the odds of each; -1 if it fits none.

        With one opponent it is the first slot that fits. This never fails: old slots come first, and of two slots the
        older one is never less restricted.
        """
        chosen = -1
        total = 0
        for at in range(len(slots)):
            weight = self.weight(slots[at], kind)
            if weight:
                if self.seats == 2:
                    return at
                total += weight
                if rng.below(total) < weight:
                    chosen = at
        return chosen

    def weight(self, slot: int, kind: int) -> int:
        """The weight of this slot for a card of this kind."""
        if slot >> 1 + kind & 1:
            return 0
        pool = slot & 1
        odds = self.pools[pool * self.kinds + kind] * max(self.sizes[1 - pool], 1)
        return FAVOUR * odds if pool == self.favoured else odds

    def put(self, seat: int, pool: int, kind: int) -> None:
        """Assigns a card to a slot."""
        self.pools[pool * self.kinds + kind] -= 1
        self.sizes[pool] -= 1
        if pool == OLD:
            self.olds[seat * self.kinds + kind] += 1

    def fill(self, restricted: bool, rng: Rng) -> bool:
        """Assigns cards to the remaining slots, the restricted ones first."""
        for seat in range(self.seats):
            for slot in self.slots[seat]:
                if (slot > NEW) == restricted:
                    kind = self.lot(slot, rng)
                    if kind < 0:
                        return False
                    self.put(seat, slot & 1, kind)
                    self.hands[seat * self.kinds + kind] += 1
        return True

    def lot(self, slot: int, rng: Rng) -> int:
        """A random kind for a slot from the cards left; -1 if none fits."""
        chosen = -1
        total = 0
        for kind in range(self.kinds):
            n = self.pools[(slot & 1) * self.kinds + kind]
            if n and not slot >> 1 + kind & 1:
                total += n
                if rng.below(total) < n:
                    chosen = kind
        return chosen


def spread_counts(counts: list[int], rng: Rng) -> list[int]:
    """Counts as a shuffled list of single cards."""
    cards = [kind for kind in range(len(counts)) for _ in range(counts[kind])]
    rng.shuffle(cards)
    return cards
