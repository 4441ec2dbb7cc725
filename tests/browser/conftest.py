"""A real server, and a real Chromium that looks at it. Where there is none of either, these tests say so."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tavolino.lab.served import HOST, free_port

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class House:
    """The server, as a page or another program finds it."""

    def __init__(self, address: str) -> None:
        self.address = address

    def call(self, path: str, body: dict[str, Any], secret: str = "") -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Origin": self.address}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        asked = Request(f"{self.address}/api/{path}", json.dumps(body).encode(), headers)
        with urlopen(asked, timeout=60) as answer:
            return dict(json.load(answer))

    def wait_for(self, server: subprocess.Popen[bytes]) -> None:
        """Until it answers."""
        for _ in range(300):
            assert server.poll() is None, "the server did not come up"
            with suppress(OSError), urlopen(f"{self.address}/health", timeout=60):
                return
            time.sleep(0.2)
        raise AssertionError("the server does not answer")

    def open(self, game: str, *players: str, **wishes: Any) -> dict[str, Any]:
        """A table whose host has the first seat; the moves follow each other without a pause."""
        guest = self.call("guests", {"name": "Nora", "language": "en"})
        seats = [{"player": player} for player in ("person", *players)]
        return self.call("tables", {"game": game, "seats": seats, **wishes}, guest["secret"])

    def seat(self, opened: dict[str, Any]) -> str:
        """The link that takes the host's seat over."""
        return f"{self.address}/t/{opened['id']}#{opened['secrets']['0']}"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    port = free_port()
    command = [sys.executable, "-m", "tavolino", "serve", "--host", HOST, "--port", str(port)]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder / 'house.db'}"], stdout=log, stderr=log
        )
    try:
        made = House(f"http://{HOST}:{port}")
        made.wait_for(server)
        yield made
    finally:
        server.terminate()
        server.wait(60)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM and not os.environ.get("CI"):
        pytest.skip("there is no Chromium on this computer")
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield found
        found.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A window of its own. What goes wrong in it is an error of the test."""
    window = browser.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    )
    made = window.new_page()
    wrong: list[str] = []
    made.on("pageerror", lambda error: wrong.append(str(error)))
    made.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    yield made
    window.close()
    assert wrong == []
