"""One sitting at the terminal: from the first question to the goodbye, whatever ends it."""

from typing import Final

import typer
from rich.text import Text

from tavolino.cli.faults import CliFault
from tavolino.cli.match.game_loop import GameLoop, LeaveMatch
from tavolino.cli.match.saved_matches import SavedMatch, read_record
from tavolino.cli.terminal import Terminal
from tavolino.core.processes.stop_signal import stop_on_signals
from tavolino.core.records.reader import verify_record
from tavolino.table.table import Table

DEFAULT_PACE_S: Final = "0.5"
"""Seconds for a line of commentary."""
MAX_PACE_S: Final = 10
INTERRUPTED_EXIT_CODE: Final = 130
"""What a shell expects of a program that was stopped with Ctrl-C."""


def play_session(terminal: Terminal, table: Table, sheet: SavedMatch, pace: float) -> None:
    """Play until the end or until somebody leaves. What was played is on the disk in any case."""
    if len(table.state.people) > 1 and not terminal.can_clear:
        raise CliFault("cannot-hide")
    sheet.write(table.record)
    host = GameLoop(terminal, table, sheet, pace)
    try:
        with terminal.screen():
            host.run()
    except LeaveMatch:
        print_saved(host)
    except (KeyboardInterrupt, EOFError):
        with stop_on_signals():  # a second Ctrl-C must not break off the saving
            host.save()
            print_saved(host)
        raise typer.Exit(INTERRUPTED_EXIT_CODE) from None
    else:
        print_result(host)


def resume_session(sheet: SavedMatch, terminal: Terminal, pace: float) -> None:
    """Verify a saved match and play on."""
    terminal.require_room()
    with sheet.hold_lock():
        record = read_record(sheet.unfinished_path)
        verify_record(record)
        play_session(terminal, Table(record), sheet, pace)


def print_saved(host: GameLoop) -> None:
    """The match is not over: where it waits."""
    if host.save_fault:
        raise host.save_fault
    host.terminal.out.print(host.terminal.say("saved"))


def print_result(host: GameLoop) -> None:
    """The last lines of commentary, the result, and where the record is. This stays on the screen."""
    if host.save_fault:
        raise host.save_fault
    terminal, scene, match = host.terminal, host.match_text, host.match
    terminal.out.print(scene.board(match.view(host.watcher)).scoreboard(), width=terminal.width)
    for sentence in scene.story(match.events, host.watcher, host.first_shown_event):
        terminal.out.print(f"{terminal.glyphs.pointer} {sentence}", width=terminal.width)
    terminal.out.print()
    terminal.out.print(Text(scene.verdict(match.outcome), "title"), width=terminal.width)
    terminal.out.print(terminal.say("record-kept", path=str(host.saved_match.finished_path)), soft_wrap=True)


def parse_pace(pace: str) -> float:
    """How long a line of commentary stays alone, as typed after `--pace`."""
    try:
        wanted = float(pace.replace(",", "."))
    except ValueError:
        wanted = -1
    if not 0 <= wanted <= MAX_PACE_S:
        raise CliFault("bad-pace", pace=pace, slowest=MAX_PACE_S)
    return wanted
