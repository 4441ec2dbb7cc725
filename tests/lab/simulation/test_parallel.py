"""Spreading a simulation over processes, and stopping it."""

import json
import signal

import pytest

import tavolino
from tavolino.core.processes.stop_signal import StopSignal, stop_on_signals
from tavolino.lab.simulation.findings import Findings
from tavolino.lab.simulation.parallel import BATCH_S, Batch, BatchSizer, run_simulation
from tavolino.lab.simulation.simulate import Tally, plan_simulation

PLAN = plan_simulation(tavolino.game("champions101"), None, ["random", "greedy"], 11)


def test_the_same_seed_gives_the_same_report_on_any_number_of_cores() -> None:
    reports = []
    for workers in (1, 2):
        heard: list[int] = []
        tally = run_simulation(PLAN, 25, workers, heard.append, StopSignal())
        assert sum(heard) == tally.matches["all"] == 25
        reports.append(json.dumps(Findings(PLAN, 25, tally).data()))
    assert reports[0] == reports[1]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("signals", [[signal.SIGINT], [signal.SIGINT] * 3, [signal.SIGTERM]])
def test_a_signal_stops_it_with_what_there_is(workers: int, signals: list[signal.Signals]) -> None:
    """Only as many matches are counted as were announced, each of them whole."""
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    heard: list[int] = []

    def send_signals(played: int) -> None:
        heard.append(played)
        for each in signals if len(heard) == 1 else ():
            signal.raise_signal(each)

    with stop_on_signals() as stop:
        tally = run_simulation(PLAN, 100_000, workers, send_signals, stop)
    assert 0 < tally.matches["all"] == sum(heard) < 100_000
    assert tally.decisions.total() == tally.reasons.total() == sum(heard)
    assert stop.exit_code == 128 + signals[0]
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before


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
