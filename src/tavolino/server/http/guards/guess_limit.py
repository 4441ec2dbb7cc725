"""How often somebody may try codes, invitations and phrases that turn out wrong."""

from math import ceil
from typing import Final

from tavolino.core.faults import Fault
from tavolino.live.guards.rate_limits import RateLimiter
from tavolino.server.faults import ServerFault

GUESS_FAULTS: Final = ("bad-invite", "bad-code", "bad-phrase", "no-such-table")
"""The faults of somebody who may be guessing."""


class GuessLimit:
    """Whoever has come with too many wrong codes or invitations must wait. Until it is known whether a guess is wrong
    it counts as one: so many side by side get no further than one after the other.
    """

    def __init__(self, guesses: RateLimiter, who: str, now: float) -> None:
        self.guesses, self.who, self.now = guesses, who, now

    def __enter__(self) -> None:
        wait = self.guesses.take(self.who, self.now)
        if wait:
            raise ServerFault("too-many-guesses", seconds=ceil(wait))

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if not (isinstance(error, Fault) and error.key in GUESS_FAULTS):
            self.guesses.give_back(self.who)
