"""The opportunities of a management card, and the questions that belong to them (section 6 of the rules).

Event cards that are played on the manager's own move ask some of the same questions.
"""

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine import market
from tavolino.games.best11.engine.card_box import (
    CAPTAIN,
    CHALLENGE,
    ELEVEN,
    EVENTS,
    EXCHANGE_COACH,
    EXCHANGE_FOOTBALLER,
    FREE_COACH,
    FREE_FOOTBALLER,
    MONEY,
    NEW_MARKET,
    NOBODY,
    POACH,
)
from tavolino.games.best11.engine.challenges.challenge import challengeable_managers, declare
from tavolino.games.best11.engine.challenges.outcomes import (
    ASKED,
    RESUME,
    ask_one_of,
    moves_from,
    moves_from_mask,
)
from tavolino.games.best11.engine.decks import use_management, with_item
from tavolino.games.best11.engine.event_cards import (
    draw_events,
    fix_opponent,
    make_peace,
    other_managers,
    peace_partners,
    swap_distance,
)
from tavolino.games.best11.engine.moves import MANAGER, MARKET, OWN, THEIR, USE, USE_OTHER
from tavolino.games.best11.engine.state import (
    ASK_MANAGER,
    ASK_MARKET,
    ASK_MOVE,
    ASK_OWN,
    ASK_THEIR,
    FOR_CHALLENGE,
    FOR_FIXTURE,
    FOR_PEACE,
    FOR_SWAP,
    State,
)


def add_uses(state: State, seat: i64, moves: list[int]) -> None:
    """Add the moves that use the management card."""
    moves.append(USE + MONEY)
    moves.append(USE + EVENTS)
    if challengeable_managers(state, seat):
        moves.append(USE + CHALLENGE)
    other = state.box.management[state.management[seat]].other
    if can_use_other(state, seat, other):
        moves.append(USE_OTHER + other)


def can_use_other(state: State, seat: i64, other: i64) -> bool:
    if other in (FREE_FOOTBALLER, FREE_COACH):
        is_coach = other == FREE_COACH
        return any(market.is_free_for(state, seat, place, is_coach) for place in range(len(state.market)))
    if other == POACH:
        return market.poach_managers(state, seat) != 0
    if other == EXCHANGE_FOOTBALLER:
        return market.can_exchange(state, seat)
    if other == EXCHANGE_COACH:
        return len(market.coach_places(state, seat)) > 0
    if other == CAPTAIN:
        return state.captain[seat] == NOBODY and state.footballers[seat] > 0
    return True


def use_opportunity(state: State, seat: i64, opportunity: i64) -> int:
    card = state.box.management[state.management[seat]]
    use_management(state, seat, opportunity)
    if state.narrate:
        narration.tell_opportunity(state, seat, opportunity)
    if opportunity == MONEY:
        state.earn(seat, card.money)
        return ask_move(state, seat)
    if opportunity == EVENTS:
        return draw_events(state, seat, card.events)
    if opportunity == CHALLENGE:
        return ask_manager(state, FOR_CHALLENGE, seat)
    return use_other(state, seat, card.other)


def use_other(state: State, seat: i64, other: i64) -> int:
    if other in (FREE_FOOTBALLER, FREE_COACH, EXCHANGE_COACH):
        return ask_market(state, other, seat)
    if other in (EXCHANGE_FOOTBALLER, CAPTAIN):
        return ask_own(state, other, seat)
    if other == POACH:
        return ask_manager(state, other, seat)
    if other == NEW_MARKET:
        renew_market(state)
    return ask_move(state, seat)


def renew_market(state: State) -> None:
    market.close_market(state)
    market.open_market(state)
    if state.narrate:
        narration.tell_market(state)


def ask_move(state: State, seat: i64) -> int:
    state.ask(ASK_MOVE, seat)
    return ASKED


# -- A card of the market


def ask_market(state: State, purpose: i64, seat: i64) -> int:
    state.question_purpose = purpose
    return ask_one_of(state, ASK_MARKET, purpose, seat, market_choices(state, seat))


def market_choices(state: State, seat: i64) -> list[int]:
    purpose = state.question_purpose
    if purpose == EXCHANGE_FOOTBALLER:
        return moves_from(MARKET, market.exchange_places(state, seat, state.picked_slot))
    if purpose == EXCHANGE_COACH:
        return moves_from(MARKET, market.coach_places(state, seat))
    return moves_from(MARKET, market.free_card_places(state, seat, purpose == FREE_COACH))


def choose_on_market(state: State, seat: i64, place: i64) -> int:
    if state.question_purpose == EXCHANGE_COACH:
        market.exchange_coach(state, seat, place)
    elif state.question_purpose == EXCHANGE_FOOTBALLER:
        market.exchange_footballer(state, seat, state.picked_slot, place)
    else:
        market.take_free(state, seat, place)
    return ask_move(state, seat)


# -- One of one's own footballers, outside a challenge


def ask_own(state: State, purpose: i64, seat: i64) -> int:
    state.question_purpose = purpose
    return ask_one_of(state, ASK_OWN, purpose, seat, own_choices(state, seat))


def own_choices(state: State, seat: i64) -> list[int]:
    if state.question_purpose == EXCHANGE_FOOTBALLER:
        return moves_from(OWN, market.exchange_slots(state, seat))
    if state.question_purpose == FOR_SWAP:
        return moves_from(OWN, market.swap_slots(state, seat, swap_distance(state)))
    return [OWN + slot for slot in range(ELEVEN) if state.team[seat * ELEVEN + slot] != NOBODY]


def choose_own(state: State, seat: i64, slot: i64) -> int:
    state.picked_slot = slot
    if state.question_purpose == CAPTAIN:
        return name_captain(state, seat, slot)
    if state.question_purpose == FOR_SWAP:
        return ask_manager(state, FOR_SWAP, seat)
    return ask_market(state, EXCHANGE_FOOTBALLER, seat)


def name_captain(state: State, seat: i64, slot: i64) -> int:
    state.captain = with_item(state.captain, seat, slot)
    if state.narrate:
        narration.tell_captain(state, seat)
    return ask_move(state, seat)


# -- A manager


def ask_manager(state: State, purpose: i64, seat: i64) -> int:
    state.question_purpose = purpose
    return ask_one_of(state, ASK_MANAGER, purpose, seat, manager_choices(state, seat))


def manager_choices(state: State, seat: i64) -> list[int]:
    return moves_from_mask(MANAGER, manager_mask(state, seat))


def manager_mask(state: State, seat: i64) -> i64:
    """The managers who can be named."""
    purpose = state.question_purpose
    if purpose == FOR_CHALLENGE:
        return challengeable_managers(state, seat)
    if purpose == FOR_PEACE:
        return peace_partners(state, seat)
    if purpose == FOR_FIXTURE:
        return other_managers(state, seat)
    if purpose == FOR_SWAP:
        return market.swap_managers(state, seat, state.picked_slot, swap_distance(state))
    return market.poach_managers(state, seat)


def name_manager(state: State, seat: i64, other: i64) -> int:
    state.named_manager = other
    purpose = state.question_purpose
    if purpose == FOR_CHALLENGE:
        return declare(state, seat, other)
    if purpose == FOR_PEACE:
        return make_peace(state, seat, other)
    if purpose == FOR_FIXTURE:
        return fix_opponent(state, seat, other)
    return ask_one_of(state, ASK_THEIR, purpose, seat, their_choices(state, seat))


# -- One of another manager's footballers, outside a challenge


def their_choices(state: State, seat: i64) -> list[int]:
    other = state.named_manager
    if state.question_purpose == FOR_SWAP:
        apart = swap_distance(state)
        return moves_from(THEIR, market.swap_partners(state, seat, state.picked_slot, other, apart))
    return moves_from(THEIR, market.poach_slots(state, seat, other))


def choose_their(state: State, seat: i64, slot: i64) -> int:
    if state.question_purpose == FOR_SWAP:
        market.swap(state, seat, state.picked_slot, state.named_manager, slot)
        return RESUME
    market.poach(state, seat, state.named_manager, slot)
    return ask_move(state, seat)
