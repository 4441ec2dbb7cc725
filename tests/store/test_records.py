"""From the database to a record: as with any record, nothing is trusted."""

from dataclasses import replace

import pytest

from tavolino.core.faults import Fault
from tavolino.core.records.record import Entry
from tavolino.store import StoredTable, record_of
from tests.store.scene import ANA, ION, comings_and_goings, match_of, row


def stored(*entries: Entry, head: str = "") -> StoredTable:
    columns = vars(row("t", match_of([ANA, ION])))
    return StoredTable(**{**columns, "head": head or columns["head"]}, entries=[*entries])


def test_the_record_is_head_entries_and_result() -> None:
    table = replace(stored(*comings_and_goings(0, 3)), result="1-0 full-time")
    record = record_of(table)
    assert record.head() == table.head
    assert record.entries == comings_and_goings(0, 3)
    assert record.result == "1-0 full-time"
    assert not record_of(stored()).finished


@pytest.mark.parametrize(
    "entry",
    [
        Entry(2, 0),
        Entry(-1, 0),
        Entry(0, -1),
        Entry(0, 100_000),
        Entry(0, -1, undone=1),
        Entry(0, 0, undone=-1),
        Entry(0, 0, note="leaves"),
        Entry(0, -1, undone=1, note="leaves"),
        Entry(0, -1, note="out dancing"),
        Entry(0, -1, note="leaves\nresult 9-0 full-time"),
        Entry(0, 0, at=-1),
    ],
    ids=str,
)
def test_a_line_that_cannot_be_is_refused_with_its_number(entry: Entry) -> None:
    with pytest.raises(Fault, match="Line 1 of what is kept"):
        record_of(stored(entry))


def test_time_never_goes_back() -> None:
    with pytest.raises(Fault, match="Line 2 of what is kept"):
        record_of(stored(Entry(0, -1, note="leaves", at=5), Entry(0, -1, note="returns", at=4)))
