"""What one viewer is shown: the states that differ to their eyes, numbered.

A viewer is a seat, or None for all spectators. Whatever happens at a table is compared with what the viewer was shown
last; if it looks the same there is no new state, no number and no frame, so that silence tells nothing either.
"""

from collections import deque
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Final, NamedTuple

from msgspec import Raw
from msgspec.json import Encoder

from tavolino.core.events import Event
from tavolino.core.outcome import Outcome
from tavolino.core.view import Ask
from tavolino.server.live.sentences import Speaker
from tavolino.server.schemas.frames import Ending, State, TableState, Told, written
from tavolino.table.table import Table
from tavolino.table.view import Dial, Standing, dials, standing

REMEMBERED: Final = 128
"""States back from which a client can take up the thread; one that was away for longer gets everything."""
KEPT_FRAMES: Final = 8
FRESH: Final = 250
"""Milliseconds for which a frame with running clocks is good."""
SORTED: Final = Encoder(order="deterministic")
"""Views that are alike are the same bytes, in whatever order they were put together."""


class End(NamedTuple):
    """What is told when it is over."""

    outcome: Outcome
    result: str
    seed: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A moment as a viewer may know it. Of the `events` the first `count` had happened.

    The view is kept as it is sent, and of the question beside it only what is asked for again: as objects, the views
    of many tables would be hundreds of thousands, which the garbage collector would walk through all the time.
    `ready` and `at` are times of the table: when the last move has been seen, and when this was.
    """

    viewer: int | None
    view: bytes | None
    ask: Ask | None
    legal: list[int]
    standing: Standing
    dials: list[Dial | None]
    events: list[Event]
    count: int
    noted: int | None
    end: End | None
    ready: int
    at: int

    def looks_like(self, other: "Snapshot") -> bool:
        """Is there nothing that the viewer would notice?"""
        return (
            self.count == other.count
            and self.view == other.view
            and self.standing == other.standing
            and self.dials == other.dials
            and self.noted == other.noted
            and self.shared(other) == self.count
        )

    def asks_like(self, other: "Snapshot") -> bool:
        """Is the question to the viewer the same?"""
        is_like = (self.view is None) == (other.view is None)
        return is_like and self.ask == other.ask and self.legal == other.legal

    def shared(self, other: "Snapshot") -> int:
        """How many events from the first on are the same in both."""
        most = min(self.count, other.count)
        if self.events is other.events:
            return most
        differing = (n for n in range(most) if self.seen(n) != other.seen(n))
        return next(differing, most)

    def seen(self, n: int) -> object:
        return self.events[n].seen(self.viewer)

    def before_kick_off(self) -> "Snapshot":
        """Who sits there, and nothing of the match."""
        standing: Standing = {**self.standing, "started": False, "over": False, "request": None}
        blank = replace(self, standing=standing, view=None, ask=None, legal=[])
        return replace(blank, dials=[None] * len(self.dials), events=[], count=0, noted=None, end=None)

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.standing["seats"]]


def snapshot(table: Table, viewer: int | None, now: float) -> Snapshot:
    """The table as it is. Before the match has started its cards are nobody's business."""
    started = table.has_started
    ended = table.ending if started else None
    view = table.match.view(viewer) if started else None
    return Snapshot(
        viewer,
        view and SORTED.encode(view),
        view and view["ask"],
        [choice["move"] for choice in view["legal"]] if view else [],
        standing(table, viewer),
        dials(table, viewer),
        table.match.events,
        len(table.match.events) if started else 0,
        None if viewer is None else table.held.get(viewer),
        ended and End(ended, table.record.result, table.record.last_seed),
        table.ready,
        table.time(now),
    )


def first_number(epoch: str) -> int:
    """Where the numbers of an epoch begin: far from those of any other, so that an answer to a question of before
    the table slept, sent again, fits no number of now.
    """
    return int.from_bytes(blake2b(epoch.encode(), digest_size=4).digest()) << 16


class Channel:
    """The states of one viewer since the table woke up."""

    def __init__(self, viewer: int | None, epoch: str, first: Snapshot) -> None:
        self.viewer = viewer
        self.epoch = epoch
        self.current = first
        self.number = self.asked = first_number(epoch)
        self.kept: deque[int] = deque([first.count], REMEMBERED)
        self.frames: dict[tuple[str, int, int], str] = {}

    def take(self, new: Snapshot) -> bool:
        """Show a new moment, if the viewer would notice anything."""
        old = self.current
        if old.looks_like(new):
            return False
        self.number += 1
        if not old.asks_like(new):
            self.asked = self.number
        shared = old.shared(new)
        if shared < old.count:
            self.kept = deque((min(count, shared) for count in self.kept), REMEMBERED)
        self.kept.append(new.count)
        self.current = new
        self.frames.clear()
        return True

    def since(self, number: int | None) -> int:
        """How many of the events that a client had been told at this number still stand."""
        if number is None or not self.number - len(self.kept) < number <= self.number:
            return 0
        return self.kept[number - self.number - 1]

    def is_stale(self, on: int) -> bool:
        """Was an answer given to another question than the one that stands?"""
        return not self.asked <= on <= self.number

    def frame(self, speaker: Speaker, language: str, number: int | None, at: int) -> str:
        """The state for a client that was last told that number; written once for all who need the same."""
        since = self.since(number)
        stamp = self.stamp(at)
        key = (language, since, stamp)
        if key not in self.frames:
            if len(self.frames) >= KEPT_FRAMES:
                self.frames.clear()
            self.frames[key] = written(self.state(speaker, since, stamp))
        return self.frames[key]

    def stamp(self, at: int) -> int:
        """The time to show: while no clock runs, and right afterwards, that of the moment itself."""
        moment = self.current.at
        is_running = any(dial and dial.since is not None for dial in self.current.dials)
        return at if is_running and at - moment > FRESH else moment

    def state(self, speaker: Speaker, since: int, at: int) -> State:
        now = self.current
        return State(
            epoch=self.epoch,
            number=self.number,
            view=None if now.view is None else Raw(now.view),
            table=table_state(now, at),
            since=since,
            events=[told(now, n, speaker) for n in range(since, now.count)],
            asks=speaker.question(now.ask, now.names) if now.ask else "",
            labels=speaker.labels(now.legal, now.names),
            noted=now.noted,
            outcome=now.end and ending(now.end, speaker, now.names),
        )


def told(now: Snapshot, n: int, speaker: Speaker) -> Told:
    event = now.events[n]
    return Told(n, event.seen(now.viewer), speaker.event(event, n, now.viewer, now.names))


def table_state(now: Snapshot, at: int) -> TableState:
    return TableState(
        **now.standing,
        clocks=[dial and dial.seconds(at) for dial in now.dials],
        runs=[seat for seat, dial in enumerate(now.dials) if dial and dial.since is not None],
        pause=max(0, now.ready - at) / 1000,
    )


def ending(end: End, speaker: Speaker, names: list[str]) -> Ending:
    scores, winners, reason, _ = end.outcome
    return Ending(scores, winners, reason, speaker.verdict(end.outcome, names), end.result, str(end.seed))
