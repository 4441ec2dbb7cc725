"""Ctrl-C and SIGTERM: what they stop, and what they leave alone."""

import signal
import threading

import pytest

from tavolino.core.processes.stop_signal import StepAborted, StopSignal, defer_interrupt, stop_on_signals


def test_the_first_ctrl_c_lets_the_step_finish() -> None:
    with stop_on_signals() as stop, stop.abortable_step():
        signal.raise_signal(signal.SIGINT)
        assert stop.is_stopped
        assert not stop.is_aborting


def send(signals: tuple[signal.Signals, ...]) -> None:
    for each in signals:
        signal.raise_signal(each)


@pytest.mark.parametrize("signals", [(signal.SIGINT, signal.SIGINT), (signal.SIGTERM,)])
def test_the_second_one_or_sigterm_aborts_the_step(signals: tuple[signal.Signals, ...]) -> None:
    with stop_on_signals() as stop:
        with pytest.raises(StepAborted), stop.abortable_step():
            send(signals)
        signal.raise_signal(signal.SIGINT)  # outside of a step nothing is raised


def test_a_step_does_not_begin_after_an_abort() -> None:
    stop = StopSignal()
    stop.stop(signal.SIGTERM)
    with pytest.raises(StepAborted), stop.abortable_step():
        pytest.fail("it has begun")


def test_the_exit_code_is_that_of_the_first_signal() -> None:
    stop = StopSignal()
    assert stop.exit_code == 0
    stop.stop(signal.SIGTERM)
    stop.stop(signal.SIGINT)
    assert stop.exit_code == 143


def test_a_deferred_ctrl_c_comes_at_the_end() -> None:
    done = []
    with stop_on_signals() as stop:
        with defer_interrupt():
            signal.raise_signal(signal.SIGINT)
            done.append(stop.is_stopped)
        done.append(stop.is_stopped)
    assert done == [False, True]


def test_another_thread_leaves_signals_alone() -> None:
    before = signal.getsignal(signal.SIGINT)
    seen = []

    def look() -> None:
        with stop_on_signals():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [before]
