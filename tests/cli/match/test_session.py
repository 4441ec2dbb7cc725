"""In a real terminal: keys, signals, colours, and what a killed program leaves behind."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support import PROGRAM, Window, only_record

CHAMPIONS = ("play", "champions101", "--seed", "7", "--pace", "0")
QUESTION = "the ball is yours"


def test_a_killed_match_is_taken_up_where_it_was(home: Path) -> None:
    with Window(*CHAMPIONS) as window:
        window.see(QUESTION)
        window.press("1\n")
        window.see(QUESTION, 2)
        os.kill(window.process.pid, signal.SIGKILL)
        window.end()
    text = next((home / "unfinished").glob("*.tav")).read_text("utf-8")
    assert "\n0 play " in text
    before = only_record(home / "unfinished").play_back().view(0)
    deck = next(zone["size"] for zone in before["zones"] if zone["id"] == "deck")
    with Window("resume", "--pace", "0") as window:
        assert f"Deck {deck}" in window.see(QUESTION)
        assert only_record(home / "unfinished").play_back().view(0) == before
        window.press("q\n")
        assert window.end() == 0


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 130), ("q\n", 0)])
def test_the_ways_to_leave(key: str, code: int, home: Path) -> None:
    with Window(*CHAMPIONS) as window:
        window.see(QUESTION)
        window.press(key)
        assert window.end() == code
        assert "Go on with: tavolino resume" in window.text
        assert window.shown.endswith("resume\r\n")
        assert "\x1b[?1049l" in window.shown, "back on the ordinary screen"
        assert "Traceback" not in window.text
    assert only_record(home / "unfinished").standing_moves()


def test_ctrl_c_during_the_commentary_loses_nothing(home: Path) -> None:
    with Window("play", "champions101", "--seed", "7", "--pace", "10") as window:
        window.see("has the first ball")
        window.press("\x03")
        assert window.end() == 130
    assert only_record(home / "unfinished").game.id == "champions101"


@pytest.mark.parametrize("letters", [1, 100, 400, 800, 1200, 1600])
def test_ctrl_c_is_heard_at_every_moment_of_drawing(letters: int, home: Path) -> None:
    """From the first output on: the program ends, the screen is as it was, the match is saved."""
    with Window(*CHAMPIONS) as window:
        while len(window.shown) < letters:
            assert window.read()
        window.press("\x03")
        assert window.end() == 130
        assert "Traceback" not in window.text
        assert window.shown.count("\x1b[?1049h") == window.shown.count("\x1b[?1049l")
    assert only_record(home / "unfinished").game.id == "champions101"


@pytest.mark.parametrize("keys", ["q\n\x03", "\x03\x03", "\x03\x03\x03\x03"])
def test_ctrl_c_is_heard_until_the_very_end(keys: str, home: Path) -> None:
    with Window(*CHAMPIONS) as window:
        window.see(QUESTION)
        window.press(keys)
        assert window.end() in (0, 130)
        assert "Traceback" not in window.text
        assert window.shown.count("\x1b[?1049h") == window.shown.count("\x1b[?1049l")
    assert only_record(home / "unfinished").standing_moves()


def test_one_match_is_not_played_in_two_windows() -> None:
    with Window(*CHAMPIONS) as first:
        first.see(QUESTION)
        with Window("resume", "--lang", "it") as second:
            assert second.end() == 2
            assert "in un'altra finestra" in second.text


def test_colours_where_there_are_some() -> None:
    with Window(*CHAMPIONS, COLORTERM="truecolor") as window:
        window.see(QUESTION)
        assert "48;2;200;64;47m" in window.shown, "the red of the look"


def test_no_colours_where_nobody_wants_them() -> None:
    with Window(*CHAMPIONS, COLORTERM="truecolor", NO_COLOR="1") as window:
        text = window.see(QUESTION)
        assert "38;2;" not in window.shown
        assert "48;" not in window.shown
        assert "●" in text
        assert "◆" in text


def test_a_dumb_terminal_gets_plain_lines() -> None:
    with Window(*CHAMPIONS, TERM="dumb") as window:
        window.see(QUESTION)
        window.press("6\n")
        window.see(QUESTION, 2)
        assert "\x1b" not in window.shown


def test_a_terminal_without_our_letters_gets_others() -> None:
    with Window(*CHAMPIONS, "--lang", "ro", PYTHONIOENCODING="ascii", PYTHONUTF8="0") as window:
        text = window.see("> ")
        assert "(R)" in text
        assert "Traceback" not in text


def test_a_small_window_is_refused() -> None:
    with Window(*CHAMPIONS, size=(50, 20)) as window:
        assert window.end() == 2
        assert "50x20" in window.text
        assert "60x18" in window.text


def test_a_pipe_is_no_terminal() -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, "play", "champions101", "--lang", "it"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    assert "terminale con la tastiera" in run.stderr
    assert "Traceback" not in run.stderr
    assert run.stdout == ""
