"""Guests, tables and their seats."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct, field

from tavolino.server.schemas.base import Name, RequestBody, SeatNumber, Secret, ShortText
from tavolino.server.schemas.games import DocumentText

if TYPE_CHECKING:  # the pocket has no database
    from tavolino.store.rows import TableSummary

DAY_S = 86_400


# -- Guests


class NewGuest(RequestBody, frozen=True):
    name: Name
    language: ShortText = ""


class GuestChange(RequestBody, frozen=True):
    name: Name | None = None
    language: ShortText | None = None


class Me(Struct):
    """Whoever asks."""

    id: str
    name: str
    language: str


class NewGuestCreated(Me):
    """A new guest. The secret is told this once: keep it, it is all that says who you are."""

    secret: str


class NewDevice(RequestBody, frozen=True):
    """Another browser, by a name that its owner knows it by."""

    label: ShortText = ""


class NewDeviceAdded(Struct):
    """Another browser of a guest, and its secret, told this once only."""

    id: str
    secret: str


class DeviceInfo(Struct):
    """A browser that is let in as the guest; `here`: the one that asks. Times in ms UTC."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class RecoveryPhrase(Struct):
    """Write it down: whoever has it can be you."""

    phrase: str


class RecoveryRequest(RequestBody, frozen=True):
    phrase: ShortText
    label: ShortText = ""


# -- Tables


class NewSeatRequest(RequestBody, frozen=True):
    """Who is to sit there: `person` (you, or somebody beside you under a `name`), `open`, or a bot."""

    player: ShortText = "open"
    name: Name = ""


class TableSettings(RequestBody, frozen=True):
    """`clock`: `none`, `move SECONDS`, `match SECONDS INCREMENT` or `days DAYS`. `late` and `gone`: wait, deputy
    or forfeit. `grace` in seconds before somebody counts as gone; `pace` in seconds between moves. `hints`: on,
    off, or alone (while one person plays against bots). `stage` (on, off): between moves everyone is shown what has
    happened, interruptions have a window, and an only move is made for whoever has it.
    """

    clock: ShortText = "none"
    late: ShortText = "wait"
    gone: ShortText = "wait"
    grace: Annotated[float, Meta(ge=0, le=DAY_S)] = 60
    deputy: ShortText = "greedy"
    pace: Annotated[float, Meta(ge=0, le=DAY_S)] = 0
    hints: ShortText = "alone"
    stage: ShortText = "off"


class NewTableRequest(RequestBody, frozen=True):
    """A table to be opened. `delay`: how many seconds later spectators see everything."""

    game: ShortText
    seats: Annotated[list[NewSeatRequest], Meta(min_length=1, max_length=16)]
    options: dict[str, bool | int | str | DocumentText] = field(default_factory=dict)
    settings: TableSettings = field(default_factory=TableSettings)
    public: bool = False
    chat: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0


class OpenedTable(Struct):
    """A new table. `secrets` are those of your seats and `invites` those of the open ones, by seat: told this
    once only. `code` is a short word to join by.
    """

    id: str
    code: str | None
    secrets: dict[int, str]
    invites: dict[int, str]


class TableInfo(Struct):
    """A table in a list: nothing of the match itself. `seat` is yours, if you have one; `practice`: the match goes on
    from another one. Times in ms UTC.
    """

    id: str
    game: str
    host: str
    names: list[str]
    players: list[str]
    open_seats: list[int]
    seat: int | None
    public: bool
    delay: int
    created: int
    touched: int
    finished: int | None
    result: str | None
    practice: bool

    @classmethod
    def of(cls, table: "TableSummary") -> "TableInfo":
        return cls(
            id=table.id,
            game=table.game,
            host=table.host_name,
            names=table.names,
            players=table.players,
            open_seats=table.open_seats,
            seat=table.seat,
            public=table.is_public,
            delay=table.delay,
            created=table.created,
            touched=table.touched,
            finished=table.finished,
            result=table.result,
            practice=table.is_practice,
        )


class JoinRequest(RequestBody, frozen=True):
    """Take an open seat: with its invitation, with the table's code, or on a public table with neither."""

    seat: SeatNumber | None = None
    invite: Secret = ""
    code: ShortText = ""


class SpeakerRequest(RequestBody, frozen=True):
    """Somebody who has said something at a table: who sits there, or a spectator by the name in the chat."""

    seat: SeatNumber | None = None
    name: Name = ""


class JoinByCodeRequest(RequestBody, frozen=True):
    """Take the first open seat of the table that goes by this code."""

    code: ShortText


class JoinedTable(Struct):
    """The seat you have taken, and its secret, told this once only."""

    id: str
    seat: int
    secret: str


class SeatChange(RequestBody, frozen=True):
    """A bot's name, or `open`."""

    player: ShortText


class SeatChanged(Struct):
    """The new invitation, if the seat is open now."""

    invite: str | None


class BranchRequest(RequestBody, frozen=True):
    """Play on after so many moves, at this seat, against bots of this kind."""

    move: Annotated[int, Meta(ge=0, lt=2**31)]
    seat: SeatNumber
    bot: ShortText
