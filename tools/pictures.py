"""Takes the README's pictures of the page anew: docs/pictures/*.png.

    pip install pillow && python tools/pictures.py [folder]

Needs the page built and a Chromium on this computer. Cards are dealt afresh, so no two runs look the same.
"""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import Request, urlopen

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tavolino.lab.load.server_process import HOST, free_port

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DESKTOP = (1280, 860)
TALL = (1280, 980)
PHONE = (360, 740)
MOVES = ".question.mine .moves button"
LARGEST = 250_000
COLOURS = 128
"""As many as flat lithographic printing needs."""


@contextmanager
def served() -> Iterator[str]:
    """A table of our own for as long as the pictures take, and its address."""
    port = free_port()
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tavolino", "serve", "--host", HOST, "--port", str(port)]
        server = subprocess.Popen(
            [*command, "--db", f"sqlite:///{folder}/pictures.db"], stdout=subprocess.DEVNULL
        )
        try:
            yield wait_for(f"http://{HOST}:{port}")
        finally:
            server.terminate()
            server.wait()


def wait_for(address: str) -> str:
    for _ in range(300):
        with suppress(OSError), urlopen(f"{address}/health"):
            return address
        time.sleep(0.2)
    raise SystemExit("the server does not answer")


def ask(address: str, path: str, body: dict[str, object], secret: str = "") -> dict[str, str]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    with urlopen(Request(f"{address}/api/{path}", json.dumps(body).encode(), headers)) as answer:
        return dict(json.load(answer))


def table(address: str, game: str, *players: str) -> str:
    """A new one, its first seat ours: the link to it. Where only bots play it is a report."""
    guest = ask(address, "guests", {"name": "Nora", "language": "en"})
    seats = [{"player": player} for player in players]
    opened = ask(address, "tables", {"game": game, "seats": seats}, guest["secret"])
    secrets = dict(opened["secrets"])
    return f"{address}/t/{opened['id']}#{secrets['0']}" if secrets else f"{address}/report/{opened['id']}"


@contextmanager
def window(browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def play(page: Page, moves: int) -> None:
    """Until so many are made and it is our turn again."""
    for _ in range(moves):
        page.wait_for_selector(MOVES).click()
        page.wait_for_timeout(400)
    page.wait_for_selector(MOVES)


def take(page: Page, name: str, folder: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    file = folder / f"{name}.png"
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.name}: {file.stat().st_size // 1000} kB")
    if file.stat().st_size > LARGEST:
        raise SystemExit(f"{file.name} is too large for a README")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as play_wright:
        browser = play_wright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        with window(browser, DESKTOP) as page:
            page.goto(address)
            take(page, "home", folder)
            page.goto(table(address, "champions101", "greedy", "greedy"))
            page.wait_for_selector(".graph", timeout=120_000)
            page.get_by_role("heading", name="Who was going to win").scroll_into_view_if_needed()
            take(page, "report", folder)
        with window(browser, TALL) as page:
            page.goto(table(address, "gogoal", "person", "greedy", "greedy"))
            play(page, 6)
            take(page, "table", folder)
        with window(browser, PHONE) as page:
            page.goto(table(address, "champions101", "person", "greedy"))
            play(page, 6)
            take(page, "phone", folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
