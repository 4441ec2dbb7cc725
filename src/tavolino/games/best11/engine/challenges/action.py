"""An action, in attack or in defence: the card, the footballers, the changing of values, the total.

A manager is asked if he might hold an answer, as far as everyone knows; nobody else is (11.14). Every function that
can end the half returns an outcome (outcomes.py).
"""

from typing import Final

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import (
    CHOSEN,
    DRAWN_ATTACKING,
    DRAWN_DEFENDING,
    DRAWN_OTHER,
    ELEVEN,
    MORE_CARDS,
    NOBODY,
    WINDOW_ACTING,
    WINDOW_OTHER,
)
from tavolino.games.best11.engine.challenges.action_values import (
    action_total,
    live_bonus,
    starting_value,
    wanted_total,
)
from tavolino.games.best11.engine.challenges.outcomes import ASKED, FAILED, SUCCEEDED
from tavolino.games.best11.engine.decks import discard_action, draw_action
from tavolino.games.best11.engine.moves import FIRST, LOWER_POINT, RAISE_POINT
from tavolino.games.best11.engine.state import (
    ASK_CARD,
    ASK_CHOOSE,
    ASK_DRAWN,
    ASK_JINX,
    ASK_REPLACE,
    ASK_STEP,
    State,
)

RAISE_MILLIONS: Final = 1
LOWER_MILLIONS: Final = 2

# -- The action card (8.3, 6.11, 13.5)


def start_half(state: State, seat: i64) -> int:
    """A manager draws an action card and tries it: first the attacker, then the defender."""
    state.acting = seat
    state.chosen = []
    state.values = []
    state.action_card = draw_action(state, seat)
    if live_bonus(state, seat) != MORE_CARDS:
        return read_card(state)
    state.spare_card = draw_action(state, seat)
    if state.narrate:
        narration.tell_two_cards(state)
    state.ask(ASK_CARD, seat)
    return ASKED


def choose_card(state: State, seat: i64, move: i64) -> int:
    if move != FIRST:
        state.action_card, state.spare_card = state.spare_card, state.action_card
    discard_action(state, seat, state.spare_card)
    state.spare_card = NOBODY
    return read_card(state)


def read_card(state: State) -> int:
    is_attack = state.acting == state.attacker
    card = state.action_card
    state.half = state.box.attack[card] if is_attack else state.box.defence[card]
    state.raised = 0
    state.lowered = 0
    if state.narrate:
        narration.tell_action(state)
    state.next_asked = 0
    return ask_drawn(state)


def ask_drawn(state: State) -> int:
    """Both managers have their moment before footballers are chosen, in turn order (11.3, 11.6)."""
    while state.next_asked < state.seats:
        seat: i64 = state.order[state.next_asked]
        if not state.is_outsider(seat) and state.may_hold(seat, drawn_moment(state, seat)):
            state.ask(ASK_DRAWN, seat)
            return ASKED
        state.next_asked += 1
    return pick_footballers(state)


def pass_drawn(state: State) -> int:
    state.next_asked += 1
    return ask_drawn(state)


def drawn_moment(state: State, seat: i64) -> int:
    if seat != state.acting:
        return DRAWN_OTHER
    return DRAWN_ATTACKING if seat == state.attacker else DRAWN_DEFENDING


def change_card(state: State, seat: i64) -> int:
    """Change of play: the card in use goes to the discards and one new one comes (6.12)."""
    discard_action(state, seat, state.action_card)
    state.action_card = draw_action(state, seat)
    return read_card(state)


def change_half(state: State, half: i64) -> int:
    """The action becomes another; Change of play may still follow (13.5)."""
    state.half = half
    state.next_asked = 0
    return ask_drawn(state)


# -- The footballers (8.5 to 8.9)


def pick_footballers(state: State) -> int:
    state.chosen = []
    state.values = []
    state.stepping = NOBODY
    if state.acting == state.defender and cannot_stop(state):
        if state.narrate:
            narration.tell_powerless(state)
        return FAILED
    if can_fill(state, state.acting, 0, 0, 0):
        return pick_next(state)
    if state.narrate:
        narration.tell_nobody_for_it(state)
    return FAILED


def cannot_stop(state: State) -> bool:
    """Only a save can stop a penalty (10.5)."""
    stopper = state.box.halves[state.standing_attack].stopped_by
    return stopper != NOBODY and state.box.halves[state.half].counts_as != stopper


def can_fill(state: State, seat: i64, number: i64, taken: i64, lowest: i64) -> bool:
    """Are there footballers for this and the following roles, besides those already taken (a mask)?

    Of two footballers for the same role the one with the lower shirt is named first.
    """
    roles = state.box.halves[state.half].roles
    if number == len(roles):
        return True
    for slot in range(lowest, ELEVEN):
        if not taken >> slot & 1 and can_play(state, seat, slot, roles[number]):
            again = number + 1 < len(roles) and roles[number + 1] == roles[number]
            if can_fill(state, seat, number + 1, taken | 1 << slot, slot + 1 if again else 0):
                return True
    return False


def can_play(state: State, seat: i64, slot: i64, roles: i64) -> bool:
    """Is there a footballer in a slot, of one of these roles, who is not sent off?"""
    card = state.team[seat * ELEVEN + slot]
    if card == NOBODY or not roles >> state.box.role[card] & 1:
        return False
    return not state.sent_off or card not in state.sent_off


def pick_choices(state: State, seat: i64) -> list[int]:
    """The slots of those who could be the next footballer in the action."""
    roles = state.box.halves[state.half].roles
    number: i64 = len(state.chosen)
    again = number > 0 and roles[number] == roles[number - 1]
    moves: list[int] = []
    taken = chosen_mask(state)
    lowest: i64 = state.chosen[number - 1] + 1 if again else 0
    for slot in range(lowest, ELEVEN):
        if not taken >> slot & 1 and can_play(state, seat, slot, roles[number]):
            more = number + 1 < len(roles) and roles[number + 1] == roles[number]
            if can_fill(state, seat, number + 1, taken | 1 << slot, slot + 1 if more else 0):
                moves.append(slot)
    return moves


def chosen_mask(state: State) -> i64:
    """The mask of the slots in the action."""
    mask: i64 = 0
    for slot in state.chosen:
        mask |= 1 << slot
    return mask


def pick_next(state: State) -> int:
    """Ask for the next footballer, where there is a choice."""
    while len(state.chosen) < len(state.box.halves[state.half].roles):
        slots = pick_choices(state, state.acting)
        if len(slots) > 1:
            state.ask(ASK_CHOOSE, state.acting)
            return ASKED
        put_in_action(state, slots[0])
    if state.narrate:
        narration.tell_footballers(state)
    state.next_asked = 0
    return ask_jinxes(state)


def put_in_action(state: State, slot: int) -> None:
    """A footballer goes into the action, with what his value is there."""
    state.chosen = [*state.chosen, slot]
    state.values = [*state.values, starting_value(state, state.acting, slot)]


def choose_footballer(state: State, slot: int) -> int:
    put_in_action(state, slot)
    return pick_next(state)


# -- The moment for a jinx (9.9)


def ask_jinxes(state: State) -> int:
    while state.next_asked < state.seats:
        seat: i64 = state.order[state.next_asked]
        if state.is_outsider(seat) and state.may_hold(seat, CHOSEN):
            state.ask(ASK_JINX, seat)
            return ASKED
        state.next_asked += 1
    return open_window(state)


def pass_jinx(state: State) -> int:
    state.next_asked += 1
    return ask_jinxes(state)


# -- Changing values (section 9)


def open_window(state: State) -> int:
    state.stepping = state.attacker
    state.passes = 0
    return ask_step(state)


def ask_step(state: State) -> int:
    """Ask whoever's step it is, unless everyone can see that there is nothing to do; two passes end it."""
    while state.passes < 2:
        if may_step(state, state.stepping):
            state.ask(ASK_STEP, state.stepping)
            return ASKED
        let_pass(state)
    return count_points(state)


def may_step(state: State, seat: i64) -> bool:
    if state.money[seat] >= point_price(state, seat) and (seat == state.acting or has_points(state)):
        return True
    return state.may_hold(seat, window_moment(state, seat))


def has_points(state: State) -> bool:
    """Has anyone in the action a value to lose?"""
    return any(value > 0 for value in state.values)


def point_price(state: State, seat: i64) -> int:
    """One raises one's own footballers, and lowers the opponent's (9.2, 9.3, 9.5)."""
    return RAISE_MILLIONS if seat == state.acting else LOWER_MILLIONS


def window_moment(state: State, seat: i64) -> int:
    return WINDOW_ACTING if seat == state.acting else WINDOW_OTHER


def let_pass(state: State) -> None:
    state.passes += 1
    state.stepping = state.opponent(state.stepping)


def pass_step(state: State) -> int:
    let_pass(state)
    return ask_step(state)


def next_step(state: State) -> int:
    """Something was done: the other one may answer."""
    state.passes = 0
    state.stepping = state.opponent(state.stepping)
    return ask_step(state)


def add_points(state: State, seat: i64, moves: list[int]) -> None:
    """Add the moves that buy a point."""
    if state.money[seat] < point_price(state, seat):
        return
    raises = seat == state.acting
    first = RAISE_POINT if raises else LOWER_POINT
    for slot, value in zip(state.chosen, state.values):
        if raises or value > 0:
            moves.append(first + slot)
    moves.sort()


def buy_point(state: State, seat: i64, slot: int) -> int:
    state.pay(seat, point_price(state, seat))
    if seat == state.acting:
        state.raised += 1
        change_value(state, slot, 1)
    else:
        state.lowered += 1
        change_value(state, slot, -1)
    if state.narrate:
        narration.tell_point(state, seat, slot)
    return next_step(state)


def change_value(state: State, slot: int, by: i64) -> None:
    """A footballer's value in the action, never below 0 (9.10)."""
    values = state.values.copy()
    at = state.chosen.index(slot)
    value = values[at] + by
    values[at] = value if value > 0 else 0  # noqa: FURB136 (max is slow when compiled)
    state.values = values


# -- Sendings-off (13.9 to 13.11)


def send_off(state: State, slot: int) -> int:
    """Out until the end of the turn, and out of the action."""
    state.sent_off = [*state.sent_off, state.team[state.acting * ELEVEN + slot]]
    state.picked_slot = slot
    if state.narrate:
        narration.tell_sending_off(state, slot)
    slots = substitutes(state)
    if not slots:
        if state.narrate:
            narration.tell_no_substitute(state)
        return FAILED
    if len(slots) == 1:
        return substitute(state, slots[0])
    state.ask(ASK_REPLACE, state.acting)
    return ASKED


def substitutes(state: State) -> list[int]:
    """Those who can take the place of the footballer sent off: of his role."""
    role = state.box.role[state.team[state.acting * ELEVEN + state.picked_slot]]
    return [
        slot
        for slot in range(ELEVEN)
        if slot not in state.chosen and can_play(state, state.acting, slot, 1 << role)
    ]


def substitute(state: State, slot: int) -> int:
    at = state.chosen.index(state.picked_slot)
    chosen, values = state.chosen.copy(), state.values.copy()
    chosen[at] = slot
    values[at] = starting_value(state, state.acting, slot)
    state.chosen, state.values = chosen, values
    state.picked_slot = NOBODY
    if state.narrate:
        narration.tell_substitution(state, slot)
    return next_step(state)


# -- The total


def count_points(state: State) -> int:
    total = action_total(state)
    is_enough = total >= wanted_total(state)
    if state.narrate:
        narration.tell_total(state, total, is_enough)
    return SUCCEEDED if is_enough else FAILED
