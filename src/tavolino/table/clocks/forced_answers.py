"""When a person's only move is made for them: after a while in which they might have been thinking.

Among people an answer that came at once would tell the others that it was the only one. So it comes after a time that
the seat has taken before, whatever it holds now. Nobody pays for it: where answers are given like this, the first
seconds of every decision are off the clock, and with a clock a forced one comes within them.
"""

from typing import Final

from tavolino.core.rng import Rng
from tavolino.table.clocks.clock import NO_LIMIT
from tavolino.table.state import TableState

FIRST_RNG_INDEX: Final = -1000
"""The generators of these times are numbered downwards from here, one for each turn and seat."""
MIN_THINKING_MS: Final = 1500
MAX_THINKING_MS: Final = 8000
MAX_UNKNOWN_MS: Final = 2500
"""So much more, by chance, for a seat that has decided nothing yet."""
FREE_MS: Final = 5000
"""The first part of every decision, which costs no time on the clock, whoever decides and whatever."""


def thinking_ms(state: TableState, seat: int) -> int:
    """How long the seat would seem to think now. It depends on what everyone has seen, and on chance. Whoever could
    think while a window was open needs no longer.
    """
    index = FIRST_RNG_INDEX - state.turn * len(state.seats) - seat
    rng = Rng(state.record.secret_seed, index)
    times = state.thinking_times[seat]
    shortest = 0 if state.was_let_by else MIN_THINKING_MS
    usual_ms = shortest + rng.below(MAX_UNKNOWN_MS)
    chosen = min(max(times[rng.below(len(times))], shortest), MAX_THINKING_MS) if times else usual_ms
    if state.settings.clock.kind == NO_LIMIT:
        return chosen
    return min(chosen, FREE_MS)


def free_ms(state: TableState) -> int:
    """How much of each decision is off the clock."""
    return FREE_MS if state.settings.answers_only_moves else 0
