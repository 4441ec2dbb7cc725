"""The course of a match: setting up, a turn from income to the last pass, the end (sections 2, 4 and 15).

The one module that knows which turn, move or question follows. Each turn all managers move once, in `order`.
"""

from typing import Final

from mypy_extensions import i64

from tavolino.games.best11 import narration
from tavolino.games.best11.engine.card_box import (
    AFTER_CHALLENGE,
    COACH,
    NOBODY,
    ROLE_COUNT,
    WITH_CAPTAIN,
)
from tavolino.games.best11.engine.challenges import challenge
from tavolino.games.best11.engine.challenges.action import ask_drawn, ask_jinxes, next_step
from tavolino.games.best11.engine.challenges.outcomes import ASKED
from tavolino.games.best11.engine.decks import (
    deal_management,
    discard_management,
    shuffle_decks,
    take_event,
)
from tavolino.games.best11.engine.market import close_market, open_market
from tavolino.games.best11.engine.state import (
    ASK_BET,
    ASK_DRAWN,
    ASK_JINX,
    ASK_MOVE,
    ASK_REVIEW,
    ASK_STEP,
    EVENT_DECK,
    STADIUM_MILLIONS,
    State,
)

START_MILLIONS: Final = 10
START_EVENTS: Final = 2
INCOME_MILLIONS: Final = 2

# -- Setting up (section 2)


def kick_off(state: State) -> None:
    shuffle_decks(state)
    first: int = state.next_rng("first-mover").below(state.seats)
    state.order = [(first + step) % state.seats for step in range(state.seats)]
    draw_formations(state)
    for seat in state.order:
        state.money[seat] = START_MILLIONS
        n = min(START_EVENTS, state.cards_left(state.deck(EVENT_DECK, seat)))
        kinds = [take_event(state, seat) for _ in range(n)]
        if state.narrate:
            narration.tell_events_drawn(state, seat, kinds)
    start_turn(state)


def draw_formations(state: State) -> None:
    formations = list(range(len(state.box.formations)))
    state.next_rng("formations").shuffle(formations)
    state.formation = formations[: state.seats]
    for seat in range(state.seats):
        set_free_places(state, seat)
        if state.narrate:
            narration.tell_formation(state, seat)


def set_free_places(state: State, seat: i64) -> None:
    """The places of an empty formation, and one for a coach."""
    first: i64 = state.formation[seat] * ROLE_COUNT
    for role in range(COACH):
        places = state.box.first_slot[first + role + 1] - state.box.first_slot[first + role]
        state.free_places[seat * ROLE_COUNT + role] = places
    state.free_places[seat * ROLE_COUNT + COACH] = 1


# -- A turn (section 4)


def start_turn(state: State) -> None:
    state.turn += 1
    if state.narrate:
        narration.tell_turn(state)
    for seat in state.order:
        pay_income(state, seat)
    open_market(state)
    deal_management(state)
    if state.narrate:
        narration.tell_market(state)
    state.managers_done = 0
    state.cards_bought = [0] * state.seats
    state.bargain = [0] * state.seats
    start_move(state)


def pay_income(state: State, seat: i64) -> None:
    """Two million, and what white events pay (4.2, 4.3)."""
    more = white_event_income(state, seat, state.fought_before)
    state.earn(seat, INCOME_MILLIONS + more)
    if state.narrate and more:
        narration.tell_income(state, seat, more)


def next_income(state: State, seat: i64) -> int:
    """What the next turn brings a manager, as things are."""
    return INCOME_MILLIONS + white_event_income(state, seat, state.fought)


def white_event_income(state: State, seat: i64, fought: i64) -> int:
    more = 0
    first: i64 = seat * len(state.box.events)
    for kind in state.box.incomes:
        n = state.events_in_front[first + kind]
        if n:
            more += n * income_after(state, seat, kind, fought)
    return more


def event_income(state: State, seat: i64, kind: i64) -> int:
    """What one white event pays a turn."""
    return income_after(state, seat, kind, state.fought_before)


def income_after(state: State, seat: i64, kind: i64, fought: i64) -> int:
    """The same after a turn in which the managers of a mask were in a challenge."""
    event = state.box.events[kind]
    if event.condition == AFTER_CHALLENGE and fought >> seat & 1:
        return event.instead
    if event.condition == WITH_CAPTAIN and state.captain[seat] != NOBODY:
        return event.instead
    return event.income


def start_move(state: State) -> None:
    state.mover = state.order[state.managers_done]
    state.ask(ASK_MOVE, state.mover)


def end_move(state: State) -> int:
    state.managers_done += 1
    if state.managers_done < state.seats:
        start_move(state)
    else:
        end_turn(state)
    return ASKED


def end_turn(state: State) -> None:
    discard_management(state)
    close_market(state)
    state.sent_off = []
    state.fixed_opponent = NOBODY
    state.fought_before = state.fought
    state.fought = 0
    if state.final_turn == 0:
        find_final_turn(state)
    if state.turn == state.final_turn:
        end_match(state)
        return
    state.order = [*state.order[1:], state.order[0]] if state.rules.rotate else state.order[::-1]
    start_turn(state)


def find_final_turn(state: State) -> None:
    """One more turn when a team is complete, and none after the last one allowed (15.1, 15.2)."""
    if state.turn == state.rules.last_turn:
        state.final_turn = state.turn
        return
    for seat in state.order:
        if state.is_complete(seat):
            state.final_turn = state.turn + 1
            if state.narrate:
                narration.tell_complete_team(state, seat)
            return


def end_match(state: State) -> None:
    state.awaited_seats = 0
    if state.narrate:
        narration.tell_end(state)


# -- A move goes on


def build_stadium(state: State, seat: i64) -> int:
    state.pay(seat, STADIUM_MILLIONS)
    state.stadiums |= 1 << seat
    if state.narrate:
        narration.tell_stadium(state, seat)
    state.ask(ASK_MOVE, seat)
    return ASKED


def resume(state: State) -> int:
    """An event card has had its effect: on with the move, or with the challenge."""
    at = state.played_at
    if state.attacker == NOBODY:
        state.ask(ASK_MOVE, state.mover)
        return ASKED
    if at == ASK_STEP:
        return next_step(state)
    if at == ASK_JINX:
        return ask_jinxes(state)
    if at == ASK_DRAWN:
        return ask_drawn(state)
    if at == ASK_REVIEW:
        return challenge.ask_after_goal(state)
    return challenge.ask_bets(state) if at == ASK_BET else challenge.ask_challenged(state)
