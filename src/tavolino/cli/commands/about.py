"""`tavolino about`: version, build, languages and the data folder."""

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version

import typer
from rich.table import Table

import tavolino.core.match
from tavolino.cli.app import app, terminal_of
from tavolino.core.language.texts import LANGUAGES
from tavolino.core.paths import data_dir


@app.command()
def about(ctx: typer.Context) -> None:
    terminal = terminal_of(ctx)
    build = terminal.say("about-rows.compiled" if is_compiled() else "about-rows.pure")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row("Tavolino", f"{version('tavolino')} ({build})")
    table.add_row("Python", platform.python_version())
    table.add_row(terminal.say("about-rows.languages"), ", ".join(LANGUAGES))
    table.add_row(terminal.say("about-rows.data"), str(data_dir()))
    terminal.out.print(terminal.say("about"), style="title")
    terminal.out.print(table, soft_wrap=True)


def is_compiled() -> bool:
    """Whether the engine is an extension module."""
    return str(tavolino.core.match.__file__).endswith(tuple(EXTENSION_SUFFIXES))
