"""What a host gives to the live tables: a place to keep them, a clock, a place to think, a line to each client.

The server is one host: a database, worker processes, WebSockets. Everything in `tavolino.live` knows these protocols
and nothing behind them, so that the same code can run inside a browser.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic, time
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from tavolino.core.records.record import RecordEntry
from tavolino.live.rows import (
    ChatLine,
    Guest,
    LineGuard,
    NewTableRow,
    SeatTransfer,
    StoredTable,
    TableClock,
)
from tavolino.table.thinking.match_worker import MatchPosition, WorkerQuestion

T = TypeVar("T")


def utc_ms() -> int:
    """The time of day in milliseconds."""
    return round(time() * 1000)


@dataclass(frozen=True)
class TimeSource:
    """`now` counts seconds and never goes back; `today` is the time of day in milliseconds UTC."""

    now: Callable[[], float] = monotonic
    today: Callable[[], int] = utc_ms
    uptime_ms: Callable[[], int] | None = None
    """How long the server has run, where several processes are one server; None: as long as this one counts."""


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile: nothing was written."""


class Journal(Protocol):
    """Writes what happens at tables."""

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[RecordEntry],
        *,
        head: str | None = None,
        finished: str | None = None,
        winners: Sequence[int] = (),
        chat: ChatLine | None = None,
        taken: SeatTransfer | None = None,
        is_seen: bool = True,
        clock: TableClock | None = None,
        guard: LineGuard | None = None,
    ) -> None:
        """Returns when all of it is on disk; if it raises, nothing is. With a `guard` it raises `Overtaken` if somebody
        else has changed the table; where there is nobody else it need not look.

        `first` is the number of the first of these entries in the record, from 0. `head` replaces the record's head,
        `finished` is its result with the seats of the `winners`, `taken` a seat that changes hands. What not everyone
        sees (`is_seen`) does not count as the last time that something happened at the table: anyone may read that.
        """


class TableStorage(Protocol):
    """Keeps tables."""

    async def add(
        self, row: NewTableRow, played: Sequence[RecordEntry] = (), rematch_of: str | None = None
    ) -> None:
        """A new table, with what was `played` already. As the rematch of another table it is noted there too."""

    async def get(self, table_id: str, first: int = 0) -> StoredTable | None:
        """The table, with its entries from the number `first` on."""

    async def versions(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """`revision` and `noted` of those that are there."""

    async def delete(self, table_id: str) -> bool: ...

    async def id_by_code(self, code: str) -> str | None:
        """The id of the table that is joined by this code."""

    async def due_tables(self) -> dict[str, int]:
        """The ids of all tables where something is due by itself, and when: in milliseconds that the server has run."""

    async def chat_lines(self, table_id: str) -> list[ChatLine]:
        """The last lines of the chat, in their order."""

    async def has_finished_daily(self, guest_id: str, day: str) -> bool:
        """Has the guest played the deal of this day (2026-01-31) to its end?"""

    async def is_sealed(self, deal: str) -> bool:
        """Have others the cards of this round of a duplicate still to play?"""

    async def set_chat(self, table_id: str, is_on: bool) -> None: ...

    async def add_removed(self, table_id: str, guest_id: str) -> None:
        """A spectator was shown out, for good."""


class GuestStorage(Protocol):
    """Keeps guests."""

    async def by_secret(self, secret_hash: str) -> Guest | None: ...

    async def mark_seen(self, guest_id: str, at: int) -> None: ...


@dataclass(frozen=True)
class Storage:
    """Where everything is kept."""

    tables: TableStorage
    guests: GuestStorage
    journal: Journal


class Asker(NamedTuple):
    """In whose name something is thought about: a guest, and where they come from, as far as that is known."""

    guest: str = ""
    address: str = ""


NOBODY: Final = Asker()


class ThinkingTime(NamedTuple):
    """How long a bot may think, and after how many seconds its move is due, however soon it was found: the time that a
    move takes must not tell what is in a hand.
    """

    limit_s: float | None = None
    due_s: float = 0.0


class Thinker(Protocol):
    """Thinks about matches while the tables go on."""

    async def ask(self, position: MatchPosition, question: WorkerQuestion[T], asker: Asker = NOBODY) -> T: ...

    def time_for(self, table_id: str, bot: str) -> ThinkingTime:
        """For a question that is asked now: the more wait, the less."""

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """Run a longer computation without blocking the tables."""

    def close(self) -> None: ...


class TransportClosed(Exception):
    """The client has gone."""


class Transport(Protocol):
    """A line to one client. `address` is where it comes from; empty: nobody knows."""

    address: str

    async def receive(self) -> str | bytes | None:
        """The next frame; None: the client has hung up."""

    @property
    def is_writable(self) -> bool:
        """Can a frame be sent without waiting for the client to read?"""

    def send_now(self, frames: Sequence[str]) -> None:
        """Send frames without waiting, all together. Only while it is writable."""

    async def send(self, frame: str) -> None:
        """Wait until the client can take it. Raises TransportClosed if the client has gone."""

    async def close(self, code: int) -> None:
        """Raises TransportClosed if the client has gone."""
