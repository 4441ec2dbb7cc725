"""What workers and PostgreSQL have used, as the system keeps its books; nothing where there are none."""

import os
from dataclasses import dataclass
from pathlib import Path

from tavolino.lab.cluster.worker_processes import WorkerProcesses
from tavolino.lab.load.server_process import read_usage


@dataclass(frozen=True)
class ClusterUsage:
    """Processor time, and the most memory that one worker held. Workers that were killed are not counted."""

    workers_s: float = 0.0
    postgres_s: float = 0.0
    worker_bytes: int = 0

    def since(self, before: "ClusterUsage") -> "ClusterUsage":
        return ClusterUsage(
            self.workers_s - before.workers_s, self.postgres_s - before.postgres_s, self.worker_bytes
        )


def read_cluster_usage(cluster: WorkerProcesses) -> ClusterUsage:
    used = [read_usage(worker.process.pid) for worker in cluster.processes.values()]
    known = [usage for usage in used if usage]
    return ClusterUsage(
        sum(usage.cpu_s for usage in known),
        family_seconds(cluster.postgres.pid),
        max((usage.peak_bytes for usage in known), default=0),
    )


def family_seconds(pid: int) -> float:
    """Of a process and its children, those that have ended too."""
    running = {folder.name: stat_numbers(folder) for folder in Path("/proc").glob("[0-9]*")}
    own = running.get(str(pid), [])
    children = [numbers for numbers in running.values() if numbers[1:2] == [str(pid)]]
    ticks = [*own[11:15], *(ticks for child in children for ticks in child[11:13])]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK") if ticks else 0.0


def stat_numbers(folder: Path) -> list[str]:
    """What stands behind the name of a process: its state, its parent, and so on."""
    try:
        return (folder / "stat").read_text("ascii", errors="replace").rpartition(")")[2].split()
    except OSError:
        return []
