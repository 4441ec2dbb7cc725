"""From what is stored to the record of a match. As with any record, nothing is trusted."""

from tavolino.core.records.reader import parse_record_head
from tavolino.core.records.record import Record
from tavolino.store.rows import StoredTable


def table_record(stored: StoredTable) -> Record:
    """The record of a stored table; a Fault says what is wrong with it."""
    record = parse_record_head(stored.head)
    for entry in stored.entries:
        record.append_checked(entry)
    record.result = stored.result or ""
    return record
