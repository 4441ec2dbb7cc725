"""When time runs out or somebody leaves: wait, a deputy, or a forfeit, as declared."""

import pytest

from tavolino.core.records.reader import parse_record
from tavolino.table.clocks.clock import Clock, per_match, per_move
from tavolino.table.settings import DEPUTY, FORFEIT, WAIT, Settings
from tavolino.table.table import Table
from tests.table.support import (
    ADA,
    ANA,
    BOT,
    CHAMPIONS,
    ION,
    TOY,
    clocks_of,
    fault_key,
    play_on,
    register_toy,
    table_of,
    view_of,
)

MINUTE = per_move(60)


def test_with_wait_a_clock_only_tells_the_time() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=MINUTE, late=WAIT))
    [seat] = table.match.to_act
    assert table.due() is None
    assert clocks_of(table, None, 100)[seat] == 0
    play_on(table, 1, now=100)
    assert len(table.state.moves) == 1


def test_a_deputy_takes_over_when_time_runs_out_and_hands_back() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=MINUTE, late=DEPUTY))
    [seat] = table.match.to_act
    table.tick(60)
    assert table.record.entries[0].note == "deputy late"
    assert not table.state.moves[0].by_person
    table.come_back(seat, now_s=70)
    assert table.state.is_played_by_person(seat)
    assert table.record.entries[-1].note == "returns"


def test_whoever_takes_over_from_a_deputy_has_a_whole_new_move() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=MINUTE, late=DEPUTY, pace=100))
    [seat] = table.match.to_act
    table.tick(160)
    assert table.state.presence[seat].deputy
    table.come_back(seat, now_s=160)
    assert table.due() in (220, 320), "asked at once, or after the move that the deputy has made"


def test_a_deputy_has_no_clock_and_plays_to_the_end_if_nobody_comes_back() -> None:
    table = table_of(TOY, n=3, settings=Settings(clock=MINUTE, late=DEPUTY))
    for now in (0, 61, 62, 63):
        for seat in (ANA, ION):
            table.play(seat, table.match.legal(seat)[0], now)
        table.tick(max(now, 60))
    assert table.match.over
    assert table.outcome == table.match.outcome
    assert [entry.note for entry in table.record.entries if entry.note] == ["deputy late"]


def test_with_a_match_clock_used_up_one_cannot_come_back() -> None:
    table = table_of(TOY, n=3, settings=Settings(clock=per_match(10), late=DEPUTY))
    for seat in (ION, ADA):
        table.play(seat, table.match.legal(seat)[0], 1)
    table.tick(10)
    assert fault_key(table.come_back, ANA, 11) == "time-used-up"
    assert table.state.presence[ANA].deputy


def test_but_with_an_increment_one_can() -> None:
    table = table_of(TOY, n=3, settings=Settings(clock=per_match(10, 3), late=DEPUTY, pace=5))
    table.tick(15)
    table.come_back(ANA, 15)
    assert clocks_of(table, ANA, 15)[ANA] == 3


def test_time_that_runs_out_loses_a_match_of_two() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=MINUTE, late=FORFEIT))
    [seat] = table.match.to_act
    table.tick(61)
    assert table.over
    assert (table.outcome.winners, table.outcome.reason) == ([1 - seat], "forfeit-time")
    assert table.record.result == "0-0 forfeit-time"
    assert table.record.entries[-1].at == 60_000, "when it happened, not when somebody looked"


def test_when_all_run_out_of_time_at_once_nobody_wins() -> None:
    with register_toy():
        table = table_of(TOY, settings=Settings(clock=MINUTE, late=FORFEIT))
        table.tick(61)
        assert table.state.out == {ANA: "forfeit-time", ION: "forfeit-time"}
        assert table.outcome.is_draw
        assert Table(parse_record(table.record.text())).outcome == table.outcome


def test_a_move_that_comes_after_the_time_is_too_late() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=MINUTE, late=FORFEIT))
    [seat] = table.match.to_act
    assert fault_key(table.play, seat, table.match.legal(seat)[0], 60.001) == "table-over"
    assert table.state.moves == []


def test_a_move_in_the_last_moment_counts() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=MINUTE, late=FORFEIT))
    play_on(table, 1, now=59.999)
    assert len(table.state.moves) == 1


@pytest.mark.parametrize(("policy", "note"), [(DEPUTY, "deputy left"), (FORFEIT, "out forfeit-left")])
def test_who_leaves_has_some_time_to_come_back(policy: str, note: str) -> None:
    table = table_of(CHAMPIONS, settings=Settings(gone=policy, grace=30))
    table.leave(ION, now_s=10)
    assert table.due() == 40
    table.come_back(ION, now_s=39)
    assert table.due() is None
    table.leave(ION, now_s=50)
    table.tick(80)
    assert table.record.entries[3].note == note


def test_leaving_twice_is_leaving_once() -> None:
    table = table_of(CHAMPIONS, settings=Settings(gone=FORFEIT, grace=30))
    table.leave(ION, now_s=10)
    table.leave(ION, now_s=39)
    assert table.due() == 40
    table.come_back(ION, now_s=39.5)
    table.come_back(ION, now_s=39.6)
    assert [entry.note for entry in table.record.entries] == ["leaves", "returns"]


def test_with_wait_the_others_wait_for_those_who_left() -> None:
    table = table_of(CHAMPIONS, settings=Settings(gone=WAIT))
    table.leave(ION, now_s=10)
    assert table.due() is None
    assert not view_of(table, None, 10)["seats"][ION]["here"]


def test_the_clock_of_those_who_left_goes_on() -> None:
    table = table_of(CHAMPIONS, settings=Settings(clock=MINUTE, late=FORFEIT))
    [seat] = table.match.to_act
    table.leave(seat, now_s=10)
    assert table.due() == 60


def test_a_deputy_for_one_who_left_plays_like_any_bot() -> None:
    table = table_of(CHAMPIONS, BOT, n=1, settings=Settings(gone=DEPUTY, grace=0, deputy="random"))
    table.leave(ANA, now_s=1)
    table.tick(2)
    assert table.over
    assert table.match.over


@pytest.mark.parametrize("clock", [Clock(), MINUTE], ids=str)
def test_a_forfeit_among_three_leaves_a_match_for_the_other_two(clock: Clock) -> None:
    table = table_of(TOY, n=3, settings=Settings(clock=clock, late=FORFEIT, gone=FORFEIT, grace=5))
    table.leave(ADA, now_s=1)
    table.tick(6)
    assert table.state.out == {ADA: "forfeit-left"}
    assert fault_key(table.play, ADA, 0, 7) == "not-in"
    for _ in range(8):
        assert not table.over
        play_on(table, 1, now=7)
    assert table.outcome.reason == "points"
    assert ADA not in table.outcome.winners


def test_what_happens_is_declared_in_the_record() -> None:
    settings = Settings(clock=MINUTE, late=DEPUTY, gone=FORFEIT, grace=30, deputy="random")
    text = table_of(CHAMPIONS, settings=settings).record.text()
    declared = ["clock move 60", "deputy random", "gone forfeit", "grace 30", "late deputy"]
    assert "".join(f"setting {line}\n" for line in declared) in text


def test_ana_and_ion_are_not_alike_to_their_deputies() -> None:
    """Deputies have seeds of their own, and none of them is the match's."""
    table = table_of(TOY, n=3, settings=Settings(gone=DEPUTY, grace=0, deputy="random"))
    for seat in (ANA, ION):
        table.leave(seat, now_s=0)
    players = table.automation.bot_players.players
    assert players[ANA].rng.state != players[ION].rng.state
