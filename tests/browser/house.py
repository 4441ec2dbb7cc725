"""A real server for the tests in Chromium: a house with tables, asked over HTTP as any other program asks."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tavolino.lab.load.server_process import HOST, free_port
from tavolino.server.http.request_info import SEAT_HEADER

ROOT = Path(__file__).parents[2]
LIMIT_S = 180
"""A test waits for the thing; this is when it gives up."""
A_MOMENT = 0.1
"""Seconds between two looks."""
PATIENCE = 3000
"""So often it looks."""


class House:
    """The server, as a page or another program finds it."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, path: str, seat: str = "") -> Any:
        """What it tells anybody, or whoever holds the secret of a seat."""
        asked = Request(f"{self.address}/api/{path}", headers={SEAT_HEADER: seat} if seat else {})
        with urlopen(asked, timeout=LIMIT_S) as answer:
            return json.load(answer)

    def call(self, path: str, body: dict[str, Any], secret: str = "") -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Origin": self.address}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        asked = Request(f"{self.address}/api/{path}", json.dumps(body).encode(), headers)
        with urlopen(asked, timeout=LIMIT_S) as answer:
            return dict(json.load(answer))

    def wait_for(self, server: subprocess.Popen[bytes]) -> None:
        """Until it answers."""
        for _ in range(PATIENCE):
            assert server.poll() is None, "the server did not come up"
            with suppress(OSError), urlopen(f"{self.address}/health", timeout=LIMIT_S):
                return
            time.sleep(A_MOMENT)
        raise AssertionError("the server does not answer")

    def open(self, game: str, *players: str, **wishes: Any) -> dict[str, Any]:
        """A table whose host has the first seat; the moves follow each other without a pause."""
        guest = self.call("guests", {"name": "Nora", "language": "en"})
        seats = [{"player": player} for player in ("person", *players)]
        return self.call("tables", {"game": game, "seats": seats, **wishes}, guest["secret"])

    def over(self, game: str, *players: str, **wishes: Any) -> str:
        """A table where bots have played to the end."""
        guest = self.call("guests", {"name": "Nora", "language": "en"})
        seats = [{"player": player} for player in players]
        opened = self.call("tables", {"game": game, "seats": seats, **wishes}, guest["secret"])
        for _ in range(PATIENCE):
            self.ask(f"tables/{opened['id']}")  # bots rest while nobody looks
            with suppress(HTTPError):
                self.ask(f"tables/{opened['id']}/report")
                return str(opened["id"])
            time.sleep(A_MOMENT)
        raise AssertionError("the bots do not come to an end")

    def seat(self, opened: dict[str, Any]) -> str:
        """The link that takes the host's seat over."""
        return f"{self.address}/t/{opened['id']}#{opened['secrets']['0']}"


def python_path(*folders: Path) -> str:
    return os.pathsep.join(filter(None, (*map(str, folders), os.environ.get("PYTHONPATH", ""))))


@contextmanager
def served(folder: Path, *more: Path) -> Iterator[House]:
    """A house of one's own in this folder; it finds packages in `more` places."""
    port = free_port()
    command = [sys.executable, "-m", "tests.browser.same_deal", "serve", "--host", HOST, "--port", str(port)]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder / 'house.db'}"],
            stdout=log,
            stderr=log,
            env={**os.environ, "PYTHONPATH": python_path(ROOT, *more)},
        )
    try:
        made = House(f"http://{HOST}:{port}")
        made.wait_for(server)
        yield made
    finally:
        server.terminate()
        server.wait(LIMIT_S)
