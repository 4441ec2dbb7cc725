"""What one guest, one address, or everyone together may ask of the server. `docs/running-a-server.md` lists all."""

from dataclasses import dataclass, field
from typing import Final

from tavolino.live.guards.rate_limits import RateLimit, per_hour

KIB: Final = 1024
MAX_DOCUMENT_BYTES: Final = 64 * KIB
"""Of a file of one's own, such as a deck. The largest deck of the box has 15."""


@dataclass(frozen=True)
class ConnectionLimits:
    """Of connections below HTTP."""

    max_per_address: int = 400
    """Open connections of one address, unless it is a proxy's. A school is one address."""
    header_timeout_s: float = 10
    """For the head of a request, from its first byte or from the opening of the connection."""
    body_timeout_s: float = 120
    write_timeout_s: float = 30
    """For a client that does not read what it is sent."""
    frames: RateLimit = field(default_factory=lambda: RateLimit(60, 240))
    """Frames of a socket of every kind: pings, pongs and parts of messages too."""
    max_sockets_per_address: int = 200
    """Sockets of one address, also behind a proxy."""


@dataclass(frozen=True)
class Limits:
    """The costs of requests are in `http.request_costs`: most cost 1, a drawing that is kept costs next to nothing."""

    max_body_bytes: int = 512 * KIB
    requests: RateLimit = field(default_factory=lambda: RateLimit(50, 1200))
    """Costs of one guest, and of all at one address who are no guests."""
    address_requests: RateLimit = field(default_factory=lambda: RateLimit(200, 6000))
    """Costs of one address, guests or not."""
    guests: RateLimit = field(default_factory=lambda: per_hour(60))
    guesses: RateLimit = field(default_factory=lambda: per_hour(120))
    """Codes and invitations that turned out wrong."""
    max_unfinished_tables: int = 50
    """Of one guest, unfinished."""
    new_tables: RateLimit = field(default_factory=lambda: RateLimit(1 / 30, 60))
    """Tables that one guest opens: sixty at once, then one in half a minute."""
    address_new_tables: RateLimit = field(default_factory=lambda: RateLimit(1 / 3, 600))
    """Tables that all guests of one address open."""
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
