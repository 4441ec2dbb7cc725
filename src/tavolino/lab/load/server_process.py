"""Runs `tavolino serve` in a process on this computer: started, measured, stopped, killed."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

from tavolino.lab.faults import LabFault
from tavolino.lab.load import sampled_server
from tavolino.lab.load.client import POLL_INTERVAL_S, LoadClient, ServerAddress

HOST: Final = "127.0.0.1"
STARTUP_TIMEOUT_S: Final = 240.0
"""For the server to answer after its start, and to end after SIGTERM: on a very busy computer too."""

SPARE_FILES: Final = 200
"""Files that a process has open beside its sockets."""


class ProcessUsage(NamedTuple):
    """What a process has used so far: processor time, and the most memory it held."""

    cpu_s: float
    peak_bytes: int


class ServerProcess:
    """`tavolino serve` with this database, pinned to one core where the system allows it. With `is_sampled` it can tell
    what its time goes into, but on Windows.

    One of several has a `name` and may run on any core.
    """

    def __init__(self, db: str, folder: Path, is_sampled: bool = False, name: str = "") -> None:
        self.db = db
        self.log = folder / f"{name or 'server'}.log"
        self.samples = folder / f"{name}samples.json"
        self.is_sampled = is_sampled and sys.platform != "win32"
        self.address = ServerAddress(HOST, free_port())
        self.core = None if name else min(allowed_cores(), default=None)

    async def start(self) -> None:
        """Returns when it answers."""
        program = (
            ["-P", sampled_server.__file__, str(self.samples)] if self.is_sampled else ["-m", "tavolino"]
        )
        command = [sys.executable, *program, "serve", "--db", self.db]
        command += ["--host", self.address.host, "--port", str(self.address.port)]
        with self.log.open("ab") as log, pin_to_core(self.core):
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log
            )
        for _ in range(ceil(STARTUP_TIMEOUT_S / POLL_INTERVAL_S)):
            if await self.is_up():
                return
            await asyncio.sleep(POLL_INTERVAL_S)
        await self.kill()
        raise self.startup_fault()

    async def is_up(self) -> bool:
        if self.process.returncode is not None:
            raise self.startup_fault()
        with suppress(OSError):
            return (await LoadClient(self.address).request("GET", "/health")).status == 200
        return False

    def startup_fault(self) -> LabFault:
        """The server did not start; the end of its log says why."""
        lines = self.log.read_text("utf-8", errors="replace").split("\n")
        return LabFault("no-server", why="\n".join(lines[-12:]).strip())

    def usage(self) -> ProcessUsage | None:
        return read_usage(self.process.pid)

    def switch_sampling(self) -> None:
        """Begin to sample, or end."""
        if self.is_sampled and sys.platform != "win32":
            self.process.send_signal(signal.SIGUSR2)

    async def sampled_seconds(self) -> dict[str, float]:
        """What the processor time between two switches went into; empty: nobody knows."""
        for _ in range(ceil(STARTUP_TIMEOUT_S / POLL_INTERVAL_S)):
            if not self.is_sampled:
                break
            if self.samples.exists():
                return dict(json.loads(self.samples.read_text("utf-8")))
            await asyncio.sleep(POLL_INTERVAL_S)
        return {}

    @property
    def is_running(self) -> bool:
        return self.process.returncode is None

    async def kill(self) -> None:
        """Kill with signal 9, so that the server cannot clean up."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), STARTUP_TIMEOUT_S)
        except TimeoutError:
            await self.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def raise_file_limit(sockets: int) -> None:
    """Raise the limit of open files for this process and for the server that it starts."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = sockets + SPARE_FILES
        if soft != resource.RLIM_INFINITY and soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def allowed_cores() -> set[int]:
    """The cores that this process may use; none where the system does not say."""
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


@contextmanager
def pin_to_core(core: int | None) -> Iterator[None]:
    """A process that is started meanwhile stays on this core, with all its threads."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def avoid_core(core: int | None) -> Iterator[None]:
    """This process leaves the core to the server, if it has another one."""
    others = allowed_cores() - {core}
    if not others:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, others)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def read_usage(pid: int) -> ProcessUsage | None:
    """Read a process's usage from /proc; None where there is none."""
    try:
        status = Path(f"/proc/{pid}/status").read_text("ascii", errors="replace")
        times = Path(f"/proc/{pid}/stat").read_text("ascii", errors="replace").rpartition(")")[2].split()
    except OSError:
        return None
    peak = re.search(r"VmHWM:\s*(\d+) kB", status)
    ticks = int(times[11]) + int(times[12])
    return ProcessUsage(ticks / os.sysconf("SC_CLK_TCK"), int(peak[1]) * 1024 if peak else 0)
