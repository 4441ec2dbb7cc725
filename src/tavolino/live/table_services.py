"""What a live table needs of whoever keeps it."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from tavolino.live.ports import Storage, Thinker

if TYPE_CHECKING:
    from tavolino.live.live_table import LiveTable


class TableServices(Protocol):
    """`now` and `today` are those of `ports.TimeSource`."""

    storage: Storage
    thinker: Thinker
    now: Callable[[], float]
    today: Callable[[], int]
    new_epoch: Callable[[], str]

    def start_task(self, task: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run it in the background."""

    def address_of(self, guest_id: str) -> str:
        """Where a guest was last seen; empty: nobody knows."""

    def uptime_ms(self) -> int:
        """How long the server has run, all its runs together."""

    def set_timer(self, live: "LiveTable") -> None:
        """What is due there may have changed."""

    def drop(self, live: "LiveTable") -> None:
        """Keep it no longer."""

    def seats_elsewhere(self, table_id: str) -> Collection[int]:
        """Seats whose people are connected to another process of this server."""
