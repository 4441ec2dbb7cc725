"""What the routes are given: the tables, the competitions, who sits at the device, and drawn faces."""

from typing import Protocol

from tavolino.live.table_registry import TableRegistry
from tavolino.pocket.evening import PocketEvening
from tavolino.pocket.guests import PocketGuests
from tavolino.pocket.tables import PocketTables
from tavolino.server.catalogue.faces import FaceCache


class PocketServices(Protocol):
    """`PocketHost` is one."""

    faces: FaceCache
    guests: PocketGuests
    tables: PocketTables
    registry: TableRegistry
    evening: PocketEvening

    async def rest(self, table_id: str) -> None:
        """With the last who looks, thinking ends."""

    async def let_go(self, table_id: str) -> bool:
        """Delete a match and all that is kept of it; was there one?"""
