"""Takes the README's pictures of the page anew: docs/pictures/*.png, and one that moves, kick-off.gif.

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
from typing import Literal
from urllib.request import Request, urlopen

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tavolino.lab.load.server_process import HOST, free_port

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
DESKTOP = (1280, 860)
PHONE = (390, 844)
SCREEN = (960, 600)
MOVES = ".ask.mine .moves button"
"""The moves in words, which whoever hears the page finds beside the cards."""
LARGEST = 400_000
LARGEST_MOVING = 2_500_000
COLOURS = 128
"""As many as flat lithographic printing needs."""
FRAME_MS = 120
MOVING_MS = 7_000


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
def window(
    browser: Browser, size: tuple[int, int], motion: Literal["reduce", "no-preference"]
) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion=motion
    )
    yield context.new_page()
    context.close()


def offered(page: Page) -> list[str]:
    """The moves in words, once we are asked."""
    page.wait_for_selector(MOVES, state="attached", timeout=60_000)
    return page.locator(MOVES).all_inner_texts()


def make_move(page: Page) -> None:
    page.locator(MOVES).first.evaluate("button => button.click()")
    page.wait_for_timeout(400)


def play(page: Page, moves: int) -> None:
    """Until so many are made and it is our turn again."""
    for _ in range(moves):
        offered(page)
        make_move(page)
    offered(page)


def film_kick_off(page: Page, folder: Path) -> None:
    """The teams are chosen in secret, turned over together, and the first cards are played."""
    offered(page)
    make_move(page)
    save_film([shoot(page) for _ in range(MOVING_MS // FRAME_MS)], folder / "kick-off.gif")


def shoot(page: Page) -> Image.Image:
    page.wait_for_timeout(FRAME_MS // 2)
    return Image.open(BytesIO(page.screenshot())).convert("RGB").resize((640, 400))


def save_film(frames: list[Image.Image], file: Path) -> None:
    first, *others = [frame.quantize(COLOURS // 2, dither=Image.Dither.NONE) for frame in frames]
    first.save(file, save_all=True, append_images=others, duration=FRAME_MS, loop=0, optimize=True)
    check_size(file, LARGEST_MOVING)


def take(page: Page, name: str, folder: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    file = folder / f"{name}.png"
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    check_size(file, LARGEST)


def check_size(file: Path, largest: int) -> None:
    print(f"{file.name}: {file.stat().st_size // 1000} kB")
    if file.stat().st_size > largest:
        raise SystemExit(f"{file.name} is too large for a README")


def watch_bots(page: Page, report: str) -> None:
    """Bots play while somebody looks; then there is a report."""
    state = report.replace("/report/", "/api/tables/")
    while not json.load(urlopen(state))["table"]["over"]:
        time.sleep(0.2)
    page.goto(report)
    page.wait_for_selector(".graph", timeout=120_000)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as play_wright:
        browser = play_wright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        with window(browser, DESKTOP, "reduce") as page:
            page.goto(address)
            take(page, "home", folder)
            watch_bots(page, table(address, "champions101", "greedy", "greedy"))
            page.get_by_role("heading", name="Who was going to win").scroll_into_view_if_needed()
            take(page, "report", folder)
            page.goto(table(address, "gogoal", "person", "amateur"))
            play(page, 4)
            take(page, "table", folder)
        with window(browser, PHONE, "reduce") as page:
            page.goto(table(address, "champions101", "person", "amateur"))
            play(page, 4)
            take(page, "phone", folder)
        with window(browser, SCREEN, "no-preference") as page:
            page.goto(table(address, "gogoal", "person", "amateur"))
            film_kick_off(page, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
