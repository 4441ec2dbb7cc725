"""One server for one file of SQLite: two would each show matches that the other has gone on with."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.store.database import SQLITE, create_private_file, display_url, parse_url
from tavolino.store.faults import StoreFault

try:
    import fcntl
except ImportError:  # not on this system
    fcntl = None  # type: ignore[assignment]


@contextmanager
def hold_server_lock(url: str) -> Iterator[None]:
    """Until the end of the block no other server may use this file. If this one is killed the system lets go."""
    database = parse_url(url)
    if database.get_backend_name() != SQLITE or fcntl is None:
        yield
        return
    create_private_file(database)
    handle = os.open(Path(f"{database.database}.server"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise StoreFault("db-in-use", db=display_url(database)) from error
        yield
    finally:
        os.close(handle)
