"""The static folder, served below a path by a plain web server. Whatever is asked for outside of it is an error."""

import os
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import open_window

ROOT = Path(__file__).parents[3]
SUB_PATH = "school/games/"


class Folder:
    """A web server with the folder below a path. `asked` is all that was asked for."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        handler = partial(Handler, self, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/{SUB_PATH}"

    @property
    def outside(self) -> list[str]:
        return [path for path in self.asked if not path.startswith(f"/{SUB_PATH}") and path != "/favicon.ico"]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class Handler(SimpleHTTPRequestHandler):
    def __init__(self, folder: Folder, *args: Any, **more: Any) -> None:
        self.folder = folder
        super().__init__(*args, **more)

    def do_GET(self) -> None:
        self.folder.asked.append(self.path)
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    built = ROOT / "build/static"
    if not (built / "pocket/pocket.json").exists() and not os.environ.get("CI"):
        pytest.skip("the static folder is not built: make static")
    root = tmp_path_factory.mktemp("www")
    shutil.copytree(built, root / SUB_PATH)
    made = Folder(root)
    yield made
    made.close()


@pytest.fixture(scope="module")
def device(browser: Browser, folder: Folder) -> Iterator[BrowserContext]:
    """A browser with its storage, as one person has it; the worker that keeps files is on."""
    with open_window(browser, service_workers="allow") as made:
        with made.new_page() as page:  # the first visit: the worker keeps the files of the page
            page.goto(folder.address)
            page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        yield made


@pytest.fixture(scope="module")
def pocket_page(device: BrowserContext, folder: Folder) -> Iterator[Page]:
    """One page for all tests that need no more: the engine is loaded once, which takes longer than what they do."""
    wrong: list[str] = []
    with device.new_page() as page:
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(folder.address)
        yield page
    assert wrong == []
    assert folder.outside == []
