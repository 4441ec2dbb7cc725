"""Addresses of databases: completed, refused, and never shown with a password."""

import stat
from pathlib import Path

import pytest

from tavolino.core.faults import Fault
from tavolino.store import default_url, open_store
from tavolino.store.database import display_url, parse_url


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///tavolino.db", "sqlite+aiosqlite"),
        ("sqlite+aiosqlite:///tavolino.db", "sqlite+aiosqlite"),
        ("postgresql://ana@localhost/tavolino", "postgresql+asyncpg"),
        ("postgres://ana@localhost/tavolino", "postgresql+asyncpg"),
    ],
)
def test_an_address_is_completed(given: str, driver: str) -> None:
    assert parse_url(given).drivername == driver


@pytest.mark.parametrize(
    "given",
    ["", "tavolino.db", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "postgresql://host"],
)
def test_what_is_no_address_of_ours_is_refused(given: str) -> None:
    with pytest.raises(Fault) as fault:
        parse_url(given)
    assert fault.value.key == "db-url"


def test_a_password_is_never_shown() -> None:
    assert display_url(parse_url("postgresql://ana:geheim@db/tavolino")) == "postgresql://ana:***@db/tavolino"


def test_by_default_it_is_a_file_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVOLINO_HOME", str(tmp_path / "home of Ana"))
    assert parse_url(default_url()).database == f"{tmp_path}/home of Ana/tavolino.db"


@pytest.mark.anyio
async def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    """It holds the seeds of matches that are not over; so do the files that SQLite puts beside it."""
    store = await open_store(f"sqlite:///{tmp_path}/new/tavolino.db")
    await store.check_writable()
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
    await store.close()
    assert modes.keys() >= {"tavolino.db", "tavolino.db-wal"}
    assert {*modes.values()} == {0o600}


@pytest.mark.anyio
@pytest.mark.parametrize("file", ["a folder", "a text", "a folder/no/../../a text/no.db"])
async def test_what_cannot_be_opened_is_told_with_its_name(file: str, tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a text").write_text("no database, but long enough to be taken for one " * 10)
    with pytest.raises(Fault) as fault:
        await open_store(f"sqlite:///{tmp_path}/{file}")
    assert fault.value.key == "db-unreachable"
    assert file.split("/")[0] in fault.value.text()


@pytest.mark.anyio
async def test_a_server_that_does_not_answer_is_told_without_the_password() -> None:
    with pytest.raises(Fault) as fault:
        await open_store("postgresql://ana:geheim@127.0.0.1:1/tavolino")
    assert fault.value.key == "db-unreachable"
    assert "geheim" not in fault.value.text()
