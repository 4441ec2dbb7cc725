"""Saved matches: each in a file of its own, never half written."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import TextIO

from tavolino.cli.faults import CliFault
from tavolino.cli.file_access import read_bytes, report_os_errors
from tavolino.core.paths import data_dir
from tavolino.core.records.reader import parse_record
from tavolino.core.records.record import Record


class SavedMatch:
    """The file of one match: in `unfinished` until it is over, then in `records`."""

    def __init__(self, name: str, folder: Path | None = None) -> None:
        self.name = name
        self.folder = folder or data_dir()

    @property
    def unfinished_path(self) -> Path:
        return self.folder / "unfinished" / f"{self.name}.tav"

    @property
    def lock_path(self) -> Path:
        return self.unfinished_path.with_suffix(".lock")

    @property
    def finished_path(self) -> Path:
        return self.folder / "records" / f"{self.name}.tav"

    def write(self, record: Record) -> Path:
        """Write the match to disk, and return its path."""
        path = self.finished_path if record.is_finished else self.unfinished_path
        with report_os_errors("cannot-save", path):
            replace_file(path, record.text())
            if record.is_finished:
                self.unfinished_path.unlink(missing_ok=True)
                self.lock_path.unlink(missing_ok=True)
        return path

    @contextmanager
    def hold_lock(self) -> Iterator[None]:
        """Keep other windows from playing the same match. If this process is killed, the system drops the lock."""
        with report_os_errors("cannot-save", self.lock_path):
            file = open_private_file(self.lock_path)
        with file:
            lock_file(file)
            yield


def lock_file(file: TextIO) -> None:
    try:
        import fcntl
    except ImportError:
        return  # not on this system
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise CliFault("in-use") from error


def new_saved_match(game: str, now: datetime) -> SavedMatch:
    return SavedMatch(f"{now:%Y-%m-%d-%H%M}-{game}-{token_hex(2)}")


def unfinished_matches() -> list[SavedMatch]:
    """The matches that can be resumed, the latest first."""
    paths = (data_dir() / "unfinished").glob("*.tav")
    return [
        SavedMatch(path.stem) for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)
    ]


def replace_file(path: Path, text: str) -> None:
    """Replace a file at once: at any moment the whole old or the whole new text is on disk."""
    part = path.with_suffix(".part")
    with open_private_file(part) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    fsync_folder(path.parent)


def open_private_file(path: Path) -> TextIO:
    """Open a new file that only its owner may read: an unfinished match holds secrets."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return open(path, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600))


def fsync_folder(folder: Path) -> None:
    """Make a renaming survive a power cut, where the system allows it."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def read_record(path: Path) -> Record:
    """Read a record from a file that may hold anything."""
    try:
        return parse_record(read_bytes(path).decode("utf-8"))
    except UnicodeDecodeError as error:
        raise CliFault("binary-file", path=str(path)) from error
