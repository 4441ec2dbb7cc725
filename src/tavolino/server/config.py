"""How a server is set up."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, time
from typing import Final

PORT: Final = 8011
HOST: Final = "127.0.0.1"
KEEP_DAYS: Final = 60
PAGE: Final = Path(__file__).parents[1] / "page"
"""Where the built page lies in the package, when there is one."""


@dataclass(frozen=True)
class Pace:
    """So many things in a second, after a burst of so many more at once."""

    per_second: float
    burst: float


def per_hour(n: int) -> Pace:
    return Pace(n / 3600, n)


@dataclass(frozen=True)
class Limits:
    """What one address, or one guest, may ask of the server. A deck of cards is some two hundred requests."""

    body: int = 512 * 1024
    requests: Pace = Pace(50, 600)
    guests: Pace = field(default_factory=lambda: per_hour(60))
    guesses: Pace = field(default_factory=lambda: per_hour(120))
    """Codes and invitations that turned out wrong."""
    tables: int = 50
    """Of one guest, unfinished."""


@dataclass(frozen=True)
class Config:
    """`db` is empty for the usual place; `origins` are addresses that a proxy shows the server under.

    `now` counts seconds and never goes back; `today` is the time of day, in milliseconds UTC.
    """

    host: str = HOST
    port: int = PORT
    db: str = ""
    lan: str = ""
    """This computer's own address on its network, when others there may come."""
    origins: tuple[str, ...] = ()
    keep_days: int = KEEP_DAYS
    limits: Limits = field(default_factory=Limits)
    page: Path = PAGE
    now: Callable[[], float] = monotonic
    today: Callable[[], int] = lambda: round(time() * 1000)
