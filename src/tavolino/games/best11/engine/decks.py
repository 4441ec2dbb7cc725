"""The decks: cards are drawn, turned up, put away and shuffled again."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.best11.engine import hidden_cards
from tavolino.games.best11.engine.card_box import MAX_SEATS, NOBODY
from tavolino.games.best11.engine.state import (
    ACTION_DECK,
    EVENT_DECK,
    MANAGEMENT_DECK,
    UNUSED,
    State,
)

ONE_BYTE: Final = [bytes((n,)) for n in range(256)]  # each made once
EVERYONE: Final = (1 << MAX_SEATS) - 1
DECK_PURPOSES: Final = [
    f"{kind}-{which}" for kind in ("team", "events", "actions", "management") for which in range(MAX_SEATS)
]
"""What each deck's shuffles are drawn for, by kind * 5 + its number among those of the kind."""
TURNS_PER_SHUFFLE_FOR_TWO: Final = 4  # of the management cards


def shuffle_decks(state: State) -> None:
    """Shuffle all decks but the management cards, which are shuffled when they are dealt."""
    rules = state.rules
    for club in range(rules.clubs):
        shuffle_deck(state, club, list(range(state.box.team_card_count(club))))
    for which in range(rules.sets):
        shuffle_deck(state, EVENT_DECK * rules.clubs + which, list_cards(rules.event_copies(state.seats)))
        shuffle_deck(state, ACTION_DECK * rules.clubs + which, list_cards(state.box.action_copies))


def shuffle_deck(state: State, deck: i64, cards: list[int]) -> None:
    clubs = state.rules.clubs
    purpose = DECK_PURPOSES[deck // clubs * MAX_SEATS + deck % clubs]
    state.next_rng(purpose).shuffle(cards)
    state.deck_cards[deck] = bytes(cards)
    state.card_knowers[deck] = bytes(len(cards))
    state.deck_position[deck] = 0


def take_top(state: State, deck: i64) -> int:
    position = state.deck_position[deck]
    state.deck_position[deck] = position + 1
    return state.deck_cards[deck][position]


def put_under(state: State, deck: i64, card: i64, knowers: i64) -> None:
    """Put a card at the bottom, where the seats of a mask know it."""
    state.deck_cards[deck] = state.deck_cards[deck] + ONE_BYTE[card]
    state.card_knowers[deck] = state.card_knowers[deck] + ONE_BYTE[knowers]


# -- Team cards: a club's deck holds their numbers counted from the club's first card


def turn_up(state: State, club: i64) -> int:
    """The top card of a club's deck, NOBODY if it is empty."""
    return state.box.first_card[club] + take_top(state, club) if state.cards_left(club) else NOBODY


def send_back(state: State, card: i64) -> None:
    """An open card goes to the bottom of its club's deck."""
    club: i64 = state.box.club[card]
    put_under(state, club, card - state.box.first_card[club], EVERYONE)


def draw_anywhere(state: State, club: i64) -> int:
    """A card from a random place in a club's deck."""
    at: int = state.deck_position[club] + state.next_rng("old-ground").below(state.cards_left(club))
    cards, knowers = state.deck_cards[club], state.card_knowers[club]
    state.deck_cards[club] = cards[:at] + cards[at + 1 :]
    state.card_knowers[club] = knowers[:at] + knowers[at + 1 :]
    return state.box.first_card[club] + cards[at]


# -- Event cards


def take_event(state: State, seat: i64) -> int:
    """The top event card goes into a hand."""
    deck = state.deck(EVENT_DECK, seat)
    position = state.deck_position[deck]
    kind = take_top(state, deck)
    add_to_hand(state, seat, kind)
    known = state.card_knowers[deck][position]
    if known or state.tracked_cards:
        state.tracked_cards = hidden_cards.track_draw(state.tracked_cards, deck, position, kind, known, seat)
    return kind


def add_to_hand(state: State, seat: i64, kind: int) -> None:
    at = seat * len(state.box.events) + kind
    state.hand[at] = state.hand[at] + 1
    state.hand_size[seat] = state.hand_size[seat] + 1
    state.hand_kinds[seat] = state.hand_kinds[seat] | 1 << kind


def take_from_hand(state: State, seat: i64, kind: int) -> None:
    at = seat * len(state.box.events) + kind
    state.hand[at] = state.hand[at] - 1
    state.hand_size[seat] = state.hand_size[seat] - 1
    if state.hand[at] == 0:
        state.hand_kinds[seat] = state.hand_kinds[seat] & ~(1 << kind)


def put_in_play(state: State, seat: i64, kind: int) -> None:
    """An event card leaves the hand: it is out of the game or stays in front of its manager."""
    kinds = len(state.box.events)
    take_from_hand(state, seat, kind)
    state.played_events = with_one_more(state.played_events, state.rules.set_of[seat] * kinds + kind)
    if state.box.events[kind].is_white:
        state.events_in_front = with_one_more(state.events_in_front, seat * kinds + kind)
    if state.tracked_cards:
        deck = state.deck(EVENT_DECK, seat)
        state.tracked_cards = hidden_cards.track_play(
            state.tracked_cards, deck, seat, kind, state.hand_size[seat]
        )


def return_event(state: State, seat: i64, kind: int) -> None:
    """An event card is discarded, face down, to the bottom of its deck (11.10)."""
    deck = state.deck(EVENT_DECK, seat)
    take_from_hand(state, seat, kind)
    if state.tracked_cards:
        position = len(state.deck_cards[deck])
        state.tracked_cards = hidden_cards.track_discard(
            state.tracked_cards, deck, seat, position, state.hand_size[seat]
        )
    put_under(state, deck, kind, 1 << seat)


# -- Action cards


def draw_action(state: State, seat: i64) -> int:
    """The top action card; when the deck is empty, the discards become the new one (8.11)."""
    deck = state.deck(ACTION_DECK, seat)
    if state.cards_left(deck) == 0:
        kinds = len(state.box.action_copies)
        first = state.rules.set_of[seat] * kinds
        shuffle_deck(state, deck, list_cards(state.discards[first : first + kinds]))
        state.discards[first : first + kinds] = [0] * kinds
    return take_top(state, deck)


def discard_action(state: State, seat: i64, card: i64) -> None:
    at = state.rules.set_of[seat] * len(state.box.action_copies) + card
    state.discards[at] = state.discards[at] + 1


# -- Management cards


def deal_management(state: State) -> None:
    """One each in turn order; shuffled for every turn, with two managers for every fourth (4.7, 16.1)."""
    if state.seats > 2 or state.turn % TURNS_PER_SHUFFLE_FOR_TWO == 1:
        shuffle_management(state)
    for seat in state.order:
        state.management[seat] = take_top(state, state.deck(MANAGEMENT_DECK, seat))
        state.used_opportunity[seat] = UNUSED


def shuffle_management(state: State) -> None:
    for which in range(state.rules.sets):
        deck = MANAGEMENT_DECK * state.rules.clubs + which
        shuffle_deck(state, deck, list(range(len(state.box.management))))
    state.used_management = [0] * state.rules.sets
    state.discarded_unused = [0] * state.seats


def use_management(state: State, seat: i64, opportunity: i64) -> None:
    """From now on everyone knows the card."""
    state.used_opportunity[seat] = opportunity
    which = state.rules.set_of[seat]
    state.used_management = with_bit(state.used_management, which, state.management[seat])


def discard_management(state: State) -> None:
    """At the end of a turn; the unused ones face down (4.11)."""
    for seat in range(state.seats):
        if state.used_opportunity[seat] == UNUSED:
            state.discarded_unused = with_bit(state.discarded_unused, seat, state.management[seat])
        state.management[seat] = NOBODY
        state.used_opportunity[seat] = UNUSED


# -- Lists that copies share are replaced


def with_item(numbers: list[int], at: i64, number: i64) -> list[int]:
    new = numbers.copy()
    new[at] = number
    return new


def with_one_more(counts: list[int], at: i64) -> list[int]:
    return with_item(counts, at, counts[at] + 1)


def with_bit(masks: list[int], at: i64, bit: int) -> list[int]:
    return with_item(masks, at, masks[at] | 1 << bit)


def list_cards(counts: list[int]) -> list[int]:
    """Counted cards one by one."""
    return [kind for kind in range(len(counts)) for _ in range(counts[kind])]
