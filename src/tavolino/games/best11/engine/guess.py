"""Redraws what a seat cannot know: event hands, unused management cards, the order of decks, a scout's finds."""

from typing import Final

from tavolino.core.rng import Rng
from tavolino.games.best11.engine.card_box import NOBODY
from tavolino.games.best11.engine.hidden_cards import TrackedCard, place_count
from tavolino.games.best11.engine.state import (
    ACTION_DECK,
    ASK_SCOUT,
    EVENT_DECK,
    MANAGEMENT_DECK,
    UNUSED,
    State,
)

MAX_TRIES: Final = 50


def redraw_hidden(state: State, seat: int, rng: Rng) -> None:
    """Forget what the others remember of event cards, for it tells where those cards are, and redraw every deck."""
    state.tracked_cards = [card for card in state.tracked_cards if card[1] == seat]
    for club in range(state.rules.clubs):
        redraw_team_deck(state, club, seat, rng)
    for which in range(state.rules.sets):
        EventRedraw(state, which, seat).redraw(rng)
        redraw_actions(state, ACTION_DECK * state.rules.clubs + which, rng)
        redraw_management(state, which, seat, rng)


# -- Team cards


def redraw_team_deck(state: State, club: int, seat: int, rng: Rng) -> None:
    """The cards whose places the seat doesn't know, with those at which another's scout is looking."""
    first = state.deck_position[club]
    base = state.box.first_card[club]
    is_scouted = (
        state.asked == ASK_SCOUT and state.scouted_club == club and not state.awaited_seats >> seat & 1
    )
    on_top = [card - base for card in state.scouted] if is_scouted else []
    start = first - len(on_top)
    cards = on_top + list(state.deck_cards[club][first:])
    mix_unknown(cards, state.card_knowers[club], start, seat, rng)
    state.deck_cards[club] = bytes(start) + bytes(cards)
    if is_scouted:
        state.scouted = [base + card for card in cards[: len(on_top)]]


def mix_unknown(cards: list[int], knowers: bytes, start: int, seat: int, rng: Rng) -> None:
    """Mix those cards that a seat doesn't know in their places; the first one is at `start` of the deck."""
    unknown = [at for at in range(len(cards)) if not knowers[start + at] >> seat & 1]
    pool = [cards[at] for at in unknown]
    pool.sort()
    rng.shuffle(pool)
    for at, card in zip(unknown, pool):
        cards[at] = card


# -- Action cards


def redraw_actions(state: State, deck: int, rng: Rng) -> None:
    """Everyone knows which are left, nobody in what order."""
    cards = list(state.deck_cards[deck][state.deck_position[deck] :])
    cards.sort()
    rng.shuffle(cards)
    state.deck_cards[deck] = bytes(state.deck_position[deck]) + bytes(cards)


# -- Management cards


def redraw_management(state: State, which: int, seat: int, rng: Rng) -> None:
    """The others' unused cards, those they discarded unused since the last shuffle, and the deck."""
    pool = unknown_management(state, which, seat)
    rng.shuffle(pool)
    discarded = state.discarded_unused.copy()
    for other in range(state.seats):
        if other != seat and state.rules.set_of[other] == which:
            if state.management[other] != NOBODY and state.used_opportunity[other] == UNUSED:
                state.management[other] = pool.pop()
            mask = 0
            for _ in range(discarded[other].bit_count()):
                mask |= 1 << pool.pop()
            discarded[other] = mask
    state.discarded_unused = discarded
    deck = MANAGEMENT_DECK * state.rules.clubs + which
    state.deck_cards[deck] = bytes(state.deck_position[deck]) + bytes(pool)


def unknown_management(state: State, which: int, seat: int) -> list[int]:
    """The cards that are neither used nor the seat's own, now or earlier."""
    known = state.used_management[which]
    if state.rules.set_of[seat] == which:
        known |= state.discarded_unused[seat]
        if state.management[seat] != NOBODY:
            known |= 1 << state.management[seat]
    return [number for number in range(len(state.box.management)) if not known >> number & 1]


# -- Event cards


class EventRedraw:
    """The hidden cards of one event deck, dealt again among the other hands and the deck."""

    def __init__(self, state: State, which: int, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.deck = EVENT_DECK * state.rules.clubs + which
        self.kinds = len(state.box.events)
        self.first = state.deck_position[self.deck]
        self.cards = list(state.deck_cards[self.deck][self.first :])
        knowers = state.card_knowers[self.deck]
        self.is_known = [knowers[at] >> viewer & 1 == 1 for at in range(self.first, len(knowers))]
        self.others = [s for s in range(state.seats) if s != viewer and state.rules.set_of[s] == which]
        self.pool = self.unseen_counts(which)
        self.hands: list[list[int]] = []
        self.placed: list[int] = []  # by position the kind of a tracked card; NOBODY: nothing yet

    def unseen_counts(self, which: int) -> list[int]:
        """The number of cards of each kind that the viewer doesn't see."""
        state = self.state
        copies = state.rules.event_copies(state.seats)
        pool = [copies[kind] - state.played_events[which * self.kinds + kind] for kind in range(self.kinds)]
        if state.rules.set_of[self.viewer] == which:
            for kind in range(self.kinds):
                pool[kind] -= state.hand[self.viewer * self.kinds + kind]
        for at in range(len(self.cards)):
            if self.is_known[at]:
                pool[self.cards[at]] -= 1
        return pool

    def redraw(self, rng: Rng) -> None:
        self.place_tracked(rng)
        rest = [kind for kind in range(self.kinds) for _ in range(self.pool[kind])]
        rng.shuffle(rest)
        for number in range(len(self.others)):
            seat = self.others[number]
            hand = self.hands[number]
            while len(hand) < self.state.hand_size[seat]:
                hand.append(rest.pop())
            self.put_in_hand(seat, hand)
        for at in range(len(self.cards)):
            if self.placed[at] != NOBODY:
                self.cards[at] = self.placed[at]
            elif not self.is_known[at]:
                self.cards[at] = rest.pop()
        self.state.deck_cards[self.deck] = bytes(self.first) + bytes(self.cards)

    def put_in_hand(self, seat: int, hand: list[int]) -> None:
        first = seat * self.kinds
        self.state.hand[first : first + self.kinds] = [0] * self.kinds
        mask = 0
        for kind in hand:
            self.state.hand[first + kind] += 1
            mask |= 1 << kind
        self.state.hand_kinds[seat] = mask

    # -- Tracked cards

    def place_tracked(self, rng: Rng) -> None:
        """Put each tracked card where it may be. Those with the fewest places go first, so that it seldom fails."""
        self.clear_places()
        tracked = [card for card in self.state.tracked_cards if card[0] == self.deck]
        if not tracked:
            return
        tracked.sort(key=place_count)
        for _ in range(MAX_TRIES):
            self.clear_places()
            if self.try_placing(tracked, rng):
                break
        for hand in self.hands:
            for kind in hand:
                self.pool[kind] -= 1
        for kind in self.placed:
            if kind != NOBODY:
                self.pool[kind] -= 1

    def clear_places(self) -> None:
        self.hands = [[] for _ in self.others]
        self.placed = [NOBODY] * len(self.cards)

    def try_placing(self, tracked: list[TrackedCard], rng: Rng) -> bool:
        for card in tracked:
            places = self.open_places(card)
            if not places:
                return False
            place = places[rng.below(len(places))]
            if place < 0:
                self.hands[-1 - place].append(card[2])
            else:
                self.placed[place] = card[2]
        return True

    def open_places(self, card: TrackedCard) -> list[int]:
        """Where a card may still be: positions in the deck, and hands as -1 - (the number of the manager)."""
        places: list[int] = []
        for number in range(len(self.others)):
            seat = self.others[number]
            if card[3] >> seat & 1 and len(self.hands[number]) < self.state.hand_size[seat]:
                places.append(-1 - number)
        positions = [position - self.first for position in card[4]]
        return places + [at for at in positions if self.placed[at] == NOBODY]
