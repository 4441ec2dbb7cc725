"""Bots that think elsewhere: the table goes on without them, and shows their moves when it is time."""

from tavolino.table.opening import open_table
from tavolino.table.settings import Settings
from tavolino.table.table import Table
from tests.table.support import ANA, BOT, CHAMPIONS, LIVE, OPEN_HANDED, RANDOM, TOY, table_of


def send_bots_away(table: Table) -> Table:
    """All its bots think elsewhere."""
    table.automation.needs_worker = lambda game, bot: True
    return table


def thought(table: Table, now: float) -> int:
    """The first of those who think makes up its mind; who it was."""
    seat = table.automation.seats_waiting_for_workers()[0]
    table.take_bot_answer(seat, table.match.legal(seat)[0], now)
    return seat


def test_nothing_happens_before_they_have_thought() -> None:
    table = send_bots_away(open_table(CHAMPIONS, [BOT, BOT], 5))
    assert table.due() is None
    assert not table.tick(100)
    assert len(table.automation.seats_waiting_for_workers()) == 1


def test_who_thinks_while_the_last_move_is_seen_loses_no_time() -> None:
    table = send_bots_away(open_table(CHAMPIONS, [BOT, BOT], 5, settings=LIVE))
    seat = thought(table, 0.3)
    assert table.due() == 1.5
    assert not table.tick(1.4)
    table.tick(1.5)
    assert [(entry.seat, entry.at) for entry in table.record.entries] == [(seat, 1500)]


def test_a_move_that_comes_late_is_seen_for_as_long_as_any_other() -> None:
    table = send_bots_away(open_table(CHAMPIONS, [BOT, BOT], 5, settings=LIVE))
    for now in (4.0, 5.0, 9.0):
        thought(table, now)
        table.tick(now)
        table.tick(table.due() or now)
    assert [entry.at for entry in table.record.entries] == [4000, 5500, 9000]


def test_only_those_are_sent_away_who_think_long() -> None:
    table = open_table(CHAMPIONS, [BOT, RANDOM], 5)
    table.automation.needs_worker = lambda game, bot: bot == "greedy"
    while not table.automation.seats_waiting_for_workers():
        assert table.play_automatic_move()
    assert table.automation.seats_waiting_for_workers() == [0]


def test_in_secret_all_think_at_once_and_openly_one_after_the_other() -> None:
    assert send_bots_away(table_of(TOY, BOT, BOT, n=1)).automation.seats_waiting_for_workers() == [1, 2]
    assert (
        len(send_bots_away(open_table(CHAMPIONS, [BOT, BOT], 5)).automation.seats_waiting_for_workers()) == 1
    )


def test_a_secret_thought_stands_while_others_decide() -> None:
    table = send_bots_away(table_of(TOY, BOT, BOT, n=1, seed=OPEN_HANDED))
    turn = table.state.turn
    table.play(ANA, table.match.legal(ANA)[0], 1)
    assert table.state.turn == turn
    assert [thought(table, 2), thought(table, 2)] == [1, 2]
    table.tick(2)
    assert table.state.turn > turn


def test_a_thought_about_what_was_taken_back_is_forgotten() -> None:
    table = send_bots_away(table_of(TOY, BOT, n=1, seed=OPEN_HANDED))
    table.play(ANA, table.match.legal(ANA)[0], 1)
    turn = table.state.turn
    assert table.automation.seats_waiting_for_workers() == [1]
    table.take_bot_answer(1, table.match.legal(1)[0], 1)
    table.take_back(ANA, 1)
    assert table.state.turn > turn
    assert table.automation.bot_answer(1) is None
    assert table.automation.seats_waiting_for_workers() == [1]


def test_a_person_who_is_back_plays_what_they_like() -> None:
    table = send_bots_away(table_of(TOY, n=2, settings=Settings(gone="deputy", grace=1)))
    table.leave(ANA, 1)
    table.tick(3)
    assert thought(table, 3) == ANA
    table.come_back(ANA, 2.5)
    assert table.state.people_to_act[0] == ANA
    assert not table.tick(10)
