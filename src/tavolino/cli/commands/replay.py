"""`tavolino replay`: plays a finished record back, with commentary."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import RenderableType
from rich.text import Text

from tavolino.cli.app import app, terminal_of
from tavolino.cli.faults import CliFault
from tavolino.cli.match.match_text import MatchText
from tavolino.cli.match.saved_matches import read_record
from tavolino.cli.match.screen import ScreenContent, fit_screen
from tavolino.cli.match.session import DEFAULT_PACE_S, parse_pace
from tavolino.cli.match.typed_answer import LEAVE, is_key
from tavolino.cli.terminal import Terminal
from tavolino.core.match import Match
from tavolino.core.records.reader import verify_record
from tavolino.core.records.record import Record
from tavolino.core.view import open_view

MAX_EVENTS_BACK: Final = 20
"""Events that a page looks back on."""


@app.command()
def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()],
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[str, typer.Option(metavar="N")] = "",
    pace: Annotated[str, typer.Option(metavar="SECONDS")] = DEFAULT_PACE_S,
) -> None:
    terminal = terminal_of(ctx)
    speed = parse_pace(pace)
    record = read_finished_record(Path(file))
    film = MatchReplay(terminal, record, parse_seat(seat, record))
    if terminal.can_clear or step:
        terminal.require_room()
        with terminal.screen():
            film.show_on_screen(None if step else speed)
    else:
        film.print_lines()
    film.print_result()


class MatchReplay:
    """A finished match to be seen again, with all cards open or as one seat saw it."""

    def __init__(self, terminal: Terminal, record: Record, seat: int | None) -> None:
        self.terminal = terminal
        self.record = record
        self.seat = seat
        self.match_text = MatchText(terminal, record)

    def frames(self) -> Iterator[tuple[Match, int]]:
        """The match after each event, with the number of events so far."""
        match = self.record.kick_off(narrate=True)
        shown = 0
        for number, entry in enumerate([None, *self.record.standing_moves()]):
            if entry:
                match = self.record.play_next(match, entry.seat, entry.move, number)
            while shown < len(match.events):
                shown += 1
                yield match, shown

    def show_on_screen(self, pace: float | None) -> None:
        """On a screen, as it looked. Without a pace the viewer presses Enter for every event."""
        for match, upto in self.frames():
            self.terminal.show(self.screen_after(match, upto))
            if pace is not None:
                self.terminal.pause(pace)
            elif is_key(LEAVE, self.terminal.ask(self.terminal.say("next-event")), self.terminal.texts()):
                return

    def screen_after(self, match: Match, upto: int) -> RenderableType:
        view = open_view(match) if self.seat is None else match.view(self.seat)
        return fit_screen(
            ScreenContent(self.match_text.board(view), self.sentences(match, upto, MAX_EVENTS_BACK)),
            self.terminal,
        )

    def print_lines(self) -> None:
        """Line by line, where there is no screen."""
        for match, upto in self.frames():
            for sentence in self.sentences(match, upto, 1):
                self.terminal.out.print(sentence, soft_wrap=True)

    def sentences(self, match: Match, upto: int, last: int) -> list[str]:
        is_open = self.seat is None
        return self.match_text.story(match.events[:upto], self.seat, max(0, upto - last), is_open)

    def print_result(self) -> None:
        match = self.record.play_back()
        outcome = self.record.find_ending(match) or match.outcome
        undone = sum(entry.undone for entry in self.record.entries)
        self.terminal.out.print(
            self.match_text.board(match.view(None)).scoreboard(), width=self.terminal.width
        )
        self.terminal.out.print(Text(self.match_text.verdict(outcome), "title"), width=self.terminal.width)
        if undone:
            self.terminal.out.print(self.terminal.say("moves-undone", n=undone))


def read_finished_record(path: Path) -> Record:
    """A record that may be shown: checked, and over. While a match goes on, its record holds secrets."""
    record = read_record(path)
    verify_record(record)
    if not record.is_finished:
        raise CliFault("unfinished-record", path=str(path))
    return record


def parse_seat(typed: str, record: Record) -> int | None:
    """The seat meant by a number or a player's name; none for all cards open."""
    if not typed:
        return None
    if typed in record.names:
        return record.names.index(typed)
    if typed.isascii() and typed.isdecimal() and int(typed) < record.seats:
        return int(typed)
    raise CliFault("no-such-seat", seat=typed, last=record.seats - 1, names=", ".join(record.names))
