"""The store: SQLite or PostgreSQL. A table is the head of its record and its entries, written as they happen."""

from tavolino.store.database import default_url
from tavolino.store.group_commit import Ledger, milliseconds
from tavolino.store.records import record_of
from tavolino.store.retention import sweep
from tavolino.store.rows import Guest, Listed, NewTable, Said, StoredSeat, StoredTable, Taken
from tavolino.store.store import Store, open_store

__all__ = [
    "Guest",
    "Ledger",
    "Listed",
    "NewTable",
    "Said",
    "Store",
    "StoredSeat",
    "StoredTable",
    "Taken",
    "default_url",
    "milliseconds",
    "open_store",
    "record_of",
    "sweep",
]
