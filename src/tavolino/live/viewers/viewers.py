"""Everyone who looks at one table, and the frames they are sent: only ever about what is on disk."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tavolino.live.frames.close_codes import CLOSE_SEAT_ELSEWHERE
from tavolino.live.frames.server_frames import (
    RematchFrame,
    SaidFrame,
    ServerFrame,
    SpectatorsFrame,
    StateFrame,
    encode,
)
from tavolino.live.rows import ChatLine, NewTableRow, StoredTable
from tavolino.live.viewers.chat import ChatLog, chat_message, may_read
from tavolino.live.viewers.connection import Connection
from tavolino.live.viewers.sentences import Narrator
from tavolino.live.viewers.spectators import Delayed, Spectators
from tavolino.live.viewers.viewer_states import ViewerSnapshot, ViewerStates, take_snapshot
from tavolino.table.table import Table

MAX_SOCKETS_PER_SEAT: Final = 4


class Viewers:
    """Connections and states by viewer: a seat, or None for spectators.

    Only the states of viewers with a connection are kept up to date; the others catch up when somebody connects.
    """

    def __init__(
        self,
        row: NewTableRow,
        table: Table,
        epoch: str,
        now: float,
        today: int,
        chat: Iterable[ChatLine],
    ) -> None:
        self.table = table
        self.epoch = epoch
        self.delay_s = row.delay
        self.connections: defaultdict[int | None, list[Connection]] = defaultdict(list)
        self.states: dict[int | None, ViewerStates] = {}
        self.narrators: dict[str, Narrator] = {}
        self.chat = ChatLog(row.chat, chat)
        self.spectators = Spectators()
        if isinstance(row, StoredTable):
            self.spectators.removed |= row.removed
        self.latest: ViewerSnapshot | None = None
        if self.delay_s:
            quiet_s = (today - row.touched) / 1000 if isinstance(row, StoredTable) else 0
            self.start_delay(now, self.delay_s - quiet_s)

    # -- Who is there

    def all_connections(self) -> Iterator[Connection]:
        for connections in self.connections.values():
            yield from connections

    @property
    def is_empty(self) -> bool:
        return not any(self.connections.values())

    def add(self, connection: Connection) -> None:
        """If a seat has too many connections the oldest is closed."""
        at_seat = self.connections[connection.seat]
        if connection.seat is None:
            self.spectators.add(connection)
        elif len(at_seat) >= MAX_SOCKETS_PER_SEAT:
            at_seat.pop(0).close_with(CLOSE_SEAT_ELSEWHERE)
        at_seat.append(connection)

    def remove(self, connection: Connection) -> bool:
        """A connection is closed; was it there?"""
        at_seat = self.connections[connection.seat]
        if connection not in at_seat:
            return False
        at_seat.remove(connection)
        self.spectators.discard(connection)
        return True

    # -- The state

    def show(self, now: float) -> None:
        """Queue the new state for everyone who would notice anything."""
        if self.delay_s:
            self.delay_for_spectators(now)
        for viewer, connections in self.connections.items():
            if connections and self.refresh(viewer, now):
                for connection in connections:
                    connection.mark_state_stale()

    def refresh(self, viewer: int | None, now: float) -> bool:
        """Take a new snapshot; is anything new for this viewer? With a delay spectators have to wait for it."""
        if viewer is None and self.delay_s:
            return False
        new = take_snapshot(self.table, viewer, now)
        if viewer in self.states:
            return self.states[viewer].add(new)
        self.states[viewer] = ViewerStates(viewer, self.epoch, new)
        return True

    def state_frame(self, connection: Connection, now: float) -> str:
        """The state for one connection, from the one that it was sent last."""
        states = self.states[connection.seat]
        at_ms = self.shown_time_ms(connection.seat, now)
        narrator = self.narrator(connection.language)
        frame = states.frame(narrator, connection.language, connection.number, at_ms)
        connection.number = states.number
        return frame

    def full_state(self, viewer: int | None, language: str, now: float) -> StateFrame:
        """Everything, for somebody without a connection."""
        self.refresh(viewer, now)
        return self.states[viewer].state(self.narrator(language), 0, self.shown_time_ms(viewer, now))

    def sees_end(self, viewer: int | None) -> bool:
        """Does the viewer see by now that the match is over?"""
        is_late = viewer is None and self.delay_s > 0
        return self.states[None].current.status["over"] if is_late else self.table.over

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

    def start_delay(self, now: float, wait_s: float) -> None:
        """Until spectators may see the present they see who sits there."""
        self.latest = take_snapshot(self.table, None, now)
        is_past = wait_s <= 0 or not self.table.state.has_started
        first = self.latest if is_past else self.latest.before_kick_off()
        self.states[None] = ViewerStates(None, self.epoch, first)
        if not is_past:
            self.spectators.delay(self.latest, now + wait_s)

    def delay_for_spectators(self, now: float) -> None:
        """Keep what is new for later, and release what they may see by now."""
        new = take_snapshot(self.table, None, now)
        if self.latest and not self.latest.looks_like(new):
            self.latest = new
            self.spectators.delay(new, now + self.delay_s)
        for thing in list(self.spectators.pop_due(now)):
            self.release(thing)

    def release(self, thing: Delayed) -> None:
        spectators = self.connections[None]
        if isinstance(thing, ChatLine):
            self.send_all(spectators, lambda language: SaidFrame(line=chat_message(thing, language)))
        elif isinstance(thing, RematchFrame):
            self.send_all(spectators, lambda _: thing)
        elif self.states[None].add(thing):
            for connection in spectators:
                connection.mark_state_stale()

    # -- Other frames

    def send_all(self, connections: Iterable[Connection], frame: Callable[[str], ServerFrame]) -> None:
        """The same frame to all of them, each in their own language."""
        frames: dict[str, str] = {}
        for connection in connections:
            if connection.language not in frames:
                frames[connection.language] = encode(frame(connection.language))
            connection.send_text(frames[connection.language])

    def send_rematch(self, rematch_id: str, now: float) -> None:
        """Tell everyone where the rematch is. Spectators are told no sooner than they see the end."""
        for connection in self.all_connections():
            if connection.seat is not None or not self.delay_s:
                connection.send(self.rematch_frame(rematch_id, connection.seat))
        if self.delay_s:
            self.spectators.delay(self.rematch_frame(rematch_id, None), now + self.delay_s)

    def send_rematch_to(self, connection: Connection, rematch_id: str) -> None:
        """Tell somebody who comes later, once they see the end."""
        if self.states[connection.seat].current.status["over"]:
            connection.send(self.rematch_frame(rematch_id, connection.seat))

    def rematch_frame(self, rematch_id: str, seat: int | None) -> RematchFrame:
        """Everyone sits one seat further on."""
        return RematchFrame(
            table_id=rematch_id, seat=None if seat is None else (seat + 1) % len(self.table.seats)
        )

    def add_chat_line(self, line: ChatLine, now: float) -> None:
        """Something was said. Players' lines reach spectators no sooner than their moves."""
        self.chat.lines.append(line)
        is_delayed = self.delay_s > 0 and line.seat is not None
        if is_delayed:
            self.spectators.delay(line, now + self.delay_s)
        readers = [
            connection
            for connection in self.all_connections()
            if may_read(connection.seat, line, self.table.over)
            and not (is_delayed and connection.seat is None)
        ]
        self.send_all(readers, lambda language: SaidFrame(line=chat_message(line, language)))

    def chat_so_far(self, seat: int | None, today: int) -> list[ChatLine]:
        """The chat for somebody who connects."""
        until = today - (self.delay_s * 1000 if seat is None else 0)
        return self.chat.lines_for(seat, self.table.over, until)

    def send_spectator_count(
        self, connections: Iterable[Connection], is_host: Callable[[Connection], bool]
    ) -> None:
        """Tell how many watch; and the host, who."""
        who = self.spectators.named_watchers()
        for connection in connections:
            named = (
                SpectatorsFrame(n=len(who), who=who) if is_host(connection) else SpectatorsFrame(n=len(who))
            )
            connection.send(named)
