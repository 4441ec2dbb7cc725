"""`tavolino backup` and `tavolino restore`: all that a server keeps, in one file and back."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from tavolino.cli.app import app, terminal_of
from tavolino.cli.progress import progress_bar
from tavolino.cli.terminal import Terminal

FileName = Annotated[str, typer.Argument()]
Database = Annotated[str, typer.Option("--db", metavar="URL")]


@app.command()
def backup(ctx: typer.Context, file: FileName, db: Database = "") -> None:
    from tavolino.store.backups.backup import create_backup as write  # a database takes its time to import
    from tavolino.store.database import default_url

    terminal = terminal_of(ctx)
    with backup_progress(terminal, "backup") as advance:
        meta = asyncio.run(write(db or default_url(), Path(file), advance))
    rows = {"matches": meta.rows["tables"], "guests": meta.rows["guests"]}
    terminal.out.print(terminal.say("backup-made", path=file, **rows), soft_wrap=True)


@app.command()
def restore(ctx: typer.Context, file: FileName, db: Database = "") -> None:
    from tavolino.store.backups.restore import restore_backup as read
    from tavolino.store.database import default_url

    terminal = terminal_of(ctx)
    with backup_progress(terminal, "restore") as advance:
        restored = asyncio.run(read(db or default_url(), Path(file), advance))
    terminal.out.print(terminal.say("backup-restored", matches=restored.matches), soft_wrap=True)
    if restored.unchecked:
        terminal.out.print(terminal.say("backup-unchecked", matches=restored.unchecked), soft_wrap=True)


@contextmanager
def backup_progress(terminal: Terminal, what: str) -> Iterator[Callable[[int, int], None]]:
    with progress_bar(terminal, terminal.say(f"progress-{what}")) as shown:
        task = shown.add_task("", total=None)
        yield lambda done, steps: shown.update(task, completed=done, total=steps)
