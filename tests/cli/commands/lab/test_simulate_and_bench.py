"""`tavolino simulate` and `tavolino bench`, as typed."""

import json
from pathlib import Path

import pytest

from tavolino.lab.speed import other_engines
from tests.cli.support import Stage

SIMULATE = ("simulate", "champions101", "-n", "6", "--workers", "1", "--lang", "en")


def run(*args: str, code: int = 0) -> Stage:
    stage = Stage(is_terminal=False)
    assert stage.run(*args) == code
    return stage


def test_simulate_tells_what_the_game_does(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    out = run(*SIMULATE, "--bots", "Random, greedy", "--option", "must_win=no", "--json", str(file)).out
    assert "101 Champions Challenge: 6 matches" in out
    assert "greedy wins" in out
    assert "must_win=false" in out
    assert json.loads(file.read_text("utf-8"))["bots"] == ["random", "greedy"]


def test_a_dash_for_a_file_leaves_only_the_data() -> None:
    assert json.loads(run(*SIMULATE, "--json", "-").out)["matches"] == 6


def test_a_report_that_cannot_be_saved_is_still_shown() -> None:
    stage = run(*SIMULATE, "--json", "/no/such/folder/report.json", code=2)
    assert "How it ends" in stage.out
    assert "/no/such/folder/report.json" in stage.err


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("simulate", "champions10"), "champions101"),
        (("simulate", "champions101", "-n", "0"), "-n"),
        (("simulate", "champions101", "--bots", "me"), "me"),
        (("simulate", "champions101", "--bots", "random,random,random"), "3 bots were named for 2 seats"),
        (("simulate", "champions101", "--seed", "-4"), "-4"),
        (("bench", "champions10"), "champions101"),
    ],
)
def test_what_cannot_be_done_is_said(args: tuple[str, ...], complaint: str) -> None:
    stage = run(*args, "--lang", "en", code=2)
    assert complaint in stage.err
    assert stage.out == ""


def test_bench_tells_how_fast_it_is(tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    args = ("--seconds", "0.001", "--json", str(file), "--lang", "en")
    out = run("bench", "champions101", *args).out
    assert "decisions/s from Python" in out
    assert list(json.loads(file.read_text("utf-8"))["games"]) == ["champions101"]


def test_bench_says_how_to_install_its_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_engines, "installed_version", lambda package: "")
    stage = run("bench", "--peers", "--lang", "en", code=2)
    assert 'pip install "tavolino[bench]"' in stage.err
