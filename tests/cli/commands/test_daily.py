"""`tavolino daily`: today's deal once, left and taken up again, and a line to send that tells no card."""

from datetime import UTC, datetime
from itertools import repeat
from pathlib import Path

import pytest

from tavolino.cli.commands import daily
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.table.daily_deal import check_daily_deal, daily_deal
from tests.cli.support import Stage

NOW = datetime(2026, 11, 18, 23, 59, tzinfo=UTC)
QUICK = ("daily", "--pace", "0")


@pytest.fixture(autouse=True)
def at_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "utc_now", lambda: NOW)


def record_path(home: Path) -> Path:
    return home / "records" / "daily-2026-11-18.tav"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_once_and_its_record_can_be_checked(home: Path, language: str) -> None:
    stage = Stage(more=repeat("1"))
    assert stage.run(*QUICK, "--lang", language) == 0
    record = parse_record(record_path(home).read_text("utf-8"))
    verify_record(record)
    check_daily_deal(record)
    before = record_path(home).read_bytes()
    again = Stage()
    assert again.run(*QUICK, "--lang", language) == 0
    assert not again.asked, "nobody is asked anything"
    assert record_path(home).read_bytes() == before
    assert stage.out.splitlines()[-1] == again.out.splitlines()[-1], "the line to send"
    assert daily_deal(NOW.date()).opponent_name in again.out.splitlines()[-1]


def test_it_is_taken_up_where_it_was_left(home: Path) -> None:
    Stage("1", "q").run(*QUICK)
    [left] = (home / "unfinished").glob("daily-*.tav")
    moves = len(parse_record(left.read_text("utf-8")).entries)
    assert Stage("1", "q").run(*QUICK) == 0
    assert len(parse_record(left.read_text("utf-8")).entries) > moves


def test_neither_hint_nor_taking_back(home: Path) -> None:
    stage = Stage("h", "u", "q")
    stage.run(*QUICK)
    assert "No hints at this table" in stage.out
    assert "a move that was made stands" in stage.out


def test_verify_says_that_it_is_the_deal_of_that_day(home: Path) -> None:
    Stage(more=repeat("1")).run(*QUICK)
    stage = Stage(is_terminal=False)
    assert stage.run("verify", str(record_path(home))) == 0
    assert "It is the deal of 2026-11-18" in stage.out
