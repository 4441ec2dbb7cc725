"""A real server, and a real Chromium that looks at it. Where there is none of either, these tests say so."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tavolino.lab.load.server_process import HOST, free_port
from tavolino.server.http.request_info import SEAT_HEADER

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIMIT = 60_000
MOVES = ".question.mine .moves button"
PHONE = (360, 740)
DESK = (1280, 800)
ANSWERED = "() => !document.querySelector('.question')?.textContent.includes('On its way')"
OFFERED = """moves => document.querySelector('.question')?.textContent.includes('On its way') ? 0
  : document.querySelector('.end') ? -1 : document.querySelectorAll(moves).length"""
"""How many moves, once the last one is answered; less than none when it is over."""
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

    def ask(self, path: str, seat: str = "") -> Any:
        """What it tells anybody, or whoever holds the secret of a seat."""
        asked = Request(f"{self.address}/api/{path}", headers={SEAT_HEADER: seat} if seat else {})
        with urlopen(asked, timeout=60) as answer:
            return json.load(answer)

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
            with suppress(HTTPError):
                self.ask(f"tables/{opened['id']}/report")
                return str(opened["id"])
            time.sleep(0.2)
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


def opened(browser: Browser, size: tuple[int, int] = DESK, **more: Any) -> BrowserContext:
    """A window in which nothing moves that need not; the worker that keeps files has a test of its own."""
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    still = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    return browser.new_context(viewport=viewport, **{**still, **more})


@pytest.fixture(scope="session")
def window(browser: Browser) -> Iterator[BrowserContext]:
    """Where most tests look: the files of the page are loaded once, and what a person leaves there is cleared away."""
    with opened(browser) as made:
        yield made


class Visitors:
    """People with windows of their own. What goes wrong in one is an error of the test."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.windows: list[BrowserContext] = []
        self.wrong: list[str] = []

    def come(self, size: tuple[int, int] = DESK, **more: Any) -> Page:
        self.windows.append(opened(self.browser, size, **more))
        return self.watched(self.windows[-1].new_page())

    def watched(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self.note)
        return page

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
def page(visitors: Visitors, window: BrowserContext) -> Iterator[Page]:
    with visitors.watched(window.new_page()) as made:
        yield made
    window.set_storage_state({})


def play_on(page: Page, moves: int) -> bool:
    """Make so many moves, any that is offered; is it over?

    What leaves no choice is played by itself, and the button may be gone: maybe for ever, at full time.
    """
    for n in range(moves):
        offered = int(page.wait_for_function(OFFERED, arg=MOVES, timeout=LIMIT).json_value())
        if offered < 0:
            return True
        page.locator(f"{MOVES}, .end h2").nth(n % offered).click(timeout=LIMIT)
    return False


def wait_for_mover(*pages: Page) -> Page:
    """Whoever is asked."""
    for _ in range(LIMIT // 100):
        for page in pages:
            if page.locator(MOVES).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def assert_all_told(*pages: Page) -> int:
    """Whoever is asked has been told everything; so have the others, a moment later. How many lines that is."""
    lines = wait_for_mover(*pages).get_by_role("log").first.locator("li").count()
    for page in pages:
        expect(page.get_by_role("log").first.locator("li")).to_have_count(lines, timeout=LIMIT)
    return lines


def faults(page: Page, *rules: str) -> list[str]:
    """What axe has to say, by all its rules or by these, each fault with the first thing that has it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    only = {"runOnly": list(rules)} if rules else {}
    found = page.evaluate(
        "how => axe.run(document, how).then(({violations}) => ({violations}))",
        {"resultTypes": ["violations"], **only},
    )
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]
