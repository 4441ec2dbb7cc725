"""Spreading a simulation over processes, and stopping it."""

import json
import signal

import pytest

import tavolino
from tavolino.lab.simulation.findings import Findings
from tavolino.lab.simulation.parallel import (
    BATCH_S,
    Batch,
    BatchSizer,
    StopSignal,
    available_cores,
    run_simulation,
)
from tavolino.lab.simulation.simulate import Tally, plan_simulation

PLAN = plan_simulation(tavolino.game("champions101"), None, ["random", "greedy"], 11)


def test_the_same_seed_gives_the_same_report_on_any_number_of_cores() -> None:
    reports = []
    for workers in (1, 2):
        heard: list[int] = []
        tally = run_simulation(PLAN, 25, workers, heard.append)
        assert sum(heard) == tally.matches["all"] == 25
        reports.append(json.dumps(Findings(PLAN, 25, tally).data()))
    assert reports[0] == reports[1]


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_stops_it_with_what_there_is(workers: int) -> None:
    """Only as many matches are counted as were announced, each of them whole."""
    before = signal.getsignal(signal.SIGINT)
    heard: list[int] = []

    def press_ctrl_c(played: int) -> None:
        if not heard:
            signal.raise_signal(signal.SIGINT)
        heard.append(played)

    tally = run_simulation(PLAN, 100_000, workers, press_ctrl_c)
    assert 0 < tally.matches["all"] == sum(heard) < 100_000
    assert tally.decisions.total() == tally.reasons.total() == sum(heard)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_ctrl_c_breaks_it_off() -> None:
    whistle = StopSignal()
    whistle.stop(signal.SIGINT, None)
    assert whistle.is_stopped
    with pytest.raises(KeyboardInterrupt):
        whistle.stop(signal.SIGINT, None)


def test_every_match_is_handed_out_once() -> None:
    fixtures = BatchSizer(1000)
    numbers: list[int] = []
    for batch in fixtures:
        numbers += batch
        fixtures.adjust(Batch(len(batch), 0.01, Tally()))
    assert numbers == list(range(1000))


def test_batches_grow_slowly_and_shrink_at_once() -> None:
    fixtures = BatchSizer(1000)
    fixtures.adjust(Batch(1, BATCH_S / 1000, Tally()))
    assert len(next(fixtures)) == 4
    fixtures.adjust(Batch(4, BATCH_S / 250, Tally()))
    assert len(next(fixtures)) == 16
    fixtures.adjust(Batch(16, 100 * BATCH_S, Tally()))
    assert len(next(fixtures)) == 1


def test_there_is_a_core() -> None:
    assert available_cores() >= 1
