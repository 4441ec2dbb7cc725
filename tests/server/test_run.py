"""`tavolino serve`, started for real: it says where it is, answers, and closes when it is told to."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tavolino.cli.commands.server.serve import print_links
from tavolino.core.faults import Fault
from tavolino.core.language.texts import load_texts
from tavolino.server.faults import ServerFault
from tavolino.server.local_network import http_link, open_sockets, own_address, qr_svg, qr_text
from tavolino.server.run import ServerLinks, prepare
from tests.cli.support import Stage

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        port: int = found.getsockname()[1]
        return port


@contextmanager
def run_server(home: Path, *args: str) -> Iterator[subprocess.Popen[str]]:
    """The command as a process of its own; however the test ends, it ends too."""
    environment = {
        **os.environ,
        "TAVOLINO_HOME": str(home),
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONUTF8": "1",
    }
    command = [sys.executable, "-m", "tavolino", "serve", "--lang", "it", *args]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()  # and closes its pipes


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "terminate"])
def test_it_says_where_it_is_answers_and_closes(tmp_path: Path, stop: signal.Signals) -> None:
    port = free_port()
    say = load_texts("it", packages=("tavolino.cli",)).say
    with run_server(tmp_path, "--port", str(port)) as process:
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().strip() == say("serve-here", {"link": f"http://127.0.0.1:{port}/"})
        assert httpx.get(f"http://127.0.0.1:{port}/health").json()["ok"]
        assert "server" not in httpx.get(f"http://127.0.0.1:{port}/").headers
        os.kill(process.pid, stop)
        out, err = process.stdout.read(), process.stderr.read()
        assert process.wait() == 0
    assert out.splitlines() == [say("serve-stop"), say("serve-closed")]
    assert err == ""
    assert (tmp_path / "tavolino.db").exists()


def test_a_port_that_is_taken_is_told_with_what_to_do() -> None:
    with closing(open_sockets(["127.0.0.1"], 0)[0]) as taken:
        port = taken.getsockname()[1]
        stage = Stage(is_terminal=False)
        assert stage.run("serve", "--port", str(port), "--lang", "ro") == 2
    assert f"--port {port + 1}" in stage.err
    assert "e ocupat" in stage.err


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--host", "192.0.2.1"), "192.0.2.1"),
        (("--origin", "play.example.org"), "https://play.example.org"),
        (("--origin", "https://play.example.org/page"), "no origin"),
        (("--db", "mysql://x/y"), "sqlite"),
        (("--log", "/nowhere/at/all.log"), "/nowhere/at/all.log"),
        (("--port", "70000"), "--port"),
        (("--keep-days", "0"), "--keep-days"),
    ],
)
def test_what_cannot_be_is_told_before_anything_starts(args: tuple[str, ...], complaint: str) -> None:
    stage = Stage(is_terminal=False)
    assert stage.run("serve", "--port", "0", *args) == 2
    assert complaint in stage.err


def test_a_database_that_cannot_be_opened_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 100)
    stage = Stage(is_terminal=False)
    assert stage.run("serve", "--port", "0", "--db", f"sqlite:///{broken}") == 2
    assert "broken.db" in stage.err
    assert capsys.readouterr().err == ""  # nobody else complains


# -- On a network


def test_for_the_network_it_listens_there_and_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.server.run.own_address", lambda: "127.0.0.2")
    house = prepare(port=0, lan=True)
    try:
        links = house.links
        assert links.here == f"http://127.0.0.1:{house.port}/"
        assert links.network == f"http://127.0.0.2:{house.port}/"
        assert links.qr == qr_text(links.network)
        assert [each.getsockname()[0] for each in house.sockets] == ["127.0.0.1", "127.0.0.2"]
    finally:
        for each in house.sockets:
            each.close()


def test_the_link_for_phones_is_shown_with_its_code() -> None:
    stage = Stage()
    print_links(stage.terminal, ServerLinks("http://127.0.0.1:1/", "http://192.168.1.7:1/", "▀▄ CODE"), False)
    assert "http://192.168.1.7:1/" in stage.out
    assert "▀▄ CODE" in stage.out


class Probe:
    """A socket that would go out by this address; by none, if there is no network."""

    address: str | None = None

    def __init__(self, *_: object) -> None:
        pass

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if not self.address:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str | None, int]:
        return self.address, 9


def test_own_address_is_the_one_that_others_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.server.local_network.socket.socket", Probe)
    monkeypatch.setattr(Probe, "address", "192.168.1.7")
    assert own_address() == "192.168.1.7"


@pytest.mark.parametrize("address", [None, "127.0.0.1"])
def test_without_a_network_nobody_else_can_come(address: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.server.local_network.socket.socket", Probe)
    monkeypatch.setattr(Probe, "address", address)
    with pytest.raises(ServerFault, match="no network"):
        own_address()


def test_sockets_that_were_opened_are_closed_when_one_fails() -> None:
    with pytest.raises(Fault, match="Nobody can be received"):
        open_sockets(["127.0.0.1", "192.0.2.1"], 0)


@pytest.mark.parametrize(
    ("host", "expected"),
    [("127.0.0.1", "http://127.0.0.1:8/"), ("0.0.0.0", "http://127.0.0.1:8/"), ("::1", "http://[::1]:8/")],
)
def test_links_are_such_as_a_browser_takes(host: str, expected: str) -> None:
    assert http_link(host, 8) == expected


def test_a_code_can_be_read_whatever_is_in_it() -> None:
    assert qr_svg("http://127.0.0.1/#<&>").count("<path") == 2
