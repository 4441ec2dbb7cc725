"""The line-up: eleven of the fifteen, in secret (section 3 of the rules)."""

from mypy_extensions import i64

from tavolino.games.mister import narration
from tavolino.games.mister.engine.footballers import ELEVEN, GOALKEEPER_POSITION
from tavolino.games.mister.engine.state import (
    ASK_LINE_UP,
    BENCH_SIZE,
    NOBODY,
    SQUAD_OUTFIELDERS,
    State,
    remove_card,
)


def start(state: State) -> None:
    """Ask all managers for their line-ups at the same time."""
    for seat in range(state.seats):
        clear(state, seat)
        state.kick_orders[seat] = []
    state.ask_secretly(ASK_LINE_UP, (1 << state.seats) - 1)


def clear(state: State, seat: i64) -> None:
    """Put everyone on the bench but the goalkeeper, who stands in goal (3.4)."""
    at = seat * ELEVEN
    for place in range(at, at + ELEVEN):
        state.pitch[place] = NOBODY
    state.pitch[at + GOALKEEPER_POSITION] = state.keepers[seat]
    state.benches[seat] = sorted(state.squads[seat])


def next_position(state: State, seat: i64) -> int:
    """The position that the seat fills next: all before it are taken (3.2)."""
    return 1 + SQUAD_OUTFIELDERS - len(state.benches[seat])


def place(state: State, seat: i64, footballer: i64) -> bool:
    """Put a footballer in the next position. True when everyone is lined up (3.6)."""
    state.pitch[seat * ELEVEN + next_position(state, seat)] = footballer
    bench = remove_card(state.benches[seat], footballer)
    state.benches[seat] = bench
    if len(bench) > BENCH_SIZE or not state.record_secret_answer(seat):
        return False
    if state.narrate:
        narration.tell_line_ups(state)
    return True
