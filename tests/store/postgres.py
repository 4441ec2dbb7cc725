"""A PostgreSQL of our own, for as long as the tests run: started from the machine's programs, in a folder of its own.

It listens on a socket in that folder and nowhere else. It does not run as root, so root starts it as `postgres`.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

USER = "postgres"


def programs() -> Path | None:
    """The folder of the newest `initdb` and `pg_ctl` that are installed."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parts[-2]))
    found = shutil.which("pg_ctl")
    candidates = [*reversed(installed), *([Path(found).parent] if found else [])]
    return next((path for path in candidates if (path / "initdb").exists()), None)


class Server:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.made = 0
        self.free: list[str] = []

    def run(self, program: str, *args: str, check: bool = True) -> None:
        who: dict[str, Any] = {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
        command = [str(self.programs / program), *args]
        with (self.folder / "log").open("a") as log:
            subprocess.run(command, check=check, stdout=log, stderr=log, cwd=self.folder, **who)

    def start(self) -> None:
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "-D", data, "-o", settings, "-w", "-l", f"{self.folder}/server.log", "start")

    def stop(self) -> None:
        """Whatever has become of it: it may have failed to start."""
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop", check=False)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty one. It is used again: to make one takes longer than to clear it."""
        name = self.free.pop() if self.free else self.create()
        yield f"postgresql://{USER}@/{name}?host={self.folder}"
        clear = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self.run("psql", "-h", str(self.folder), "-U", USER, "-d", name, "-v", "ON_ERROR_STOP=1", "-c", clear)
        self.free.append(name)

    def create(self) -> str:
        self.made += 1
        self.run("createdb", "-h", str(self.folder), "-U", USER, f"tavolino{self.made}")
        return f"tavolino{self.made}"


@contextmanager
def running(programs: Path) -> Iterator[Server]:
    folder = Path(mkdtemp(prefix="tavolino-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    server = Server(programs, folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
