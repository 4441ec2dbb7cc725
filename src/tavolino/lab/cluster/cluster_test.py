"""`tavolino bench cluster`: people at many workers, trouble again and again; is anything lost, how late is what?"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from tavolino.lab.cluster.balancer import Balancer
from tavolino.lab.cluster.cluster_plan import ClusterPlan
from tavolino.lab.cluster.crowd import Crowd, CrowdTimes
from tavolino.lab.cluster.fault_injection import FaultInjector
from tavolino.lab.cluster.postgres_server import USER, installed_programs, running_postgres
from tavolino.lab.cluster.usage import ClusterUsage, read_cluster_usage
from tavolino.lab.cluster.worker_processes import WorkerProcesses, running_workers
from tavolino.lab.load.client import ANSWER_TIMEOUT_S, wait_until
from tavolino.lab.load.load_test import QUANTILES, OnProgress, plan_data, quantile, run_in_loop
from tavolino.lab.load.played_records import RecordFindings, examine_records, finish_matches
from tavolino.lab.load.players import SEATS, LoadStats
from tavolino.lab.load.server_process import raise_file_limit

DATABASE: Final = "tavolino"
LINES_OF_TABLE: Final = "SELECT seat, request FROM entries WHERE table_id = $1 AND request IS NOT NULL"


@dataclass(kw_only=True)
class ClusterFigures(RecordFindings):
    """The result: what was found, and the times of the crowd."""

    plan: ClusterPlan
    seconds: float = 0.0
    moves: int = 0
    times: CrowdTimes = field(default_factory=CrowdTimes)
    usage: ClusterUsage = field(default_factory=ClusterUsage)
    client_cpu: float = 0.0
    setbacks: dict[str, int] = field(default_factory=dict)

    @property
    def worker_us(self) -> float:
        """What a move costs all workers together, in microseconds of processor time."""
        return 1e6 * self.usage.workers_s / max(1, self.moves)

    @property
    def postgres_us(self) -> float:
        return 1e6 * self.usage.postgres_s / max(1, self.moves)

    def delays(self) -> Iterator[tuple[str, dict[str, float]]]:
        """Each kind of times with its quantiles, in seconds; those that were measured."""
        for name, seconds in vars(self.times).items():
            if seconds:
                yield name, {key: quantile(sorted(seconds), part) for key, part in QUANTILES.items()}

    def data(self) -> dict[str, object]:
        plan = self.plan
        return plan_data(plan) | {
            "db": "postgresql",
            "workers": plan.workers,
            "hashed": plan.is_hashed,
            "trouble": plan.trouble if plan.kills else None,
            "times": plan.kills,
            "hold": plan.hold,
            "seconds": self.seconds,
            "moves": self.moves,
            "moves_per_second": self.moves / max(0.001, self.seconds),
            **self.findings(),
            "setbacks": self.setbacks,
            "delays": dict(self.delays()),
            "worker_us_per_move": self.worker_us,
            "postgres_us_per_move": self.postgres_us,
            "worker_bytes": self.usage.worker_bytes,
            "client_cpu": self.client_cpu,
        }


def run_cluster_test(plan: ClusterPlan, on_progress: OnProgress) -> ClusterFigures:
    """A whole run, from starting PostgreSQL to stopping it."""
    return run_in_loop(measure_cluster(plan, on_progress))


async def measure_cluster(plan: ClusterPlan, on_progress: OnProgress) -> ClusterFigures:
    async with cluster_with_crowd(plan, on_progress) as (cluster, crowd):
        figures = ClusterFigures(plan=plan)
        await measure_trouble(figures, cluster, crowd, on_progress)
        await everyone_is_back(crowd)
        marks = {table: table.moves_done for table in crowd.playing}
        await finish_matches(crowd, marks, figures)
        await examine_records(crowd, figures)
        await compare_requests(cluster, crowd, figures)
        figures.setbacks = dict(crowd.setbacks)
        return figures


async def measure_trouble(
    figures: ClusterFigures, cluster: WorkerProcesses, crowd: Crowd, on_progress: OnProgress
) -> None:
    """Trouble at random moments; without any, the time that was asked for."""
    plan = figures.plan
    injector = FaultInjector(cluster, crowd, plan.hold, crowd.rng)
    crowd.times, crowd.stats = CrowdTimes(), LoadStats(faults=crowd.stats.faults)
    crowd.expects_outages = plan.kills > 0
    before, start, ours = read_cluster_usage(cluster), perf_counter(), process_time()
    for _ in range(plan.kills or plan.ticks):
        if plan.kills:
            await asyncio.sleep(crowd.rng.uniform(0, plan.seconds))
            await injector.kinds[plan.trouble]()
            crowd.start_task(crowd.open_tables())
        else:
            await asyncio.sleep(plan.seconds / plan.ticks)
        on_progress(1)
    figures.seconds, figures.moves = perf_counter() - start, crowd.stats.moves
    figures.usage = read_cluster_usage(cluster).since(before)
    figures.client_cpu = (process_time() - ours) / figures.seconds
    figures.times = crowd.times


async def everyone_is_back(crowd: Crowd) -> None:
    await wait_until(
        lambda: all(person.socket for table in crowd.playing for person in table.people), ANSWER_TIMEOUT_S
    )


async def compare_requests(cluster: WorkerProcesses, crowd: Crowd, findings: RecordFindings) -> None:
    """Every accepted request stands in the database once, and none that nobody sent."""
    for table in crowd.finished:
        rows = [(row["seat"], row["request"]) for row in await cluster.read(LINES_OF_TABLE, table.id)]
        sent = {(person.seat, move.id) for person in table.people for move in person.sent_moves}
        done = {
            (person.seat, move.id) for person in table.people for move in person.sent_moves if move.is_done
        }
        known = {*rows} - {(0, "resign")}
        if len(rows) != len({*rows}) or not done <= known <= sent:
            findings.broken.append(
                f"{table.id}: {len(done - known)} requests lost, {len(known - sent)} invented"
            )


@asynccontextmanager
async def cluster_with_crowd(
    plan: ClusterPlan, on_progress: OnProgress = lambda _: None
) -> AsyncIterator[tuple[WorkerProcesses, Crowd]]:
    """Workers, and people at them. All are gone afterwards, and PostgreSQL with them.

    Nobody is taken for dead while all arrive: workers that have just started are slow.
    """
    raise_file_limit(4 * plan.tables * SEATS)
    with (
        TemporaryDirectory(prefix="tavolino-") as folder,
        running_postgres(installed_programs(), is_safe=True) as postgres,
    ):
        postgres.run("createdb", "-h", str(postgres.folder), "-U", USER, DATABASE)
        async with running_workers(postgres, DATABASE, Path(folder), plan.workers) as cluster:
            balancer = Balancer(cluster.addresses, plan.is_hashed)
            crowd = Crowd(balancer, plan.games, plan.tables, plan.pace, Random())
            balancer.on_down = crowd.hang_up
            await crowd.open_tables(on_progress)
            checking = asyncio.create_task(balancer.check_regularly())
            try:
                yield cluster, crowd
                crowd.disconnect()
            finally:
                checking.cancel()
                keep_logs(Path(folder))


def keep_logs(folder: Path) -> None:
    """For whoever wants to know why: the environment says where to."""
    if target := os.environ.get("TAVOLINO_KEEP_LOGS"):
        shutil.copytree(folder, target, dirs_exist_ok=True)
