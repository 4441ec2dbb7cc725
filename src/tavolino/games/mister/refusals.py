"""Why a move is refused, and the article that says so."""

from tavolino.core.faults import Refusal
from tavolino.core.language.texts import TextValue
from tavolino.games.mister.engine.draft import is_last_buyer
from tavolino.games.mister.engine.state import (
    ASK_DRAFT,
    ASK_KICK,
    ASK_LEAVER,
    ASK_LINE_UP,
    ASK_MARKET,
    ASK_ORDER,
    ASK_SHOT,
    ASK_SUBSTITUTE,
    ASK_TAKER,
    State,
)

QUESTION_REFUSALS = (
    ("asked-draft", "2.3"),
    ("asked-line-up", "3.1"),
    ("asked-taker", "6.3"),
    ("asked-leaver", "7.2"),
    ("asked-substitute", "7.5"),
    ("asked-direction", "5.6"),
    ("asked-order", "8.2"),
    ("asked-direction", "8.4"),
    ("asked-market", "12.7"),
)
"""By what is asked: the text and the article of the question, for a move that doesn't answer it."""


def refusal(state: State, seat: int, move: int) -> Refusal:
    """Why a seat that is asked may not make this move."""
    numbers = state.rules.move_numbers
    if state.asked == ASK_DRAFT and move in numbers.sign_or_discard:
        return refuse_discard(state) if move == numbers.discard else refuse_signing(state)
    if state.asked in (ASK_SHOT, ASK_KICK) and move >= numbers.first_shot:
        return refuse(
            "you-dive" if move < numbers.first_dive else "you-shoot", QUESTION_REFUSALS[state.asked][1]
        )
    if move < state.rules.footballers.size and state.asked not in (ASK_DRAFT, ASK_SHOT, ASK_KICK):
        return PICK_REFUSALS[state.asked](state, seat, move)
    return refuse(*QUESTION_REFUSALS[state.asked])


def refuse_signing(state: State) -> Refusal:
    if state.rules.footballers.is_keeper[state.turned_card]:
        return refuse("second-goalkeeper", "2.5")
    return refuse("goalkeeper-missing", "2.6")


def refuse_discard(state: State) -> Refusal:
    if is_last_buyer(state):
        return refuse("last-buyer", "2.8")
    return refuse("late-pass", "2.10", passes=state.rules.draft_passes)


def refuse_position(state: State, seat: int, footballer: int) -> Refusal:
    """A footballer who cannot take the next position."""
    if footballer == state.keepers[seat]:
        return refuse("stays-in-goal", "3.4", footballer=footballer_name(state, footballer))
    if footballer in state.squads[seat]:
        return refuse("has-position", "3.1", footballer=footballer_name(state, footballer))
    return refuse("not-in-squad", "3.1", footballer=footballer_name(state, footballer))


def refuse_taker(state: State, seat: int, footballer: int) -> Refusal:
    return refuse_kicker(state, seat, footballer, "6.3")


def refuse_kicker(state: State, seat: int, footballer: int, article: str) -> Refusal:
    key = "keeper-no-taker" if footballer == state.keepers[seat] else "not-on-pitch"
    return refuse(key, article, footballer=footballer_name(state, footballer))


def refuse_leaver(state: State, seat: int, footballer: int) -> Refusal:
    if footballer == state.keepers[state.attacker]:
        return refuse("keeper-stays", "7.3", footballer=footballer_name(state, footballer))
    return refuse("not-the-best", "7.2", footballer=footballer_name(state, footballer))


def refuse_substitute(state: State, seat: int, footballer: int) -> Refusal:
    return refuse("not-on-bench", "7.5", footballer=footballer_name(state, footballer))


def refuse_order(state: State, seat: int, footballer: int) -> Refusal:
    if footballer in state.kick_orders[seat]:
        return refuse("in-order-already", "8.2", footballer=footballer_name(state, footballer))
    return refuse_kicker(state, seat, footballer, "8.2")


def refuse_swap(state: State, seat: int, footballer: int) -> Refusal:
    if footballer in (state.keepers[seat], *state.squads[seat]):
        return refuse("keeper-for-keeper", "12.9", footballer=footballer_name(state, footballer))
    return refuse("not-in-squad", "12.7", footballer=footballer_name(state, footballer))


PICK_REFUSALS = {
    ASK_LINE_UP: refuse_position,
    ASK_TAKER: refuse_taker,
    ASK_LEAVER: refuse_leaver,
    ASK_SUBSTITUTE: refuse_substitute,
    ASK_ORDER: refuse_order,
    ASK_MARKET: refuse_swap,
}
"""By what is asked: why a footballer can't be picked."""


def footballer_name(state: State, footballer: int) -> str:
    return state.rules.footballers.names[footballer]


def refuse(key: str, article: str, **values: TextValue) -> Refusal:
    return Refusal(key, "mister", article, **values)
