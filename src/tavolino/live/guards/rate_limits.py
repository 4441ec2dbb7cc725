"""Rate limits: token buckets, one for each address or guest. The time is passed in."""

from dataclasses import dataclass
from typing import Final

MAX_ADDRESSES: Final = 50_000
"""Buckets that are kept; beyond that full ones are dropped."""


@dataclass(frozen=True)
class RateLimit:
    """So many requests in a second on average, and at most `burst` at once."""

    per_second: float
    burst: float


def per_hour(n: int) -> RateLimit:
    return RateLimit(n / 3600, n)


class TokenBucket:
    """Fills up with tokens over time; every request takes as many as it costs."""

    def __init__(self, pace: RateLimit, now: float) -> None:
        self.limit = pace
        self.tokens = pace.burst
        self.filled_at_s = now

    def refill(self, now: float) -> None:
        self.tokens = min(
            self.limit.burst, self.tokens + max(0.0, now - self.filled_at_s) * self.limit.per_second
        )
        self.filled_at_s = max(self.filled_at_s, now)

    def take(self, now: float, cost: float = 1) -> float:
        """Take tokens: 0, or the seconds until there are so many."""
        wait = self.wait_s(now, cost)
        if not wait:
            self.tokens -= cost
        return wait

    def wait_s(self, now: float, cost: float = 1) -> float:
        """The seconds until there are so many tokens; 0: there are."""
        self.refill(now)
        return 0.0 if self.tokens >= cost else (cost - self.tokens) / self.limit.per_second

    def is_full(self, now: float) -> bool:
        self.refill(now)
        return self.tokens >= self.limit.burst


class RateLimiter:
    """A token bucket for each address or guest."""

    def __init__(self, pace: RateLimit, most: int = MAX_ADDRESSES) -> None:
        self.limit = pace
        self.max_addresses = most
        self.buckets: dict[str, TokenBucket] = {}
        self.sharers = 1
        """So many processes give out one budget: here everything costs so much more."""

    def take(self, who: str, now: float, cost: float = 1) -> float:
        """Take tokens: 0, or the seconds to wait."""
        if who not in self.buckets:
            self.drop_idle_buckets(now)
            self.buckets[who] = TokenBucket(self.limit, now)
        return self.buckets[who].take(now, cost * self.sharers)

    def give_back(self, who: str) -> None:
        """A token that was taken is given back."""
        if who in self.buckets:
            self.buckets[who].tokens += self.sharers

    def drop_idle_buckets(self, now: float) -> None:
        """Drop full buckets; if there is none, the oldest."""
        if len(self.buckets) < self.max_addresses:
            return
        self.buckets = {who: bucket for who, bucket in self.buckets.items() if not bucket.is_full(now)}
        if len(self.buckets) >= self.max_addresses:
            del self.buckets[next(iter(self.buckets))]
