"""Every test of the terminal has a home, a name and a window of its own."""

from functools import partial
from pathlib import Path

import pytest

from tavolino.core.match import SEQUENCE
from tavolino.table.opening import open_table
from tests.cli.support import Stage


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LOGNAME", "mara")
    monkeypatch.setenv("TAVOLINO_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def old_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed in these tests fits deals of the first version of records."""
    monkeypatch.setattr("tavolino.cli.commands.play.open_table", partial(open_table, chance=SEQUENCE))


@pytest.fixture
def unfinished(home: Path) -> Path:
    """A match that somebody has left."""
    Stage("6", "q").run("play", "champions101", "--seed", "7", "--pace", "0")
    return next((home / "unfinished").glob("*.tav"))
