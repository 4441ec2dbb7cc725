"""How many tables somebody may open in a time."""

from math import ceil

from tavolino.live.guards.rate_limits import RateLimiter
from tavolino.live.rows import Guest
from tavolino.server.faults import ServerFault
from tavolino.server.limits import Limits


class TableLimits:
    """By guest, and by the address that guests share."""

    def __init__(self, limits: Limits) -> None:
        self.by_guest = RateLimiter(limits.new_tables)
        self.by_address = RateLimiter(limits.address_new_tables)

    def check(self, guest: Guest, address: str, now: float) -> None:
        """Count one more, or refuse it."""
        wait = self.by_guest.take(guest.id, now) or self.by_address.take(address, now)
        if wait:
            raise ServerFault("too-many-new-tables", seconds=ceil(wait))
