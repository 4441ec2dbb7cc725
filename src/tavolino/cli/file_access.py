"""Reads and writes files that people name. What the system refuses becomes a fault in their language."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tavolino.cli.faults import CliFault

MAX_FILE_BYTES: Final = 10_000_000
"""Of a file that is read. No match or competition that people play comes near it."""


def read_bytes(path: Path) -> bytes:
    with report_os_errors("cannot-read", path):
        try:
            with path.open("rb") as file:
                return file.read(MAX_FILE_BYTES)
        except (FileNotFoundError, NotADirectoryError) as error:
            raise CliFault("no-file", path=str(path)) from error
        except IsADirectoryError as error:
            raise CliFault("folder", path=str(path)) from error


@contextmanager
def report_os_errors(key: str, path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CliFault(key, path=str(path), why=error.strerror or str(error)) from error
