"""The deal of the day: by the date alone, the same in every copy, and a record of it can be checked."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b

import pytest

from tavolino.bots.roster import LEVELS
from tavolino.core.faults import Fault
from tavolino.core.match import SEQUENCE, STREAMS
from tavolino.core.records.reader import parse_record, verify_record
from tavolino.core.records.record import Record
from tavolino.core.registry import own_games
from tavolino.table.daily_deal import (
    STREAMS_SINCE,
    check_daily_deal,
    daily_deal,
    daily_seed,
    settings_after,
    utc_day,
)
from tavolino.table.opening import open_daily_table, rematch_of
from tavolino.table.settings import Settings
from tavolino.table.table import Table
from tests.table.support import fault_key, register_toy

DAY = date(2026, 11, 18)


def resign_daily(day: date = DAY) -> Table:
    table = open_daily_table(daily_deal(day), "Ana")
    table.resign(0)
    return table


def test_the_seed_is_the_published_hash_of_the_date() -> None:
    """As `printf 'tavolino deal of the day:2026-11-18' | b2sum -l 128` prints it."""
    assert f"{daily_seed(DAY):032x}" == "a6655ad07cefca26f24df1b77f1ffe83"
    assert (
        f"{daily_seed(DAY):032x}"
        == blake2b(b"tavolino deal of the day:2026-11-18", digest_size=16).hexdigest()
    )


def test_every_game_meets_every_level_before_anything_comes_again() -> None:
    round_length = len(own_games()) * len(LEVELS)
    deals = [daily_deal(DAY + timedelta(days=n)) for n in range(2 * round_length)]
    met = [(deal.game_id, deal.opponent) for deal in deals]
    assert len(set(met[:round_length])) == round_length
    assert met[:round_length] == met[round_length:]
    assert len({deal.seed for deal in deals}) == len(deals)


def test_a_game_of_another_package_changes_nothing() -> None:
    before = daily_deal(DAY)
    with register_toy():
        assert daily_deal(DAY) == before


def test_two_copies_deal_the_same_cards_to_people_of_any_name() -> None:
    ana, ion = (open_daily_table(daily_deal(DAY), name) for name in ("Ana", "Ion"))
    assert ana.match.dump() == ion.match.dump()
    assert ana.record.fair == ion.record.fair
    assert ana.seats[1] == ion.seats[1]
    assert ana.match.dump() != open_daily_table(daily_deal(DAY + timedelta(days=1)), "Ana").match.dump()


def test_the_day_changes_at_midnight_utc() -> None:
    midnight = round(datetime(2026, 11, 18, tzinfo=UTC).timestamp() * 1000)
    assert utc_day(midnight - 1) == date(2026, 11, 17)
    assert utc_day(midnight) == DAY


def test_nobody_whispers_and_nothing_is_taken_back() -> None:
    table = open_daily_table(daily_deal(DAY), "Ana")
    assert not table.state.gives_hints
    assert not table.state.may_undo


def test_a_record_of_it_can_be_checked() -> None:
    record = parse_record(resign_daily().record.text())
    verify_record(record)
    check_daily_deal(record)
    assert record.settings["daily"] == "2026-11-18"


def forge_record(**changes: object) -> Record:
    return replace(resign_daily().record, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "record",
    [
        forge_record(seed=7),
        forge_record(players=["person", "random"]),
        forge_record(settings={"daily": "2026-11-18", "hints": "on", "undo": "off"}),
        forge_record(settings={"daily": "2026-11-18", "hints": "off"}),
        forge_record(settings={"daily": "2026-11-17", "hints": "off", "undo": "off"}),
    ],
)
def test_what_only_says_that_it_is_one_is_found_out(record: Record) -> None:
    with pytest.raises(Fault, match="not those of that day"):
        check_daily_deal(record)


def test_days_before_the_second_version_of_records_are_dealt_and_checked_as_they_were() -> None:
    days = {SEQUENCE: STREAMS_SINCE - timedelta(days=1), STREAMS: STREAMS_SINCE}
    for version, day in days.items():
        record = resign_daily(day).record
        assert record.text().startswith(f"tavolino record {version}\n")
        verify_record(parse_record(record.text()))
        check_daily_deal(record)
        with pytest.raises(Fault, match="not those of that day"):
            check_daily_deal(replace(record, chance=SEQUENCE + STREAMS - version))


def test_a_record_of_any_other_match_makes_no_such_claim() -> None:
    check_daily_deal(replace(resign_daily().record, seed=7, settings={}))


@pytest.mark.parametrize("day", ["today", "2026-02-30", "20261118"])
def test_a_day_is_written_like_2026_01_31(day: str) -> None:
    assert fault_key(lambda: Settings(daily=day)) == "bad-setting"


def test_the_rematch_is_a_match_like_any_other() -> None:
    again = rematch_of(resign_daily(), seed=5)
    assert again.state.settings == Settings()
    assert again.state.gives_hints
    kept = Settings(pace=2, hints="on")
    assert settings_after(kept) == kept
