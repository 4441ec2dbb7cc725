"""How a server is set up."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

from tavolino.live.ports import utc_ms
from tavolino.server.limits import Limits

DEFAULT_PORT: Final = 8011
DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_KEEP_DAYS: Final = 60
PAGE_FOLDER: Final = Path(__file__).parents[1] / "page"
"""Where the built page lies in the package, when there is one."""


@dataclass(frozen=True)
class ServerConfig:
    """`database_url` is empty for the usual place; `origins` are addresses that a proxy shows the server under.

    `monotonic_s` counts seconds and never goes back; `unix_ms` is the time of day, in milliseconds UTC.
    """

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database_url: str = ""
    lan_address: str = ""
    """This computer's own address on its network, when others there may come."""
    origins: tuple[str, ...] = ()
    frame_origins: tuple[str, ...] = ()
    """Sites whose pages may show a competition in a frame; no others may show anything of ours."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies, whose word is taken for where a request comes from."""
    keep_days: int = DEFAULT_KEEP_DAYS
    bus: str = ""
    """The address of a Redis or Valkey that carries the news between workers; empty: PostgreSQL does."""
    limits: Limits = field(default_factory=Limits)
    page_folder: Path = PAGE_FOLDER
    monotonic_s: Callable[[], float] = monotonic
    unix_ms: Callable[[], int] = utc_ms
