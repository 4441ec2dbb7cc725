"""What people ask each other: undo and draws, by consent of all."""

import tavolino
from tavolino.table.consent import BOT_WAITS_FOR_ANSWER_MS
from tavolino.table.settings import DEPUTY, Settings
from tavolino.table.table import Table
from tests.table.support import (
    ADA,
    ANA,
    BOT,
    CHAMPIONS,
    ION,
    MIXED,
    TOY,
    fault_key,
    play_on,
    table_of,
    view_of,
)

GOGOAL = tavolino.game("gogoal", first=0)


def after_an_open_move(n: int = 2) -> Table:
    """Go-Goal!, where Ana has played a card and has not yet drawn: nobody knows more than her move tells."""
    table = table_of(GOGOAL, n=n)
    while table.match.secret_seats:
        play_on(table, 1)
    table.play(ANA, table.match.legal(ANA)[0])
    assert table.match.to_act == [ANA]
    return table


def test_an_undo_happens_when_everyone_has_agreed() -> None:
    table = after_an_open_move(3)
    moves = table.state.moves[:-1]
    table.ask_undo(ANA)
    table.answer(ION, True)
    assert view_of(table, None)["request"] == {"seat": ANA, "what": "undo", "moves": 1, "agreed": [ION]}
    table.answer(ADA, True)
    assert table.state.moves == moves
    assert table.record.entries[-1].undone == 1
    assert view_of(table, None)["request"] is None
    assert [entry.note for entry in table.record.entries[-4:]] == ["asks undo 1", "agrees", "agrees", ""]


def test_one_no_is_enough_and_it_is_not_asked_again_before_a_move() -> None:
    table = after_an_open_move(3)
    table.ask_undo(ANA)
    table.answer(ION, True)
    table.answer(ADA, False)
    assert table.state.consent.pending is None
    assert fault_key(table.ask_undo, ANA) == "already-asked"
    assert fault_key(table.answer, ION, True) == "nothing-asked"


def test_what_is_asked_can_be_withdrawn_by_who_asked() -> None:
    table = after_an_open_move()
    table.ask_undo(ANA)
    assert fault_key(table.withdraw, ION) == "nothing-asked"
    table.withdraw(ANA)
    assert table.state.consent.pending is None
    assert fault_key(table.withdraw, ANA) == "nothing-asked"
    assert fault_key(table.ask_undo, ANA) == "already-asked"


def test_a_move_is_an_answer_too() -> None:
    table = after_an_open_move()
    table.ask_undo(ANA)
    play_on(table, 1)
    assert fault_key(table.answer, ION, True) == "nothing-asked"


def test_one_thing_at_a_time() -> None:
    table = after_an_open_move(3)
    table.ask_undo(ANA)
    assert fault_key(table.ask_undo, ION) == "request-pending"


def test_nobody_answers_for_another_or_twice() -> None:
    table = after_an_open_move(3)
    table.ask_undo(ANA)
    assert fault_key(table.answer, ANA, True) == "nothing-asked"
    table.answer(ION, True)
    assert fault_key(table.answer, ION, False) == "nothing-asked"


def test_who_is_out_is_not_asked_any_more() -> None:
    table = after_an_open_move(3)
    table.ask_undo(ANA)
    table.answer(ION, True)
    moves = len(table.state.moves)
    table.resign(ADA)
    assert len(table.state.moves) == moves - 1, "all who are left have agreed"


def test_what_one_asked_goes_with_them() -> None:
    table = after_an_open_move(3)
    table.ask_undo(ANA)
    table.resign(ANA)
    assert table.state.consent.pending is None


def test_who_is_away_is_waited_for() -> None:
    table = after_an_open_move()
    table.leave(ION)
    table.ask_undo(ANA)
    assert table.state.consent.pending
    table.come_back(ION)
    table.answer(ION, True)
    assert table.record.entries[-1].undone == 1


def test_bots_let_people_answer_each_other_first() -> None:
    """Ana asks and goes: her deputy, who is to move, leaves Ion and Ada the time to say yes."""
    table = table_of(GOGOAL, n=3, settings=Settings(gone=DEPUTY, grace=0))
    while table.match.secret_seats:
        play_on(table, 1)
    table.play(ANA, table.match.legal(ANA)[0], 10)
    table.ask_undo(ANA, 10)
    table.leave(ANA, 11)
    assert table.due() == 10 + BOT_WAITS_FOR_ANSWER_MS / 1000
    table.tick(10 + BOT_WAITS_FOR_ANSWER_MS / 1000)
    assert table.state.consent.pending is None


def test_in_a_secret_decision_nothing_is_asked() -> None:
    table = table_of(TOY, n=3)
    table.play(ANA, table.match.legal(ANA)[0])
    for seat in (ANA, ION):
        assert fault_key(table.ask_undo, seat) == "not-in-secret"
        assert fault_key(table.offer_draw, seat) == "not-in-secret"


def test_before_ones_first_move_there_is_nothing_to_take_back() -> None:
    table = table_of(CHAMPIONS)
    assert fault_key(table.ask_undo, ANA) == "nothing-to-take-back"


def test_against_bots_an_undo_asks_nobody() -> None:
    table = table_of(CHAMPIONS, BOT, n=1, seed=8)
    play_on(table, 2)
    table.tick(0)
    moves = len(table.state.moves)
    table.ask_undo(ANA)
    assert len(table.state.moves) < moves


# -- Draws


def test_a_draw_is_agreed_by_all() -> None:
    table = table_of(MIXED, n=3)
    table.offer_draw(ION)
    table.answer(ANA, True)
    assert not table.record.is_finished
    table.answer(ADA, True)
    assert (table.outcome.winners, table.outcome.reason) == ([], "draw-agreed")
    assert table.record.result == "0-0-0 draw-agreed"


def test_a_draw_declined_is_no_draw() -> None:
    table = table_of(MIXED)
    table.offer_draw(ION)
    table.answer(ANA, False)
    assert fault_key(table.offer_draw, ION) == "already-asked"
    table.offer_draw(ANA)
    table.answer(ION, True)
    assert table.record.is_finished


def test_draws_are_only_where_the_rules_have_them() -> None:
    assert not CHAMPIONS.may_agree_draw()
    assert fault_key(table_of(CHAMPIONS).offer_draw, ANA) == "no-draws"


def test_bots_agree_on_no_draw() -> None:
    table = table_of(MIXED, BOT)
    assert fault_key(table.offer_draw, ANA) == "draw-with-bots"
