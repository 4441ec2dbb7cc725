"""The market, and every way in which a team card changes hands (sections 5 and 6 of the rules).

For each way there is a list of what can be chosen, empty when nothing can, and what happens then.
"""

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import COACH, ELEVEN, NOBODY, ROLE_COUNT
from tavolino.games.best11.engine.decks import send_back, turn_up, with_item
from tavolino.games.best11.engine.moves import BUY
from tavolino.games.best11.engine.state import State


def open_market(state: State) -> None:
    """Two cards from the club of the first mover, one from that of everyone else (4.4, 17.5)."""
    state.market = [turn_up(state, state.rules.club_of[state.order[0]])]
    for seat in state.order:
        state.market.append(turn_up(state, state.rules.club_of[seat]))


def close_market(state: State) -> None:
    """What nobody bought goes under its deck (4.12)."""
    for card in state.market:
        if card != NOBODY:
            send_back(state, card)
    state.market = []


# -- Footballers and coaches come and go


def join_team(state: State, seat: i64, card: i64) -> None:
    """A footballer or a coach takes the first free place of his role."""
    role: i64 = state.box.role[card]
    place = seat * ROLE_COUNT + role
    state.free_places[place] = state.free_places[place] - 1
    if role == COACH:
        state.coach = with_item(state.coach, seat, card)
        return
    at: i64 = seat * ELEVEN + state.box.first_slot[state.formation[seat] * ROLE_COUNT + role]
    while state.team[at] != NOBODY:
        at += 1
    state.team[at] = card
    state.footballers[seat] = state.footballers[seat] + 1


def leave_team(state: State, seat: i64, slot: i64) -> int:
    """A footballer leaves, and if he is the captain the band is lost (7.3). Returns his card."""
    card = state.team[seat * ELEVEN + slot]
    state.team[seat * ELEVEN + slot] = NOBODY
    place = seat * ROLE_COUNT + state.box.role[card]
    state.free_places[place] = state.free_places[place] + 1
    state.footballers[seat] = state.footballers[seat] - 1
    if state.captain[seat] == slot:
        state.captain = with_item(state.captain, seat, NOBODY)
    return card


def take_off_market(state: State, place: i64) -> int:
    card = state.market[place]
    state.market[place] = NOBODY
    return card


# -- Buying


def add_purchases(state: State, seat: i64, moves: list[int]) -> None:
    """Add the moves that buy a card."""
    money: i64 = state.money[seat]
    for place in range(len(state.market)):
        card: i64 = state.market[place]
        if card != NOBODY and state.fits(seat, card) and state.price(seat, card) <= money:
            moves.append(BUY + place)


def buy(state: State, seat: i64, place: i64) -> None:
    card = take_off_market(state, place)
    purchase(state, seat, card)


def purchase(state: State, seat: i64, card: i64) -> None:
    """On the market or with a scout: a bargain is used up (14.3)."""
    price = state.price(seat, card)
    state.bargain = with_item(state.bargain, seat, 0)
    state.pay(seat, price)
    sign(state, seat, card)
    if state.narrate:
        narration.tell_purchase(state, seat, card, price)


def sign(state: State, seat: i64, card: i64) -> None:
    """A card joins a team as the purchase of the turn."""
    state.cards_bought = with_item(state.cards_bought, seat, state.cards_bought[seat] + 1)
    join_team(state, seat, card)


# -- For free (6.13, 6.14)


def free_card_places(state: State, seat: i64, coaches: bool) -> list[int]:
    """The places of the market where a footballer, or a coach, could be had for nothing."""
    return [place for place in range(len(state.market)) if is_free_for(state, seat, place, coaches)]


def is_free_for(state: State, seat: i64, place: i64, coaches: bool) -> bool:
    card: i64 = state.market[place]
    if card == NOBODY or state.cards_bought[seat] > 0:
        return False
    return (state.box.role[card] == COACH) == coaches and state.fits(seat, card)


def take_free(state: State, seat: i64, place: i64) -> None:
    card = take_off_market(state, place)
    sign(state, seat, card)
    if state.narrate:
        narration.tell_free_signing(state, seat, card)


# -- From an opponent (6.15)


def poach_managers(state: State, seat: i64) -> i64:
    """The mask of those who have somebody to take."""
    mask: i64 = 0
    if state.cards_bought[seat] == 0:
        for other in range(state.seats):
            if other != seat and any(can_poach(state, seat, other, slot) for slot in range(ELEVEN)):
                mask |= 1 << other
    return mask


def poach_slots(state: State, seat: i64, other: i64) -> list[int]:
    return [slot for slot in range(ELEVEN) if can_poach(state, seat, other, slot)]


def can_poach(state: State, seat: i64, other: i64, slot: i64) -> bool:
    card: i64 = state.team[other * ELEVEN + slot]
    if card == NOBODY or not state.fits(seat, card):
        return False
    return 2 * state.footballer_value(other, slot) <= state.money[seat]


def poach(state: State, seat: i64, other: i64, slot: i64) -> None:
    price = 2 * state.footballer_value(other, slot)
    state.pay(seat, price)
    state.earn(other, price)
    card = leave_team(state, other, slot)
    sign(state, seat, card)
    if state.narrate:
        narration.tell_poaching(state, seat, other, card, price)


# -- Exchanges with the market (6.16 to 6.21)


def can_exchange(state: State, seat: i64) -> bool:
    return any(has_exchange(state, seat, slot) for slot in range(ELEVEN))


def exchange_slots(state: State, seat: i64) -> list[int]:
    return [slot for slot in range(ELEVEN) if has_exchange(state, seat, slot)]


def has_exchange(state: State, seat: i64, slot: i64) -> bool:
    """Is anybody on the market who could come for the footballer in a slot?"""
    return any(can_come_for(state, seat, slot, place) for place in range(len(state.market)))


def exchange_places(state: State, seat: i64, slot: i64) -> list[int]:
    """The places of the market with somebody who could come for the footballer in a slot."""
    return [place for place in range(len(state.market)) if can_come_for(state, seat, slot, place)]


def can_come_for(state: State, seat: i64, slot: i64, place: i64) -> bool:
    out: i64 = state.team[seat * ELEVEN + slot]
    card: i64 = state.market[place]
    return out != NOBODY and card != NOBODY and can_replace(state, seat, out, card)


def can_replace(state: State, seat: i64, out: i64, card: i64) -> bool:
    role: i64 = state.box.role[card]
    if role == COACH or (role != state.box.role[out] and state.free_places[seat * ROLE_COUNT + role] == 0):
        return False
    return exchange_price(state, seat, out, card) <= state.money[seat]


def exchange_price(state: State, seat: i64, out: i64, card: i64) -> i64:
    """The difference of the values, never less than nothing (6.18, 17.7)."""
    price = state.club_price(seat, card) - state.box.value[out]
    return price if price > 0 else 0  # noqa: FURB136 (max is slow when compiled)


def exchange_footballer(state: State, seat: i64, slot: i64, place: i64) -> None:
    card = take_off_market(state, place)
    out = leave_team(state, seat, slot)
    replace(state, seat, out, card)


def coach_places(state: State, seat: i64) -> list[int]:
    """The places of the market with a coach who could come for one's own."""
    places: list[int] = []
    out: i64 = state.coach[seat]
    if out != NOBODY:
        for place in range(len(state.market)):
            card: i64 = state.market[place]
            if card == NOBODY or state.box.role[card] != COACH:
                continue
            if exchange_price(state, seat, out, card) <= state.money[seat]:
                places.append(place)
    return places


def exchange_coach(state: State, seat: i64, place: i64) -> None:
    card = take_off_market(state, place)
    out = state.coach[seat]
    free = seat * ROLE_COUNT + COACH
    state.free_places[free] = state.free_places[free] + 1
    replace(state, seat, out, card)


def replace(state: State, seat: i64, out: i64, card: i64) -> None:
    """One has left, the other comes, and the difference is paid."""
    price = exchange_price(state, seat, out, card)
    state.pay(seat, price)
    send_back(state, out)
    join_team(state, seat, card)
    if state.narrate:
        narration.tell_exchange(state, seat, out, card, price)


# -- Swaps between managers (14.7)


def swap_slots(state: State, seat: i64, apart: i64) -> list[int]:
    """One's own footballers who have a match somewhere, `apart` in value at most."""
    return [slot for slot in range(ELEVEN) if swap_managers(state, seat, slot, apart)]


def swap_managers(state: State, seat: i64, slot: i64, apart: i64) -> i64:
    """The mask of those who have a match for the footballer in a slot."""
    mask: i64 = 0
    if can_swap(state, seat, slot):
        card: i64 = state.team[seat * ELEVEN + slot]
        for other in range(state.seats):
            if other != seat and any(is_match(state, card, other, n, apart) for n in range(ELEVEN)):
                mask |= 1 << other
    return mask


def swap_partners(state: State, seat: i64, slot: i64, other: i64, apart: i64) -> list[int]:
    card: i64 = state.team[seat * ELEVEN + slot]
    return [theirs for theirs in range(ELEVEN) if is_match(state, card, other, theirs, apart)]


def is_match(state: State, card: i64, other: i64, theirs: i64, apart: i64) -> bool:
    """Can a footballer be swapped for this one: of the same role, no captain, close enough in value?"""
    if not can_swap(state, other, theirs):
        return False
    partner: i64 = state.team[other * ELEVEN + theirs]
    if state.box.role[card] != state.box.role[partner]:
        return False
    distance: i64 = state.box.value[card] - state.box.value[partner]
    return -apart <= distance <= apart


def can_swap(state: State, seat: i64, slot: i64) -> bool:
    """Is there a footballer, neither the captain nor in an action (8.8)?"""
    if state.team[seat * ELEVEN + slot] == NOBODY or state.captain[seat] == slot:
        return False
    return not state.is_in_action(seat, slot)


def swap(state: State, seat: i64, slot: i64, other: i64, theirs: i64) -> None:
    given = state.team[seat * ELEVEN + slot]
    got = state.team[other * ELEVEN + theirs]
    state.team[seat * ELEVEN + slot] = got
    state.team[other * ELEVEN + theirs] = given
    if state.narrate:
        narration.tell_swap(state, seat, other, given, got)
