"""Event cards: when each can be played, and what its verb does (sections 11 to 14 of the rules).

`play_event` is where a card's effect begins. It is worked through part by part (`play_next_part`); when nothing is
left, RESUME leads back to where the card was played.
"""

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import (
    BECOMES,
    BET,
    CASH,
    DISCOUNT,
    DRAW,
    ELEVEN,
    FIND,
    FIXTURE,
    LOOK,
    LOWER,
    NOBODY,
    PEACE,
    RAISE,
    REDRAW,
    RETRY,
    SEND_OFF,
    SWAP,
    TAX,
    EventKind,
)
from tavolino.games.best11.engine.challenges.action import (
    change_card,
    change_half,
    change_value,
    send_off,
    start_half,
)
from tavolino.games.best11.engine.challenges.outcomes import (
    ASKED,
    RESUME,
    ask_one_of,
    moves_from,
    moves_from_mask,
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
from tavolino.games.best11.engine.scout import send_scout, team_decks_left
from tavolino.games.best11.engine.state import (
    ASK_BET_ON,
    ASK_DISCARD,
    ASK_MANAGER,
    ASK_OWN,
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
        if can_play_event(state, seat, kind):
            moves.append(PLAY + kind)
        kinds &= kinds - 1


def can_play_event(state: State, seat: i64, kind: i64) -> bool:
    """Has a card in the hand something to act on? Of one that does several things, one is enough."""
    event = state.box.events[kind]
    if event.alone and state.events_in_front[seat * len(state.box.events) + kind]:
        return False
    return any(has_effect(state, seat, part) for part in event.parts)


def has_effect(state: State, seat: i64, part: EventKind) -> bool:
    """Is there something that this part of a card can act on?"""
    verb = part.verb
    if verb == RAISE:
        return any(is_target(state, part, slot) for slot in state.chosen)
    if verb == PEACE:
        return peace_partners(state, seat) != 0
    if verb == SWAP:
        return len(swap_slots(state, seat, part.amount)) > 0
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


def targets(state: State) -> list[int]:
    """The slots of those in the action on whom the card can be played, by printed value (13.4)."""
    part = part_in_play(state)
    slots = [slot for slot in state.chosen if is_target(state, part, slot)]
    slots.sort()
    return slots


def is_target(state: State, part: EventKind, slot: i64) -> bool:
    printed = state.box.value[state.team[state.acting * ELEVEN + slot]]
    return part.values >> printed & 1 == 1


# -- What it does


def play_event(state: State, seat: i64, kind: int) -> int:
    put_in_play(state, seat, kind)
    state.event = kind
    state.parts_done = 0
    state.played_at = state.asked
    if state.narrate and len(state.box.events[kind].parts) > 1:
        narration.tell_event_played(state, seat, kind)
    return RESUME


def play_next_part(state: State) -> int:
    """The next thing that the card in play does, if anything is left; what it can't do is left out."""
    if state.event == NOBODY:
        return RESUME
    parts = state.box.events[state.event].parts
    while state.parts_done < len(parts):
        part = parts[state.parts_done]
        state.parts_done += 1
        seat: i64 = state.to_act[0]
        if len(parts) > 1 and not has_effect(state, seat, part):
            continue
        outcome = play_part(state, seat, part)
        if outcome != RESUME:
            return outcome
    return RESUME


def part_in_play(state: State) -> EventKind:
    return state.box.events[state.event].parts[state.parts_done - 1]


def play_part(state: State, seat: i64, part: EventKind) -> int:
    verb = part.verb
    if verb in (RAISE, LOWER, SEND_OFF):
        return change_action(state, seat, part)
    if verb in (PEACE, FIXTURE, SWAP):
        return ask_whom(state, seat, part)
    if verb == BET:
        state.ask(ASK_BET_ON, seat)
        return ASKED
    if verb == FIND:
        return find_footballer(state, seat, part.amount)
    tell_played(state, seat)
    if verb == LOOK:
        return send_scout(state, seat, part.amount)
    if verb == DRAW:
        return draw_events(state, seat, part.amount)
    if verb == REDRAW:
        return change_card(state, seat)
    if verb == BECOMES:
        return change_half(state, part.half)
    if verb == RETRY:
        return start_half(state, seat)
    give_millions(state, seat, part)
    return RESUME


def tell_played(state: State, seat: i64) -> None:
    """A card that does several things was told of when it was played."""
    if state.narrate and len(state.box.events[state.event].parts) == 1:
        narration.tell_event_played(state, seat, state.event)


def give_millions(state: State, seat: i64, part: EventKind) -> None:
    """Money, a tax, a bargain; what white cards do comes later."""
    if part.verb == CASH:
        state.earn(seat, part.amount)
    elif part.verb == TAX:
        tax_richest(state, seat, part.amount)
    elif part.verb == DISCOUNT and part.discount == 0:
        state.bargain = with_item(state.bargain, seat, state.bargain[seat] + part.amount)


def ask_whom(state: State, seat: i64, part: EventKind) -> int:
    """With whom to make peace, whom to fix, which footballer to swap."""
    if part.verb == PEACE:
        partners = moves_from_mask(MANAGER, peace_partners(state, seat))
        return ask_one_of(state, ASK_MANAGER, FOR_PEACE, seat, partners)
    if part.verb == FIXTURE:
        others = moves_from_mask(MANAGER, other_managers(state, seat))
        return ask_one_of(state, ASK_MANAGER, FOR_FIXTURE, seat, others)
    own = moves_from(OWN, swap_slots(state, seat, part.amount))
    return ask_one_of(state, ASK_OWN, FOR_SWAP, seat, own)


def change_action(state: State, seat: i64, part: EventKind) -> int:
    """The footballers are in the action."""
    if not part.all_of_them:
        return ask_target(state, seat)
    for slot in state.chosen:
        change_value(state, slot, part.amount if part.verb == RAISE else -part.amount)
    tell_played(state, seat)
    return RESUME


def ask_target(state: State, seat: i64) -> int:
    slots = targets(state)
    if len(slots) == 1:
        return play_on_footballer(state, seat, slots[0])
    state.ask(ASK_TARGET, seat)
    return ASKED


def play_on_footballer(state: State, seat: i64, slot: int) -> int:
    """The card is played on one of the footballers in the action."""
    part = part_in_play(state)
    if part.verb == SEND_OFF:
        return send_off(state, slot)
    change_value(state, slot, part.amount if part.verb == RAISE else -part.amount)
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
    return part_in_play(state).amount
