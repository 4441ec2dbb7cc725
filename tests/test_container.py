"""Dockerfile and compose.yaml, as far as they can be checked where no container runs."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy import make_url

import hatch_build
from tavolino.cli import main

ROOT = hatch_build.ROOT
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVER = COMPOSE["services"]["server"]
DATABASE = COMPOSE["services"]["database"]


def instructions(word: str) -> list[str]:
    return re.findall(rf"^{word} (.+)$", DOCKERFILE, re.MULTILINE)


def container_command() -> list[str]:
    command: list[str] = json.loads(instructions("CMD")[0])
    return command


def option(command: list[str], name: str) -> str:
    """The value of an option, written as one word or as two."""
    words = [part for word in command for part in word.split("=", 1)]
    return words[words.index(name) + 1]


def test_the_container_has_a_python_that_the_game_runs_on() -> None:
    least = hatch_build.settings()["project"]["requires-python"].removeprefix(">=")
    versions = [re.match(r"python:(\d+\.\d+)", image) for image in instructions("FROM")]
    for version in versions:
        assert version
        assert tuple(map(int, version[1].split("."))) >= tuple(map(int, least.split(".")))
    assert len({version and version[1] for version in versions}) == 1, (
        "a wheel fits the Python it was made with"
    )


def test_what_is_copied_from_the_build_is_there() -> None:
    copied = shlex.split(next(line for line in instructions("COPY") if line.startswith("--from=build")))
    assert copied[1:-1] == ["/tavolino/requirements.lock", "/tavolino/dist/*.whl"]
    assert (ROOT / "requirements.lock").exists()
    assert re.search(r"^dist: ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("command", [container_command(), SERVER["command"]], ids=["image", "compose"])
def test_the_command_is_one_that_the_program_takes(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With an address that is nobody's it gets as far as opening its port, and no further."""
    monkeypatch.setenv("TAVOLINO_LANG", "en")
    words = [re.sub(r"\$\{\w+:-([^}]+)\}", r"\1", word).replace("0.0.0.0", "192.0.2.1") for word in command]
    assert main([*words, "--lang", "en"]) == 2
    assert "192.0.2.1" in capsys.readouterr().err


def test_ports_and_health_belong_together() -> None:
    port = option(container_command(), "--port")
    assert instructions("EXPOSE") == [port]
    assert f"127.0.0.1:{port}/health" in DOCKERFILE
    assert option(SERVER["command"], "--port") == port
    assert SERVER["ports"] == [f"127.0.0.1:{port}:{port}"], "only this computer, until a proxy is in front"


def test_the_database_file_is_on_the_volume() -> None:
    file = make_url(option(container_command(), "--db")).database
    assert file
    assert Path(file).parent == Path(instructions("VOLUME")[0])


def test_the_server_finds_its_database() -> None:
    url = make_url(option(SERVER["command"], "--db"))
    made = DATABASE["environment"]
    assert (url.host, url.username, url.database) == ("database", made["POSTGRES_USER"], made["POSTGRES_DB"])
    assert SERVER["environment"]["PGPASSWORD"] == made["POSTGRES_PASSWORD"]
    assert "?" in made["POSTGRES_PASSWORD"], "no password is set unless somebody chooses one"
    assert SERVER["depends_on"]["database"]["condition"] == "service_healthy"
    assert [volume.split(":")[0] for volume in DATABASE["volumes"]] == list(COMPOSE["volumes"])


def test_the_server_does_not_run_as_root() -> None:
    assert instructions("USER") == ["tavolino"]
