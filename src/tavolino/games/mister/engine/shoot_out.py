"""The penalty shoot-out (section 8 of the rules).

Both managers put their outfielders in order, in secret; then kicks alternate until it is decided.
"""

from typing import Final

from mypy_extensions import i64

from tavolino.games.mister import narration
from tavolino.games.mister.engine import shot
from tavolino.games.mister.engine.footballers import LETTER_COUNT
from tavolino.games.mister.engine.state import ASK_KICK, ASK_ORDER, SERIES_KICKS, State, replace_value

MAX_KICKS: Final = 30  # by each side; then a lot decides (8.10)
SET_PIECES_LETTER: Final = 5  # F
SHOT_STOPPING_LETTER: Final = 6  # G


def start(state: State) -> None:
    """Ask the two of the fixture that is being settled for the order of their takers (8.2)."""
    home, away = fixture_seat(state, 0), fixture_seat(state, 1)
    state.kick_orders[home] = []
    state.kick_orders[away] = []
    state.kick_goals = replace_value(replace_value(state.kick_goals, home, 0), away, 0)
    state.kicks_taken = 0
    if state.narrate:
        narration.tell_shoot_out(state, home, away)
    state.ask_secretly(ASK_ORDER, 1 << home | 1 << away)


def fixture_seat(state: State, number: i64) -> i64:
    """The seat that is first (0) or second (1) in the fixture that is being settled."""
    return state.turn_order[2 * state.fixture_index + number]


def legal_takers(state: State, seat: i64) -> list[int]:
    """The outfielders who are not in the order yet."""
    named = state.kick_orders[seat]
    return [f for f in state.outfielders(seat) if f not in named]


def name_next_taker(state: State, seat: i64, footballer: i64) -> bool:
    """Put a footballer next in the order. True when both orders are complete: lots decide who begins (8.3)."""
    order = [*state.kick_orders[seat], footballer]
    state.kick_orders[seat] = order
    if len(order) < len(state.outfielders(seat)) or not state.record_secret_answer(seat):
        return False
    state.first_kicker = state.next_rng("first-kicker").below(2)
    state.set_attacker(2 * state.fixture_index + state.first_kicker)
    if state.narrate:
        narration.tell_kick_orders(state)
    return True


def kick_on(state: State) -> bool:
    """Take kick after kick until someone is asked. True when the shoot-out is decided."""
    while state.awaited_seats == 0:
        if not is_decided(state) and state.kicks_taken == 2 * MAX_KICKS:
            draw_lot(state)
        if is_decided(state):
            return True
        take_kick(state)
    return False


def is_decided(state: State) -> bool:
    """After five each by goals, before that when one can't be caught any more (8.5 to 8.7)."""
    taken = state.kicks_taken
    first: i64 = state.kick_goals[fixture_seat(state, state.first_kicker)]
    second: i64 = state.kick_goals[fixture_seat(state, 1 - state.first_kicker)]
    if taken >= 2 * SERIES_KICKS:
        return taken % 2 == 0 and first != second
    if not state.rules.early_stop:
        return False
    first_left: i64 = SERIES_KICKS - (taken + 1) // 2
    second_left: i64 = SERIES_KICKS - taken // 2
    return first > second + second_left or second > first + first_left


def draw_lot(state: State) -> None:
    """Still level after so many kicks: the lot counts as a goal more (8.10)."""
    state.set_attacker(2 * state.fixture_index + state.next_rng("sudden-death").below(2))
    add_goal(state)
    if state.narrate:
        narration.tell_lot(state)


def take_kick(state: State) -> None:
    """The next in the order kicks; the second time through it a kick is a pure guess (8.4, 8.8, 8.9)."""
    state.set_attacker(2 * state.fixture_index + (state.first_kicker ^ state.kicks_taken & 1))
    takers = state.kick_orders[state.attacker]
    number: i64 = state.kicks_taken // 2
    count: i64 = len(takers)
    state.shooter = takers[number % count]
    state.margin = kick_margin(state) if number < count else 0
    outcome = shot.ask(state, ASK_KICK)
    if outcome != shot.ASKED:
        end_kick(state, outcome == shot.GOAL)


def kick_margin(state: State) -> i64:
    """As for card 10: easier by one than other shots (6.5)."""
    ability = state.rules.footballers.ability
    shoots: i64 = ability[state.shooter * LETTER_COUNT + SET_PIECES_LETTER]
    saves: i64 = ability[state.keeper_of(state.defender) * LETTER_COUNT + SHOT_STOPPING_LETTER]
    return shoots - saves + 1


def end_kick(state: State, is_goal: bool) -> None:
    """Count a kick."""
    if is_goal:
        add_goal(state)
    state.kicks_taken += 1
    if state.narrate:
        narration.tell_kick_result(state, is_goal)
    shot.clear_directions(state)


def add_goal(state: State) -> None:
    """One more for the side that kicks."""
    attacker = state.attacker
    state.kick_goals = replace_value(state.kick_goals, attacker, state.kick_goals[attacker] + 1)
