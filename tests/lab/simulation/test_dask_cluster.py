"""A Dask cluster plays what the cores of one machine would: the same plan, the same tally."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import tavolino
from tavolino.core.processes.stop_signal import StopSignal
from tavolino.lab.design.lab_file import LabFile
from tavolino.lab.design.run import run_deals
from tavolino.lab.design.tally import ComparePlan, DealTally
from tavolino.lab.design.variants import Variant, plan_deals
from tavolino.lab.faults import LabFault
from tavolino.lab.simulation import dask_cluster as module
from tavolino.lab.simulation.arena import Arena
from tavolino.lab.simulation.dask_cluster import DaskCluster, dask_cluster
from tavolino.lab.simulation.findings import Findings
from tavolino.lab.simulation.parallel import Workers, run_simulation
from tavolino.lab.simulation.simulate import Tally, plan_arena, plan_simulation

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("ignore")  # its own

GAME = tavolino.game("champions101")
PLAN = plan_simulation(GAME, None, ["random", "greedy"], 11)
MATCHES = 40


def found(tally: Tally) -> dict[str, Any]:
    return Findings(PLAN, MATCHES, tally).data()


def played_here() -> Tally:
    return run_simulation(PLAN, MATCHES, 1, lambda _: None, StopSignal())


@pytest.fixture(scope="module")
def local() -> Iterator[Any]:
    """Two workers in this process."""
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=2,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
        worker_dashboard_address=None,
    ) as cluster:
        yield cluster


@pytest.fixture
def machines(local: Any) -> Iterator[DaskCluster]:
    with dask_cluster(local.scheduler_address) as machines:
        yield machines


def test_the_same_plan_gives_the_same_tally_on_a_cluster(machines: DaskCluster) -> None:
    heard: list[int] = []
    tally = run_simulation(PLAN, MATCHES, machines, heard.append, StopSignal())
    assert found(tally) == found(played_here())
    assert sum(heard) == MATCHES
    assert machines.fault is None


def test_an_arena_and_a_comparison_are_the_same_on_a_cluster(machines: DaskCluster, tmp_path: Path) -> None:
    workers_of_both: tuple[Workers, ...] = (1, machines)
    contests = [Arena(plan_arena(GAME, None, ["random", "greedy"], 3, []), 10) for _ in range(2)]
    plan = ComparePlan(*plan_deals(GAME.id, [Variant("usual", {})], None, ["random"], 5))
    tallies: list[DealTally] = []
    for contest, workers in zip(contests, workers_of_both, strict=True):
        contest.play(workers, lambda _: None, StopSignal())
        file = LabFile(str(tmp_path / f"{len(tallies)}"), "compare", plan, DealTally)
        tallies.append(run_deals(plan, file.load(), 12, workers, StopSignal(), lambda *_: None, file=file))
    assert contests[0].data() == contests[1].data()
    assert tallies[0].data() == tallies[1].data()
    assert (tmp_path / "0").read_bytes() == (tmp_path / "1").read_bytes()


def test_a_stop_ends_it_with_what_there_is(machines: DaskCluster) -> None:
    stop = StopSignal()
    heard: list[int] = []

    def hear(matches: int) -> None:
        heard.append(matches)
        stop.stop()

    tally = run_simulation(PLAN, 100_000, machines, hear, stop)
    assert 0 < tally.matches["all"] == sum(heard) < 100_000


def test_a_worker_of_another_version_is_told(machines: DaskCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    versions = iter(["1.0"])
    monkeypatch.setattr(module, "version", lambda _: next(versions, "2.0"))
    with pytest.raises(LabFault, match=r"has version 2\.0 of Tavolino, and this computer 1\.0"):
        run_simulation(PLAN, 1, machines, lambda _: None, StopSignal())


def test_where_nobody_is_nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECT_TIMEOUT_S", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(LabFault, match="no Dask scheduler"), dask_cluster(address):
            pass


def test_without_dask_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(LabFault, match=r"tavolino\[dask\]"), dask_cluster("tcp://127.0.0.1:9"):
        pass


# -- Processes that die


@dataclass
class Machines:
    """A scheduler and two workers in processes of their own."""

    address: str
    scheduler: subprocess.Popen[str]
    workers: list[subprocess.Popen[str]]


@contextmanager
def started(module: str, *args: str) -> Iterator[subprocess.Popen[str]]:
    """Returns when it has said where it is."""
    command = [sys.executable, "-m", "distributed.cli." + module, *args]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stderr
        process.stderr.close()


def read_address(process: subprocess.Popen[str]) -> str:
    assert process.stderr
    line = next(line for line in process.stderr if "Scheduler at:" in line)
    return line.split()[-1]


@pytest.fixture
def real(tmp_path: Path) -> Iterator[Machines]:
    here = ["--host", "127.0.0.1", "--no-dashboard"]
    with started("dask_scheduler", *here, "--port", "0") as scheduler:
        address = read_address(scheduler)
        alone = ["--no-nanny", "--nthreads", "1", "--local-directory", str(tmp_path)]
        with (
            started("dask_worker", address, *here, *alone) as one,
            started("dask_worker", address, *here, *alone) as two,
        ):
            yield Machines(address, scheduler, [one, two])


def test_a_worker_that_dies_is_made_up_for_and_a_lost_scheduler_is_told(real: Machines) -> None:
    with dask_cluster(real.address) as machines:
        machines.client.wait_for_workers(2)
        kills = iter(real.workers[:1])

        def kill_one(_: int) -> None:
            for each in kills:
                each.kill()

        tally = run_simulation(PLAN, MATCHES, machines, kill_one, StopSignal())
        assert found(tally) == found(played_here())
        assert not machines.fault

        part = run_simulation(PLAN, 100_000, machines, lambda _: real.scheduler.kill(), StopSignal())
        assert 0 < part.matches["all"] < 100_000
        assert isinstance(machines.fault, LabFault)
        assert machines.fault.key == "scheduler-gone"
