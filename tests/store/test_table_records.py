"""From the database to a record: as with any record, nothing is trusted."""

from dataclasses import replace

import pytest

from tavolino.core.faults import Fault
from tavolino.core.records.record import RecordEntry
from tavolino.store import StoredTable, table_record
from tests.store.support import ANA, ION, comings_and_goings, match_of, row


def store_record(*entries: RecordEntry, head: str = "") -> StoredTable:
    columns = vars(row("t", match_of([ANA, ION])))
    return StoredTable(**{**columns, "head": head or columns["head"]}, entries=[*entries])


def test_the_record_is_head_entries_and_result() -> None:
    table = replace(store_record(*comings_and_goings(0, 3)), result="1-0 full-time")
    record = table_record(table)
    assert record.head_text() == table.head
    assert record.entries == comings_and_goings(0, 3)
    assert record.result == "1-0 full-time"
    assert not table_record(store_record()).is_finished


@pytest.mark.parametrize(
    "entry",
    [
        RecordEntry(2, 0),
        RecordEntry(-1, 0),
        RecordEntry(0, -1),
        RecordEntry(0, 100_000),
        RecordEntry(0, -1, undone=1),
        RecordEntry(0, 0, undone=-1),
        RecordEntry(0, 0, note="leaves"),
        RecordEntry(0, -1, undone=1, note="leaves"),
        RecordEntry(0, -1, note="out dancing"),
        RecordEntry(0, -1, note="leaves\nresult 9-0 full-time"),
        RecordEntry(0, 0, at=-1),
    ],
    ids=str,
)
def test_a_line_that_cannot_be_is_refused_with_its_number(entry: RecordEntry) -> None:
    with pytest.raises(Fault, match="Line 1 of what is kept"):
        table_record(store_record(entry))


def test_time_never_goes_back() -> None:
    with pytest.raises(Fault, match="Line 2 of what is kept"):
        table_record(
            store_record(RecordEntry(0, -1, note="leaves", at=5), RecordEntry(0, -1, note="returns", at=4))
        )
