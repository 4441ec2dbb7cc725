"""The pause that every move deserves: for bots, for forced answers, and for those who answer too quickly."""

import pytest

from tavolino.core.game import Game
from tavolino.table.clocks.clock import per_match
from tavolino.table.opening import open_table
from tavolino.table.settings import FORFEIT, Settings
from tavolino.table.table import Table
from tests.table.support import (
    ANA,
    BOT,
    CHAMPIONS,
    GAMES,
    LIVE,
    OPEN_HANDED,
    TOY,
    clocks_of,
    fault_key,
    table_of,
)


def answer_at(table: Table, now: float) -> int:
    """The first person asked makes the first move; who it was."""
    seat = table.state.people_to_act[0]
    table.play(seat, table.match.legal(seat)[0], now)
    return seat


def test_bots_move_one_at_a_time_when_the_last_move_has_been_seen() -> None:
    table = open_table(CHAMPIONS, [BOT, BOT], 5, settings=LIVE, now_s=100.0)
    times = []
    for _ in range(4):
        due = table.due()
        assert due is not None
        times.append(due)
        assert not table.tick(due - 0.01)
        assert table.tick(due)
    assert times == [100 + LIVE.pace * n for n in (1, 2, 3, 4)]
    assert len(table.state.moves) == 4


def test_a_late_look_finds_all_that_has_happened_at_its_time() -> None:
    table = open_table(CHAMPIONS, [BOT, BOT], 5, settings=LIVE)
    table.tick(6.1)
    assert [entry.at for entry in table.record.entries] == [1500, 3000, 4500, 6000]


def test_secret_answers_of_bots_need_no_pause_between_them() -> None:
    table = table_of(TOY, BOT, BOT, n=1, settings=LIVE, seed=OPEN_HANDED)
    assert len(table.match.legal(ANA)) > 1
    table.tick(1.5)
    assert table.match.to_act == [ANA]


def test_at_a_terminal_there_is_no_pause() -> None:
    table = open_table(CHAMPIONS, [BOT, BOT], 5)
    assert table.due() == 0
    table.tick(0)
    assert table.over


def test_the_only_answer_of_a_person_alone_comes_after_the_same_pause() -> None:
    """With no penalty card in the hand there is nothing but to wait when the other has the ball."""
    seed = next(seed for seed in range(20) if len(CHAMPIONS.start(seed).legal(ANA)) == 1)
    table = table_of(CHAMPIONS, BOT, n=1, settings=LIVE, seed=seed)
    table.tick(3)
    assert [(entry.seat, entry.at) for entry in table.record.entries] == [(ANA, 1500), (1, 3000)]


def test_between_people_an_only_answer_is_never_given_for_them() -> None:
    table = table_of(CHAMPIONS, settings=LIVE)
    seat = table.state.people_to_act[0]
    assert len(table.match.legal(seat)) == 1, "with no penalty card there is nothing but to wait"
    assert table.due() is None
    assert not table.tick(3600)


def test_an_answer_that_comes_too_quickly_is_shown_when_the_last_move_has_been_seen() -> None:
    table = table_of(CHAMPIONS, settings=LIVE)
    seat = answer_at(table, 0.2)
    assert table.state.moves == []
    assert table.due() == 1.5
    assert fault_key(table.play, seat, table.match.legal(seat)[0], 0.3) == "already-answered"
    table.tick(1.5)
    assert [made.seat for made in table.state.moves] == [seat]


def test_a_quick_answer_against_the_rules_is_refused_at_once() -> None:
    table = table_of(CHAMPIONS, settings=LIVE)
    seat = table.state.people_to_act[0]
    illegal = next(move for move in range(99) if move not in table.match.legal(seat))
    assert fault_key(table.play, seat, illegal, 0.2) != ""
    assert fault_key(table.play, 1 - seat, 0, 0.2) == "not-your-turn"
    assert table.automation.held_answers == {}


def test_a_quick_answer_costs_no_time() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=per_match(60), late=FORFEIT, pace=2))
    seat = answer_at(table, 0.2)
    table.tick(2)
    assert clocks_of(table, None, 2)[seat] == 60


def test_a_hidden_answer_makes_nobody_wait() -> None:
    table = table_of(TOY, n=3, settings=LIVE)
    answer_at(table, 5)
    answer_at(table, 5.1)
    assert len(table.state.moves) == 2
    assert table.state.ready_at_ms == 1500


def test_a_quick_answer_is_forgotten_when_moves_are_taken_back() -> None:
    table = table_of(CHAMPIONS, BOT, n=1, settings=LIVE, seed=8)
    while len(table.past_decisions(ANA)) < 2:
        table.tick(table.state.at_ms / 1000 + 1.5)
        if table.state.people_to_act and not table.state.has_only_move(ANA):
            answer_at(table, table.state.at_ms / 1000 + 1.5)
    while not table.state.people_to_act:
        table.tick(table.state.at_ms / 1000 + 1.5)
    now = table.state.at_ms / 1000
    table.play(ANA, table.match.legal(ANA)[0], now)
    assert table.automation.held_answers
    table.take_back(ANA, now)
    assert not table.automation.held_answers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_can_be_watched_move_by_move(game: Game) -> None:
    table = open_table(game, [BOT] * game.seat_counts[0], 2, settings=LIVE)
    for n in range(1, 6):
        assert table.due() == 1.5 * n
        table.tick(1.5 * n)
    assert {entry.at for entry in table.record.entries} == {1500 * n for n in range(1, 6)}
