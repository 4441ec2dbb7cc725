"""Redraws what a seat cannot know: event hands, unused management cards, the order of decks, a scout's finds."""

from typing import Final

from tavolino.core.rng import Rng
from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.hidden_cards import TrackedCard
from tavolino.games.best11.engine.state import (
    ACTION_DECK,
    ASK_SCOUT,
    EVENT_DECK,
    MANAGEMENT_DECK,
    UNUSED,
    State,
)

TRIES: Final = 50


def redraw(match: State, seat: int, rng: Rng) -> None:
    """Of what the others remember of event cards nothing is kept: it would tell where those cards are."""
    match.strays = [stray for stray in match.strays if stray[1] == seat]
    for club in range(match.rules.clubs):
        redraw_team(match, club, seat, rng)
    for which in range(match.rules.sets):
        Share(match, which, seat).redraw(rng)
        redraw_actions(match, ACTION_DECK * match.rules.clubs + which, rng)
        redraw_management(match, which, seat, rng)


# -- Team cards


def redraw_team(match: State, club: int, seat: int, rng: Rng) -> None:
    """The cards whose places the seat doesn't know, with those at which another's scout is looking."""
    first = match.at[club]
    base = match.box.first_card[club]
    scouting = match.asked == ASK_SCOUT and match.looked_in == club and match.mover != seat
    looked = [card - base for card in match.looked] if scouting else []
    start = first - len(looked)
    cards = looked + list(match.cards[club][first:])
    hide(cards, match.known[club], start, seat, rng)
    match.cards[club] = bytes(start) + bytes(cards)
    if scouting:
        match.looked = [base + card for card in cards[: len(looked)]]


def hide(cards: list[int], known: bytes, start: int, seat: int, rng: Rng) -> None:
    """Mix those cards that a seat doesn't know in their places; the first one is at `start` of the deck."""
    unknown = [at for at in range(len(cards)) if not known[start + at] >> seat & 1]
    pool = [cards[at] for at in unknown]
    pool.sort()
    rng.shuffle(pool)
    for at, card in zip(unknown, pool):
        cards[at] = card


# -- Action cards


def redraw_actions(match: State, deck: int, rng: Rng) -> None:
    """Everyone knows which are left, nobody in what order."""
    cards = list(match.cards[deck][match.at[deck] :])
    cards.sort()
    rng.shuffle(cards)
    match.cards[deck] = bytes(match.at[deck]) + bytes(cards)


# -- Management cards


def redraw_management(match: State, which: int, seat: int, rng: Rng) -> None:
    """The others' unused cards, those they discarded unused since the last shuffle, and the deck."""
    pool = unknown_management(match, which, seat)
    rng.shuffle(pool)
    for other in range(match.seats):
        if other != seat and match.rules.set_of[other] == which:
            if match.management[other] != NOBODY and match.spent[other] == UNUSED:
                match.management[other] = pool.pop()
            mask = 0
            for _ in range(match.down[other].bit_count()):
                mask |= 1 << pool.pop()
            match.down[other] = mask
    deck = MANAGEMENT_DECK * match.rules.clubs + which
    match.cards[deck] = bytes(match.at[deck]) + bytes(pool)


def unknown_management(match: State, which: int, seat: int) -> list[int]:
    """The cards that are neither used nor the seat's own, now or earlier."""
    known = match.used[which]
    if match.rules.set_of[seat] == which:
        known |= match.down[seat]
        if match.management[seat] != NOBODY:
            known |= 1 << match.management[seat]
    return [number for number in range(len(match.box.management)) if not known >> number & 1]


# -- Event cards


class Share:
    """The hidden cards of one event deck, shared out among the other hands and the deck."""

    def __init__(self, match: State, which: int, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.deck = EVENT_DECK * match.rules.clubs + which
        self.kinds = len(match.box.events)
        self.at = match.at[self.deck]
        self.cards = list(match.cards[self.deck][self.at :])
        known = match.known[self.deck]
        self.is_known = [known[at] >> viewer & 1 == 1 for at in range(self.at, len(known))]
        self.others = [s for s in range(match.seats) if s != viewer and match.rules.set_of[s] == which]
        self.pool = self.unseen(which)
        self.hands: list[list[int]] = []
        self.places: list[int] = []  # what a stray has been put at, by position; NOBODY: nothing yet

    def unseen(self, which: int) -> list[int]:
        """How many cards of each kind the viewer doesn't see."""
        match = self.match
        copies = match.rules.event_copies(match.seats)
        pool = [copies[kind] - match.gone[which * self.kinds + kind] for kind in range(self.kinds)]
        if match.rules.set_of[self.viewer] == which:
            for kind in range(self.kinds):
                pool[kind] -= match.hand[self.viewer * self.kinds + kind]
        for at in range(len(self.cards)):
            if self.is_known[at]:
                pool[self.cards[at]] -= 1
        return pool

    def redraw(self, rng: Rng) -> None:
        self.settle_strays(rng)
        rest = [kind for kind in range(self.kinds) for _ in range(self.pool[kind])]
        rng.shuffle(rest)
        for number in range(len(self.others)):
            seat = self.others[number]
            hand = self.hands[number]
            while len(hand) < self.match.held[seat]:
                hand.append(rest.pop())
            self.put_in_hand(seat, hand)
        for at in range(len(self.cards)):
            if self.places[at] != NOBODY:
                self.cards[at] = self.places[at]
            elif not self.is_known[at]:
                self.cards[at] = rest.pop()
        self.match.cards[self.deck] = bytes(self.at) + bytes(self.cards)

    def put_in_hand(self, seat: int, hand: list[int]) -> None:
        first = seat * self.kinds
        self.match.hand[first : first + self.kinds] = [0] * self.kinds
        mask = 0
        for kind in hand:
            self.match.hand[first + kind] += 1
            mask |= 1 << kind
        self.match.kinds_held[seat] = mask

    # -- Strays

    def settle_strays(self, rng: Rng) -> None:
        """Put each stray somewhere it may be. Those with the fewest places go first, so that it seldom fails."""
        strays = [stray for stray in self.match.strays if stray[0] == self.deck]
        strays.sort(key=freedom)
        for _ in range(TRIES):
            self.hands = [[] for _ in self.others]
            self.places = [NOBODY] * len(self.cards)
            if self.try_strays(strays, rng):
                break
        for hand in self.hands:
            for kind in hand:
                self.pool[kind] -= 1
        for kind in self.places:
            if kind != NOBODY:
                self.pool[kind] -= 1

    def try_strays(self, strays: list[TrackedCard], rng: Rng) -> bool:
        for stray in strays:
            places = self.open_places(stray)
            if not places:
                return False
            place = places[rng.below(len(places))]
            if place < 0:
                self.hands[-1 - place].append(stray[2])
            else:
                self.places[place] = stray[2]
        return True

    def open_places(self, stray: TrackedCard) -> list[int]:
        """Where a stray may still be: positions in the deck, and hands as -1 - (the number of the manager)."""
        found: list[int] = []
        for number in range(len(self.others)):
            seat = self.others[number]
            if stray[3] >> seat & 1 and len(self.hands[number]) < self.match.held[seat]:
                found.append(-1 - number)
        positions = [position - self.at for position in stray[4]]
        return found + [at for at in positions if self.places[at] == NOBODY]


def freedom(stray: TrackedCard) -> int:
    """In how many places a stray may be."""
    return stray[3].bit_count() + len(stray[4])
