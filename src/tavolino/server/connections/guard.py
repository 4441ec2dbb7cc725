"""ConnectionGuard: counts open connections by address, so that nobody can take all of them."""

from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from tavolino.live.guards.rate_limits import RateLimit
from tavolino.server.limits import ConnectionLimits

RESERVED_FILES: Final = 256
"""Files that the server needs for all but connections: the database, logs, worker processes, the page."""
MAX_CONNECTIONS: Final = 100_000
IPV6_HOUSEHOLD_LETTERS: Final = 19
"""Of an address in full: the network that a household has."""


def household(host: str) -> str:
    """Who counts as one: an address, or in IPv6 the network that a household has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return address.exploded[:IPV6_HOUSEHOLD_LETTERS] if isinstance(address, IPv6Address) else host


class ConnectionGuard:
    """`max_total` follows from the number of files that the process may open. Proxies speak for many: only the total
    counts for them.
    """

    def __init__(
        self, limits: ConnectionLimits, max_total: int = MAX_CONNECTIONS, proxies: Iterable[str] = ()
    ) -> None:
        self.limits = limits
        self.max_total = max_total
        self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self.by_address: Counter[str] = Counter()
        self.total = 0
        self.refused = 0

    @property
    def frames(self) -> RateLimit:
        return self.limits.frames

    def admit(self, host: str) -> bool:
        """Count a new connection; False: there are too many."""
        address = household(host)
        is_full = self.by_address[address] >= self.limits.max_per_address and not self.is_proxy(host)
        if is_full or self.total >= self.max_total:
            self.refused += 1
            return False
        self.by_address[address] += 1
        self.total += 1
        return True

    def release(self, host: str) -> None:
        address = household(host)
        self.by_address[address] -= 1
        self.total -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]

    def is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)
