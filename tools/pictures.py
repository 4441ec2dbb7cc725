"""Takes the README's pictures of the page anew: docs/pictures/*.png, and one that moves, goal.webp.

    pip install pillow && python -m tools.pictures [folder]

Needs the page built and a Chromium on this computer. Cards are dealt afresh, so no two runs look the same.
"""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal
from urllib.request import Request, urlopen

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tavolino.games.gogoal.engine.match import GoGoalMatch
from tavolino.lab.load.server_process import HOST, free_port
from tests.browser.conftest import CHROMIUM
from tests.browser.house import House
from tests.browser.moments import Line, Telling
from tests.games.gogoal.support import scene

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP = (1280, 860)
PHONE = (390, 844)
SCREEN = (960, 600)
MOVES = ".ask.mine .moves button"
"""The moves in words, which whoever hears the page finds beside the cards."""
MAX_BYTES = 400_000
MAX_MOVING_BYTES = 1_500_000
COLOURS = 128
"""As many as flat lithographic printing needs."""
FRAME_MS = 50
MAX_FRAMES = 120
PAUSE_FRAMES = 8
FILM_SIZE = (640, 400)
STEP = """ms => {
  for (const one of document.getAnimations()) {
    one.pause();
    const end = one.effect.getComputedTiming().endTime;
    const next = Number(one.currentTime ?? 0) + ms;
    if (next >= end) one.finish(); else one.currentTime = next;
  }
}"""
"""Everything that moves by itself moves on by so much, and stands."""


@contextmanager
def serve_table() -> Iterator[str]:
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


def offered_moves(page: Page) -> list[str]:
    """The moves in words, once we are asked."""
    page.wait_for_selector(MOVES, state="attached", timeout=60_000)
    return page.locator(MOVES).all_inner_texts()


def make_move(page: Page) -> None:
    page.locator(MOVES).first.evaluate("button => button.click()")
    page.wait_for_timeout(400)


def play(page: Page, moves: int) -> None:
    """Until so many are made and it is our turn again."""
    for _ in range(moves):
        offered_moves(page)
        make_move(page)
    offered_moves(page)


def film_goal(page: Page, house: House, folder: Path) -> None:
    """A bot attacks and is stopped; then we score. Time passes frame by frame: a slow computer takes the same film."""
    page.clock.install()
    line, telling = Line(page, house, "gogoal"), Telling(before_film())
    line.begin(telling)
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(datetime.now(UTC) + timedelta(days=1))
    frames: list[Image.Image] = []
    for moves in STORY:
        line.tell(telling.after(*moves))
        page.wait_for_timeout(500)
        frames += shoot_scene(page)
    save_film(frames, folder / "goal.webp")


def before_film() -> GoGoalMatch:
    hands = ["M goal no var", "F go-goal penalty red"]
    return scene(hands, ["D D M F F", "D M M F F"], scored=["go-goal", "penalty"], turn=1)


STORY = (("attack go-goal 0",), ("answer no",), ("1: draw actions", "attack goal 1", "let"))
"""What is told one after the other, and seen to its end."""


def shoot_scene(page: Page) -> list[Image.Image]:
    """Until the scene is over, and a moment longer."""
    frames: list[Image.Image] = []
    while len(frames) < MAX_FRAMES and page.locator(".scene").count():
        frames.append(shoot(page))
    return frames + [shoot(page) for _ in range(PAUSE_FRAMES)]


def shoot(page: Page) -> Image.Image:
    page.clock.run_for(FRAME_MS)
    page.evaluate(STEP, FRAME_MS)
    return Image.open(BytesIO(page.screenshot())).convert("RGB").resize(FILM_SIZE, Image.Resampling.LANCZOS)


def save_film(frames: list[Image.Image], file: Path) -> None:
    first, *others = frames
    first.save(file, save_all=True, append_images=others, duration=FRAME_MS, loop=0, quality=62, method=4)
    check_size(file, MAX_MOVING_BYTES)


def take(page: Page, name: str, folder: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    file = folder / f"{name}.png"
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    check_size(file, MAX_BYTES)


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
    with serve_table() as address, sync_playwright() as play_wright:
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
            film_goal(page, House(address), folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
