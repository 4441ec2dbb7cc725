"""`h` at the terminal: a hint, in three languages; nothing is played, and between people there is none."""

import pytest

from tavolino.cli.terminal import Terminal
from tests.cli.support import Stage

AT_ONCE = ("--pace", "0", "--seed", "7")


def ask_for_hint(language: str, key: str = "h") -> Stage:
    stage = Stage(key, "q")
    assert stage.run("--lang", language, "play", "champions101", *AT_ONCE) == 0
    return stage


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("en", "h", "A champion would say “"),
        ("it", "aiuto", "Un campione direbbe «"),
        ("ro", "SFAT", "Un campion ar zice „"),
    ],
)
def test_the_champion_speaks_every_language(language: str, key: str, said: str) -> None:
    stage = ask_for_hint(language, key)
    page = " ".join(stage.page_after(1).split())
    assert said in page
    assert "100" not in page.partition(said)[2].partition("(")[0], "at the start nobody has won"


def test_the_advice_is_one_of_the_answers_and_nothing_is_played() -> None:
    stage = ask_for_hint("en")
    before, after = stage.page_after(0), " ".join(stage.page_after(1).split())
    move = after.partition("would say “")[2].partition("”")[0]
    assert move in " ".join(before.split())
    assert before.splitlines()[0] == stage.page_after(1).splitlines()[0]


def test_the_same_hint_is_given_twice() -> None:
    stage = Stage("h", "h", "q")
    stage.run("play", "champions101", *AT_ONCE)
    assert stage.page_after(1) == stage.page_after(2)


@pytest.mark.parametrize("language", ["en", "it", "ro"])
def test_the_key_is_told_in_the_line_of_keys_and_with_the_rule(language: str) -> None:
    stage = Stage("?", "", "q", height=60)
    stage.run("--lang", language, "play", "champions101", *AT_ONCE)
    [keys] = [line for line in stage.page_after(0).splitlines() if " · h " in line]
    assert " · q " in keys, "all keys are in one line"
    assert stage.terminal.say("hint-key").split(":")[0] in stage.page_after(1)


def test_between_people_nobody_is_helped() -> None:
    stage = Stage("", "h", "q")
    stage.run("play", "champions101", "--seats", "Ana,Ion", *AT_ONCE)
    assert "No hints at this table" in stage.page_after(2)
    assert " · h " not in stage.page_after(1)


def test_what_takes_long_is_shown_to_be_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.cli.terminal.STATUS_AFTER_S", 0.0)
    stage = Stage("h", "q")
    stage.run("play", "champions101", *AT_ONCE)
    assert "A champion is thinking" in stage.out


def test_what_goes_wrong_meanwhile_is_told() -> None:
    def trip() -> None:
        raise ValueError("tripped")

    terminal: Terminal = Stage().terminal
    with pytest.raises(ValueError, match="tripped"):
        terminal.run_with_status("thinking", trip)
