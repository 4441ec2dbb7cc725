"""How long a match between two people lasts with windows, simulated: nobody waits twice."""

from tavolino import Rng
from tavolino.core.match import NO_PASS
from tavolino.table.clocks.clock import days_per_move
from tavolino.table.settings import Settings
from tavolino.table.table import Table
from tests.table.support import CHAMPIONS, table_of

MATCHES = 12
WITH_WINDOWS = Settings(stage="on")
EVERYONE_ASKED = Settings(stage="on", clock=days_per_move(3))
"""The same scenes without windows: whoever could interrupt answers each time."""
THINKING_MS = (3000, 9000)
"""A play of two cards."""
CLICK_MS = (1000, 2500)
"""A question that has nearly always the same answer."""


def a_time(rng: Rng, bounds: tuple[int, int]) -> float:
    return (bounds[0] + rng.below(bounds[1] - bounds[0])) / 1000


def minutes(settings: Settings, seed: int) -> float:
    """How long it takes two people who never foul."""
    table, rng, now = table_of(CHAMPIONS, settings=settings, seed=seed), Rng(seed, 902), 0.0
    while not table.over:
        seat = seat_to_think(table)
        ready = max(now, table.state.ready_at_ms / 1000)
        is_click = table.state.question_for(seat).passing_move() != NO_PASS
        now = ready + a_time(rng, CLICK_MS if is_click else THINKING_MS)
        if not table.state.has_only_move(seat):
            table.play(seat, table.state.question_for(seat).legal(seat)[0], now)
        if table.state.has_only_move(seat) or table.automation.held_answers:
            now = max(now, table.due() or now)
            table.tick(now)
    return now / 60


def seat_to_think(table: Table) -> int:
    """Who has to think: with a window open, whoever plays when it closes."""
    (seat,) = table.match.to_act
    return 1 - seat if table.state.window else seat


def test_windows_make_a_match_of_101_no_longer() -> None:
    before = [minutes(EVERYONE_ASKED, seed) for seed in range(MATCHES)]
    after = [minutes(WITH_WINDOWS, seed) for seed in range(MATCHES)]
    assert sum(after) < sum(before)


if __name__ == "__main__":
    for settings in (EVERYONE_ASKED, WITH_WINDOWS):
        times = sorted(minutes(settings, seed) for seed in range(100))
        print(f"median {times[50]:.1f} min, 90 % {times[90]:.1f} min")
