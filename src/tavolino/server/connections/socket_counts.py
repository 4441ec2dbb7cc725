"""How many sockets each address has open, behind a proxy too."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class TooManySockets(Exception):
    """This address has as many as it may have."""


class SocketCounts:
    def __init__(self, max_per_address: int) -> None:
        self.max_per_address = max_per_address
        self.by_address: Counter[str] = Counter()

    @contextmanager
    def count_while_open(self, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        if self.by_address[address] >= self.max_per_address:
            raise TooManySockets
        self.by_address[address] += 1
        try:
            yield
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
