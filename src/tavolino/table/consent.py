"""What people at a table ask each other: to take moves back, or to call it a draw.

One thing at a time. It needs a yes from every other person still in; it lapses when a move is made, and what was
declined or withdrawn is not asked again before that.
"""

from dataclasses import dataclass, field
from typing import Final

from tavolino.table.faults import TableFault

BOT_WAITS_FOR_ANSWER_MS: Final = 30_000
"""Milliseconds that bots wait for people to answer each other: their own move would be an answer too."""


@dataclass
class PendingRequest:
    """What a seat asks for (for an undo, how many moves), and who has agreed."""

    seat: int
    what: str
    at_ms: int
    moves: int = 0
    agreed: set[int] = field(default_factory=set)


@dataclass
class Consent:
    """What is being asked, if anything, and what has been dropped since the last move."""

    pending: PendingRequest | None = None
    dropped: set[tuple[int, str]] = field(default_factory=set)

    def require_pending(self) -> PendingRequest:
        if not self.pending:
            raise TableFault("nothing-asked")
        return self.pending

    def check_may_ask(self, seat: int, what: str) -> None:
        if self.pending:
            raise TableFault("request-pending")
        if (seat, what) in self.dropped:
            raise TableFault("already-asked")

    def drop(self) -> None:
        """Declined, or withdrawn."""
        request = self.require_pending()
        self.dropped.add((request.seat, request.what))
        self.pending = None

    def forget(self, seat: int) -> None:
        """A seat is given up, and what it asked with it."""
        if self.pending and self.pending.seat == seat:
            self.pending = None

    def lapse(self) -> None:
        """A move was made, or one taken back."""
        self.pending = None
        self.dropped.clear()
