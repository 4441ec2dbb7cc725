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
from tavolino.core.match import Match
from tavolino.core.outcome import Outcome
from tavolino.core.view import Ask, Choice, View
from tavolino.live.frames.server_frames import MatchEnding, StateFrame, TableSnapshot, WindowSnapshot, encode
from tavolino.live.viewers.sentences import Narrator
from tavolino.table.clocks.windows import Window
from tavolino.table.table import Table
from tavolino.table.view import ClockReading, TableStatus, clock_readings, table_status

MAX_STATES_BACK: Final = 128
"""A client that missed up to this many states is sent only what is new; otherwise everything."""
MAX_CACHED_FRAMES: Final = 8
FRAME_REUSE_MS: Final = 250
"""A frame with running clocks is sent again within this time."""
DETERMINISTIC_ENCODER: Final = Encoder(order="deterministic")
"""Equal views are equal bytes, in whatever order they were built."""


class MatchEnd(NamedTuple):
    """What everyone is told at the end."""

    outcome: Outcome
    result: str
    seed: int


@dataclass(frozen=True, slots=True)
class ViewerSnapshot:
    """A moment as a viewer may know it. Of the `events` the first `event_count` had happened.

    The view is kept encoded, with a copy of the few parts that are read again: the views of many tables would be
    hundreds of thousands of objects, which the garbage collector would walk through all the time.
    `ready_at_ms` is the end of the pause after the last move, `at_ms` the time of this moment. While a `window` is open
    the view may be ahead: of those who are asked next each sees the own question. `has_only_move`: nobody is asked.
    """

    viewer: int | None
    view: bytes | None
    ask: Ask | None
    legal: list[Choice]
    status: TableStatus
    clocks: list[ClockReading | None]
    events: list[Event]
    event_count: int
    noted: int | None
    end: MatchEnd | None
    ready_at_ms: int
    at_ms: int
    window: Window | None
    has_only_move: bool

    def looks_like(self, other: "ViewerSnapshot") -> bool:
        """Would the viewer notice no difference?"""
        return (
            self.event_count == other.event_count
            and self.view == other.view
            and self.status == other.status
            and self.clocks == other.clocks
            and self.noted == other.noted
            and self.window == other.window
            and self.shared_events(other) == self.event_count
        )

    def asks_like(self, other: "ViewerSnapshot") -> bool:
        """Is the question to the viewer the same?"""
        is_like = (self.view is None) == (other.view is None)
        return is_like and self.ask == other.ask and self.legal == other.legal

    def shared_events(self, other: "ViewerSnapshot") -> int:
        """How many events from the first on are the same in both."""
        most = min(self.event_count, other.event_count)
        if self.events is other.events:
            return most
        differing = (n for n in range(most) if self.seen(n) != other.seen(n))
        return next(differing, most)

    def seen(self, n: int) -> object:
        return self.events[n].values_for(self.viewer)

    def before_kick_off(self) -> "ViewerSnapshot":
        """Who sits there, and nothing of the match."""
        status: TableStatus = {**self.status, "started": False, "over": False, "request": None}
        blank = replace(self, status=status, view=None, ask=None, legal=[], window=None, has_only_move=False)
        return replace(
            blank, clocks=[None] * len(self.clocks), events=[], event_count=0, noted=None, end=None
        )

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.status["seats"]]


def take_snapshot(table: Table, viewer: int | None, now: float) -> ViewerSnapshot:
    """The table as it is. Before the start the cards are not shown."""
    started = table.state.has_started
    held = None if viewer is None else table.automation.held_answers.get(viewer)
    ended = table.state.ending if started else None
    has_only_move = started and viewer is not None and table.state.has_only_move(viewer)
    view = view_to_show(table.state.question_for(viewer), viewer, has_only_move) if started else None
    return ViewerSnapshot(
        viewer,
        view and DETERMINISTIC_ENCODER.encode(view),
        view and view["ask"],
        view["legal"] if view else [],
        table_status(table.state, viewer),
        clock_readings(table.state, viewer),
        table.match.events,
        len(table.match.events) if started else 0,
        held and held.move,
        ended and MatchEnd(ended, table.record.result, table.record.secret_seed),
        table.state.ready_at_ms,
        table.time_ms(now),
        table.state.window,
        has_only_move,
    )


def view_to_show(match: Match, viewer: int | None, has_only_move: bool) -> View:
    """Whoever has one move is not asked for it."""
    view = match.view(viewer)
    return {**view, "ask": None, "legal": []} if has_only_move else view


def first_number(epoch: str) -> int:
    """First state number of an epoch.

    Epochs use separate ranges, so a request re-sent after a restart never matches a current state.
    """
    return int.from_bytes(blake2b(epoch.encode(), digest_size=4).digest()) << 16


class ViewerStates:
    """The states of one viewer since the table was loaded."""

    def __init__(self, viewer: int | None, epoch: str, first: ViewerSnapshot) -> None:
        self.viewer = viewer
        self.epoch = epoch
        self.current = first
        self.number = self.question_number = first_number(epoch)
        self.event_counts: deque[int] = deque([first.event_count], MAX_STATES_BACK)
        self.frames: dict[tuple[str, int, int], str] = {}

    def add(self, new: ViewerSnapshot) -> bool:
        """Number a new state, if the viewer would notice a difference; is it new?"""
        old = self.current
        if old.looks_like(new):
            return False
        self.number += 1
        if not old.asks_like(new):
            self.question_number = self.number
        shared = old.shared_events(new)
        if shared < old.event_count:
            self.event_counts = deque((min(count, shared) for count in self.event_counts), MAX_STATES_BACK)
        self.event_counts.append(new.event_count)
        self.current = new
        self.frames.clear()
        return True

    def events_standing(self, number: int | None) -> int:
        """How many of the events that a client was sent up to this number still stand."""
        if number is None or not self.number - len(self.event_counts) < number <= self.number:
            return 0
        return self.event_counts[number - self.number - 1]

    def is_stale(self, on: int) -> bool:
        """Does an answer to the state of this number answer another question than the present one?"""
        return not self.question_number <= on <= self.number

    def frame(self, narrator: Narrator, language: str, number: int | None, at: int) -> str:
        """The state for a client that was last sent that number; encoded once for all who need the same."""
        since = self.events_standing(number)
        stamp = self.shown_time_ms(at)
        key = (language, since, stamp)
        if key not in self.frames:
            if len(self.frames) >= MAX_CACHED_FRAMES:
                self.frames.clear()
            self.frames[key] = encode(self.state(narrator, since, stamp))
        return self.frames[key]

    def shown_time_ms(self, at: int) -> int:
        """The time to show: the snapshot's, unless a clock or a window has run for a while since."""
        moment, clocks = self.current.at_ms, self.current.clocks
        is_running = self.current.window or any(dial and dial.running_since_ms is not None for dial in clocks)
        return at if is_running and at - moment > FRAME_REUSE_MS else moment

    def state(self, narrator: Narrator, since: int, at: int) -> StateFrame:
        now, names = self.current, self.current.names
        return StateFrame(
            epoch=self.epoch,
            number=self.number,
            view=None if now.view is None else Raw(now.view),
            table=table_snapshot(now, at),
            since=since,
            events=[
                narrator.encode_event(now.events[n], n, now.viewer, names)
                for n in range(since, now.event_count)
            ],
            asks=narrator.question_text(now.ask, names) if now.ask else "",
            labels=narrator.move_labels(now.legal, names),
            noted=now.noted,
            outcome=now.end and ending_frame(now.end, narrator, names),
        )


def table_snapshot(now: ViewerSnapshot, at: int) -> TableSnapshot:
    return TableSnapshot(
        **now.status,
        clocks=[dial and dial.seconds(at) for dial in now.clocks],
        runs=[seat for seat, dial in enumerate(now.clocks) if dial and dial.running_since_ms is not None],
        stands=[dial.stands(max(at, now.ready_at_ms)) if dial else 0 for dial in now.clocks],
        pause=max(0, now.ready_at_ms - at) / 1000,
        window=now.window and window_snapshot(now.window, at),
        only=now.has_only_move,
    )


def window_snapshot(window: Window, at: int) -> WindowSnapshot:
    left_ms = min(max(0, window.ends_at_ms - at), window.length_ms)
    return WindowSnapshot(left_ms / 1000, window.length_ms / 1000, not window.is_extended)


def ending_frame(end: MatchEnd, narrator: Narrator, names: list[str]) -> MatchEnding:
    scores, winners, reason, _ = end.outcome
    return MatchEnding(
        scores, winners, reason, narrator.verdict_text(end.outcome, names), end.result, str(end.seed)
    )
