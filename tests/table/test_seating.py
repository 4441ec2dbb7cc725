"""Seats: people, bots and open ones; the start; who comes and who goes."""

import pytest

from tavolino import Refusal
from tavolino.core.records.reader import parse_record
from tavolino.table.clocks.clock import per_move
from tavolino.table.opening import open_table, rematch_of
from tavolino.table.seats import OPEN_SEAT, Seat
from tavolino.table.settings import DEPUTY, FORFEIT, Settings
from tavolino.table.table import Table
from tests.table.support import ADA, ANA, BOT, CHAMPIONS, ION, TOY, fault_key, people, play_on, table_of


def open_waiting_table(settings: Settings | None = None) -> Table:
    return open_table(CHAMPIONS, [Seat("Ana"), OPEN_SEAT], seed=3, settings=settings, now_s=100.0)


def test_a_table_with_an_open_seat_has_not_started() -> None:
    table = open_waiting_table()
    assert not table.state.has_started
    assert table.due() is None
    assert fault_key(table.play, ANA, 0) == "not-started"
    assert fault_key(table.resign, ANA) == "not-started"


def test_it_starts_when_the_last_seat_is_taken_and_the_clock_counts_from_then() -> None:
    table = open_waiting_table(Settings(clock=per_move(60), late=FORFEIT))
    table.sit(ION, Seat("Ion"), now_s=130.0)
    assert table.state.has_started
    assert table.due() == 190.0
    assert (table.record.names, table.record.players) == (["Ana", "Ion"], ["person", "person"])


def test_a_bot_may_take_an_open_seat() -> None:
    table = open_waiting_table()
    assert fault_key(table.sit, ION, Seat("Deep", "deep")) == "unknown-bot"
    assert not table.state.has_started
    table.sit(ION, BOT)
    assert table.state.people == [ANA]
    assert table.play_automatic_move() is not None or table.state.people_to_act


def test_a_seat_that_is_taken_is_not_open() -> None:
    table = open_waiting_table()
    assert fault_key(table.sit, ANA, Seat("Ion")) == "seat-taken"
    table.sit(ION, Seat("Ion"))
    assert fault_key(table.sit, ION, Seat("Ada")) == "seat-taken"
    with pytest.raises(Refusal):
        table.sit(7, Seat("Ada"))


def test_before_the_start_one_can_get_up_again() -> None:
    table = open_waiting_table()
    table.stand_up(ANA)
    assert table.record.players == ["open", "open"]
    table.sit(ANA, Seat("Ada"))
    assert not table.state.has_started


def test_a_table_that_waits_for_people_is_kept_too() -> None:
    again = Table(parse_record(open_waiting_table().record.text()))
    assert not again.state.has_started
    again.sit(ION, Seat("Ion"))
    assert again.state.has_started


def test_a_seat_given_up_during_the_match_can_be_taken_by_somebody_else() -> None:
    table = table_of(CHAMPIONS)
    play_on(table, 4)
    table.stand_up(ION, now_s=5.0)
    assert fault_key(table.come_back, ION, 6.0) == ""
    assert table.state.presence[ION].is_empty, "only sitting down fills an empty seat"
    assert fault_key(table.sit, ION, BOT, 6.0) == "seat-taken"
    table.sit(ION, Seat("Ada"), now_s=9.0)
    assert table.seats[ION] == Seat("Ada")
    assert [entry.note for entry in table.record.entries[-2:]] == ["stands", "sits Ada"]
    assert table.record.names == ["Ana", "Ion"], "the head says who began"


def test_a_deputy_plays_for_a_seat_given_up_at_once() -> None:
    table = table_of(TOY, n=3, settings=Settings(gone=DEPUTY, grace=60))
    table.stand_up(ADA, now_s=5.0)
    assert table.state.presence[ADA].deputy
    assert ADA not in table.state.people_to_act
    table.sit(ADA, Seat("Leo"), now_s=6.0)
    assert not table.state.presence[ADA].deputy


def test_a_seat_that_is_out_cannot_be_taken() -> None:
    table = table_of(TOY, n=3, settings=Settings(gone=FORFEIT))
    table.stand_up(ADA, now_s=5.0)
    assert table.state.out == {ADA: "forfeit-left"}
    assert fault_key(table.sit, ADA, Seat("Leo"), 6.0) == "seat-taken"


def test_bots_neither_leave_nor_resign() -> None:
    table = table_of(CHAMPIONS, BOT, n=1)
    table.leave(1)
    assert not any(entry.note for entry in table.record.entries)
    assert fault_key(table.resign, 1) == "not-in"
    assert fault_key(table.stand_up, 1) == "not-in"


def test_a_rematch_has_everyone_one_seat_further_and_other_cards() -> None:
    table = table_of(TOY, n=3, settings=Settings(pace=1))
    assert fault_key(rematch_of, table, 8) == "not-over"
    table.resign(ANA)
    table.stand_up(ION)
    table.resign(ADA)
    again = rematch_of(table, seed=8, started="tomorrow", now_s=50.0)
    assert again.seats == [Seat("Ada"), Seat("Ana"), OPEN_SEAT]
    assert (again.record.seed, again.state.settings, again.record.entries) == (8, table.state.settings, [])


def test_who_is_not_at_the_table_has_no_say() -> None:
    table = table_of(CHAMPIONS)
    for action in (table.resign, table.stand_up, table.ask_undo, table.offer_draw):
        with pytest.raises(Refusal):
            action(2)
    table.leave(9)
    table.come_back(-1)
    assert table.record.entries == []


def test_people_sit_where_they_are_put() -> None:
    assert [seat.name for seat in open_table(TOY, people(3), 1).seats] == ["Ana", "Ion", "Ada"]
