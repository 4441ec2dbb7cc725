"""Every move is on the disk before the next question; a file is there whole or not at all."""

import os
import stat
from collections.abc import Iterator
from itertools import pairwise, repeat
from pathlib import Path

import pytest

from tavolino.cli.faults import CliFault
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.core.records.reader import parse_record
from tests.cli.support import Stage, Typed, only_record

QUICK = ("--pace", "0")
CHAMPIONS = ("play", "champions101", "--seed", "7", *QUICK)


def test_each_move_is_saved_before_the_next_question(home: Path) -> None:
    lengths: list[int] = []

    def type_lines() -> Iterator[Typed]:
        for _ in range(8):
            lengths.append(len(only_record(home / "unfinished").standing_moves()))
            yield "1"

    Stage(more=type_lines()).run(*CHAMPIONS)
    assert lengths[0] == 1, "the bot's first answer"
    assert all(before < after for before, after in pairwise(lengths))


def test_a_saved_match_is_for_its_owner_alone(unfinished: Path) -> None:
    assert stat.S_IMODE(unfinished.stat().st_mode) == 0o600
    assert stat.S_IMODE(unfinished.parent.stat().st_mode) == 0o700


def test_a_finished_match_moves_to_the_records_and_leaves_nothing_behind(home: Path) -> None:
    Stage(more=repeat("1")).run(*CHAMPIONS)
    [path] = (home / "records").iterdir()
    assert path.name.endswith(".tav")
    assert "champions101" in path.name
    assert list((home / "unfinished").iterdir()) == []


def test_a_full_disk_is_told_and_the_next_move_tries_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    def type_lines() -> Iterator[Typed]:
        monkeypatch.setattr(os, "fsync", full)
        yield "1"
        assert "No space left on device" in stage.asked[-1].page
        assert len(only_record(home / "unfinished").standing_moves()) == 1, "the old file is whole"
        monkeypatch.undo()
        monkeypatch.setenv("TAVOLINO_HOME", str(home))
        yield "1"
        assert "No space left" not in stage.asked[-1].page
        yield "q"

    stage = Stage(more=type_lines())
    assert stage.run(*CHAMPIONS) == 0
    assert len(only_record(home / "unfinished").standing_moves()) > 2


def test_leaving_with_a_full_disk_does_not_say_that_all_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    def type_lines() -> Iterator[Typed]:
        monkeypatch.setattr(os, "fsync", full)
        yield "1"
        yield "q"

    stage = Stage(more=type_lines())
    assert stage.run(*CHAMPIONS) == 2
    assert "No space left on device" in stage.err
    assert "tavolino resume" not in stage.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_home_that_cannot_be_written_is_told_before_the_match(home: Path, language: str) -> None:
    home.write_text("I am a file")
    stage = Stage()
    assert stage.run(*CHAMPIONS, "--lang", language) == 2
    said = load_texts(language, packages=CliFault.packages).say(
        "fault-cannot-save", {"path": str(home), "why": ""}
    )
    assert stage.err.startswith(said.partition(":")[0])
    assert stage.err.rstrip().endswith(("Not a directory", "File exists"))
    assert stage.asked == []


def test_resume_takes_up_the_only_match(unfinished: Path) -> None:
    moves = len(parse_record(unfinished.read_text("utf-8")).standing_moves())
    stage = Stage("1", "q")
    assert stage.run("resume", *QUICK) == 0
    assert "the ball is yours" in stage.page_after(0)
    assert len(parse_record(unfinished.read_text("utf-8")).standing_moves()) > moves


def test_resume_plays_on_to_the_end(unfinished: Path, home: Path) -> None:
    assert Stage(more=repeat("1")).run("resume", *QUICK) == 0
    assert not unfinished.exists()
    assert only_record(home / "records").is_finished


def test_resume_asks_which_when_there_are_several(unfinished: Path, home: Path) -> None:
    Stage("q").run("play", "champions101", "--seats", "Ana,Ion", *QUICK)
    stage = Stage("2", "q")
    assert stage.run("resume", *QUICK) == 0
    assert "Which match do you want to go on with?" in stage.page_after(0)
    assert "Ana – Ion" in stage.page_after(0)
    assert "Mara" in stage.page_after(1)


def test_resume_lists_and_a_broken_match_does_not_hide_the_others(unfinished: Path) -> None:
    (unfinished.parent / "broken.tav").write_text("tavolino record 1\n")
    stage = Stage(is_terminal=False)
    assert stage.run("resume", "--list", "--lang", "it") == 0
    assert "Mara – Greedy" in stage.out
    assert "broken" in stage.out
    assert "tronco" in " ".join(stage.out.split())


def test_an_empty_list_says_so() -> None:
    stage = Stage(is_terminal=False)
    assert stage.run("resume", "--list") == 0
    assert stage.out == "No match is waiting to be finished.\n"


def test_a_resumed_match_can_still_be_taken_back(unfinished: Path) -> None:
    stage = Stage("u", "q")
    stage.run("resume", *QUICK)
    assert "Taken back" in stage.page_after(1)
    assert any(entry.undone for entry in parse_record(unfinished.read_text("utf-8")).entries)


def test_a_resumed_match_tells_what_happened_since_the_last_decision(unfinished: Path) -> None:
    first, again = Stage("q", height=40), Stage("q", height=40)
    first.run("resume", *QUICK)
    again.run("resume", *QUICK)
    assert "blue footballer and blue ball" in first.page_after(0)
    assert again.page_after(0) == first.page_after(0)
