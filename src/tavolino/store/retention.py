"""What is not kept for ever: matches that nobody goes on with."""

from typing import Final

from sqlalchemy import delete

from tavolino.store.schema import tables
from tavolino.store.store import Store

DAY: Final = 86_400_000
KEEP_DAYS: Final = 60


async def sweep(store: Store, now: int, keep_days: int = KEEP_DAYS) -> int:
    """Delete unfinished tables that nobody has touched for so long, with all that belongs to them; how many."""
    forgotten = (tables.c.finished.is_(None), tables.c.touched < now - keep_days * DAY)
    return await store.change(delete(tables).where(*forgotten))
