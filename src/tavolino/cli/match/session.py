"""One session at the terminal, from the first question to the result or the saved match."""

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
"""A shell expects it of a program that was stopped with Ctrl-C."""


def play_session(terminal: Terminal, table: Table, saved_match: SavedMatch, pace: float) -> None:
    """Play until the end or until somebody leaves. Every move is on disk in any case."""
    if len(table.state.people) > 1 and not terminal.can_clear:
        raise CliFault("cannot-hide")
    saved_match.write(table.record)
    loop = GameLoop(terminal, table, saved_match, pace)
    try:
        with terminal.screen():
            loop.run()
    except LeaveMatch:
        print_saved(loop)
    except (KeyboardInterrupt, EOFError):
        with stop_on_signals():  # a second Ctrl-C must not break off the saving
            loop.save()
            print_saved(loop)
        raise typer.Exit(INTERRUPTED_EXIT_CODE) from None
    else:
        print_result(loop)


def resume_session(saved_match: SavedMatch, terminal: Terminal, pace: float) -> None:
    """Verify a saved match and play on."""
    terminal.require_room()
    with saved_match.hold_lock():
        record = read_record(saved_match.unfinished_path)
        verify_record(record)
        play_session(terminal, Table(record), saved_match, pace)


def print_saved(loop: GameLoop) -> None:
    """Say how to go on with an unfinished match."""
    if loop.save_fault:
        raise loop.save_fault
    loop.terminal.out.print(loop.terminal.say("saved"))


def print_result(loop: GameLoop) -> None:
    """Print the last events, the result and the path of the record. This stays on the screen."""
    if loop.save_fault:
        raise loop.save_fault
    terminal, match_text, match = loop.terminal, loop.match_text, loop.match
    terminal.out.print(match_text.board(match.view(loop.watcher)).scoreboard(), width=terminal.width)
    for sentence in match_text.story(match.events, loop.watcher, loop.first_shown_event):
        terminal.out.print(f"{terminal.glyphs.pointer} {sentence}", width=terminal.width)
    terminal.out.print()
    terminal.out.print(Text(match_text.verdict(match.outcome), "title"), width=terminal.width)
    terminal.out.print(terminal.say("record-kept", path=str(loop.saved_match.finished_path)), soft_wrap=True)


def parse_pace(pace: str) -> float:
    """Parse `--pace`: seconds after each line of commentary."""
    try:
        wanted = float(pace.replace(",", "."))
    except ValueError:
        wanted = -1
    if not 0 <= wanted <= MAX_PACE_S:
        raise CliFault("bad-pace", pace=pace, slowest=MAX_PACE_S)
    return wanted
