"""What is kept, as plain data. All times are milliseconds UTC; secrets are only ever hashes of them."""

from dataclasses import dataclass, field

from tavolino.core.records.record import RecordEntry
from tavolino.table.seats import OPEN


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
    """Who may play a seat: a guest, whoever knows the secret. Neither for a bot's seat or an open one."""

    guest: str | None = None
    secret_hash: str | None = None


@dataclass(frozen=True)
class NewTableRow:
    """A table to be kept. `seats` are by number, `invites` the hashes of invitations by seat.

    `head` is that of the record (`Record.head()`); `code` a short word to join by; `delay` in seconds, how much
    later spectators see everything.
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


@dataclass(frozen=True)
class StoredTable(NewTableRow):
    """Everything needed to take a table up again."""

    touched: int = 0
    finished: int | None = None
    result: str | None = None
    entries: list[RecordEntry] = field(default_factory=list)


@dataclass(frozen=True)
class TableSummary:
    """A table in a list: nothing of the match itself. `seat` is that of the guest who asks, if any."""

    id: str
    host: str
    host_name: str
    game: str
    is_public: bool
    delay: int
    created: int
    touched: int
    finished: int | None
    result: str | None
    names: list[str]
    players: list[str]
    seat: int | None = None
    is_practice: bool = False

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == OPEN]


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
    """A seat changes hands. With an `invite` (its hash) only if that is still good, and it is used up by this."""

    seat: int
    guest: str | None
    secret_hash: str | None
    invite: str | None = None
