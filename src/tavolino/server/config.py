"""How a server is set up."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, time
from typing import Final

from tavolino.live.rate_limits import RateLimit, per_hour

DEFAULT_PORT: Final = 8011
DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_KEEP_DAYS: Final = 60
PAGE_FOLDER: Final = Path(__file__).parents[1] / "page"
"""Where the built page lies in the package, when there is one."""


@dataclass(frozen=True)
class Limits:
    """What one address, or one guest, may ask of the server. A deck of cards is some two hundred requests."""

    max_body_bytes: int = 512 * 1024
    requests: RateLimit = field(default_factory=lambda: RateLimit(50, 600))
    guests: RateLimit = field(default_factory=lambda: per_hour(60))
    guesses: RateLimit = field(default_factory=lambda: per_hour(120))
    """Codes and invitations that turned out wrong."""
    max_unfinished_tables: int = 50
    """Of one guest, unfinished."""


@dataclass(frozen=True)
class ServerConfig:
    """`db` is empty for the usual place; `origins` are addresses that a proxy shows the server under.

    `now` counts seconds and never goes back; `today` is the time of day, in milliseconds UTC.
    """

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database_url: str = ""
    lan_address: str = ""
    """This computer's own address on its network, when others there may come."""
    origins: tuple[str, ...] = ()
    keep_days: int = DEFAULT_KEEP_DAYS
    limits: Limits = field(default_factory=Limits)
    page_folder: Path = PAGE_FOLDER
    monotonic_s: Callable[[], float] = monotonic
    unix_ms: Callable[[], int] = lambda: round(time() * 1000)
