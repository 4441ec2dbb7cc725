"""The database: SQLite or PostgreSQL. A match is kept as the head of its record and its entries.

Imported by organiser, server and cli.
May import live (its rows), table, core.
"""

from tavolino.live.rows import (
    ChatLine,
    Guest,
    NewTableRow,
    SeatTransfer,
    StoredSeat,
    StoredTable,
    table_record,
)
from tavolino.store.database import default_url
from tavolino.store.group_commit import GroupCommit, utc_ms
from tavolino.store.retention import archive_stale_tables
from tavolino.store.rows import TableSummary
from tavolino.store.store import Store, open_store

__all__ = [
    "ChatLine",
    "GroupCommit",
    "Guest",
    "NewTableRow",
    "SeatTransfer",
    "Store",
    "StoredSeat",
    "StoredTable",
    "TableSummary",
    "archive_stale_tables",
    "default_url",
    "open_store",
    "table_record",
    "utc_ms",
]
