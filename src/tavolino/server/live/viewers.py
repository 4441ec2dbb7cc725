"""Everyone who looks at one table, and what they are shown and told: only ever what is on disk."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tavolino.server.live.chat import Talk, is_for, saying
from tavolino.server.live.connection import Visitor
from tavolino.server.live.sentences import Speaker
from tavolino.server.live.spectators import Gallery
from tavolino.server.live.viewer_states import Channel, Snapshot, snapshot
from tavolino.server.schemas.frames import ELSEWHERE, Said, Spectators, State, Telling, written
from tavolino.store.rows import NewTable, StoredTable
from tavolino.store.rows import Said as Line
from tavolino.table.table import Table

MOST_SOCKETS: Final = 4
"""Of one seat."""


class Audience:
    """Sockets and channels by viewer: a seat, or None for spectators.

    Only channels that somebody looks at are kept up to date; the others catch up when somebody comes.
    """

    def __init__(self, row: NewTable, table: Table, epoch: str, now: float, today: int, said: Iterable[Line]):
        self.table = table
        self.epoch = epoch
        self.delay = row.delay
        self.visitors: defaultdict[int | None, list[Visitor]] = defaultdict(list)
        self.channels: dict[int | None, Channel] = {}
        self.speakers: dict[str, Speaker] = {}
        self.talk = Talk(row.chat, said)
        self.gallery = Gallery()
        self.latest: Snapshot | None = None
        if self.delay:
            quiet = (today - row.touched) / 1000 if isinstance(row, StoredTable) else 0
            self.open_gallery(now, self.delay - quiet)

    # -- Who is there

    def everyone(self) -> Iterator[Visitor]:
        for visitors in self.visitors.values():
            yield from visitors

    @property
    def is_empty(self) -> bool:
        return not any(self.visitors.values())

    def admit(self, visitor: Visitor) -> None:
        """Of a seat's sockets that are too many the oldest has to go."""
        at_seat = self.visitors[visitor.seat]
        if visitor.seat is None:
            self.gallery.admit(visitor)
        elif len(at_seat) >= MOST_SOCKETS:
            at_seat.pop(0).send_away(ELSEWHERE)
        at_seat.append(visitor)

    def dismiss(self, visitor: Visitor) -> bool:
        """A socket is closed; was it there?"""
        at_seat = self.visitors[visitor.seat]
        if visitor not in at_seat:
            return False
        at_seat.remove(visitor)
        self.gallery.leave(visitor)
        return True

    # -- What they see

    def show(self, now: float) -> None:
        """Everyone who would notice anything is shown how things stand."""
        if self.delay:
            self.put_off(now)
        for viewer, visitors in self.visitors.items():
            if visitors and self.refresh(viewer, now):
                for visitor in visitors:
                    visitor.show()

    def refresh(self, viewer: int | None, now: float) -> bool:
        """Look again; is there anything new for this viewer? With a delay spectators have to wait for it."""
        if viewer is None and self.delay:
            return False
        new = snapshot(self.table, viewer, now)
        if viewer in self.channels:
            return self.channels[viewer].take(new)
        self.channels[viewer] = Channel(viewer, self.epoch, new)
        return True

    def frame(self, visitor: Visitor, now: float) -> str:
        """The state for one socket, from what it was told last."""
        channel = self.channels[visitor.seat]
        at = self.time_of(visitor.seat, now)
        frame = channel.frame(self.speaker(visitor.language), visitor.language, visitor.number, at)
        visitor.number = channel.number
        return frame

    def state(self, viewer: int | None, language: str, now: float) -> State:
        """Everything, for somebody without a socket."""
        self.refresh(viewer, now)
        return self.channels[viewer].state(self.speaker(language), 0, self.time_of(viewer, now))

    def number(self, viewer: int | None) -> int:
        return self.channels[viewer].number

    def speaker(self, language: str) -> Speaker:
        if language not in self.speakers:
            self.speakers[language] = Speaker(self.table.record.game, language, len(self.table.seats))
        return self.speakers[language]

    def time_of(self, viewer: int | None, now: float) -> int:
        """The table's time that the viewer sees."""
        return self.table.time(now - (self.delay if viewer is None else 0))

    # -- What spectators see later

    def open_gallery(self, now: float, waits: float) -> None:
        """Until they may see the present they see who sits there."""
        self.latest = snapshot(self.table, None, now)
        is_past = waits <= 0 or not self.table.has_started
        self.channels[None] = Channel(
            None, self.epoch, self.latest if is_past else self.latest.before_kick_off()
        )
        if not is_past:
            self.gallery.put_off(self.latest, now + waits)

    def put_off(self, now: float) -> None:
        """Keep what is new for later, and let them see and hear what they may by now."""
        new = snapshot(self.table, None, now)
        if self.latest and not self.latest.looks_like(new):
            self.latest = new
            self.gallery.put_off(new, now + self.delay)
        for thing in list(self.gallery.released(now)):
            self.release(thing)

    def release(self, thing: Snapshot | Line) -> None:
        if isinstance(thing, Line):
            self.tell(self.visitors[None], lambda language: Said(line=saying(thing, language)))
        elif self.channels[None].take(thing):
            for visitor in self.visitors[None]:
                visitor.show()

    # -- What they are told

    def tell(self, visitors: Iterable[Visitor], frame: Callable[[str], Telling]) -> None:
        """The same to all of them, each in their own language."""
        frames: dict[str, str] = {}
        for visitor in visitors:
            if visitor.language not in frames:
                frames[visitor.language] = written(frame(visitor.language))
            visitor.post(frames[visitor.language])

    def hear(self, line: Line, now: float) -> None:
        """Something was said. Players' words reach spectators no sooner than their moves."""
        self.talk.lines.append(line)
        is_late = self.delay > 0 and line.seat is not None
        if is_late:
            self.gallery.put_off(line, now + self.delay)
        listeners = [
            visitor
            for visitor in self.everyone()
            if is_for(visitor.seat, line, self.table.over) and not (is_late and visitor.seat is None)
        ]
        self.tell(listeners, lambda language: Said(line=saying(line, language)))

    def heard(self, seat: int | None, today: int) -> list[Line]:
        """The chat so far, for somebody who comes."""
        until = today - (self.delay * 1000 if seat is None else 0)
        return self.talk.heard(seat, self.table.over, until)

    def count_spectators(self, visitors: Iterable[Visitor], is_host: Callable[[Visitor], bool]) -> None:
        """Tell how many watch; and the host, who."""
        who = self.gallery.who()
        for visitor in visitors:
            named = Spectators(n=len(who), who=who) if is_host(visitor) else Spectators(n=len(who))
            visitor.tell(named)
