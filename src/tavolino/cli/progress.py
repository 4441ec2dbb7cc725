"""A progress bar for work that takes longer than a second."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tavolino.cli.terminal import Terminal


def progress_bar(terminal: Terminal, words: str) -> Progress:
    """On the error stream, so that standard output holds only the report. It disappears when the work is done."""
    columns = (TextColumn(words), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.err, transient=True)
