"""Every test of the terminal has a home, a name and a window of its own."""

from pathlib import Path

import pytest

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


@pytest.fixture
def unfinished(home: Path) -> Path:
    """A match that somebody has left."""
    Stage("6", "q").run("play", "champions101", "--seed", "7", "--pace", "0")
    return next((home / "unfinished").glob("*.tav"))
