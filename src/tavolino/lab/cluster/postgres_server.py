"""A PostgreSQL of our own, from the machine's programs, in a folder of its own.

It listens on a socket in that folder and nowhere else. It does not run as root, so root starts it as `postgres`.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from tavolino.lab.faults import LabFault

USER: Final = "postgres"
MAX_CONNECTIONS: Final = 300
SOCKET_NAME: Final = ".s.PGSQL.5432"


def find_programs() -> Path | None:
    """The folder of the newest `initdb` and `pg_ctl` that are installed."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parts[-2]))
    found = shutil.which("pg_ctl")
    candidates = [*reversed(installed), *([Path(found).parent] if found else [])]
    return next((path for path in candidates if (path / "initdb").exists()), None)


def installed_programs() -> Path:
    found = find_programs()
    if not found:
        raise LabFault("no-postgres")
    return found


class PostgresServer:
    """A running PostgreSQL. Without `is_safe` it does not wait for the disk."""

    def __init__(self, programs: Path, folder: Path, is_safe: bool = False) -> None:
        self.programs = programs
        self.folder = folder
        self.is_safe = is_safe
        self.made = 0
        self.free: list[str] = []

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def socket(self) -> Path:
        return self.folder / SOCKET_NAME

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def run(self, program: str, *args: str, check: bool = True) -> None:
        who: dict[str, Any] = {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
        command = [str(self.programs / program), *args]
        with (self.folder / "log").open("a") as log:
            subprocess.run(command, check=check, stdout=log, stderr=log, cwd=self.folder, **who)

    def start(self) -> None:
        self.run("initdb", "-D", str(self.data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start_again()

    def start_again(self) -> None:
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": self.folder,
            "max_connections": MAX_CONNECTIONS,
            "fsync": "on" if self.is_safe else "off",
        }
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self.run(
            "pg_ctl", "-D", str(self.data), "-o", options, "-w", "-l", f"{self.folder}/server.log", "start"
        )

    def stop(self, how: str = "immediate") -> None:
        """Whatever has become of it: it may have failed to start."""
        self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop", check=False)

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty one. It is used again: to make one takes longer than to clear it."""
        name = self.free.pop() if self.free else self.create()
        yield self.url(name)
        clear = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self.run("psql", "-h", str(self.folder), "-U", USER, "-d", name, "-v", "ON_ERROR_STOP=1", "-c", clear)
        self.free.append(name)

    def create(self) -> str:
        self.made += 1
        self.run("createdb", "-h", str(self.folder), "-U", USER, f"tavolino{self.made}")
        return f"tavolino{self.made}"


@contextmanager
def running_postgres(programs: Path, is_safe: bool = False) -> Iterator[PostgresServer]:
    folder = Path(mkdtemp(prefix="tavolino-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    server = PostgresServer(programs, folder, is_safe)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
