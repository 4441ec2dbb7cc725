"""`tavolino backup` and `tavolino restore`: all that a server keeps, in one file and back."""

import asyncio
import stat
from pathlib import Path

import pytest

import tavolino
from tavolino.cli.faults import CliFault
from tavolino.core.language.texts import LANGUAGES, load_texts
from tavolino.games.champions101 import Champions101
from tavolino.store import NewTableRow, StoredSeat, open_store
from tavolino.table.opening import open_table
from tavolino.table.seats import Seat
from tests.cli.support import Stage


async def play(url: str) -> None:
    """A match of two bots, kept for Ana."""
    table = open_table(tavolino.game("champions101"), [Seat("Ana", "greedy"), Seat("Ion", "random")], seed=7)
    store = await open_store(url)
    await store.guests.add("ana", "Ana", "it", "hash", 1)
    seats = [StoredSeat(), StoredSeat()]
    await store.tables.add(NewTableRow("t", "ana", table.record.game.id, table.record.head_text(), 1, seats))
    table.tick(0)
    await store.group_commit.append("t", 0, table.record.entries, finished=table.record.result)
    await store.close()


async def matches_in(url: str) -> list[str]:
    store = await open_store(url)
    found = [table.id for table in await store.tables.list_of_guest("ana")]
    await store.close()
    return found


@pytest.fixture
def played(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/played.db"
    asyncio.run(play(url))
    return url


def run(*args: str) -> Stage:
    stage = Stage(is_terminal=False)
    assert stage.run(*args) == 0, stage.err
    return stage


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_and_back(played: str, tmp_path: Path, language: str) -> None:
    file, other = str(tmp_path / "all.zip"), f"sqlite:///{tmp_path}/other.db"
    words = load_texts(language, packages=CliFault.packages)
    made = run("backup", file, "--db", played, "--lang", language)
    assert words.say("backup-made", {"path": file, "matches": 1, "guests": 1}) in made.out
    assert stat.S_IMODE(Path(file).stat().st_mode) == 0o600
    restored = run("restore", file, "--db", other, "--lang", language)
    assert restored.out == words.say("backup-restored", {"matches": 1}) + "\n"
    assert asyncio.run(matches_in(other)) == ["t"]


def test_without_an_address_it_is_the_usual_database(played: str, tmp_path: Path, home: Path) -> None:
    run("backup", str(tmp_path / "all.zip"), "--db", played)
    run("restore", str(tmp_path / "all.zip"))
    assert (home / "tavolino.db").is_file()
    run("backup", str(tmp_path / "again.zip"))
    assert (tmp_path / "again.zip").is_file()


def test_matches_that_could_not_be_checked_are_told(
    played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("backup", str(tmp_path / "all.zip"), "--db", played)
    monkeypatch.setattr(Champions101, "version", 99)
    assert "taken over unchecked" in run("restore", str(tmp_path / "all.zip")).out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("backup", "{tmp}/all.zip"), "with anything in it"),
        (("backup", "{tmp}/all.zip", "--db", "cupboard"), "no address of a database"),
        (("restore", "{tmp}/none.zip"), "none.zip cannot be read"),
        (("restore", "{tmp}/played.db"), "is not a backup"),
        (("restore",), "FILE is missing"),
    ],
)
def test_what_is_wrong_is_said_and_the_exit_code_is_two(
    played: str, tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    stage = Stage(is_terminal=False)
    assert stage.run(*(arg.format(tmp=tmp_path) for arg in args)) == 2
    assert said in stage.err
    assert stage.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_warns_that_the_file_holds_what_is_dealt(language: str) -> None:
    stage = Stage(is_terminal=False, width=300)
    assert stage.run("backup", "--help", "--lang", language) == 0
    assert load_texts(language, packages=CliFault.packages).say("help-backup.file") in stage.out
