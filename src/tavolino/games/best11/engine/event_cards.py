"""Event cards: when each can be played, and what its verb does (sections 11 to 14 of the rules).

`play_event` is where a card's effect begins. When it has ended, RESUME leads back to where the card was played.
"""

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.action import (
    change_card,
    change_value,
    pick_footballers,
    send_off,
    start_half,
)
from tavolino.games.best11.engine.card_box import (
    CASH,
    DISCOUNT,
    DRAW,
    ELEVEN,
    FIND,
    FIXTURE,
    LOOK,
    LOWER,
    NOBODY,
    ON_MOVE,
    PEACE,
    RAISE,
    REDRAW,
    SEND_OFF,
    SWAP,
    TAX,
)
from tavolino.games.best11.engine.decks import (
    draw_anywhere,
    put_in_play,
    return_event,
    send_back,
    take_event,
    with_item,
)
from tavolino.games.best11.engine.market import join_team, swap_slots
from tavolino.games.best11.engine.moves import MANAGER, OWN, PLAY
from tavolino.games.best11.engine.outcomes import (
    ASKED,
    RESUME,
    ask_one_of,
    moves_from,
    moves_from_mask,
)
from tavolino.games.best11.engine.scout import send_scout, team_decks_left
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_BET_ON,
    ASK_DISCARD,
    ASK_DRAWN,
    ASK_MANAGER,
    ASK_MOVE,
    ASK_OWN,
    ASK_REVIEW,
    ASK_TARGET,
    EVENT_DECK,
    FOR_FIXTURE,
    FOR_PEACE,
    FOR_SWAP,
    MAX_HAND_EVENTS,
    State,
)

# -- When


def add_plays(state: State, seat: i64, moment: i64, moves: list[int]) -> None:
    """Add the moves that play an event card at this moment."""
    kinds = state.hand_kinds[seat] & state.box.moment_masks[moment]
    while kinds:
        kind = (kinds & -kinds).bit_length() - 1
        if can_play_event(state, seat, kind, moment):
            moves.append(PLAY + kind)
        kinds &= kinds - 1


def can_play_event(state: State, seat: i64, kind: i64, moment: i64) -> bool:
    """Has a card in the hand something to act on?"""
    verb = state.box.events[kind].verb
    if moment == ON_MOVE:
        return can_play_on_move(state, seat, kind, verb)
    if verb == RAISE:
        return any(is_target(state, kind, slot) for slot in state.chosen)
    return True


def can_play_on_move(state: State, seat: i64, kind: i64, verb: i64) -> bool:
    event = state.box.events[kind]
    if event.alone and state.events_in_front[seat * len(state.box.events) + kind]:
        return False
    if verb == PEACE:
        return peace_partners(state, seat) != 0
    if verb == SWAP:
        return len(swap_slots(state, seat, event.amount)) > 0
    if verb == LOOK:
        return state.may_buy(seat) and team_decks_left(state) != 0
    if verb == FIND:
        return state.cards_left(state.rules.club_of[seat]) > 0
    return True


def peace_partners(state: State, seat: i64) -> i64:
    """The mask of the others who have not played a peace card on this manager (12.8)."""
    mask: i64 = 0
    for other in range(state.seats):
        if other != seat and not state.peace_with[other] >> seat & 1:
            mask |= 1 << other
    return mask


def other_managers(state: State, seat: i64) -> i64:
    """The mask of all but one."""
    everyone: i64 = (1 << state.seats) - 1
    return everyone & ~(1 << seat)


def targets(state: State, kind: i64) -> list[int]:
    """The slots of those in the action on whom a card can be played, by printed value (13.4)."""
    slots = [slot for slot in state.chosen if is_target(state, kind, slot)]
    slots.sort()
    return slots


def is_target(state: State, kind: i64, slot: i64) -> bool:
    printed = state.box.value[state.team[state.acting * ELEVEN + slot]]
    return state.box.events[kind].values >> printed & 1 == 1


# -- What it does


def play_event(state: State, seat: i64, kind: int) -> int:
    put_in_play(state, seat, kind)
    state.event = kind
    if state.box.events[kind].has_extras:
        give_extras(state, seat, kind)
    if state.asked == ASK_MOVE:
        return play_on_move(state, seat, kind)
    if state.asked == ASK_DRAWN:
        return play_on_card(state, seat, kind)
    if state.asked == ASK_BET:
        state.ask(ASK_BET_ON, seat)
        return ASKED
    if state.asked == ASK_REVIEW:
        if state.narrate:
            narration.tell_event_played(state, seat, kind)
        return start_half(state, seat)
    return play_on_action(state, seat, kind)


def give_extras(state: State, seat: i64, kind: int) -> None:
    """What a card gives at once besides its verb (11.1)."""
    event = state.box.events[kind]
    if event.extra_cash:
        state.earn(seat, event.extra_cash)
    if event.extra_tax:
        tax_richest(state, seat, event.extra_tax)
    state.bargain += event.extra_bargain


def play_on_move(state: State, seat: i64, kind: int) -> int:
    event = state.box.events[kind]
    verb = event.verb
    if verb == PEACE:
        partners = moves_from_mask(MANAGER, peace_partners(state, seat))
        return ask_one_of(state, ASK_MANAGER, FOR_PEACE, seat, partners)
    if verb == FIXTURE:
        others = moves_from_mask(MANAGER, other_managers(state, seat))
        return ask_one_of(state, ASK_MANAGER, FOR_FIXTURE, seat, others)
    if verb == SWAP:
        own = moves_from(OWN, swap_slots(state, seat, event.amount))
        return ask_one_of(state, ASK_OWN, FOR_SWAP, seat, own)
    if verb == LOOK:
        return send_scout(state, seat)
    if verb == FIND:
        return find_footballer(state, seat, event.amount)
    if verb == DISCOUNT and not event.is_white:
        state.bargain += event.amount
    return play_for_money(state, seat, kind)


def play_for_money(state: State, seat: i64, kind: int) -> int:
    """On one's own move or in a challenge: money, a tax, event cards; white cards do nothing yet."""
    event = state.box.events[kind]
    if state.narrate:
        narration.tell_event_played(state, seat, kind)
    if event.verb == DRAW:
        return draw_events(state, seat, event.amount)
    if event.verb == CASH:
        state.earn(seat, event.amount)
    elif event.verb == TAX:
        tax_richest(state, seat, event.amount)
    return RESUME


def play_on_card(state: State, seat: i64, kind: int) -> int:
    """The action card is there, the footballers are not chosen yet: another card, or the action becomes another."""
    if state.narrate:
        narration.tell_event_played(state, seat, kind)
    event = state.box.events[kind]
    if event.verb == REDRAW:
        return change_card(state, seat)
    state.half = event.half
    return pick_footballers(state)


def play_on_action(state: State, seat: i64, kind: int) -> int:
    """The footballers are in the action."""
    event = state.box.events[kind]
    if event.verb not in (RAISE, LOWER, SEND_OFF):
        return play_for_money(state, seat, kind)
    if not event.all_of_them:
        return ask_target(state, seat, kind)
    for slot in state.chosen:
        change_value(state, slot, event.amount if event.verb == RAISE else -event.amount)
    if state.narrate:
        narration.tell_event_played(state, seat, kind)
    return RESUME


def ask_target(state: State, seat: i64, kind: int) -> int:
    slots = targets(state, kind)
    if len(slots) == 1:
        return play_on_footballer(state, seat, slots[0])
    state.ask(ASK_TARGET, seat)
    return ASKED


def play_on_footballer(state: State, seat: i64, slot: int) -> int:
    """The card is played on one of the footballers in the action."""
    event = state.box.events[state.event]
    if event.verb == SEND_OFF:
        return send_off(state, slot)
    change_value(state, slot, event.amount if event.verb == RAISE else -event.amount)
    if state.narrate:
        narration.tell_event_target(state, seat, slot)
    return RESUME


# -- Event cards drawn (11.8 to 11.13)


def draw_events(state: State, seat: i64, n: i64) -> int:
    """Discard first, if the hand would grow too large."""
    left: i64 = state.cards_left(state.deck(EVENT_DECK, seat))
    state.events_to_draw = n if n < left else left  # noqa: FURB136 (min is slow when compiled)
    if state.hand_size[seat] + state.events_to_draw > MAX_HAND_EVENTS:
        state.ask(ASK_DISCARD, seat)
        return ASKED
    return deal_events(state, seat)


def discard_event(state: State, seat: i64, kind: int) -> int:
    return_event(state, seat, kind)
    if state.narrate:
        narration.tell_discard(state, seat, kind)
    if state.hand_size[seat] + state.events_to_draw <= MAX_HAND_EVENTS:
        return deal_events(state, seat)
    return ASKED


def deal_events(state: State, seat: i64) -> int:
    kinds = [take_event(state, seat) for _ in range(state.events_to_draw)]
    state.events_to_draw = 0
    if state.narrate:
        narration.tell_events_drawn(state, seat, kinds)
    return RESUME


# -- Management events (section 14)


def tax_richest(state: State, seat: i64, n: int) -> None:
    """The richest of the others pays; of several, the earlier mover (14.17)."""
    richest = NOBODY
    for other in state.order:
        if other != seat and (richest == NOBODY or state.money[other] > state.money[richest]):
            richest = other
    paid = min(n, state.money[richest])
    state.pay(richest, paid)
    if state.narrate:
        narration.tell_tax(state, richest, paid)


def find_footballer(state: State, seat: i64, price: i64) -> int:
    """The old ground: a card comes up at random, and stays if it can (14.5, 14.6)."""
    card = draw_anywhere(state, state.rules.club_of[seat])
    stays = state.fits(seat, card) and state.money[seat] >= price
    if state.narrate:
        narration.tell_find(state, seat, card, stays)
    if stays:
        state.pay(seat, price)
        join_team(state, seat, card)
    else:
        send_back(state, card)
    return RESUME


def make_peace(state: State, seat: i64, other: i64) -> int:
    state.peace_with = with_item(state.peace_with, seat, state.peace_with[seat] | 1 << other)
    if state.narrate:
        narration.tell_peace(state, seat, other)
    return RESUME


def fix_opponent(state: State, seat: i64, other: i64) -> int:
    state.fixed_opponent = other
    if state.narrate:
        narration.tell_fixture(state, seat, other)
    return RESUME


def swap_distance(state: State) -> int:
    """How far apart in value two footballers may be who are swapped by the card being played."""
    return state.box.events[state.event].amount
