"""What is typed wrong is told in the reader's language on the error stream, with exit code 2, and nothing is lost."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest
from typer.main import get_command

import tavolino
from tavolino.cli.app import app
from tavolino.cli.faults import CliFault
from tavolino.core.language.texts import LANGUAGES, TextValue, load_texts
from tests.cli.support import Stage

KNOWN = ", ".join(tavolino.games())
COMMANDS = get_command(app).command_names()  # type: ignore[attr-defined] # the group of all commands
OPTIONS = "colours, deck, last_shot, must_win, on_pitch"


class Case(NamedTuple):
    """A command line, and the text it is answered with."""

    args: tuple[str, ...]
    key: str
    values: Mapping[str, TextValue] = MappingProxyType({})


CASES = [
    Case(("plya",), "command-near", {"command": "plya", "near": "play"}),
    Case(("zzz",), "unknown-command"),
    Case(("play", "champions11"), "game-near", {"typed": "champions11", "near": "champions101"}),
    Case(("play", "zzz"), "unknown-game", {"game_id": "zzz", "known": KNOWN}),
    Case(("rules", "zzz"), "unknown-game", {"game_id": "zzz", "known": KNOWN}),
    Case(
        ("play", "champions101", "--option", "zzz=1"),
        "unknown-option",
        {"option": "zzz", "game_id": "champions101", "known": OPTIONS},
    ),
    Case(
        ("play", "champions101", "--option", "must_win=perhaps"),
        "bad-option-value",
        {"option": "must_win", "game_id": "champions101", "value": "perhaps", "allowed": "true, false"},
    ),
    Case(("play", "champions101", "--option", "must_win"), "option-form", {"option": "must_win"}),
    *(
        Case(
            ("play", "champions101", "--seats", seats),
            "bad-seats",
            {"game_id": "champions101", "seats": n, "allowed": "2"},
        )
        for seats, n in (("3", 3), ("0", 0), ("1", 1), ("me", 1), ("Ana,Ion,Ada", 3))
    ),
    Case(("play", "champions101", "--seats", "Ana,Ana"), "same-name", {"name": "Ana"}),
    Case(("play", "champions101", "--seats", "Ana,"), "bad-name", {"name": "", "longest": 40}),
    Case(("play", "champions101", "--seats", "me,a\nb"), "bad-name", {"name": "a\nb", "longest": 40}),
    Case(("play", "champions101", "--seed", "seven"), "bad-seed", {"seed": "seven"}),
    Case(("play", "champions101", "--seed=-3"), "bad-seed", {"seed": "-3"}),
    Case(("play", "champions101", "--seed", "1.5"), "bad-seed", {"seed": "1.5"}),
    Case(("play", "champions101", "--pace", "fast"), "bad-pace", {"pace": "fast", "slowest": 10}),
    Case(("play", "champions101", "--pace", "nan"), "bad-pace", {"pace": "nan", "slowest": 10}),
    Case(("resume",), "none-unfinished"),
    Case(("replay",), "missing-argument"),
    Case(("replay", "no.tav"), "no-file", {"path": "no.tav"}),
    Case(("replay", "no.tav", "more"), "extra-argument", {"argument": "more", "command": "replay"}),
    Case(("rules", "champions101", "99.9"), "no-article", {"number": "99.9", "last": "12.7"}),
    Case(("rules", "champions101", "offside"), "nothing-found", {"word": "offside"}),
    Case(("games", "--zzz"), "unknown-switch", {"option": "--zzz"}),
    Case(("play", "--seat", "2"), "option-near", {"option": "--seat", "near": "--seats"}),
    Case(("play", "champions101", "--seed"), "option-value", {"option": "--seed"}),
    Case(("simulate", "champions101", "-n", "many"), "bad-value", {"option": "-n"}),
]


def expected_text(key: str, values: Mapping[str, TextValue], language: str) -> str:
    return load_texts(language, packages=CliFault.packages).say(f"fault-{key}", values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(case.args).replace("\n", "_"))
def test_a_wrong_command_line_is_explained(case: Case, language: str, home: Path) -> None:
    stage = Stage()
    values = dict(case.values)
    if case.key == "missing-argument":
        values["argument"] = load_texts(language, packages=CliFault.packages).say("value-file")
    if case.key == "unknown-command":
        values |= {"command": "zzz", "known": ", ".join(COMMANDS)}
    assert stage.run(*case.args, "--lang", language) == 2
    assert stage.err == expected_text(case.key, values, language) + "\n"
    assert stage.out == ""
    assert not home.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_told_which_languages_there_are(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    for args, key, values in (
        (("games", "--lang"), "missing-language", {}),
        (("games", "--lang", "de"), "bad-language", {"language": "de"}),
        (("--lang=xx", "games"), "bad-language", {"language": "xx"}),
    ):
        stage = Stage()
        assert stage.run(*args) == 2
        assert stage.err == expected_text(key, {"known": "en, it, ro", **values}, language) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_needs_a_terminal(language: str, home: Path) -> None:
    for command in (("play", "champions101"), ("play",)):
        stage = Stage(is_terminal=False)
        assert stage.run(*command, "--lang", language) == 2
        assert stage.err == expected_text("no-terminal", {}, language) + "\n"
    assert not home.exists()


def test_a_keyboard_that_is_a_pipe_is_no_keyboard() -> None:
    stage = Stage("1")
    stage.keyboard.there = False
    assert stage.run("play", "champions101") == 2
    assert "pipe" in stage.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(59, 40), (120, 17)])
def test_a_window_that_is_too_small_is_told_how_large_it_must_be(
    size: tuple[int, int], language: str
) -> None:
    stage = Stage(width=size[0], height=size[1])
    assert stage.run("play", "champions101", "--lang", language) == 2
    values: dict[str, TextValue] = {"size": f"{size[0]}x{size[1]}", "least": "60x18"}
    assert stage.err == expected_text("small-terminal", values, language) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_screen_cannot_be_cleared_people_do_not_play_each_other(
    language: str, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    stage = Stage()
    assert stage.run("play", "champions101", "--seats", "Ana,Ion", "--lang", language) == 2
    assert stage.err == expected_text("cannot-hide", {}, language) + "\n"
    assert not list((home / "unfinished").glob("*.tav"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("change", "key", "values"),
    [
        (lambda text: text[: len(text) // 2], "record-cut", {}),
        (lambda text: text.replace("seed 7", "seed 8"), "record-edited", {}),
        (lambda text: text.replace("record 1", "record 9"), "record-version", {"version": "9"}),
        (lambda text: "Dear diary,\n" + text, "record-not-ours", {}),
        (lambda text: "", "record-not-ours", {}),
    ],
)
def test_a_record_that_is_not_whole_is_refused(
    change: object, key: str, values: dict[str, TextValue], language: str, unfinished: Path, tmp_path: Path
) -> None:
    assert callable(change)
    path = tmp_path / "changed.tav"
    path.write_text(change(unfinished.read_text("utf-8")), "utf-8")
    stage = Stage()
    assert stage.run("replay", str(path), "--lang", language) == 2
    assert stage.err == expected_text(key, values, language) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_or_a_picture_is_no_record(language: str, tmp_path: Path) -> None:
    picture = tmp_path / "goal.png"
    picture.write_bytes(b"\x89PNG\r\n\xff\xfe\x00")
    for path, key in ((tmp_path, "folder"), (picture, "binary-file"), (picture / "x", "no-file")):
        stage = Stage()
        assert stage.run("replay", str(path), "--lang", language) == 2
        assert stage.err == expected_text(key, {"path": str(path)}, language) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_record_is_not_replayed_for_it_holds_secrets(language: str, unfinished: Path) -> None:
    stage = Stage()
    assert stage.run("replay", str(unfinished), "--lang", language) == 2
    assert stage.err == expected_text("unfinished-record", {"path": str(unfinished)}, language) + "\n"
    assert "tavolino resume" in stage.err
    assert stage.out == ""
