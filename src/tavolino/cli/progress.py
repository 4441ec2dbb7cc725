"""A bar for what takes longer than a second."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tavolino.cli.terminal import Terminal


def progress_bar(terminal: Terminal, words: str) -> Progress:
    """On the error stream, which leaves standard output to the report; gone when it is done."""
    columns = (TextColumn(words), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal.err, transient=True)
