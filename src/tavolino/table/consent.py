"""Requests between people at a table: to take moves back, or to agree on a draw.

One thing at a time. It needs a yes from every other person still in; it lapses when a move is made, and what was
declined or withdrawn is not asked again before that.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from tavolino.table.faults import TableFault

BOT_WAITS_FOR_ANSWER_MS: Final = 30_000
"""Bots wait this long for people to answer each other: a move of theirs would let the request lapse."""

RequestKind = Literal["undo", "draw"]


@dataclass
class PendingRequest:
    """The request of a seat (for an undo, how many moves), and who has agreed."""

    seat: int
    what: RequestKind
    at_ms: int
    moves: int = 0
    agreed: set[int] = field(default_factory=set)


@dataclass
class Consent:
    """The pending request, if any, and those dropped since the last move."""

    pending: PendingRequest | None = None
    dropped: set[tuple[int, RequestKind]] = field(default_factory=set)

    def require_pending(self) -> PendingRequest:
        if not self.pending:
            raise TableFault("nothing-asked")
        return self.pending

    def check_may_ask(self, seat: int, what: RequestKind) -> None:
        if self.pending:
            raise TableFault("request-pending")
        if (seat, what) in self.dropped:
            raise TableFault("already-asked")

    def drop(self) -> None:
        """The request is declined or withdrawn."""
        request = self.require_pending()
        self.dropped.add((request.seat, request.what))
        self.pending = None

    def forget(self, seat: int) -> None:
        """A seat is given up: its own request goes with it."""
        if self.pending and self.pending.seat == seat:
            self.pending = None

    def lapse(self) -> None:
        """A move was made or taken back: every request lapses."""
        self.pending = None
        self.dropped.clear()
