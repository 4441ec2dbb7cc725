"""Resignation, and how a table ends when the match does not."""

import pytest

import tavolino
from tavolino import Fault, Outcome
from tavolino.core.endings import match_ending
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import checksum
from tavolino.table.table import Table
from tests.table.support import (
    ADA,
    ANA,
    BOT,
    CHAMPIONS,
    ION,
    TOY,
    Friendly,
    fault_key,
    play_on,
    register_toy,
    table_of,
)
from tests.toy import ToyMatch


def test_with_two_the_other_wins() -> None:
    table = table_of(CHAMPIONS)
    play_on(table, 3)
    table.resign(ION)
    assert table.over
    assert not table.match.over
    assert (table.outcome.winners, table.outcome.reason) == ([ANA], "resigned")
    assert table.record.is_finished


def test_after_the_end_nothing_more_happens() -> None:
    table = table_of(CHAMPIONS)
    table.resign(ION)
    for action in (table.resign, table.ask_undo, table.offer_draw, table.stand_up):
        assert fault_key(action, ANA) == "table-over"
    assert fault_key(table.play, table.match.to_act[0], 0) == "table-over"
    table.leave(ANA)
    assert table.due() is None
    assert len(table.record.entries) == 1


def test_against_bots_alone_a_resignation_ends_it() -> None:
    table = table_of(tavolino.game("gogoal"), BOT, BOT, n=1)
    table.resign(ANA)
    assert (table.outcome.winners, table.outcome.reason) == ([1, 2], "resigned")


def test_with_three_a_bot_plays_on_until_one_is_left() -> None:
    table = table_of(TOY, n=3)
    table.resign(ADA)
    assert not table.over
    assert ADA not in table.state.people_to_act
    table.resign(ANA)
    assert (table.outcome.winners, table.outcome.reason) == ([ION], "resigned")


class InPairs(Friendly):
    """For four, two against two."""

    @property
    def seat_counts(self) -> tuple[int, ...]:  # type: ignore[override]
        return (4,)

    def side(self, seat: int, seats: int) -> int:
        return seat % 2


def test_a_side_is_beaten_when_its_last_player_is_out() -> None:
    table = table_of(InPairs(), n=4)
    table.resign(0)
    assert not table.over
    table.resign(2)
    assert table.outcome.winners == [1, 3]


class Finished(ToyMatch):
    """A match that has ended as a test says."""

    points: list[int]

    @property
    def outcome(self) -> Outcome:
        best = [seat for seat in range(3) if self.points[seat] == max(self.points)]
        return Outcome(self.points.copy(), best if len(best) == 1 else [], "points")


@pytest.mark.parametrize(
    ("points", "out", "winners"),
    [
        ([3, 1, 2], {}, [0]),
        ([3, 1, 2], {1: "resigned"}, [0]),
        ([3, 1, 2], {0: "resigned"}, [2]),
        ([3, 2, 2], {0: "resigned"}, [1, 2]),
        ([3, 3, 2], {0: "resigned"}, []),
        ([3, 1, 2], {0: "resigned", 2: "forfeit-time"}, [1]),
    ],
)
def test_who_is_out_cannot_win_a_match_that_is_played_to_its_end(
    points: list[int], out: dict[int, str], winners: list[int]
) -> None:
    match = Finished(TOY, 3, 1, False)
    match.points = points
    ended = match_ending(match, out, False, [0, 1, 2])
    assert ended
    assert (ended.winners, ended.scores, ended.reason) == (winners, points, "points")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["resigned", "forfeit-time", "forfeit-left", "draw-agreed"])
def test_every_ending_has_its_words(reason: str, language: str) -> None:
    assert load_texts(language, "champions101").say(f"reason-{reason}").endswith(".")


def test_a_record_that_ended_at_the_table_is_verified() -> None:
    table = table_of(CHAMPIONS)
    play_on(table, 5)
    table.resign(ANA)
    record = parse_record(table.record.text())
    assert verify_record(record).dump() == table.match.dump()
    assert Table(record).outcome == table.outcome


def forge_text(text: str, old: str, new: str) -> str:
    assert old in text
    body = text[: text.rindex("sum ")].replace(old, new)
    return f"{body}sum {checksum(body)}\n"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("table 0 out resigned\n", "", "record-result"),
        ("out resigned\n", "out fishing\n", "record-line"),
        ("table 0 out", "table 5 out", "record-line"),
        ("0-0 resigned", "1-0 resigned", "record-result"),
        ("out resigned\n", "dances\n", "record-result"),
        ("out resigned\nresult 0-0 resigned\n", "dances\n", "record-note"),
        ("out resigned\n", "out resigned\ntable 1 leaves\n", "record-beyond"),
        ("table 0 out", "at 1.0\ntable 0 out", "record-line"),
        ("table 0 out", "at 2.000\nat 1.000\ntable 0 out", "record-line"),
        ("out resigned\nresult 0-0 resigned\n", "agrees\n", "nothing-asked"),
        ("out resigned\nresult 0-0 resigned\n", "asks undo\n", "record-note"),
    ],
)
def test_a_record_with_a_forged_line_of_the_table_is_refused(old: str, new: str, key: str) -> None:
    table = table_of(CHAMPIONS)
    table.resign(ANA)
    with pytest.raises(Fault) as fault:
        read(forge_text(table.record.text(), old, new))
    assert fault.value.key == key


def read(text: str) -> Table:
    """As `tavolino verify` does."""
    record = parse_record(text)
    verify_record(record)
    return Table(record)


def test_a_match_that_has_not_started_has_no_moves() -> None:
    with register_toy():
        table = table_of(TOY, n=2)
        table.play(ANA, table.match.legal(ANA)[0])
        text = forge_text(table.record.text(), "player 1 person Ion", "player 1 open -")
        with pytest.raises(Fault) as fault:
            Table(parse_record(text))
    assert fault.value.key == "not-started"
