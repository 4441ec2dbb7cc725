"""`tavolino admin`: bans, closed tables and reports, in the database of a server."""

import asyncio
from pathlib import Path

import pytest

from tavolino.core.language.texts import LANGUAGES
from tavolino.store.people.moderation import ChatReport
from tavolino.store.store import open_store
from tests.cli.support import Stage

LINES = '[{"seat":1,"guest":"ivo","name":"Ivo","phrase":"","text":"something [ugly]","at":1}]'


@pytest.fixture
def url(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/server.db"

    async def report() -> None:
        store = await open_store(url)
        await store.moderation.add_report(ChatReport("r1", "t1", "mara", "ivo", LINES, 1_700_000_000_000))
        await store.close()

    asyncio.run(report())
    return url


def run(*args: str, code: int = 0) -> str:
    stage = Stage(is_terminal=False)
    assert stage.run(*args) == code, stage.err
    return stage.out if code == 0 else stage.err


def test_bans_are_made_listed_and_lifted(url: str) -> None:
    assert "Nobody" in run("admin", "bans", "--db", url)
    run("admin", "ban", "ivo", "--reason", "ugly words", "--db", url)
    run("admin", "ban", "192.0.2.9/24", "--db", url)
    run("admin", "close", "t1", "--db", url)
    listed = run("admin", "bans", "--db", url)
    for expected in ("ugly words", "192.0.2.0/24", "guest", "network", "t1"):
        assert expected in listed
    run("admin", "unban", "192.0.2.0/24", "--db", url)
    assert "192.0.2.0" not in run("admin", "bans", "--db", url)
    assert "not kept out" in run("admin", "unban", "192.0.2.0/24", "--db", url, code=2)


def test_reports_are_read_and_dealt_with(url: str) -> None:
    shown = run("admin", "reports", "--db", url)
    assert "2023-11-14 22:13" in shown
    assert "Ivo (ivo): something [ugly]" in shown
    run("admin", "reports", "--done", "r1", "--db", url)
    assert "r1" not in run("admin", "reports", "--db", url)
    assert "r1" in run("admin", "reports", "--all", "--db", url)
    assert "no report r2" in run("admin", "reports", "--done", "r2", "--db", url, code=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_explained_in_every_language(url: str, language: str) -> None:
    for command in ("ban", "unban", "bans", "close", "reports"):
        assert "--db" in run("admin", command, "--help", "--lang", language)
