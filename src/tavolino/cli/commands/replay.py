"""`tavolino replay`: plays a finished record back, with commentary."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import RenderableType
from rich.text import Text

from tavolino.cli.app import app, of
from tavolino.cli.faults import Trouble
from tavolino.cli.match.match_text import Scene
from tavolino.cli.match.saved_matches import read_record
from tavolino.cli.match.screen import Page, fitted
from tavolino.cli.match.session import PACE, seconds
from tavolino.cli.match.typed_answer import LEAVE, is_key
from tavolino.cli.terminal import Terminal
from tavolino.core.faceup import open_view
from tavolino.core.match import Match
from tavolino.core.records.record import Record, verified

MEMORY: Final = 20
"""Events that a page looks back on."""


@app.command()
def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()],
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[str, typer.Option(metavar="N")] = "",
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = PACE,
) -> None:
    terminal = of(ctx)
    speed = seconds(pace)
    record = finished_record(Path(file))
    film = Film(terminal, record, seat_of(seat, record))
    if terminal.can_clear or step:
        terminal.require_room()
        with terminal.screen():
            film.project(None if step else speed)
    else:
        film.read_out()
    film.credits()


class Film:
    """A finished match to be seen again, with all cards open or as one seat saw it."""

    def __init__(self, terminal: Terminal, record: Record, seat: int | None) -> None:
        self.terminal = terminal
        self.record = record
        self.seat = seat
        self.scene = Scene(terminal, record)

    def frames(self) -> Iterator[tuple[Match, int]]:
        """The match after each event, with the number of events so far."""
        match = self.record.kick_off(narrate=True)
        shown = 0
        for number, entry in enumerate([None, *self.record.moves()]):
            if entry:
                match = self.record.after(match, entry.seat, entry.move, number)
            while shown < len(match.events):
                shown += 1
                yield match, shown

    def project(self, pace: float | None) -> None:
        """On a screen, as it looked. Without a pace the viewer presses Enter for every event."""
        for match, upto in self.frames():
            self.terminal.show(self.picture(match, upto))
            if pace is not None:
                self.terminal.pause(pace)
            elif is_key(LEAVE, self.terminal.ask(self.terminal.say("next-event")), self.terminal.texts()):
                return

    def picture(self, match: Match, upto: int) -> RenderableType:
        view = open_view(match) if self.seat is None else match.view(self.seat)
        return fitted(Page(self.scene.board(view), self.sentences(match, upto, MEMORY)), self.terminal)

    def read_out(self) -> None:
        """Line by line, where there is no screen."""
        for match, upto in self.frames():
            for sentence in self.sentences(match, upto, 1):
                self.terminal.out.print(sentence, soft_wrap=True)

    def sentences(self, match: Match, upto: int, last: int) -> list[str]:
        is_open = self.seat is None
        return self.scene.story(match.events[:upto], self.seat, max(0, upto - last), is_open)

    def credits(self) -> None:
        match = self.record.match()
        outcome = self.record.ending(match) or match.outcome
        undone = sum(entry.undone for entry in self.record.entries)
        self.terminal.out.print(self.scene.board(match.view(None)).scoreboard(), width=self.terminal.width)
        self.terminal.out.print(Text(self.scene.verdict(outcome), "title"), width=self.terminal.width)
        if undone:
            self.terminal.out.print(self.terminal.say("moves-undone", n=undone))


def finished_record(path: Path) -> Record:
    """A record that may be shown: checked, and over. While a match goes on, its record holds secrets."""
    record = read_record(path)
    verified(record)
    if not record.finished:
        raise Trouble("unfinished-record", path=str(path))
    return record


def seat_of(typed: str, record: Record) -> int | None:
    """The seat meant by a number or a player's name; none for all cards open."""
    if not typed:
        return None
    if typed in record.names:
        return record.names.index(typed)
    if typed.isascii() and typed.isdecimal() and int(typed) < record.seats:
        return int(typed)
    raise Trouble("no-such-seat", seat=typed, last=record.seats - 1, names=", ".join(record.names))
