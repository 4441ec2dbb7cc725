"""One sitting at the terminal: from the first question to the goodbye, whatever ends it."""

from typing import Final

import typer
from rich.text import Text

from tavolino.cli.faults import Trouble
from tavolino.cli.match.game_loop import Host, Leave
from tavolino.cli.match.saved_matches import Sheet
from tavolino.cli.terminal import Terminal
from tavolino.table.table import Table

PACE: Final = "0.5"
"""Seconds for a line of commentary."""
SLOWEST: Final = 10
INTERRUPTED: Final = 130
"""What a shell expects of a program that was stopped with Ctrl-C."""


def sit_down(terminal: Terminal, table: Table, sheet: Sheet, pace: float) -> None:
    """Play until the end or until somebody leaves. What was played is on the disk in any case."""
    if len(table.people) > 1 and not terminal.can_clear:
        raise Trouble("cannot-hide")
    sheet.write(table.record)
    host = Host(terminal, table, sheet, pace)
    try:
        with terminal.screen():
            host.run()
    except Leave:
        see_you(host)
    except (KeyboardInterrupt, EOFError):
        host.save()
        see_you(host)
        raise typer.Exit(INTERRUPTED) from None
    else:
        goodbye(host)


def see_you(host: Host) -> None:
    """The match is not over: where it waits."""
    if host.unsaved:
        raise host.unsaved
    host.terminal.out.print(host.terminal.say("saved"))


def goodbye(host: Host) -> None:
    """The last lines of commentary, the result, and where the record is. This stays on the screen."""
    if host.unsaved:
        raise host.unsaved
    terminal, scene, match = host.terminal, host.scene, host.match
    terminal.out.print(scene.board(match.view(host.watcher)).scoreboard(), width=terminal.width)
    for sentence in scene.story(match.events, host.watcher, host.since):
        terminal.out.print(f"{terminal.glyphs.pointer} {sentence}", width=terminal.width)
    terminal.out.print()
    terminal.out.print(Text(scene.verdict(match.outcome), "title"), width=terminal.width)
    terminal.out.print(terminal.say("record-kept", path=str(host.sheet.finished)), soft_wrap=True)


def seconds(pace: str) -> float:
    """How long a line of commentary stays alone, as typed after `--pace`."""
    try:
        wanted = float(pace.replace(",", "."))
    except ValueError:
        wanted = -1
    if not 0 <= wanted <= SLOWEST:
        raise Trouble("bad-pace", pace=pace, slowest=SLOWEST)
    return wanted
