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

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.core.counts import list_cards, sum_counts, zeros
from tavolino.core.rng import Rng
from tavolino.games.gogoal.cards import ATTACKS, GOAL, KINDS, ROLES, SCORING
from tavolino.games.gogoal.engine.deck import CONCEDED, DREW, HELD_BACK, STUCK, Deck
from tavolino.games.gogoal.engine.state import NOBODY, State

OLD: Final[i64] = 0
NEW: Final[i64] = 1
NEITHER: Final[i64] = 2
TRIES: Final[i64] = 99
FEW_TRIES: Final[i64] = 5
FAVOURED: Final = vec[i64]([NEITHER, NEW, OLD])  # if a story is hard to replay, preferring one pool may help
FAVOUR: Final[i64] = 8


def redraw(match: State, seat: i64, rng: Rng, believing: bool = False) -> None:
    """`believing`: assume that nobody held back a shot or an answer to one, unless that cannot be."""
    take_back_secrets(match, seat)
    for deck in (match.players, match.actions):
        share = HiddenDeal(match, deck, seat)
        share.trusts_hints = believing and deck.has_hints
        share.redraw(match, rng)


def take_back_secrets(match: State, seat: i64) -> None:
    """Undoes the others' secret choices, made or not: a guess must not tell who has already chosen."""
    others = match.secret_seats & ~(1 << seat)
    if others == 0:
        return
    match.awaited_seats |= others
    match.secret_moves = [
        NOBODY if others >> other & 1 else match.secret_moves[other] for other in range(match.seats)
    ]


def unseen_cards(match: State, deck: Deck, seat: i64) -> vec[i64]:
    """The cards of a deck, by kind, that the seat cannot see: in the other hands or in the deck."""
    counts = match.rules.counts[deck.first : deck.first + deck.kinds]
    for kind in range(deck.kinds):
        counts[kind] -= open_cards(match, deck.first + kind) + match.hand[seat * KINDS + deck.first + kind]
    return counts


def open_cards(match: State, kind: i64) -> i64:
    """The number of face-up cards of a kind."""
    n = match.discards[kind]
    if match.card == kind:
        n += 1
    if kind >= GOAL + SCORING:
        return n
    seats: i64 = match.seats
    for seat in range(seats):
        if kind < GOAL:
            n += match.team[seat * ROLES + kind]
        else:
            n += match.markers[seat * SCORING + kind - GOAL]
    return n


class HiddenDeal:
    """Deals one deck's hidden cards to the other hands and the deck.

    A slot is a card that some hand holds or has held. Its lowest bit is OLD or NEW, the bits above are the kinds it
    cannot be.
    """

    def __init__(self, match: State, deck: Deck, viewer: i64) -> None:
        self.viewer = viewer
        self.seats: i64 = match.seats
        self.deck = deck
        self.kinds: i64 = deck.kinds
        self.unseen = unseen_cards(match, deck, viewer)
        self.held = zeros(self.seats)
        for seat in range(self.seats):
            if seat != viewer:
                self.held[seat] = match.hand_sizes[2 * seat + deck.which]
        self.hands = zeros(self.seats * deck.kinds)
        self.olds = vec[i64]()  # the cards held at the last remake
        self.pools = vec[i64]()  # old and new cards not yet assigned to a slot
        self.old_left: i64 = 0  # the sizes of both pools
        self.new_left: i64 = 0
        self.slots: list[list[int]] = []
        self.favoured: i64 = NEITHER
        self.trusts_hints = False  # does the replay also obey hints?

    def redraw(self, match: State, rng: Rng) -> None:
        is_consistent = self.trusts_hints and self.tell_again(rng, FEW_TRIES)
        if not is_consistent:
            self.trusts_hints = False
            is_consistent = self.deck.is_informative and self.tell_again(rng, TRIES)
        if is_consistent:
            rest = spread_counts(self.pools, self.kinds, self.kinds, rng)
            self.lay_down(match, rest, len(rest))
        else:
            rest = spread_counts(self.unseen, 0, self.kinds, rng)
            left = self.deal(rest, self.held, self.hands)
            if len(self.deck.hands_at_remake):
                self.deal_olds(rng)
            self.lay_down(match, rest, left)

    def lay_down(self, match: State, rest: vec[i64], n: i64) -> None:
        """Makes the dealt cards the hands and the first n of the rest the deck."""
        deck, kinds = self.deck, self.kinds
        for seat in range(self.seats):
            if seat != self.viewer:
                for kind in range(kinds):
                    match.hand[seat * KINDS + deck.first + kind] = self.hands[seat * kinds + kind]
        for at in range(n):
            rest[at] += deck.first
        deck.cards = rest[:n]
        deck.at = 0
        if len(deck.hands_at_remake):
            for at in range(self.viewer * kinds, self.viewer * kinds + kinds):
                self.olds[at] = deck.hands_at_remake[at]
            deck.hands_at_remake = self.olds

    # -- Without a story

    def deal(self, cards: vec[i64], sizes: vec[i64], hands: vec[i64]) -> i64:
        """Deal from the end of the cards: any unseen card to any hand. Returns how many are left."""
        left: i64 = len(cards)
        for seat in range(self.seats):
            for _card in range(sizes[seat]):
                left -= 1
                hands[seat * self.kinds + cards[left]] += 1
        return left

    def deal_olds(self, rng: Rng) -> None:
        """The same for what the hands held at the last remake."""
        self.olds = zeros(self.seats * self.kinds)
        self.deal(spread_counts(self.old_cards(), 0, self.kinds, rng), self.old_sizes(), self.olds)

    def old_cards(self) -> vec[i64]:
        """The cards that the other hands held together at the last remake, by kind."""
        counts = zeros(self.kinds)
        then = self.deck.hands_at_remake
        for at in range(len(then)):
            if at // self.kinds != self.viewer:
                counts[at % self.kinds] += then[at]
        return counts

    def old_sizes(self) -> vec[i64]:
        """The number of cards that each of the other hands held at the last remake."""
        sizes = zeros(self.seats)
        then = self.deck.hands_at_remake
        for at in range(len(then)):
            sizes[at // self.kinds] += then[at]
        sizes[self.viewer] = 0
        return sizes

    # -- With a story

    def tell_again(self, rng: Rng, tries: i64) -> bool:
        """Fills the hands consistently with the story; False if no replay succeeded."""
        pools = self.first_pools()
        for kind in range(self.kinds):
            if pools[self.kinds + kind] < 0:  # only in a guess of a guess that was dealt without the story
                return False
        sizes = self.old_sizes()
        for attempt in range(tries):
            self.favoured = FAVOURED[attempt % len(FAVOURED)]
            self.pools = pools[:]
            self.old_left = sum_counts(pools, 0, self.kinds)
            self.new_left = sum_counts(pools, self.kinds, self.kinds)
            self.hands = zeros(self.seats * self.kinds)
            self.olds = zeros(self.seats * self.kinds)
            self.slots = [[OLD] * sizes[seat] for seat in range(self.seats)]
            if self.tell_all(rng) and self.fill(True, rng) and self.fill(False, rng):
                return True
        return False

    def first_pools(self) -> vec[i64]:
        """The old cards and the new ones before the story, by kind."""
        pools = zeros(2 * self.kinds)
        old = self.old_cards()
        for kind in range(self.kinds):
            pools[kind] = old[kind]
            pools[self.kinds + kind] = self.unseen[kind] - old[kind]
        story = self.deck.story
        for at in range(0, len(story), 2):
            if story[at] != self.viewer and story[at + 1] < KINDS:
                pools[self.kinds + story[at + 1] - self.deck.first] += 1
        return pools

    def tell_all(self, rng: Rng) -> bool:
        story = self.deck.story
        for at in range(0, len(story), 2):
            if story[at] != self.viewer and not self.tell_one(story[at], story[at + 1], rng):
                return False
        return True

    def tell_one(self, seat: i64, what: i64, rng: Rng) -> bool:
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

    def rule_out(self, seat: i64, kinds: i64) -> None:
        """No slot that the seat has now holds one of these kinds."""
        slots = self.slots[seat]
        for at in range(len(slots)):
            slots[at] = slots[at] | kinds << 1

    def explain(self, seat: i64, kind: i64, rng: Rng) -> bool:
        """Assigns a card that the seat played to one of its slots; False if it fits none."""
        at = self.slot_for(self.slots[seat], kind, rng)
        if at >= 0:
            self.put(seat, self.slots[seat].pop(at) & 1, kind)
        return at >= 0

    def slot_for(self, slots: list[int], kind: i64, rng: Rng) -> i64:
        """The slot that a played card came from, drawn by the odds of each; -1 if it fits none.

        With one opponent it is the first slot that fits. This never fails: old slots come first, and of two slots the
        older one is never less restricted.
        """
        chosen: i64 = -1
        total: i64 = 0
        slot_count: i64 = len(slots)
        for at in range(slot_count):
            weight = self.weight(slots[at], kind)
            if weight:
                if self.seats == 2:
                    return at
                total += weight
                if rng.below(total) < weight:
                    chosen = at
        return chosen

    def weight(self, slot: i64, kind: i64) -> i64:
        """The weight of this slot for a card of this kind."""
        if slot >> 1 + kind & 1:
            return 0
        pool = slot & 1
        others = self.old_left if pool == NEW else self.new_left
        odds = self.pools[pool * self.kinds + kind]
        if others > 1:
            odds *= others
        return FAVOUR * odds if pool == self.favoured else odds

    def put(self, seat: i64, pool: i64, kind: i64) -> None:
        """Assigns a card to a slot."""
        self.pools[pool * self.kinds + kind] -= 1
        if pool == OLD:
            self.old_left -= 1
            self.olds[seat * self.kinds + kind] += 1
        else:
            self.new_left -= 1

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

    def lot(self, slot: i64, rng: Rng) -> i64:
        """A random kind for a slot from the cards left; -1 if none fits."""
        chosen: i64 = -1
        total: i64 = 0
        for kind in range(self.kinds):
            n = self.pools[(slot & 1) * self.kinds + kind]
            if n and not slot >> 1 + kind & 1:
                total += n
                if rng.below(total) < n:
                    chosen = kind
        return chosen


def spread_counts(counts: vec[i64], first: i64, kinds: i64, rng: Rng) -> vec[i64]:
    """Counts as a shuffled row of single cards."""
    cards = list_cards(counts, first, kinds)
    rng.shuffle_vec(cards)
    return cards
