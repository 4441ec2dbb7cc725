"""The table: people and bots, forced answers, taking back, the record."""

import pytest

import tavolino
from tavolino import Fault, Refusal
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import PERSON
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tavolino.table.table import Table

GAME = tavolino.game("champions101")
ANA = Seat("Ana")
ION = Seat("Ion")
BOT = Seat("Greedy", "greedy")


def run_until_a_person_is_asked(table: Table) -> None:
    while table.play_automatic_move():
        pass


def play_first_moves(table: Table, n: int) -> None:
    """The person makes n real choices, always the first legal move."""
    for _ in range(n):
        run_until_a_person_is_asked(table)
        seat = table.state.people_to_act[0]
        table.play(seat, table.match.legal(seat)[0])


def test_bots_and_only_choices_need_no_person() -> None:
    table = open_table(GAME, [ANA, BOT], seed=3)
    run_until_a_person_is_asked(table)
    assert table.state.people_to_act == [0]
    assert len(table.match.legal(0)) > 1


def test_two_bots_play_to_the_end_and_the_record_is_complete() -> None:
    table = open_table(GAME, [BOT, Seat("Random", "random")], seed=5)
    run_until_a_person_is_asked(table)
    assert table.match.over
    assert table.record.is_finished
    assert verify_record(parse_record(table.record.text())).dump() == table.match.dump()


def test_a_refused_move_is_not_recorded() -> None:
    table = open_table(GAME, [ANA, ION], seed=3)
    run_until_a_person_is_asked(table)
    entries = table.record.entries.copy()
    with pytest.raises(Refusal):
        table.play(table.state.people_to_act[0], 999)
    assert table.record.entries == entries


def test_a_match_taken_up_again_goes_on_where_it_was() -> None:
    table = open_table(GAME, [ANA, BOT], seed=8)
    play_first_moves(table, 6)
    again = Table(parse_record(table.record.text()))
    assert again.match.dump() == table.match.dump()
    assert again.match.events_for(0) == table.match.events_for(0)


def test_taking_back_returns_to_the_last_real_choice_and_is_written_down() -> None:
    table = open_table(GAME, [ANA, BOT], seed=8)
    play_first_moves(table, 2)
    run_until_a_person_is_asked(table)
    before = table.match.dump()
    table.play(0, table.match.legal(0)[0])
    run_until_a_person_is_asked(table)
    undone = table.take_back(0)
    assert table.match.dump() == before
    assert undone >= 1
    assert table.record.entries[-1].undone == undone
    assert parse_record(table.record.text()).standing_moves() == table.record.standing_moves()


def test_everything_can_be_taken_back_and_then_no_more() -> None:
    table = open_table(GAME, [ANA, BOT], seed=8)
    play_first_moves(table, 3)
    for _ in range(3):
        table.take_back(0)
    with pytest.raises(Fault) as fault:
        table.take_back(0)
    assert fault.value.key == "nothing-to-take-back"


def test_between_people_nothing_is_taken_back() -> None:
    table = open_table(GAME, [ANA, ION], seed=8)
    play_first_moves(table, 1)
    with pytest.raises(Fault) as fault:
        table.take_back(0)
    assert fault.value.key == "no-taking-back"


@pytest.mark.parametrize("name", ["", "   ", "a\nb", "x" * 41, "bell\a"])
def test_a_name_is_one_short_printable_line(name: str) -> None:
    with pytest.raises(Fault) as fault:
        Seat(name)
    assert fault.value.key == "bad-name"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Fault) as fault:
        open_table(GAME, [ANA, Seat("Deep", "deep")], seed=1)
    assert fault.value.key == "unknown-bot"


def test_people_are_people() -> None:
    assert ANA.player == PERSON
    assert open_table(GAME, [ANA, BOT], seed=1).state.people == [0]
