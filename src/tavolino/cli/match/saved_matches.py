"""Where matches are kept: each in a file of its own, never half written."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Final, TextIO

from tavolino.cli.faults import Trouble
from tavolino.core.paths import home
from tavolino.core.records.record import Record, parse

LARGEST: Final = 10_000_000
"""Bytes of a record; no match that people play comes near it."""


class Sheet:
    """The file of one match: among the unfinished ones until the result is in, then among the records."""

    def __init__(self, name: str, folder: Path | None = None) -> None:
        self.name = name
        self.folder = folder or home()

    @property
    def unfinished(self) -> Path:
        return self.folder / "unfinished" / f"{self.name}.tav"

    @property
    def claim(self) -> Path:
        return self.unfinished.with_suffix(".lock")

    @property
    def finished(self) -> Path:
        return self.folder / "records" / f"{self.name}.tav"

    def write(self, record: Record) -> Path:
        """Put the match on the disk as it stands; where it is now."""
        path = self.finished if record.finished else self.unfinished
        with told_when_failing("cannot-save", path):
            replace(path, record.text())
            if record.finished:
                self.unfinished.unlink(missing_ok=True)
                self.claim.unlink(missing_ok=True)
        return path

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """Keep other windows from playing the same match. If we are killed, the system drops the claim."""
        with told_when_failing("cannot-save", self.claim):
            file = private_file(self.claim)
        with file:
            lock(file)
            yield


def lock(file: TextIO) -> None:
    try:
        import fcntl
    except ImportError:
        return  # not on this system
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise Trouble("in-use") from error


def new_sheet(game: str, now: datetime) -> Sheet:
    return Sheet(f"{now:%Y-%m-%d-%H%M}-{game}-{token_hex(2)}")


def unfinished_sheets() -> list[Sheet]:
    """The matches that can be taken up again, the latest first."""
    paths = (home() / "unfinished").glob("*.tav")
    return [Sheet(path.stem) for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)]


def replace(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new text is there, whole."""
    part = path.with_suffix(".part")
    with private_file(part) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    remember(path.parent)


def private_file(path: Path) -> TextIO:
    """A new file for its owner alone: an unfinished match holds secrets."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return open(path, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600))


def remember(folder: Path) -> None:
    """Make a renaming last through a power cut, where the system lets us."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def read_record(path: Path) -> Record:
    """A record from a file that may be anything."""
    try:
        return parse(read(path).decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Trouble("binary-file", path=str(path)) from error


def read(path: Path) -> bytes:
    with told_when_failing("cannot-read", path):
        try:
            with path.open("rb") as file:
                return file.read(LARGEST)
        except (FileNotFoundError, NotADirectoryError) as error:
            raise Trouble("no-file", path=str(path)) from error
        except IsADirectoryError as error:
            raise Trouble("folder", path=str(path)) from error


@contextmanager
def told_when_failing(key: str, path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Trouble(key, path=str(path), why=error.strerror or str(error)) from error
