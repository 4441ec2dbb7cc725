"""Who may ask for how much: token buckets, one for each address. The time is handed in."""

from typing import Final

from tavolino.server.config import Pace

MOST: Final = 50_000
"""Addresses that are remembered; beyond that those whose buckets are full again are forgotten."""


class Bucket:
    """Tokens that drip in until it is full; every request takes some out."""

    def __init__(self, pace: Pace, now: float) -> None:
        self.pace = pace
        self.tokens = pace.burst
        self.at = now

    def fill(self, now: float) -> None:
        self.tokens = min(self.pace.burst, self.tokens + max(0.0, now - self.at) * self.pace.per_second)
        self.at = max(self.at, now)

    def take(self, now: float) -> float:
        """Take a token: 0, or the seconds until there is one."""
        wait = self.wait(now)
        if not wait:
            self.tokens -= 1
        return wait

    def wait(self, now: float) -> float:
        """The seconds until there is a token; 0: there is one."""
        self.fill(now)
        return 0.0 if self.tokens >= 1 else (1 - self.tokens) / self.pace.per_second

    def is_full(self, now: float) -> bool:
        self.fill(now)
        return self.tokens >= self.pace.burst


class Turnstile:
    """A bucket for everyone who comes."""

    def __init__(self, pace: Pace, most: int = MOST) -> None:
        self.pace = pace
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str, now: float) -> float:
        """Let them through: 0, or the seconds that they have to wait."""
        if who not in self.buckets:
            self.make_room(now)
            self.buckets[who] = Bucket(self.pace, now)
        return self.buckets[who].take(now)

    def wait(self, who: str, now: float) -> float:
        """How long they would have to wait. Nothing is taken."""
        return self.buckets[who].wait(now) if who in self.buckets else 0.0

    def make_room(self, now: float) -> None:
        """Forget those who have been quiet; if nobody has, the one who came first."""
        if len(self.buckets) < self.most:
            return
        self.buckets = {who: bucket for who, bucket in self.buckets.items() if not bucket.is_full(now)}
        if len(self.buckets) >= self.most:
            del self.buckets[next(iter(self.buckets))]
