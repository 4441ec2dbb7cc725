"""How long the program takes to start: in a new process each time, with its files in the system's cache."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

ROUNDS: Final = 5
MS_PER_S: Final = 1000

PROGRAMS: Final = {
    "import": ["-c", "import tavolino"],
    "list-games": ["-m", "tavolino", "games"],
}
SERVER: Final = "serve"
STARTS: Final = (*PROGRAMS, SERVER)


def measure_start_up(on_step: Callable[[], None]) -> dict[str, float]:
    """The median of several starts in milliseconds, by what is started. `on_step` is called after each start."""
    return {name: median_start_ms(name, on_step) for name in STARTS}


def median_start_ms(name: str, on_step: Callable[[], None]) -> float:
    times_ms = []
    for _ in range(ROUNDS):
        times_ms.append(server_start_ms() if name == SERVER else program_ms(PROGRAMS[name]))
        on_step()
    return median(times_ms)


def program_ms(args: list[str]) -> float:
    """From its start to its end."""
    began = perf_counter()
    subprocess.run([sys.executable, *args], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return (perf_counter() - began) * MS_PER_S


def server_start_ms() -> float:
    """From the start of `tavolino serve` with a new database to its first answer."""
    with TemporaryDirectory() as folder:
        return asyncio.run(time_server_start(Path(folder)))


async def time_server_start(folder: Path) -> float:
    from tavolino.lab.load.server_process import ServerProcess  # its client for websockets is slow to import

    server = ServerProcess(f"sqlite:///{folder / 'start.db'}", folder)
    began = perf_counter()
    await server.start()
    took_ms = (perf_counter() - began) * MS_PER_S
    await server.stop()
    return took_ms
