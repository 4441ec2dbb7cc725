"""What a host wishes for, and what is handed out when a table is opened or a seat taken."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from secrets import randbits
from typing import Any, Final

from tavolino.server.tokens import new_id, new_join_code, new_secret
from tavolino.table.seats import OPEN
from tavolino.table.settings import Settings

SEED_BITS: Final = 128


def new_seed() -> int:
    return randbits(SEED_BITS)


@dataclass(frozen=True)
class SeatRequest:
    """Who is to sit there: `person` (the host, or somebody beside them under a `name`), `open`, or a bot's name.

    An open seat gets an invitation for that seat; on a public table anyone may take it.
    """

    player: str = OPEN
    name: str = ""


@dataclass(frozen=True)
class TableRequest:
    """What a host wants of a new table. `delay`: how many seconds later spectators see everything."""

    game_id: str
    options: Mapping[str, Any]
    seats: list[SeatRequest]
    settings: Settings = field(default_factory=Settings)
    is_public: bool = False
    chat: bool = True
    delay: int = 0


@dataclass(frozen=True)
class TableKeys:
    """A new table: its id, the short code to join by (None when no seat is open), and, told this once only,
    the secrets of the seats that the caller holds and an invitation for each open one, by seat.
    """

    table_id: str
    code: str | None
    secrets: dict[int, str]
    invites: dict[int, str]


@dataclass(frozen=True)
class SeatKey:
    """A seat taken, and its secret, told this once only."""

    table_id: str
    seat: int
    secret: str


@dataclass(frozen=True)
class RandomSource:
    """Where everything comes from that nobody should foresee; a test may."""

    seed: Callable[[], int] = new_seed
    secret: Callable[[], str] = new_secret
    id: Callable[[], str] = new_id
    code: Callable[[], str] = new_join_code
    epoch: Callable[[], str] = new_id
