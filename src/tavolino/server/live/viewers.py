"""Everyone who looks at one table, and what they are shown and told: only ever what is on disk."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tavolino.server.live.chat import ChatLog, chat_line_frame, may_read
from tavolino.server.live.connection import Connection
from tavolino.server.live.sentences import Narrator
from tavolino.server.live.spectators import Gallery
from tavolino.server.live.viewer_states import ViewerSnapshot, ViewerStates, take_snapshot
from tavolino.server.schemas.frames import (
    CLOSE_SEAT_ELSEWHERE,
    SaidFrame,
    ServerFrame,
    SpectatorsFrame,
    StateFrame,
    encode,
)
from tavolino.store.rows import ChatLine as Line
from tavolino.store.rows import NewTableRow, StoredTable
from tavolino.table.table import Table

MAX_SOCKETS_PER_SEAT: Final = 4
"""Of one seat."""


class Viewers:
    """Sockets and channels by viewer: a seat, or None for spectators.

    Only channels that somebody looks at are kept up to date; the others catch up when somebody comes.
    """

    def __init__(
        self, row: NewTableRow, table: Table, epoch: str, now: float, today: int, said: Iterable[Line]
    ):
        self.table = table
        self.epoch = epoch
        self.delay_s = row.delay
        self.connections: defaultdict[int | None, list[Connection]] = defaultdict(list)
        self.states: dict[int | None, ViewerStates] = {}
        self.narrators: dict[str, Narrator] = {}
        self.chat = ChatLog(row.chat, said)
        self.spectators = Gallery()
        self.latest: ViewerSnapshot | None = None
        if self.delay_s:
            quiet = (today - row.touched) / 1000 if isinstance(row, StoredTable) else 0
            self.start_delay(now, self.delay_s - quiet)

    # -- Who is there

    def everyone(self) -> Iterator[Connection]:
        for visitors in self.connections.values():
            yield from visitors

    @property
    def is_empty(self) -> bool:
        return not any(self.connections.values())

    def add(self, visitor: Connection) -> None:
        """Of a seat's sockets that are too many the oldest has to go."""
        at_seat = self.connections[visitor.seat]
        if visitor.seat is None:
            self.spectators.add(visitor)
        elif len(at_seat) >= MAX_SOCKETS_PER_SEAT:
            at_seat.pop(0).close_with(CLOSE_SEAT_ELSEWHERE)
        at_seat.append(visitor)

    def remove(self, visitor: Connection) -> bool:
        """A socket is closed; was it there?"""
        at_seat = self.connections[visitor.seat]
        if visitor not in at_seat:
            return False
        at_seat.remove(visitor)
        self.spectators.discard(visitor)
        return True

    # -- What they see

    def show(self, now: float) -> None:
        """Everyone who would notice anything is shown how things stand."""
        if self.delay_s:
            self.delay_for_spectators(now)
        for viewer, visitors in self.connections.items():
            if visitors and self.refresh(viewer, now):
                for visitor in visitors:
                    visitor.mark_state_stale()

    def refresh(self, viewer: int | None, now: float) -> bool:
        """Look again; is there anything new for this viewer? With a delay spectators have to wait for it."""
        if viewer is None and self.delay_s:
            return False
        new = take_snapshot(self.table, viewer, now)
        if viewer in self.states:
            return self.states[viewer].add(new)
        self.states[viewer] = ViewerStates(viewer, self.epoch, new)
        return True

    def frame(self, visitor: Connection, now: float) -> str:
        """The state for one socket, from what it was told last."""
        channel = self.states[visitor.seat]
        at = self.shown_time_ms(visitor.seat, now)
        frame = channel.frame(self.narrator(visitor.language), visitor.language, visitor.number, at)
        visitor.number = channel.number
        return frame

    def state(self, viewer: int | None, language: str, now: float) -> StateFrame:
        """Everything, for somebody without a socket."""
        self.refresh(viewer, now)
        return self.states[viewer].state(self.narrator(language), 0, self.shown_time_ms(viewer, now))

    def number(self, viewer: int | None) -> int:
        return self.states[viewer].number

    def narrator(self, language: str) -> Narrator:
        if language not in self.narrators:
            self.narrators[language] = Narrator(self.table.record.game, language, len(self.table.seats))
        return self.narrators[language]

    def shown_time_ms(self, viewer: int | None, now: float) -> int:
        """The table's time that the viewer sees."""
        return self.table.time_ms(now - (self.delay_s if viewer is None else 0))

    # -- What spectators see later

    def start_delay(self, now: float, waits: float) -> None:
        """Until they may see the present they see who sits there."""
        self.latest = take_snapshot(self.table, None, now)
        is_past = waits <= 0 or not self.table.state.has_started
        self.states[None] = ViewerStates(
            None, self.epoch, self.latest if is_past else self.latest.before_kick_off()
        )
        if not is_past:
            self.spectators.delay(self.latest, now + waits)

    def delay_for_spectators(self, now: float) -> None:
        """Keep what is new for later, and let them see and hear what they may by now."""
        new = take_snapshot(self.table, None, now)
        if self.latest and not self.latest.looks_like(new):
            self.latest = new
            self.spectators.delay(new, now + self.delay_s)
        for thing in list(self.spectators.pop_due(now)):
            self.release(thing)

    def release(self, thing: ViewerSnapshot | Line) -> None:
        if isinstance(thing, Line):
            self.send_all(
                self.connections[None], lambda language: SaidFrame(line=chat_line_frame(thing, language))
            )
        elif self.states[None].add(thing):
            for visitor in self.connections[None]:
                visitor.mark_state_stale()

    # -- What they are told

    def send_all(self, visitors: Iterable[Connection], frame: Callable[[str], ServerFrame]) -> None:
        """The same to all of them, each in their own language."""
        frames: dict[str, str] = {}
        for visitor in visitors:
            if visitor.language not in frames:
                frames[visitor.language] = encode(frame(visitor.language))
            visitor.send_text(frames[visitor.language])

    def add_chat_line(self, line: Line, now: float) -> None:
        """Something was said. Players' words reach spectators no sooner than their moves."""
        self.chat.lines.append(line)
        is_late = self.delay_s > 0 and line.seat is not None
        if is_late:
            self.spectators.delay(line, now + self.delay_s)
        listeners = [
            visitor
            for visitor in self.everyone()
            if may_read(visitor.seat, line, self.table.over) and not (is_late and visitor.seat is None)
        ]
        self.send_all(listeners, lambda language: SaidFrame(line=chat_line_frame(line, language)))

    def chat_so_far(self, seat: int | None, today: int) -> list[Line]:
        """The chat so far, for somebody who comes."""
        until = today - (self.delay_s * 1000 if seat is None else 0)
        return self.chat.lines_for(seat, self.table.over, until)

    def send_spectator_count(
        self, visitors: Iterable[Connection], is_host: Callable[[Connection], bool]
    ) -> None:
        """Tell how many watch; and the host, who."""
        who = self.spectators.named_watchers()
        for visitor in visitors:
            named = SpectatorsFrame(n=len(who), who=who) if is_host(visitor) else SpectatorsFrame(n=len(who))
            visitor.send(named)
