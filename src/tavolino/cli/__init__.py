"""The terminal program: `tavolino play` and all other commands.

Imported by `python -m tavolino` and the console script only.
May import every layer below; what is slow to import (server, store) is imported inside its command.
"""

import signal
import sys
from functools import cache

import typer
from typer.main import get_command

from tavolino.cli.app import app, usage_fault
from tavolino.cli.commands import about, daily, deck, games, play, replay, resume, rules, verify
from tavolino.cli.commands import print as print_command
from tavolino.cli.commands.lab import arena, bench, design, simulate
from tavolino.cli.commands.server import admin, backup, cluster, serve
from tavolino.cli.competitions import changes, files, new, results, show
from tavolino.cli.competitions import play as play_fixture
from tavolino.cli.language import split_language
from tavolino.cli.match.session import INTERRUPTED_EXIT_CODE
from tavolino.cli.terminal import Terminal, process_terminal
from tavolino.core.faults import Fault
from tavolino.core.language.texts import environment_language

__all__ = ["main"]

# Importing a module registers its commands.
COMMANDS = (
    about,
    admin,
    arena,
    backup,
    bench,
    cluster,
    changes,
    daily,
    show,
    deck,
    design,
    new,
    games,
    simulate,
    play_fixture,
    files,
    play,
    print_command,
    replay,
    resume,
    rules,
    serve,
    results,
    verify,
)

BAD_INPUT_EXIT_CODE = 2


def main(args: list[str] | None = None, terminal: Terminal | None = None) -> int:
    """Run a command and return its exit code. A fault is printed in the reader's language, with exit code 2."""
    if terminal is None:
        return run_process(args, process_terminal())
    terminal.language = environment_language()
    try:
        return run_command(sys.argv[1:] if args is None else args, terminal)
    except Fault as fault:
        terminal.print_fault(fault)
    except typer.TyperException as error:
        terminal.print_fault(usage_fault(error, terminal))
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED_EXIT_CODE
    return BAD_INPUT_EXIT_CODE


def run_process(args: list[str] | None, terminal: Terminal) -> int:
    try:
        return main(args, terminal)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # only Python's own shutdown is left to interrupt
        terminal.leave_screen()


def run_command(args: list[str], terminal: Terminal) -> int:
    wanted, others = split_language(args)
    terminal.language = wanted or terminal.language
    code = built_command(app).main(others, "tavolino", standalone_mode=False, obj=terminal)
    return code if isinstance(code, int) else 0


built_command = cache(get_command)
"""All commands with their options: reading them off the functions takes longer than most commands do."""
