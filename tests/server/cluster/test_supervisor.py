"""The parent of several workers: what dies is started again, what was drained is not."""

import pytest

from tavolino.server.cluster import supervisor
from tavolino.server.cluster.member import FigureRate, seats_here
from tavolino.server.cluster.supervisor import Supervisor


class FakeProcess:
    """Runs until its exit code is set."""

    def __init__(self) -> None:
        self.exitcode: int | None = None
        self.calls: list[str] = []

    def terminate(self) -> None:
        self.calls.append("terminate")
        self.exitcode = -15

    def join(self, timeout: float) -> None:
        self.calls.append("join")

    def kill(self) -> None:
        self.calls.append("kill")


def test_what_dies_is_started_again_and_what_was_drained_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSE_S", 0)
    started: list[FakeProcess] = []

    def start(number: int) -> FakeProcess:
        started.append(FakeProcess())
        return started[-1]

    parent = Supervisor(start, 2)
    assert [parent.keep_all_alive() for _ in range(2)] == [2, 0]
    started[0].exitcode = -9
    assert [parent.keep_all_alive() for _ in range(2)] == [1, 0]
    started[1].exitcode = 0
    assert parent.keep_all_alive() == 0
    assert parent.drained == {1}
    parent.stop()
    assert started[2].calls == ["terminate", "join"]


def test_the_seats_of_whoever_is_here() -> None:
    assert seats_here({None: [1], 0: [], 2: [1], 1: [1, 2]}) == "1 2"


def test_a_figure_is_told_by_the_second() -> None:
    rate = FigureRate()
    start = rate.before[1]
    assert rate.per_second(10, start + 2) == 5
    assert rate.per_second(40, start + 4) == 15
