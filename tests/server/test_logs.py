"""Logs and metrics: what happens is written down, and nothing of what people said, are called or keep secret."""

import json
import logging
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest
from sqlalchemy.exc import OperationalError

from tavolino.core.faults import Fault
from tavolino.live.logs import LOGGER_NAME, log_event
from tavolino.server import logs
from tavolino.server.faults import ServerFault
from tavolino.server.http.metrics import Metrics
from tavolino.server.http.metrics_server import parse_address, serve_metrics
from tests.server.house import GAME, House, good, open_house, problem

NAME = "Zbigniewina"
SAID = "forza ragazzi"


@pytest.fixture
def log() -> Iterator[StringIO]:
    """Everything that is logged, as the server would write it."""
    before = {name: vars(logging.getLogger(name)).copy() for name in (LOGGER_NAME, *logs.UVICORN_LOGGERS)}
    written = StringIO()
    logs.configure_logs(logs.STDERR, written)
    yield written
    for name, state in before.items():
        vars(logging.getLogger(name)).update(state)


def lines(log: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_no_secret_is_ever_written_down(tmp_path: Path, log: StringIO) -> None:
    """A guest, a table, an invitation, a chat, wrong secrets, broken requests: all of it leaves only its outline."""
    with open_house(tmp_path) as house:
        mara, ivo = house.guest(NAME), house.guest("Ivo")
        table = mara.open()
        seat = good(ivo.post(f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]}))
        with house.client.websocket_connect(f"/ws/tables/{table['id']}") as socket:
            socket.send_json({"do": "hello", "secret": seat["secret"], "guest": ivo.welcome["secret"]})
            socket.send_json({"do": "say", "text": SAID, "id": "1"})
            while socket.receive_json()["is"] != "said":
                pass
        house.get("/api/me", headers={"authorization": "Bearer stolen-secret"})
        house.get(f"/api/tables/{table['id']}?secret=in-the-query", headers={"tavolino-seat": "stolen-seat"})
        house.get("/in-the-path")
        house.client.post("/api/guests", content=b'{"name": "broken-body')
        scraped = scrape(house)
    secrets = [mara.welcome["secret"], ivo.welcome["secret"], seat["secret"], table["code"]]
    secrets += [*table["secrets"].values(), *table["invites"].values()]
    secrets += [NAME, SAID, "stolen", "in-the-query", "in-the-path", "broken-body", "seed"]
    for secret in secrets:
        assert secret not in log.getvalue()
        assert secret not in scraped
    assert {line["event"] for line in lines(log)} >= {"started", "request", "stopped"}


def test_an_error_is_written_down_without_its_message(
    tmp_path: Path, log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:

        async def broken(*_: object, **__: object) -> None:
            try:
                raise ValueError("secret 4711")
            except ValueError as error:
                raise RuntimeError("secret 4712") from error

        monkeypatch.setattr(house.client.app.state.store.tables, "list_public", broken)
        problem(house.get("/api/tables"), 500, "server")
    assert "471" not in re.sub(r":\d+ ", "", log.getvalue())
    [line] = [line for line in lines(log) if line["level"] == "error"]
    assert [error["kind"] for error in line["error"]] == ["builtins.RuntimeError", "builtins.ValueError"]
    assert any("broken" in step for step in line["error"][0]["way"])
    assert line["route"] == "/api/tables"


def test_others_logs_keep_their_arguments_to_themselves(log: StringIO) -> None:
    logging.getLogger("uvicorn.error").error("Invalid frame %s\nmore", "secret")
    [line] = lines(log)
    assert line["event"] == "Invalid frame %s"


def test_why_it_did_not_start_is_told_elsewhere(log: StringIO) -> None:
    logging.getLogger("uvicorn.error").error("Traceback (most recent call last):\n...")
    logging.getLogger("uvicorn.error").error("Application startup failed. Exiting.")
    assert lines(log) == []


def test_without_a_log_only_what_is_amiss_is_told(log: StringIO) -> None:
    quiet = StringIO()
    logs.configure_logs("", quiet)
    log_event("request")
    log_event("odd", logging.WARNING)
    assert [line["event"] for line in lines(quiet)] == ["odd"]


def test_a_log_can_go_to_a_file(tmp_path: Path, log: StringIO) -> None:
    logs.configure_logs(str(tmp_path / "log"))
    log_event("started", tables=3)
    for handler in logging.getLogger(LOGGER_NAME).handlers:
        handler.close()
    line = json.loads((tmp_path / "log").read_text("utf-8"))
    assert (line["event"], line["tables"], line["level"]) == ("started", 3, "info")


def scrape(house: House) -> str:
    metrics: Metrics = house.client.app.state.metrics
    return generate_latest(metrics.registry).decode()


def test_a_log_that_was_moved_away_is_begun_anew(tmp_path: Path, log: StringIO) -> None:
    logs.configure_logs(str(tmp_path / "log"))
    log_event("before")
    (tmp_path / "log").rename(tmp_path / "log.1")
    logs.reopen_logs()
    log_event("after")
    for handler in logging.getLogger(LOGGER_NAME).handlers:
        handler.close()
    told = [json.loads((tmp_path / name).read_text("utf-8"))["event"] for name in ("log.1", "log")]
    assert told == ["before", "after"]


def test_figures_are_not_public_but_at_an_address_of_their_own(house: House) -> None:
    problem(house.get("/metrics"), 404, "not-found")
    metrics: Metrics = house.client.app.state.metrics
    with serve_metrics(parse_address("127.0.0.1:0"), metrics.registry) as port:
        assert "tavolino_live_tables" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


@pytest.mark.parametrize("text", ["", "9101", ":9101", "127.0.0.1:", "127.0.0.1:99999", "127.0.0.1:x"])
def test_an_address_for_figures_has_a_host_and_a_port(text: str) -> None:
    with pytest.raises(ServerFault):
        parse_address(text)


def test_health_and_metrics(house: House) -> None:
    health = good(house.get("/health"))
    assert health["ok"]
    assert health["build"] in ("pure", "compiled")
    house.get("/api/games/mister")
    scraped = scrape(house)
    assert 'route="/api/games/{game_id}",status="200"' in scraped
    assert "tavolino_live_tables" in scraped
    assert "tavolino_sockets 0.0" in scraped
    assert "tavolino_bot_queue 0.0" in scraped
    assert "tavolino_loop_lag_seconds" in scraped
    assert "tavolino_commit_seconds_count 0.0" not in scraped


def test_a_store_that_cannot_be_written_is_no_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may still be readable: a full disk is one."""
    with open_house(tmp_path) as house:
        assert good(house.get("/ready"))["ok"]

        async def broken(*job: object) -> None:
            raise OperationalError("", {}, OSError("no room on the disk"))

        monkeypatch.setattr(house.client.app.state.store.group_commit, "run", broken)
        problem(house.get("/health"), 503, "store-down")
        problem(house.get("/ready"), 503, "store-down")
        problem(house.post("/api/guests", {"name": "Mara"}), 503, "store-down")


def test_a_server_that_is_drained_begins_nothing_new(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        mara = house.guest("Mara")
        table = mara.open()
        house.client.app.state.drain.begin()
        assert good(house.get("/health"))["ok"]
        problem(house.get("/ready"), 503, "draining")
        seats = [{"player": "person"}, {"player": "open"}]
        problem(mara.post("/api/tables", {"game": GAME, "seats": seats}), 503, "draining")
        assert good(mara.get(f"/api/tables/{table['id']}"))


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with open_house(tmp_path), pytest.raises(ExceptionGroup) as refused, open_house(tmp_path):
        pass
    [fault] = refused.value.exceptions
    assert isinstance(fault, Fault)
    assert "Another server is running" in fault.text()
    with open_house(tmp_path) as house:
        assert good(house.get("/ready"))["ok"]
