"""A real server, and a real Chromium that looks at it. Where there is none of either, these tests say so.

`house` is the server (house.py), `page` a window in which nothing moves that need not, `visitors` are people with
windows of their own. What people do at a table is in table_page.py, what everyone may ask of a page in for_everyone.py.
"""

import os
import shutil
from collections.abc import Iterator
from typing import Any

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

pytest.register_assert_rewrite(
    "tests.browser.for_everyone", "tests.browser.stage_layout", "tests.browser.table_page"
)

from tests.browser.for_everyone import DESK, count_requests  # noqa: E402
from tests.browser.house import House, served  # noqa: E402
from tests.browser.table_page import LIMIT  # noqa: E402

expect.set_options(timeout=LIMIT)

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is Chromium without windows, tabs and menus: every page costs a third less."""
CHROMIUM = next(filter(None, map(shutil.which, PROGRAMS)), None)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # letters as wide as on a screen
)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM and not os.environ.get("CI"):
        pytest.skip("there is no Chromium on this computer")
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=CHROMIUM, args=list(QUIET), timeout=LIMIT)
        yield found
        found.close()


def open_window(
    browser: Browser, size: tuple[int, int] = DESK, speed: str = "none", **more: Any
) -> BrowserContext:
    """A window in which nothing moves that need not, and no scene is played unless a `speed` is asked for; the worker
    that keeps files has a test of its own.
    """
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    still = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
    made = browser.new_context(viewport=viewport, **{**still, **more})
    made.set_default_timeout(LIMIT)
    made.add_init_script(speed_script(speed))
    return made


def speed_script(speed: str) -> str:
    """Chooses the pace of the scenes, as the menu does."""
    return (
        f"""try {{ localStorage.setItem('tavolino.speed', '"{speed}"') }} catch {{ /* an empty page */ }}"""
    )


@pytest.fixture(scope="session")
def window(browser: Browser) -> Iterator[BrowserContext]:
    """Where most tests look: the files of the page are loaded once, and what a person leaves there is cleared away."""
    with open_window(browser) as made:
        yield made


class Visitors:
    """People with windows of their own. What goes wrong in one is an error of the test."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.windows: list[BrowserContext] = []
        self.wrong: list[str] = []

    def come(self, size: tuple[int, int] = DESK, **more: Any) -> Page:
        self.windows.append(open_window(self.browser, size, **more))
        return self.watched(self.windows[-1].new_page())

    def watched(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self.note)
        return count_requests(page)

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
