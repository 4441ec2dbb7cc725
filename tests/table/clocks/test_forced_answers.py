"""An only move among people: it is made for them, after a time that tells nothing."""

import pytest

import tavolino
from tavolino import Rng
from tavolino.core.match import Match
from tavolino.table.clocks.clock import per_match
from tavolino.table.clocks.forced_answers import FREE_MS, MAX_THINKING_MS, MIN_THINKING_MS, thinking_ms
from tavolino.table.settings import Settings
from tavolino.table.table import HELD, Table
from tests.table.support import table_of

GOGOAL = tavolino.game("gogoal")
STAGE = Settings(stage="on")


def at_an_only_move(settings: Settings = STAGE) -> tuple[Table, int]:
    """A match of two people that has come to an open question with one answer."""
    for seed in range(50):
        table, rng, now = table_of(GOGOAL, settings=settings, seed=seed), Rng(seed, 904), 0.0
        for _ in range(60):
            now = max(now, table.state.ready_at_ms / 1000)
            if is_open_question(table.match) and table.state.has_only_move(table.match.to_act[0]):
                return table, table.match.to_act[0]
            seat = table.match.to_act[0]
            legal = table.match.legal(seat)
            table.play(seat, legal[rng.below(len(legal))], now)
            now = max(now, table.due() or now)
            table.tick(now)
            if table.over:
                break
    raise AssertionError("no such moment")


def is_open_question(match: Match) -> bool:
    return not match.over and not match.secret_seats and match.passing_move() == -1


def test_it_is_made_after_a_while() -> None:
    table, seat = at_an_only_move()
    (move,) = table.match.legal(seat)
    due = table.due()
    assert due is not None
    waits_ms = round(due * 1000) - table.state.ready_at_ms
    assert waits_ms == thinking_ms(table.state, seat)
    assert MIN_THINKING_MS <= waits_ms <= MAX_THINKING_MS
    played = len(table.state.moves)
    table.tick(due)
    assert (table.state.moves[played].seat, table.state.moves[played].move) == (seat, move)


def test_whoever_makes_it_themselves_is_no_quicker() -> None:
    table, seat = at_an_only_move()
    due = table.due()
    assert table.play(seat, table.match.legal(seat)[0], table.state.ready_at_ms / 1000) == HELD
    assert table.due() == due


def test_it_takes_as_long_as_the_seat_took_before() -> None:
    table, seat = at_an_only_move()
    table.state.thinking_times[seat].extend([4321] * 8)
    assert thinking_ms(table.state, seat) == 4321


def test_nobody_loses_on_time_by_it() -> None:
    table, seat = at_an_only_move(Settings(stage="on", clock=per_match(600)))
    table.state.thinking_times[seat].extend([8000] * 8)
    table.state.clocks.remaining_ms[seat] = 1000
    assert thinking_ms(table.state, seat) == FREE_MS
    due = table.due()
    assert due is not None
    table.tick(due)
    assert table.state.clocks.remaining_ms[seat] == 1000


def test_the_first_seconds_of_every_decision_are_off_the_clock() -> None:
    table = table_of(GOGOAL, settings=Settings(stage="on", clock=per_match(600)))
    ready_ms = table.state.ready_at_ms
    for seat in table.match.to_act:
        assert table.state.clocks.remaining_at(seat, ready_ms + FREE_MS) == 600_000
        assert table.state.clocks.remaining_at(seat, ready_ms + FREE_MS + 1000) == 599_000


def test_without_a_stage_the_clock_runs_at_once() -> None:
    table = table_of(GOGOAL, settings=Settings(clock=per_match(600)))
    assert table.state.clocks.remaining_at(0, table.state.ready_at_ms + 1000) == 599_000


@pytest.mark.parametrize("time_ms", [0, 10**6])
def test_it_takes_neither_no_time_nor_for_ever(time_ms: int) -> None:
    table, seat = at_an_only_move()
    table.state.thinking_times[seat].extend([time_ms] * 8)
    assert MIN_THINKING_MS <= thinking_ms(table.state, seat) <= MAX_THINKING_MS
