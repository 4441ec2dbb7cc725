"""What a host keeps for the live tables, as plain data. Times are milliseconds UTC; secrets are only ever hashes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tavolino.core.records.reader import parse_record_head
from tavolino.core.records.record import Record, RecordEntry


@dataclass(frozen=True)
class Guest:
    """Somebody with a name and a secret; no account."""

    id: str
    name: str
    language: str
    created: int
    seen: int


@dataclass(frozen=True)
class StoredSeat:
    """Who may play a seat: a guest, and whoever knows the secret. Neither for a bot's seat or an open one."""

    guest: str | None = None
    secret_hash: str | None = None


@dataclass(frozen=True)
class NewTableRow:
    """A table to be kept. `seats` are by number, `invites` the hashes of invitations by seat.

    `head` is that of the record; `code` a short word to join by; `delay` in seconds, how much later spectators see
    everything. A finished match may have one rematch: `rematch_id` is its table. `daily` is the day whose deal it is.
    `clock_ms` is how long the server had run when it was opened or its last entry was written.
    """

    id: str
    host: str
    game: str
    head: str
    created: int
    seats: list[StoredSeat]
    invites: dict[int, str] = field(default_factory=dict)
    is_public: bool = False
    chat: bool = True
    delay: int = 0
    code: str | None = None
    rematch_id: str | None = None
    daily: str | None = None
    clock_ms: int | None = None

    @property
    def first_due_ms(self) -> int | None:
        """Where nobody is awaited the match has begun: after a restart before its first move it is looked at once."""
        return None if self.invites else 0


@dataclass(frozen=True)
class StoredTable(NewTableRow):
    """Everything needed to load a table. `due_ms` is how long the server will have run when something is due there; one
    that nobody went on with is `archived`. Every write of the match raises the `revision`, all else `noted`; `held`
    are answers that are not played yet, and `requests` those that lines have answered, with their seats.
    """

    touched: int = 0
    archived: int | None = None
    due_ms: int | None = None
    revision: int = 0
    noted: int = 0
    held: str | None = None
    requests: frozenset[tuple[int, str]] = frozenset()
    removed: frozenset[str] = frozenset()
    finished: int | None = None
    result: str | None = None
    winners: str | None = None
    entries: list[RecordEntry] = field(default_factory=list)


@dataclass(frozen=True)
class TableClock:
    """When an entry was written, and when something is due at its table without anybody's doing (None: never): in
    milliseconds that the server has run, so that neither its pauses nor a wrong clock of the computer count.
    """

    written_ms: int
    due_ms: int | None = None


@dataclass(frozen=True)
class LineGuard:
    """What a writer expects to find: nobody has changed the table since this `revision`. With the lines go the answers
    `held` from now on (None: as before) and, by number, the ids of the `requests` that the lines answer.
    """

    revision: int
    held: str | None = None
    requests: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class ChatLine:
    """Something said at a table: a quick phrase by its id, or a text. A spectator has no seat."""

    seat: int | None
    guest: str
    name: str
    phrase: str
    text: str
    at: int


@dataclass(frozen=True)
class SeatTransfer:
    """A seat changes hands. With an `invite` (its hash) only if that is still good, and it is used up by this.

    Whoever takes it next needs the `next_invite`; without one no invitation to this seat is good any more.
    """

    seat: int
    guest: str | None
    secret_hash: str | None
    invite: str | None = None
    next_invite: str | None = None


def table_record(stored: StoredTable) -> Record:
    """The record of a stored table. Nothing in it is trusted: a Fault says what is wrong with it."""
    record = parse_record_head(stored.head)
    for entry in stored.entries:
        record.append_checked(entry)
    record.result = stored.result or ""
    return record
