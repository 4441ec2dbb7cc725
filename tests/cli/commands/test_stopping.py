"""Signals at a running simulation, in a real process: what was played is reported and saved."""

import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tavolino.cli.competitions.common import load_competition
from tests.cli.support import Stage, Window

ASKED = 5_000_000
PLAYED = re.compile(rf"[1-9]\d*/{ASKED}")


def ctrl_c(window: Window) -> None:
    window.press("\x03")


def two_quick_ctrl_cs(window: Window) -> None:
    window.press("\x03\x03")


def two_separate_ctrl_cs(window: Window) -> None:
    os.kill(window.process.pid, signal.SIGINT)
    os.kill(window.process.pid, signal.SIGINT)


def sigterm(window: Window) -> None:
    window.process.terminate()


def sigterm_to_all_processes(window: Window) -> None:
    os.killpg(window.process.pid, signal.SIGTERM)


@pytest.mark.parametrize(
    ("workers", "stop", "code"),
    [
        ("1", ctrl_c, 130),
        ("1", two_quick_ctrl_cs, 130),
        ("1", sigterm, 143),
        ("2", two_quick_ctrl_cs, 130),
        ("2", two_separate_ctrl_cs, 130),
        ("2", sigterm_to_all_processes, 143),
    ],
)
def test_a_simulation_keeps_what_there_is(
    stop: Callable[[Window], None], code: int, workers: str, tmp_path: Path
) -> None:
    report = tmp_path / "report.json"
    command = ("simulate", "champions101", "-n", str(ASKED), "--workers", workers, "--json", str(report))
    with Window(*command) as window:
        while not PLAYED.search(window.text):
            assert window.read()
        stop(window)
        assert window.end() == code, window.text
        assert "Traceback" not in window.text
    assert 0 < json.loads(report.read_text("utf-8"))["matches"] < ASKED


@pytest.mark.parametrize("signals", [1, 2], ids=["one", "two"])
def test_a_signal_while_workers_start_is_not_lost(signals: int, tmp_path: Path) -> None:
    """The bar is shown before the first worker is there; the report says so, even if nothing was played."""
    report = tmp_path / "report.json"
    command = ("simulate", "champions101", "-n", str(ASKED), "--workers", "2", "--json", str(report))
    with Window(*command) as window:
        window.see(f"0/{ASKED}")
        window.press("\x03" * signals)
        assert window.end() == 130, window.text
        assert "Traceback" not in window.text
    assert json.loads(report.read_text("utf-8"))["matches"] < ASKED


@pytest.mark.parametrize(("stop", "code"), [(two_quick_ctrl_cs, 130), (sigterm, 143)])
def test_a_competition_keeps_the_matches_that_were_played(
    stop: Callable[[Window], None], code: int, tmp_path: Path
) -> None:
    db = ("--db", f"sqlite:///{tmp_path}/cups.db")
    assert Stage().run("league", "new", "Liga", "--game", "champions101", "--bots", "32", *db) == 0
    assert Stage().run("league", "draw", "Liga", "--pace", "0", *db) == 0
    with Window("league", "simulate", "Liga", "--workers", "2", *db) as window:
        while not re.search(r"[1-9]\d*/496", window.text):
            assert window.read()
        stop(window)
        assert window.end() == code, window.text
        assert "Traceback" not in window.text
    played = re.search(r"(\d+) match", window.text)
    assert played
    matches = load_competition(db[1], "Liga").matches
    assert 0 < sum(match.goals is not None for match in matches) == int(played[1]) < 496
