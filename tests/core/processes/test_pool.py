"""Worker processes: they hear no signal of the terminal, and none outlives its parent."""

import os
import select
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

from tavolino.core.processes.pool import available_cores, process_pool

PATIENCE_S = 600
"""After which a process is taken to hang. Nothing waits for so long otherwise."""
PARENT = """
import os, time
from tavolino.core.processes.pool import process_pool
if __name__ == "__main__":
    with process_pool(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(600)
"""


def test_workers_survive_the_signals_of_a_terminal() -> None:
    with process_pool(1) as pool:
        worker = pool.submit(os.getpid).result(PATIENCE_S)
        assert worker != os.getpid()
        os.kill(worker, signal.SIGINT)
        os.kill(worker, signal.SIGTERM)
        assert pool.submit(os.getpid).result(PATIENCE_S) == worker


def test_a_busy_worker_is_gone_at_the_end() -> None:
    before = set(active_children())
    with process_pool(1) as pool:
        pool.submit(time.sleep, PATIENCE_S)
    assert set(active_children()) <= before


def test_a_worker_ends_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT, "utf-8")
    parent = subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True)
    assert parent.stdout
    worker = os.pidfd_open(int(parent.stdout.readline()))
    parent.kill()
    parent.wait()
    ended, _, _ = select.select([worker], [], [], PATIENCE_S)
    os.close(worker)
    parent.stdout.close()
    assert ended


def test_there_is_a_core() -> None:
    assert available_cores() >= 1
