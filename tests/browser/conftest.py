"""A real server, and a real Chromium that looks at it. Where there is none of either, these tests say so."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, sync_playwright

from tavolino.lab.served import HOST, free_port

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIMIT = 60_000
MOVES = ".question.mine .moves button"
ANSWERED = "() => !document.querySelector('.question')?.textContent.includes('On its way')"
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

    def over(self, game: str, *players: str, **wishes: Any) -> str:
        """A table where bots have played to the end."""
        guest = self.call("guests", {"name": "Nora", "language": "en"})
        seats = [{"player": player} for player in players]
        opened = self.call("tables", {"game": game, "seats": seats, **wishes}, guest["secret"])
        for _ in range(300):
            with suppress(HTTPError), urlopen(f"{self.address}/api/tables/{opened['id']}/report", timeout=60):
                return str(opened["id"])
            time.sleep(0.2)
        raise AssertionError("the bots do not come to an end")

    def seat(self, opened: dict[str, Any]) -> str:
        """The link that takes the host's seat over."""
        return f"{self.address}/t/{opened['id']}#{opened['secrets']['0']}"


@contextmanager
def served(folder: Path, more: Mapping[str, str] = MappingProxyType({})) -> Iterator[House]:
    """A house of one's own in this folder; `more` for the environment that it grows up in."""
    port = free_port()
    command = [sys.executable, "-m", "tavolino", "serve", "--host", HOST, "--port", str(port)]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder / 'house.db'}"],
            stdout=log,
            stderr=log,
            env={**os.environ, **more},
        )
    try:
        made = House(f"http://{HOST}:{port}")
        made.wait_for(server)
        yield made
    finally:
        server.terminate()
        server.wait(60)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM and not os.environ.get("CI"):
        pytest.skip("there is no Chromium on this computer")
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield found
        found.close()


class Visitors:
    """People with windows of their own. What goes wrong in one is an error of the test."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.windows: list[BrowserContext] = []
        self.wrong: list[str] = []

    def come(self, size: tuple[int, int] = (1280, 800), locale: str = "en-GB", **more: Any) -> Page:
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        window = self.browser.new_context(viewport=viewport, locale=locale, reduced_motion="reduce", **more)
        self.windows.append(window)
        made = window.new_page()
        made.on("pageerror", lambda error: self.wrong.append(str(error)))
        made.on("console", self.note)
        return made

    def note(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.wrong.append(f"{line.text} ({line.location.get('url')})")

    def leave(self) -> None:
        for window in self.windows:
            window.close()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    made = Visitors(browser)
    yield made
    made.leave()
    assert made.wrong == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    return visitors.come()


def play_on(page: Page, moves: int) -> bool:
    """Make so many moves, any that is offered; is it over?"""
    for n in range(moves):
        page.wait_for_selector(f"{MOVES}, .end", timeout=LIMIT)
        if page.locator(".end").count():
            return True
        offered = page.locator(MOVES)
        offered.nth(n % offered.count()).click(timeout=LIMIT)
        page.wait_for_function(ANSWERED, timeout=LIMIT)
    return False


def wait_for_mover(*pages: Page) -> Page:
    """Whoever is asked."""
    for _ in range(LIMIT // 100):
        for page in pages:
            if page.locator(MOVES).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def faults(page: Page) -> list[str]:
    """What axe has to say, each fault with the first thing that has it."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]
