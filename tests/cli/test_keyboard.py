"""The keyboard in a real terminal: lines, their end, and a Ctrl-C that is never lost."""

from random import Random
from time import perf_counter

import pytest

from tests.cli.support import Window

ASKING = """
from tavolino.cli.keyboard import Keyboard
while True:
    try:
        print("question", flush=True)
        print("answer", repr(Keyboard().read_line("> ")), flush=True)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    except EOFError:
        print("end", flush=True)
        break
"""
SLEEPING = """
from tavolino.cli.keyboard import interruptible_sleep
while True:
    try:
        print("question", flush=True)
        interruptible_sleep(600)
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""
PRESSES = 3000
LATEST_PRESS_S = 200e-6
"""After the question has been seen: the time in which `input()` loses a signal now and then."""


@pytest.mark.parametrize("program", [ASKING, SLEEPING], ids=["question", "pause"])
def test_ctrl_c_is_heard_at_any_moment(program: str) -> None:
    rng = Random(0)
    with Window(program=program) as window:
        for _ in range(PRESSES):
            window.see("question")
            moment = perf_counter() + rng.random() * LATEST_PRESS_S
            while perf_counter() < moment:
                pass
            window.press("\x03")
            window.see("interrupted")
            window.forget_up_to("interrupted")


def test_lines_are_read_as_they_are_typed() -> None:
    with Window(program=ASKING) as window:
        window.see("> ")
        window.press("Ștefan\n")
        window.see("answer 'Ștefan'")
        window.press("two\nlines\n")
        window.see("answer 'two'")
        window.see("answer 'lines'")
        window.press("x" * 2000 + "\n")
        window.see(f"answer '{'x' * 2000}'")
        window.press("\x04")
        window.see("end")
        assert window.end() == 0


def test_part_of_a_line_is_forgotten_after_ctrl_c() -> None:
    with Window(program=ASKING) as window:
        window.see("> ")
        window.press("half a li\x03")
        window.see("interrupted")
        window.press("whole\n")
        window.see("answer 'whole'")
