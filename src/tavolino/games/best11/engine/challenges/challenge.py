"""A challenge from its declaration to the last bet (sections 7, 8 and 10 of the rules).

It is an attack and, if that stands, a defence; with a video review, another one.
"""

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import (
    CHALLENGED,
    CHOSEN,
    CONCEDED,
    DECLARED,
    IMMUNITY,
    NOBODY,
    OTHER,
    SCORED,
)
from tavolino.games.best11.engine.challenges.action import drawn_moment, start_half
from tavolino.games.best11.engine.challenges.action_values import action_total
from tavolino.games.best11.engine.challenges.outcomes import ASKED
from tavolino.games.best11.engine.decks import discard_action, use_management, with_item
from tavolino.games.best11.engine.moves import GOAL
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_JINX,
    ASK_MOVE,
    ASK_REVIEW,
    ASK_SHOW,
    MIN_CHALLENGE_FOOTBALLERS,
    UNUSED,
    State,
)

# -- Who against whom


def challengeable_managers(state: State, seat: i64) -> int:
    """The mask of those whom a manager may challenge (7.7, 8.1, 12.7, 14.11)."""
    if state.footballers[seat] < MIN_CHALLENGE_FOOTBALLERS:
        return 0
    mask: i64 = 0
    for other in range(state.seats):
        if other == seat or state.footballers[other] < MIN_CHALLENGE_FOOTBALLERS:
            continue
        if not is_safe(state, seat, other):
            mask |= 1 << other
    if state.fixed_opponent != NOBODY and mask >> state.fixed_opponent & 1:
        return 1 << state.fixed_opponent
    return mask


def is_safe(state: State, seat: i64, other: i64) -> bool:
    """Is there immunity or peace between them?"""
    twinned = (state.peace_with[seat] >> other | state.peace_with[other] >> seat) & 1 == 1
    return twinned or state.is_immune(other)


def declare(state: State, seat: i64, other: i64) -> int:
    state.attacker = seat
    state.defender = other
    state.fixed_opponent = NOBODY
    if state.narrate:
        narration.tell_challenge(state, seat, other)
    return ask_challenged(state)


def ask_challenged(state: State) -> int:
    """Whoever is challenged may show immunity, or play an event card first (7.6, 11.3)."""
    seat = state.defender
    if may_show_immunity(state, seat) or state.may_hold(seat, CHALLENGED):
        state.ask(ASK_SHOW, seat)
        return ASKED
    return accept(state)


def may_show_immunity(state: State, seat: i64) -> bool:
    """Can this manager hold the card with immunity, as far as everyone knows (7.6)?"""
    if state.used_opportunity[seat] != UNUSED:
        return False
    used = state.used_management[state.rules.set_of[seat]]
    cards = state.box.management
    return any(cards[number].other == IMMUNITY and not used >> number & 1 for number in range(len(cards)))


def show_immunity(state: State, seat: i64) -> int:
    """The challenge fails and has not taken place (7.5, 8.12)."""
    use_management(state, seat, OTHER)
    if state.narrate:
        narration.tell_refused_challenge(state, state.attacker, seat)
    return return_to_move(state)


def accept(state: State) -> int:
    state.fought |= 1 << state.attacker | 1 << state.defender
    state.next_asked = 0
    return ask_bets(state)


# -- Bets (14.8 to 14.10)


def ask_bets(state: State) -> int:
    while state.next_asked < state.seats:
        seat: i64 = state.order[state.next_asked]
        if state.is_outsider(seat) and state.may_hold(seat, DECLARED):
            state.ask(ASK_BET, seat)
            return ASKED
        state.next_asked += 1
    return start_half(state, state.attacker)


def bet(state: State, seat: i64, on: i64) -> int:
    state.bets = with_item(state.bets, seat, 2 * state.event + (1 if on == GOAL else 0))
    if state.narrate:
        narration.tell_bet(state, seat, on == GOAL)
    return pass_bet(state)


def pass_bet(state: State) -> int:
    state.next_asked += 1
    return ask_bets(state)


def settle_bets(state: State) -> None:
    for seat in state.order:
        placed = state.bets[seat]
        if placed != NOBODY:
            is_right = (placed & 1 == 1) == state.is_goal
            amount = state.box.events[placed >> 1].amount if is_right else 0
            state.earn(seat, amount)
            if state.narrate:
                narration.tell_bet_result(state, seat, amount)


# -- What it comes to (8.10, 10.3, 10.4)


def end_half(state: State, has_succeeded: bool) -> int:
    """The attack stands or fails, the defence holds or doesn't."""
    discard_action(state, state.acting, state.action_card)
    state.action_card = NOBODY
    if state.acting == state.attacker:
        if not has_succeeded:
            return end_challenge(state)
        let_attack_stand(state)
        return start_half(state, state.defender)
    if has_succeeded:
        if state.is_goal:
            cancel_goal(state)
        return end_challenge(state)
    if not state.is_goal:
        give_goal(state)
    state.next_asked = 0
    return ask_after_goal(state)


def ask_after_goal(state: State) -> int:
    """Both managers have their moment just after a goal, in turn order (11.3, 11.6)."""
    while state.next_asked < state.seats:
        seat: i64 = state.order[state.next_asked]
        if not state.is_outsider(seat) and state.may_hold(seat, goal_moment(state, seat)):
            state.ask(ASK_REVIEW, seat)
            return ASKED
        state.next_asked += 1
    return end_challenge(state)


def pass_after_goal(state: State) -> int:
    state.next_asked += 1
    return ask_after_goal(state)


def goal_moment(state: State, seat: i64) -> int:
    return CONCEDED if seat == state.defender else SCORED


def let_attack_stand(state: State) -> None:
    state.standing_attack = state.half
    state.standing_total = action_total(state)
    state.standing_raised = state.raised
    state.standing_lowered = state.lowered


def give_goal(state: State) -> None:
    state.is_goal = True
    count_goal(state, 1)
    if state.narrate:
        narration.tell_goal(state)


def cancel_goal(state: State) -> None:
    state.is_goal = False
    count_goal(state, -1)
    if state.narrate:
        narration.tell_cancelled_goal(state)


def count_goal(state: State, by: i64) -> None:
    attacker, defender = state.attacker, state.defender
    state.goals = with_item(state.goals, attacker, state.goals[attacker] + by)
    state.conceded = with_item(state.conceded, defender, state.conceded[defender] + by)


def asked_moment(state: State, seat: i64) -> int:
    """The moment of the question, for those who are asked for an event card."""
    if state.asked == ASK_SHOW:
        return CHALLENGED
    if state.asked == ASK_BET:
        return DECLARED
    if state.asked == ASK_JINX:
        return CHOSEN
    if state.asked == ASK_REVIEW:
        return goal_moment(state, seat)
    return drawn_moment(state, seat)


def end_challenge(state: State) -> int:
    settle_bets(state)
    return return_to_move(state)


def return_to_move(state: State) -> int:
    clear_challenge(state)
    state.ask(ASK_MOVE, state.mover)
    return ASKED


def clear_challenge(state: State) -> None:
    state.attacker = NOBODY
    state.defender = NOBODY
    state.acting = NOBODY
    state.action_card = NOBODY
    state.spare_card = NOBODY
    state.half = NOBODY
    state.standing_attack = NOBODY
    state.standing_total = 0
    state.standing_raised = 0
    state.standing_lowered = 0
    state.chosen = []
    state.values = []
    state.raised = 0
    state.lowered = 0
    state.stepping = NOBODY
    state.passes = 0
    state.next_asked = 0
    state.bets = [NOBODY] * state.seats
    state.is_goal = False
